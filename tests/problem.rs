//! A `Problem` is valid by construction: the builder refuses what is not one.

use dlx_stage::dlx::{ColourId, ItemId, Problem, ProblemBuilder, ProblemError, Use};

/// One primary item, one secondary item, no option.
fn builder() -> (ProblemBuilder, ItemId, ItemId) {
    let mut builder = ProblemBuilder::new();
    let a = builder.primary("a").unwrap();
    let x = builder.secondary("x").unwrap();
    (builder, a, x)
}

fn coloured(item: ItemId, colour: ColourId) -> Use {
    let colour = Some(colour);
    Use { item, colour }
}

fn texts(problem: &Problem) -> Vec<String> {
    problem
        .options()
        .map(|option| problem.option_text(option))
        .collect()
}

#[test]
fn an_unknown_colour_is_refused_and_nothing_added() {
    let (mut builder, a, x) = builder();
    let red = builder.colour("red").unwrap();
    let unknown = ColourId::new(red.number() + 1);
    let refused = builder.option([Use::from(a), coloured(x, unknown)]);
    assert_eq!(refused, Err(ProblemError::UnknownColour(unknown)));
    assert_eq!(refused.unwrap_err().to_string(), "unknown colour #1");
    builder.option([Use::from(a), coloured(x, red)]).unwrap();
    assert_eq!(texts(&builder.build().unwrap()), ["a x:red"]);
}

#[test]
fn an_unknown_item_is_refused_and_nothing_added() {
    let (mut builder, a, _) = builder();
    let refused = builder.option([a, ItemId(2)]);
    assert_eq!(refused, Err(ProblemError::UnknownItem("#2".to_owned())));
    builder.option([a]).unwrap();
    assert_eq!(texts(&builder.build().unwrap()), ["a"]);
}

#[test]
fn items_and_colours_are_named_alike() {
    for name in ["", "a b", "\t", "a:b", "|", "\u{a0}"] {
        let mut builder = ProblemBuilder::new();
        let bad = ProblemError::BadName(name.to_owned());
        assert_eq!(builder.primary(name), Err(bad.clone()));
        assert_eq!(builder.secondary(name), Err(bad.clone()));
        assert_eq!(builder.colour(name), Err(bad));
    }
    let (mut builder, ..) = builder();
    assert_eq!(builder.colour("red"), Ok(ColourId::new(0)));
    assert_eq!(builder.colour("blue"), Ok(ColourId::new(1)));
    assert_eq!(builder.colour("red"), Ok(ColourId::new(0)));
}

#[test]
fn a_problem_has_colours_if_an_option_does() {
    let (mut builder, a, x) = builder();
    let red = builder.colour("red").unwrap();
    builder.option([a, x]).unwrap();
    assert!(!builder.clone().build().unwrap().has_colours());
    builder.option([Use::from(a), coloured(x, red)]).unwrap();
    assert!(builder.build().unwrap().has_colours());
}
