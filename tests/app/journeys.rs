//! Whatever one does, in whatever order: nothing panics, the links stay whole,
//! and what is the user's own is kept until he puts something else in its place.

use crate::common::{app, sudoku};
use dlx_stage::app::{Action, App, Guide, Saved};
use dlx_stage::dlx::{ItemId, OptionId};
use dlx_stage::document::{Document, Format};
use dlx_stage::link::Link;
use dlx_stage::loaded::Loaded;
use dlx_stage::settings::{RuleKind, StepSize};
use dlx_stage::thing::Thing;
use proptest::prelude::*;

/// Puzzles that are soon searched, and what is none.
const ENTRIES: [&str; 10] = [
    "sudoku-4x4",
    "sudoku-4x4-empty",
    "latin-4x4-empty",
    "lpnu",
    "dominoes-4x4",
    "queens-4",
    "exact-knuth",
    Loaded::OWN,
    Loaded::SHARED,
    "nonsense",
];

/// Texts of the user's own, right and wrong.
fn texts(number: usize) -> Action {
    let (format, text) = [
        (Format::Sudoku, "1..............."),
        (Format::Sudoku, "11.............."),
        (Format::Knuth, "a b | x\na x:1\nb x:1\nb x:2\n"),
        (Format::Knuth, "a b\nc\n"),
        (Format::Tiling, "board 2x2\npiece D x2\n##\n"),
        (Format::Latin, "latin\n1..\n...\n..."),
        (Format::Matrix, "1 0\n0 1\n"),
        (Format::Queens, "queens 0"),
    ][number % 8];
    Action::Open(Document::new(format, text))
}

/// Somebody else's links, right and wrong, and those made on the way.
fn links(number: usize, made: &[String]) -> Action {
    let other = |text: &str| {
        let mut app = app("");
        app.update(sudoku(text));
        app.update(Action::Seek(number as u64 % 30));
        while app.is_busy() {
            app.tick(0.016, &mut || true);
        }
        app.link().to_text()
    };
    Action::Follow(match number % 8 {
        0 => other("4..............."),
        1 => other("1..............."),
        2 => "puzzle=lpnu&at=57.1&steer=0-i2&views=links".to_owned(),
        3 => "puzzle=exact-knuth&at=999".to_owned(),
        4 => "v=1&puzzle=lpnu".to_owned(),
        5 => "puzzle=sudoku-4x4&rule=random&symmetry=1".to_owned(),
        _ => match made.get(number / 8 % made.len().max(1)) {
            Some(link) => link.clone(),
            None => "puzzle=nonsense".to_owned(),
        },
    })
}

fn walk(number: usize) -> Action {
    match number % 8 {
        0 => Action::Reset,
        1 => Action::Back,
        2 | 3 => Action::Step,
        4 => Action::Solve,
        5 => Action::All,
        6 => Action::TogglePlay,
        _ => Action::Seek(number as u64),
    }
}

fn setting(number: usize) -> Action {
    match number % 8 {
        0 => Action::SetRule(RuleKind::Shortest),
        1 => Action::SetRule(RuleKind::Random),
        2 => Action::SetSymmetry(number % 16 < 8),
        3 => Action::SetStepSize(StepSize::Link),
        4 => Action::SetStepSize(StepSize::Solution),
        5 => Action::SetPredict(number % 16 < 8),
        6 => Action::Steer(Thing::Item(ItemId(number as u32 % 30))),
        _ => Action::Steer(Thing::Option(OptionId(number as u32 % 60))),
    }
}

fn guide(number: usize) -> Action {
    Action::Lesson(match number % 6 {
        0 => Guide::Start(number / 6 % 4),
        1 => Guide::Next,
        2 => Guide::Previous,
        3 => Guide::Return,
        _ => Guide::Leave,
    })
}

fn act(what: u8, number: usize, made: &[String]) -> Action {
    match what {
        0 | 1 => Action::Load(ENTRIES[number % ENTRIES.len()].to_owned()),
        2 => texts(number),
        3 | 4 => links(number, made),
        5..=7 => Action::SetCell {
            row: number as u16 % 5,
            col: number as u16 / 5 % 4,
            symbol: (number as u16 / 20).checked_sub(1),
        },
        8 => Action::Clear,
        9 | 10 => setting(number),
        11 => guide(number),
        _ => walk(number),
    }
}

/// What the user's own is after an action that was done, having been these, the
/// last one last: what he has put there, or one of those, come back to.
fn own_after(action: &Action, app: &App, before: &[Document]) -> Option<Document> {
    let here = app.document().filter(|_| app.loaded().id == Loaded::OWN);
    let his = match action {
        Action::Open(_) => here.filter(|_| app.fault().is_none()),
        Action::SetCell { .. } | Action::Clear => here,
        _ => here.filter(|here| before.contains(here)),
    };
    his.or_else(|| before.last().cloned())
}

fn kept(app: &App) -> Option<Document> {
    app.saved().own.map(|own| own.document().clone())
}

/// What must hold at all times.
fn check(app: &mut App) -> Result<(), TestCaseError> {
    prop_assert_eq!(app.search().links().check(), Ok(()));
    let (id, title) = (&app.loaded().id, &app.loaded().title);
    let text = app.loaded().document().cloned();
    match id.as_str() {
        Loaded::OWN => {
            prop_assert!(title.starts_with("Own "));
            prop_assert_eq!(text, kept(app));
        }
        Loaded::SHARED => {
            prop_assert!(title.starts_with("Shared "));
            prop_assert!(text.is_some() && text != kept(app));
        }
        _ => prop_assert_eq!(text, None),
    }
    let saved = app.saved();
    prop_assert_ne!(&saved.puzzle, Loaded::SHARED);
    let again = Saved::from_text(&saved.to_text());
    prop_assert_eq!(&again, &saved);
    let again = App::new(&again).map_err(|fault| TestCaseError::fail(fault.to_string()))?;
    prop_assert_eq!(&again.loaded().id, &saved.puzzle);
    let link = app.link();
    prop_assert_eq!(Link::from_text(&link.to_text()), Ok(link));
    app.snapshot();
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 100,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn what_is_the_users_own_is_kept(
        acts in prop::collection::vec((0..16_u8, 0..1000_usize, 0..4_u32), 1..40),
    ) {
        let mut app = app("");
        let (mut owned, mut made) = (Vec::new(), Vec::new());
        for (what, number, ticks) in acts {
            let action = act(what, number, &made);
            let before = app.link();
            app.update(action.clone());
            if app.fault().is_some() && matches!(action, Action::Load(_) | Action::Open(_)) {
                prop_assert_eq!(app.link(), before, "{:?}", action);
            }
            let own = own_after(&action, &app, &owned);
            prop_assert_eq!(&kept(&app), &own, "{:?}", action);
            owned.extend(own);
            check(&mut app)?;
            let mut left = 3;
            for _ in 0..ticks {
                app.tick(0.016, &mut || {
                    left -= 1;
                    left > 0
                });
            }
            made.push(app.link().to_text());
        }
    }
}
