//! The program view: the line and the variables at every step, against
//! Algorithm X as a plain recursion over sets.

mod common;

use dlx_stage::app::{Action, App, Saved};
use dlx_stage::dlx::{Fine, ItemId, OptionId, Problem, Rule, Search, Step, Way};
use dlx_stage::puzzle::Puzzle;
use dlx_stage::puzzle::polyomino::Polyomino;
use dlx_stage::settings::{StepSize, ViewKind};
use dlx_stage::snapshot::inside::program::{self, InnerLine, Line, ProgramView, Variables};
use dlx_stage::thing::Thing;

/// The recursion: what is done, in order, with the variables there.
struct Recursion<'p> {
    problem: &'p Problem,
    told: Vec<(Line, Variables)>,
}

impl Recursion<'_> {
    fn tell(problem: &Problem) -> Vec<(Line, Variables)> {
        let mut recursion = Recursion {
            problem,
            told: Vec::new(),
        };
        let items: Vec<ItemId> = problem.items().filter(|&i| problem.is_primary(i)).collect();
        recursion.enter(0, &items, &problem.options().collect::<Vec<_>>());
        recursion.told
    }

    fn items(&self, option: OptionId) -> Vec<ItemId> {
        let uses = self.problem.option(option).iter();
        uses.map(|each| each.item).collect()
    }

    fn enter(&mut self, level: usize, items: &[ItemId], options: &[OptionId]) {
        let with = |item: ItemId| -> Vec<OptionId> {
            let all = options.iter().copied();
            all.filter(|&o| self.items(o).contains(&item)).collect()
        };
        let at = Variables {
            level,
            ..Variables::default()
        };
        let Some(&item) = items.iter().min_by_key(|&&item| with(item).len()) else {
            return self.told.push((Line::Solution, at));
        };
        let list = with(item);
        let at = Variables {
            item: Some(item),
            size: Some(list.len() as u32),
            ..at
        };
        self.told.extend([(Line::Choose, at), (Line::Cover, at)]);
        for (number, &option) in (1..).zip(&list) {
            let at = Variables {
                option: Some(option),
                number: Some(number),
                ..at
            };
            let of = self.items(option);
            let (before, after) = of.split_at(of.iter().position(|&i| i == item).unwrap());
            let others: Vec<ItemId> = after[1..].iter().chain(before).copied().collect();
            let told = |line| {
                move |&other| {
                    let other = Some(other);
                    (line, Variables { other, ..at })
                }
            };
            self.told.push((Line::Try, at));
            self.told.extend(others.iter().map(told(Line::CoverOthers)));
            let left = items.iter().copied().filter(|i| !of.contains(i));
            let apart = |o: &OptionId| !self.items(*o).iter().any(|i| of.contains(i));
            let rest: Vec<OptionId> = options.iter().copied().filter(apart).collect();
            self.enter(level + 1, &left.collect::<Vec<_>>(), &rest);
            let undone = others.iter().rev().map(told(Line::UncoverOthers));
            self.told.extend(undone);
            self.told.push((Line::Untry, at));
        }
        self.told.push((Line::Uncover, at));
    }
}

fn knuth() -> Problem {
    let text = include_str!("data/trace/knuth.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let problem: Vec<&str> = lines.take_while(|&line| line != "---").collect();
    common::parse(&problem.join("\n"))
}

/// Walks to the end and asks for the line, the next line and the variables at
/// each step.
#[track_caller]
fn assert_like_the_recursion(problem: &Problem) {
    let want = Recursion::tell(problem);
    let mut search = Search::new(problem, Rule::Shortest);
    for (at, &(line, variables)) in want.iter().enumerate() {
        let last = search.step();
        let next = search.step();
        if next.is_some() {
            search.back();
        }
        let view = program::view(&search, last, None, next);
        assert_eq!(view.line, Some(line), "step {at}: {last:?}");
        assert_eq!(view.variables, variables, "step {at}: {last:?}");
        assert_eq!(view.next, want.get(at + 1).map(|next| next.0), "step {at}");
        let level = want.get(at + 1).map(|next| next.1.level);
        let passing = match line {
            Line::Uncover | Line::Solution => Some(Line::Back),
            _ if level > Some(variables.level) => Some(Line::Deeper),
            _ => None,
        };
        assert_eq!(view.passing, passing, "step {at}");
    }
    assert_eq!(search.step(), None);
}

#[test]
fn knuths_example_line_by_line() {
    let problem = knuth();
    assert_like_the_recursion(&problem);
    // By hand: "cover g", the fifth step, when 1 = a d g is tried for a.
    let (line, variables) = Recursion::tell(&problem)[4];
    assert_eq!(line, Line::CoverOthers);
    assert_eq!(
        variables,
        Variables {
            level: 0,
            item: Some(ItemId(0)),
            size: Some(2),
            option: Some(OptionId(1)),
            number: Some(1),
            other: Some(ItemId(6)),
        }
    );
}

#[test]
fn dead_ends_at_once_and_nothing_to_cover() {
    assert_like_the_recursion(&common::parse("a b\na\n"));
    assert_like_the_recursion(&common::parse("| x\nx\n"));
    assert_like_the_recursion(&common::parse("a\na\na\n"));
}

#[test]
fn at_the_start_level_0_is_entered() {
    let problem = knuth();
    let mut search = Search::new(&problem, Rule::Shortest);
    let next = search.step();
    search.back();
    let view = program::view(&search, None, None, next);
    let seen = (view.line, view.passing, view.next, view.variables);
    let want = (Some(Line::Enter), None, Some(Line::Choose));
    assert_eq!(seen, (want.0, want.1, want.2, Variables::default()));
}

/// Colours: an item that gets one is among the others, one that has it
/// already is passed over.
#[test]
fn purify_is_a_line_of_the_others() {
    let problem = common::parse(common::COLOURED);
    let mut search = Search::new(&problem, Rule::Shortest);
    let mut seen = 0;
    while let Some(step) = search.step() {
        let (Step::Purify { item, .. } | Step::Unpurify { item, .. }) = step else {
            continue;
        };
        let view = program::view(&search, Some(step), None, None);
        let (line, routine) = match step {
            Step::Purify { .. } => (Line::CoverOthers, Way::Unlink),
            _ => (Line::UncoverOthers, Way::Relink),
        };
        assert_eq!((view.line, view.routine), (Some(line), Some(routine)));
        assert_eq!(view.variables.other, Some(item));
        assert!(view.colours);
        seen += 1;
    }
    assert!(seen >= 4, "{seen}");
}

/// Amid a step the line is that of the step, with the variables of the step,
/// and the inner line that of the write.
#[test]
fn single_writes_of_knuths_example() {
    let problem = knuth();
    let want = Recursion::tell(&problem);
    let mut fine = Fine::new(Search::new(&problem, Rule::Shortest));
    let (mut step, mut writes) = (0, 0);
    while let Some(write) = fine.write() {
        let view = program::view(fine.search(), Some(write.step), Some(&write), None);
        assert_eq!(view.line, Some(want[step].0), "step {step}: {write:?}");
        assert_eq!(view.variables, want[step].1, "step {step}: {write:?}");
        let Some(inner) = view.write else {
            assert_eq!(write.count, 0);
            step += 1;
            continue;
        };
        writes += 1;
        let is_header = matches!(inner.thing, Thing::Item(_));
        let covering = matches!(write.step, Step::Cover { .. });
        let expected = match (covering, is_header) {
            (true, true) => InnerLine::UnlinkHeader,
            (true, false) => InnerLine::UnlinkNode,
            (false, false) => InnerLine::RelinkNode,
            (false, true) => InnerLine::RelinkHeader,
        };
        assert_eq!(inner.line, expected);
        // Cover begins with the header, uncover ends with it.
        let outermost = if covering { 0 } else { write.count - 1 };
        assert_eq!(is_header, write.index == outermost);
        assert!(view.passing.is_none() || write.is_last());
        step += usize::from(write.is_last());
    }
    assert_eq!(step, want.len());
    // Every element taken out comes back.
    assert_eq!(writes, 2 * fine.search().counters().updates);
}

fn lpnu() -> App {
    let saved = Saved {
        puzzle: "lpnu".to_owned(),
        ..Saved::default()
    };
    App::new(&saved).expect("the picker has it")
}

fn seen(app: &mut App) -> ProgramView {
    let inside = app.snapshot().inside.expect("a view is open");
    inside.program.expect("it is the program")
}

#[test]
fn the_first_steps_of_lpnu_on_the_page() {
    let want = Recursion::tell(Polyomino::lpnu().problem());
    let mut app = lpnu();
    app.update(Action::ToggleView(ViewKind::Program));
    app.update(Action::SetStepSize(StepSize::Cover));
    assert_eq!(seen(&mut app).line, Some(Line::Enter));
    for (at, &(line, variables)) in want.iter().take(200).enumerate() {
        app.update(Action::Step);
        let view = seen(&mut app);
        assert_eq!((view.line, view.variables), (Some(line), variables), "{at}");
    }
}

#[test]
fn it_is_worked_out_only_when_it_is_open() {
    let mut app = lpnu();
    app.update(Action::ToggleView(ViewKind::Table));
    let inside = app.snapshot().inside.expect("a view is open");
    assert_eq!(inside.program, None);
}
