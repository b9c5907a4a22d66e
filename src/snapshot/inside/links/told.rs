//! The picture in words, for those who do not see it.

use super::arrows::Course;
use super::picture::{Head, HeadLook, Picture};
use crate::dlx::Word;
use crate::names::Names;
use crate::words::joined;

/// A sentence or two for each column: "b, covered, remembers a to its left and
/// c to its right. Its list: 12, 17. Taken out of it: 9, which remembers b
/// above and 12 below."
pub fn told(picture: &Picture, names: &Names) -> Vec<String> {
    let heads = picture.heads.iter().enumerate();
    heads
        .map(|(column, head)| column_told(picture, names, column, head))
        .collect()
}

fn column_told(picture: &Picture, names: &Names, column: usize, head: &Head) -> String {
    let name = head.item.map_or("root", |item| names.item(item));
    let state = match head.look {
        HeadLook::Root | HeadLook::Open => "",
        HeadLook::Next => ", next",
        HeadLook::Chosen => ", chosen and covered",
        HeadLook::Covered => ", covered",
    };
    let mut text = joined(&[name, state]);
    let leads = |row: usize, word: Word| {
        let mut arrows = picture.arrows.iter();
        let here = |from: super::Spot| from.row == row && from.column == column;
        let arrow = arrows.find(|arrow| here(arrow.from) && arrow.word == word)?;
        Some(end_told(
            picture,
            names,
            arrow.course,
            arrow.from.column,
            word,
        ))
    };
    if let (Some(left), Some(right)) = (leads(0, Word::Left), leads(0, Word::Right)) {
        text += &joined(&["; left of it ", &left, ", right of it ", &right]);
    }
    if let Some(down) = leads(0, Word::Down) {
        text += &joined(&[". ", &head.size.to_string(), " in its list; first ", &down]);
    }
    for node in picture
        .nodes
        .iter()
        .filter(|node| node.spot.column == column)
    {
        let (up, down) = (
            leads(node.spot.row, Word::Up),
            leads(node.spot.row, Word::Down),
        );
        let number = node.place.number().to_string();
        let option = names.option(node.option);
        let out = if node.linked { "" } else { ", taken out" };
        let (up, down) = (up.unwrap_or_default(), down.unwrap_or_default());
        text += &joined(&[
            "; ",
            &number,
            " of ",
            option,
            out,
            ": above it ",
            &up,
            ", below it ",
            &down,
        ]);
    }
    text
}

/// What stands at the end of a link: a name of a header, the number of a node.
fn end_told(picture: &Picture, names: &Names, course: Course, column: usize, word: Word) -> String {
    let header = |column: usize| match picture.heads[column].item {
        Some(item) => names.item(item).to_owned(),
        None => "root".to_owned(),
    };
    match course {
        Course::Straight(spot) | Course::Bent(spot) if spot.row == 0 => header(spot.column),
        Course::Straight(spot) | Course::Bent(spot) => {
            let node = picture.nodes.iter().find(|node| node.spot == spot);
            node.map_or(String::new(), |node| node.place.number().to_string())
        }
        Course::Off(place) if matches!(word, Word::Left | Word::Right) => head_name(names, place),
        Course::Off(place) => place.to_string(),
        Course::Round if word == Word::Down => header(column),
        Course::Round => "the other end of the ring".to_owned(),
    }
}

/// The name of the header at this place.
pub(super) fn head_name(names: &Names, place: u32) -> String {
    let item = place
        .checked_sub(1)
        .and_then(|at| names.items.get(at as usize));
    item.map_or("root", |item| &item.words).to_owned()
}
