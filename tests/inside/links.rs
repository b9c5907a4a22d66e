//! The Links view: what it draws agrees with the links, and at known steps is
//! what one finds by hand.

use std::collections::BTreeSet;

use dlx_stage::app::{Action, App, Saved};
use dlx_stage::dlx::{ItemId, Links, NodeId, OptionId, PlaceKind, Rule, Word, text};
use dlx_stage::document::Reading;
use dlx_stage::loaded::Loaded;
use dlx_stage::player::Player;
use dlx_stage::puzzle::exact::ExactCover;
use dlx_stage::settings::{Settings, StepSize, ViewKind};
use dlx_stage::snapshot::inside::links::{
    Arrow, Course, Head, HeadLook, Held, LinksView, Look, Picture, Room, Spot, WrongOrder, told,
};
use dlx_stage::snapshot::{Around, Inside, Snapshot};

const ROOM: Room = Room {
    columns: 8,
    rows: 6,
};

const LINKS: [Word; 4] = [Word::Left, Word::Right, Word::Up, Word::Down];

fn open(puzzle: &str) -> App {
    let saved = Saved {
        puzzle: puzzle.to_owned(),
        ..Saved::default()
    };
    let mut app = App::new(&saved).expect("the picker has it");
    app.update(Action::ToggleView(ViewKind::Links));
    app
}

fn inside(app: &mut App) -> Inside {
    app.snapshot().inside.expect("a view is open")
}

fn view(inside: &Inside) -> &LinksView {
    inside.links.as_ref().expect("the view is open")
}

fn wrong(inside: &Inside) -> &WrongOrder {
    view(inside).wrong.as_ref().expect("it is switched on")
}

fn picture(inside: &Inside) -> Picture {
    let view = view(inside);
    view.picture(inside, view.item.unwrap_or(ItemId(0)), None, ROOM, None)
}

fn after(app: &mut App, steps: usize) -> Inside {
    for _ in 0..steps {
        app.update(Action::Step);
    }
    inside(app)
}

/// The place drawn at this spot.
fn place_at(picture: &Picture, spot: Spot) -> NodeId {
    match spot.row {
        0 => picture.heads[spot.column].place,
        _ => {
            let node = picture.nodes.iter().find(|node| node.spot == spot);
            node.expect("something is drawn there").place
        }
    }
}

#[track_caller]
fn arrow(picture: &Picture, place: u32, word: Word) -> Arrow {
    let found = picture.arrows.iter();
    let mut found = found.filter(|a| a.place.number() == place && a.word == word);
    *found.next().expect("it is drawn")
}

fn head<'p>(picture: &'p Picture, inside: &Inside, name: &str) -> &'p Head {
    let named = |head: &&Head| {
        head.item
            .is_some_and(|item| inside.names.item(item) == name)
    };
    picture.heads.iter().find(named).expect("it is shown")
}

/// Each arrow leads where its word says, and is drawn as it should be.
#[track_caller]
fn assert_agrees(picture: &Picture, links: &Links) {
    let shown: BTreeSet<u32> = picture
        .heads
        .iter()
        .map(|head| head.place.number())
        .collect();
    let nodes = picture.nodes.iter().map(|node| node.place.number());
    let shown: BTreeSet<u32> = shown.into_iter().chain(nodes).collect();
    for arrow in &picture.arrows {
        assert_eq!(place_at(picture, arrow.from), arrow.place);
        let word = links.word(arrow.place, arrow.word).expect("a link");
        match arrow.course {
            Course::Straight(spot) | Course::Bent(spot) => {
                assert_eq!(place_at(picture, spot).number(), word);
                let between = picture.nodes.iter().filter(|node| {
                    let (low, high) = (arrow.from.row.min(spot.row), arrow.from.row.max(spot.row));
                    node.spot.column == spot.column && low < node.spot.row && node.spot.row < high
                });
                let between = match arrow.word {
                    Word::Left | Word::Right => spot.column.abs_diff(arrow.from.column) - 1,
                    Word::Up | Word::Down | Word::Length => between.count(),
                };
                assert_eq!(between > 0, matches!(arrow.course, Course::Bent(_)));
            }
            Course::Round => assert!(shown.contains(&word)),
            Course::Off(place) => {
                assert_eq!(place, word);
                assert!(!shown.contains(&place));
            }
        }
    }
    for node in &picture.nodes {
        assert_eq!(links.node_in(node.option, node.item), Some(node.place));
        let linked = links.ring(node.item).any(|option| option == node.option);
        assert_eq!(node.linked, linked, "by walking the ring");
        for word in [Word::Up, Word::Down] {
            let look = arrow(picture, node.place.number(), word).look;
            assert_eq!(look == Look::Remembered, !linked);
        }
    }
    for head in picture.heads.iter().filter(|head| head.item.is_some()) {
        let item = head.item.expect("an item");
        let covered = matches!(head.look, HeadLook::Covered | HeadLook::Chosen);
        assert!(covered || !links.is_covered(item));
        assert_eq!(head.size as usize, links.ring(item).count());
    }
}

/// From the root through the live words, and back to it.
#[track_caller]
fn assert_closes(picture: &Picture, links: &Links) {
    for (word, back) in [(Word::Right, Word::Left), (Word::Left, Word::Right)] {
        let mut at = 0;
        for _ in 0..picture.heads.len() {
            let next = arrow(picture, at, word);
            at = match next.course {
                Course::Straight(spot) | Course::Bent(spot) => place_at(picture, spot).number(),
                Course::Round => links.word(next.place, word).expect("a link"),
                Course::Off(place) => panic!("{place} is not shown"),
            };
            let place = links.place(at).expect("a place");
            assert_eq!(links.word(place, back), Some(next.place.number()));
            if at == 0 {
                break;
            }
        }
        assert_eq!(at, 0, "the ring closes");
    }
}

/// The words that differ from those before the step, but for lengths.
fn differing(before: &Links, now: &Links) -> BTreeSet<(u32, u8)> {
    let places = (0..now.places()).filter_map(|at| now.place(at));
    let all = places.flat_map(|place| LINKS.map(|word| (place, word)));
    all.filter(|&(place, word)| before.word(place, word) != now.word(place, word))
        .map(|(place, word)| (place.number(), word as u8))
        .collect()
}

#[test]
fn a_single_link_write_marks_the_words_it_wrote() {
    let mut app = open("exact-knuth");
    app.update(Action::SetStepSize(StepSize::Link));
    let mut before = view(&inside(&mut app)).links.clone();
    let mut writes = 0;
    while app.snapshot().controls.can_step {
        let inside = after(&mut app, 1);
        let view = view(&inside);
        assert_agrees(&picture(&inside), &view.links);
        let differing = differing(&before, &view.links);
        for at in 0..view.links.places() {
            let place = view.links.place(at).expect("a place");
            for word in LINKS {
                let differs = differing.contains(&(at, word as u8));
                assert_eq!(view.has_changed(place, word), differs);
            }
        }
        assert_eq!(view.touched.len(), usize::from(!differing.is_empty()));
        writes += view.touched.len();
        before = view.links.clone();
    }
    // Each of the 29 updates is made and undone.
    assert_eq!(writes, 58);
}

/// From step to step all is as the links say, and all that differs is marked
/// as changed.
#[track_caller]
fn assert_agrees_all_along(puzzle: &str, most: usize, whole: bool) {
    let mut app = open(puzzle);
    let mut before = view(&inside(&mut app)).links.clone();
    for _ in 0..most {
        if !app.snapshot().controls.can_step {
            break;
        }
        let inside = after(&mut app, 1);
        let (view, picture) = (view(&inside), picture(&inside));
        assert_agrees(&picture, &view.links);
        assert_eq!(picture.held.is_none(), whole);
        if whole {
            assert_closes(&picture, &view.links);
        }
        for (place, word) in differing(&before, &view.links) {
            let place = view.links.place(place).expect("a place");
            let words = [Word::Left, Word::Right, Word::Up, Word::Down];
            let word = words
                .into_iter()
                .find(|w| *w as u8 == word)
                .expect("a word");
            assert!(view.has_changed(place, word));
        }
        assert_eq!(told(&picture, &inside.names).len(), picture.heads.len());
        before = view.links.clone();
    }
}

#[test]
fn knuths_example_all_along() {
    assert_agrees_all_along("exact-knuth", usize::MAX, true);
}

#[test]
fn lpnu_all_along() {
    assert_agrees_all_along("lpnu", 400, false);
}

#[test]
fn a_sudoku_all_along() {
    assert_agrees_all_along("sudoku-hard", 60, false);
}

#[test]
fn knuths_example_after_covering_a() {
    let mut app = open("exact-knuth");
    let inside = after(&mut app, 2);
    let picture = picture(&inside);
    assert_eq!(
        (picture.heads.len(), picture.rows.len(), picture.nodes.len()),
        (8, 6, 16)
    );
    assert_eq!(head(&picture, &inside, "a").look, HeadLook::Chosen);
    assert!(head(&picture, &inside, "a").touched);
    // The ring is bent around a, which remembers root and b.
    let (root, b) = (Spot { row: 0, column: 0 }, Spot { row: 0, column: 2 });
    let right = arrow(&picture, 0, Word::Right);
    assert_eq!(
        (right.course, right.look, right.changed),
        (Course::Bent(b), Look::Live, true)
    );
    assert_eq!(arrow(&picture, 2, Word::Left).course, Course::Bent(root));
    let remembered = arrow(&picture, 1, Word::Left);
    assert_eq!(remembered.course, Course::Straight(root));
    assert_eq!(
        (remembered.look, remembered.changed),
        (Look::Remembered, false)
    );
    // Places 13 and 21 are d in options 2 and 4: d's list goes past both.
    assert_eq!(
        arrow(&picture, 4, Word::Down).course,
        Course::Bent(Spot { row: 6, column: 4 })
    );
    let out: Vec<u32> = picture
        .nodes
        .iter()
        .filter(|n| !n.linked)
        .map(|n| n.place.number())
        .collect();
    assert_eq!(out, [13, 14, 21, 22]);
    let told = told(&picture, &inside.names);
    assert_eq!(
        told[1],
        "a, chosen and covered; left of it root, right of it b. \
         2 in its list; first 12; 12 of option 2 (a d g): above it a, below it 20; \
         20 of option 4 (a d f): above it 12, below it a"
    );
}

#[test]
fn a_window_follows_and_can_be_held() {
    let mut app = open("sudoku-hard");
    let inside = after(&mut app, 3);
    let view = view(&inside);
    let item = view.item.expect("chosen");
    let following = picture(&inside);
    assert!(following.heads.iter().any(|head| head.item == Some(item)));
    assert!(following.heads.len() <= 9 && following.rows.len() == 6);
    // The option tried is there with all its items.
    let (_, tried) = view.tried.expect("an option is tried");
    let row = following.nodes.iter().filter(|node| node.option == tried);
    assert_eq!(row.count(), 4);
    assert!(following.place.contains(" of 9"), "{}", following.place);
    // All nine, in two windows; past the end it stops.
    let mut seen = BTreeSet::new();
    for (row, first) in [(0, 0), (5, 3), (99, 3)] {
        let held = Held {
            item,
            row,
            column: 0,
        };
        let picture = view.picture(&inside, item, Some(held), ROOM, None);
        assert_agrees(&picture, &view.links);
        assert_eq!(
            picture.held,
            Some(Held {
                item,
                row: first,
                column: 0
            })
        );
        seen.extend(picture.rows.iter().map(|row| row.option.0));
    }
    assert_eq!(seen.len(), 9);
}

#[test]
fn links_that_leave_the_window_tell_where_to() {
    let mut app = open("lpnu");
    let inside = inside(&mut app);
    let (view, picture) = (view(&inside), picture(&inside));
    let mut left = 0;
    for arrow in &picture.arrows {
        if let Course::Off(place) = arrow.course {
            let place = view.links.place(place).expect("a place");
            let header = matches!(view.links.kind(place), PlaceKind::Header(_));
            assert_eq!(header, matches!(arrow.word, Word::Left | Word::Right));
            left += 1;
        }
    }
    assert!(left > 10);
}

#[test]
fn the_wrong_order_breaks_a_copy() {
    let mut app = open("lpnu");
    // An option of five squares and a piece: the item chosen and five others.
    app.update(Action::SetWrongOrder(true));
    let inside = after(&mut app, 8);
    let view = view(&inside);
    let (item, option): (ItemId, OptionId) = view.tried.expect("an option is tried");
    let taken: Vec<ItemId> = view.links.taken(option, item).collect();
    assert_eq!(taken.len(), 5);
    let breakage = view.links.uncover_in_order(&taken);
    let wrong = wrong(&inside);
    assert_eq!(wrong.count(), breakage.words.len());
    assert!(wrong.count() > 0);
    let said = format!("): {} words are wrong. ", wrong.count());
    assert!(wrong.says.contains(&said), "{}", wrong.says);
    let picture = view.picture(&inside, item, None, ROOM, None);
    for arrow in &picture.arrows {
        let mut words = breakage.words.iter();
        let broken = words.any(|w| w.place == arrow.place && w.word == arrow.word);
        assert_eq!(arrow.broken, broken);
        assert!(!arrow.changed);
    }
    // One sees the word that is told of.
    assert!(
        picture.heads.iter().any(|head| head.broken) || picture.arrows.iter().any(|a| a.broken)
    );
    // The search itself is untouched.
    assert_eq!(after(&mut app, 0).links, inside.links);
}

#[test]
fn the_wrong_order_needs_two_items() {
    let mut app = open("exact-knuth");
    app.update(Action::SetWrongOrder(true));
    let inside = after(&mut app, 3);
    let wrong = wrong(&inside);
    assert!(wrong.links.is_none() && wrong.count() == 0);
    assert!(
        wrong.says.starts_with("To see it, step on"),
        "{}",
        wrong.says
    );
}

#[test]
fn the_wrong_order_is_for_this_puzzle_and_this_visit() {
    let mut app = open("exact-knuth");
    assert_eq!(view(&after(&mut app, 5)).wrong, None);
    let saved = app.saved();
    app.update(Action::SetWrongOrder(true));
    assert!(wrong(&inside(&mut app)).count() > 0);
    assert_eq!(app.saved(), saved);
    // At full speed nothing is tried on a copy.
    app.update(Action::All);
    assert!(wrong(&inside(&mut app)).links.is_none());
    app.update(Action::Load("lpnu".to_owned()));
    assert_eq!(view(&inside(&mut app)).wrong, None);
}

#[test]
fn the_window_goes_to_the_link_that_is_wrong() {
    let mut app = open("lpnu");
    app.update(Action::SetWrongOrder(true));
    let inside = after(&mut app, 14);
    let wrong = wrong(&inside);
    let said = "17 words are wrong. In r2c4's list 441 is below 355, not 379.";
    assert!(wrong.says.contains(said), "{}", wrong.says);
    let picture = view(&inside).picture(&inside, ItemId(0), None, ROOM, None);
    let broken = arrow(&picture, 355, Word::Down);
    assert!(broken.broken);
    let Course::Bent(spot) = broken.course else {
        panic!("it passes over a node: {broken:?}");
    };
    assert_eq!(place_at(&picture, spot).number(), 441);
    assert!(picture.nodes.iter().any(|node| node.place.number() == 379));
}

/// At a dead end just chosen, the innermost option that has covered two items
/// or more is one of those before it.
#[test]
fn the_wrong_order_of_an_option_further_out() {
    let mut app = open("lpnu");
    app.update(Action::SetWrongOrder(true));
    let mut further = 0;
    for _ in 0..150 {
        let inside = after(&mut app, 1);
        let view = view(&inside);
        let innermost = view
            .tried
            .map(|(item, option)| view.links.taken(option, item).count());
        let wrong = wrong(&inside);
        if innermost.unwrap_or(0) < 2 && wrong.links.is_some() {
            assert!(wrong.says.starts_with("Uncovered in the order covered ("));
            assert_eq!(wrong.count() == 0, wrong.says.contains("no difference"));
            further += 1;
        }
    }
    assert!(further > 10, "{further}");
}

/// While following, what the last step or write changed is in the picture, and
/// the window stays where it was as long as it is.
#[track_caller]
fn assert_follows(singly: bool, most: usize, columns: usize) {
    let mut app = open("lpnu");
    if singly {
        app.update(Action::SetStepSize(StepSize::Link));
    }
    let room = Room { columns, rows: 6 };
    let (mut seen, mut stayed): (Option<Picture>, usize) = (None, 0);
    for at in 0..most {
        let inside = after(&mut app, 1);
        let view = view(&inside);
        let item = view.item.unwrap_or(ItemId(0));
        let picture = view.picture(&inside, item, None, room, seen.as_ref());
        assert_agrees(&picture, &view.links);
        assert!(picture.heads.len() <= columns + 1 && picture.rows.len() <= room.rows);
        let shows = |picture: &Picture, place: NodeId| match view.links.kind(place) {
            PlaceKind::Root => true,
            PlaceKind::Header(item) => picture.heads.iter().any(|it| it.item == Some(item)),
            _ => picture.nodes.iter().any(|node| node.place == place),
        };
        let centre = view.centre().map(|item| view.links.header(item));
        let mut changed: Vec<NodeId> = centre.into_iter().collect();
        if singly && !view.touched.is_empty() {
            let places = (0..view.links.places()).filter_map(|at| view.links.place(at));
            let bent = places.filter(|&at| LINKS.iter().any(|&word| view.has_changed(at, word)));
            changed.extend(bent);
            changed.extend(&view.touched);
            assert!(changed.len() >= 4);
        }
        for &place in &changed {
            assert!(shows(&picture, place), "{at}: {place:?} of {changed:?}");
        }
        let same = |seen: &&Picture| seen.place == picture.place;
        stayed += usize::from(seen.as_ref().filter(same).is_some());
        seen = Some(picture);
    }
    assert!(stayed * 3 > most, "{stayed} of {most}");
}

#[test]
fn the_window_shows_what_the_last_step_changed() {
    for columns in [3, 8] {
        assert_follows(false, 150, columns);
    }
}

#[test]
fn the_window_shows_what_the_last_write_changed() {
    for columns in [3, 8] {
        assert_follows(true, 300, columns);
    }
}

#[test]
fn after_an_option_has_covered_all_the_window_is_still_on_it() {
    let mut app = open("lpnu");
    let inside = after(&mut app, 8);
    let view = view(&inside);
    let (item, option) = view.tried.expect("an option is tried");
    assert_ne!(view.item, Some(item), "the next item is known");
    let picture = picture(&inside);
    assert_eq!(picture.held.map(|held| held.item), Some(item));
    assert!(picture.rows.iter().any(|row| row.option == option));
}

/// A problem that is not in the picker, with the view open, after so many
/// steps; `None` past the end.
fn own(knuth: &str, steps: usize, wrong_order: bool) -> Option<Inside> {
    let problem = text::parse_knuth(knuth).expect("it is well formed");
    let puzzle = ExactCover::new(problem);
    let loaded = Loaded::new("own", "Own", Reading::of("", puzzle)).expect("it has no givens");
    let mut player = Player::new(loaded.puzzle().problem(), loaded.search(Rule::Shortest));
    for _ in 0..steps {
        player.step()?;
    }
    let mut settings = Settings::default();
    settings.views.toggle(ViewKind::Links);
    let around = Around {
        settings,
        wrong_order,
        ..Around::default()
    };
    Snapshot::new(&loaded, &mut player, around).inside
}

/// Option a b d takes d, then a. Should d come back first, the ring of c
/// passes over its first node for good (as tests/fine/wrong.rs finds).
#[test]
fn a_broken_link_is_drawn_and_told() {
    let knuth = include_str!("../data/cases/E04_uncover_order.dlx");
    let mut broken = Vec::new();
    for inside in (0..).map_while(|steps| own(knuth, steps, true)) {
        let view = view(&inside);
        let wrong = wrong(&inside);
        let picture = view.picture(&inside, ItemId(0), None, ROOM, None);
        for arrow in picture.arrows.iter().filter(|arrow| arrow.broken) {
            broken.push((arrow.place.number(), arrow.word, arrow.course));
            assert_eq!(
                wrong.says,
                "Uncovered in the order covered (d, a): 1 word is wrong. In c's list 17 is below c, \
                 not 6. What a place remembers is right only if the last one out is the first one back."
            );
        }
    }
    let past = Course::Bent(Spot { row: 4, column: 3 });
    broken.dedup();
    assert_eq!(broken, [(3, Word::Down, past)]);
}

#[test]
fn the_lengths_of_knuths_example_would_be_wrong() {
    let mut app = open("exact-knuth");
    app.update(Action::SetWrongOrder(true));
    let inside = after(&mut app, 5);
    let wrong = wrong(&inside);
    assert_eq!(
        wrong.says,
        "Uncovered in the order covered (d, g): 2 words are wrong. The length of d's list is 2, not 1. \
         Options with two of these items come back twice, and are counted twice."
    );
    let picture = view(&inside).picture(&inside, ItemId(0), None, ROOM, None);
    let broken: Vec<&str> = (picture.heads.iter().filter(|head| head.broken))
        .filter_map(|head| head.item.map(|item| inside.names.item(item)))
        .collect();
    assert_eq!(broken, ["d", "e"]);
}

#[test]
fn coloured_and_secondary_items_all_along() {
    let knuth = include_str!("../data/cases/E14b_restore_colour.dlx");
    let mut steps = 0;
    while let Some(inside) = own(knuth, steps, false) {
        let picture = picture(&inside);
        assert_agrees(&picture, &view(&inside).links);
        assert_closes(&picture, &view(&inside).links);
        // The header of x is a ring of its own: there is nothing to draw.
        let alone = picture.arrows.iter().filter(|arrow| {
            arrow.place.number() == 3 && matches!(arrow.word, Word::Left | Word::Right)
        });
        assert_eq!(alone.count(), 0);
        steps += 1;
    }
    assert!(steps > 10);
}
