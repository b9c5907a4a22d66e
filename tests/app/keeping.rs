//! What is kept from visit to visit.

use crate::common::{PUZZLE_A, own};
use dlx_stage::app::{Action, App, Saved};
use dlx_stage::catalogue::entries;
use dlx_stage::document::{Document, Format};
use dlx_stage::settings::{RuleKind, Settings, Speed, StepSize, Theme, Views};

#[test]
fn what_is_saved_comes_back() {
    let mut app = own(PUZZLE_A);
    app.update(Action::SetSpeed(Speed::new(33)));
    app.update(Action::SetStepSize(StepSize::Choice));
    let mut again = App::new(&Saved::from_text(&app.saved().to_text())).unwrap();
    let (mut a, b) = (app.snapshot(), again.snapshot());
    a.puzzle.generation = b.puzzle.generation;
    assert_eq!(a, b);
}

#[test]
fn everything_saved_is_written_down_and_read() {
    let sizes = [StepSize::Link, StepSize::Choice, StepSize::Solution];
    let themes = [Theme::System, Theme::Light, Theme::Dark];
    let texts = [
        None,
        Some((Format::Sudoku, "3.4............1\ndiagonals".to_owned())),
        Some((Format::Knuth, "a b\\n \\ | x\na x:1\n\nb".to_owned())),
    ];
    for (at, text) in texts.into_iter().enumerate() {
        let settings = Settings {
            step_size: sizes[at],
            speed: Speed::new(at as u8 * 20),
            theme: themes[at],
            rule: RuleKind::from_word(["shortest", "leftmost", "random"][at]).unwrap(),
            views: Views::from_text(["", "links", "pair matrix tree"][at]),
            symmetry: at == 1,
        };
        let puzzle = ["lpnu", "", "own"][at].to_owned();
        let saved = Saved {
            settings,
            puzzle,
            own: text.map(|(format, text)| Document::new(format, text).into()),
        };
        assert_eq!(Saved::from_text(&saved.to_text()), saved);
    }
    // The script at the head of index.html looks for this line.
    let dark = Settings {
        theme: Theme::Dark,
        ..Settings::default()
    };
    let saved = Saved {
        settings: dark,
        ..Saved::default()
    };
    assert!(saved.to_text().lines().any(|line| line == "theme=dark"));
}

#[test]
fn spoiled_savings_fall_back_field_by_field() {
    let first = entries().next().unwrap().id;
    let huge = format!("theme=dark\n{}", "x".repeat(3_000_000));
    for text in [
        "",
        "=",
        "{\"puzzle\":\"lpnu\"}",
        "puzzle=no such",
        "puzzle=own",
        "puzzle=own\nown=sudoku 11",
        "puzzle=own\nown=",
        "puzzle=own\nown=sudoku \\",
        "\0\nstep=\nspeed=-1\ntheme=light \ndiagonals=7",
        "speed=256\nstep=Cover",
        &huge,
    ] {
        let seen = App::new(&Saved::from_text(text)).unwrap().snapshot();
        assert_eq!(seen.puzzle.id, first, "{text:.60}");
        assert_eq!(seen.settings, Settings::default(), "{text:.60}");
    }
    // What is sound beside it stays, and so does what another version knows.
    let saved = Saved::from_text("version=9\nspeed=fast\nstep=leap\ntheme=dark\r\npuzzle=lpnu\n");
    assert_eq!(saved.puzzle, "lpnu");
    let settings = Settings {
        theme: Theme::Dark,
        ..Settings::default()
    };
    assert_eq!(saved.settings, settings);
    // Beyond the slider's end is its end.
    let saved = Saved::from_text("speed=41");
    assert_eq!(saved.settings.speed, Speed::new(Speed::MAX));
}

#[test]
fn an_own_sudoku_is_there_to_come_back_to() {
    let mut app = own(PUZZLE_A);
    let before = app.snapshot();
    app.update(Action::Load("lpnu".to_owned()));
    let mut again = App::new(&Saved::from_text(&app.saved().to_text())).unwrap();
    for app in [&mut app, &mut again] {
        let seen = app.snapshot();
        assert!(seen.puzzle.has_own && seen.puzzle.id == "lpnu");
        app.update(Action::Load("own".to_owned()));
        assert_eq!(app.snapshot().cells, before.cells);
    }
}
