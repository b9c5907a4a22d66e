//! What a fact can say, and whether it is so.
//!
//! Items go by name, options by number from 1, as on the board. Commas and
//! colons at the end of a word do not count.
//!
//! ```text
//! items 7 · options 6 · squares 20            of the problem
//! option 2 holds a d g                        its items
//! option 2 shares items with 4 5 6            all such options
//! item c lists 1 3 · item c has 2 left        its list now
//! at step 8 item e lists 1                    its list then
//! open b c · open nothing · covered a d g     all such items
//! covered squares of L P                      the squares of the options on
//!                                             the path, and those pieces
//! options left 1 3                            all that can still be tried
//! 2 items have the fewest, 1: b c · next b    of those open
//! path 4 5 1 · branched on a b c              chosen now, in order
//! complete                                    there is no further step
//! last step cover a
//! steps 4 to 5: cover d, cover a              whole steps, from 1
//! until step 538 placements 0 more            from here
//! placements 5 · updates 10 · covers 7 · uncovers 7 · solutions 1 · dead ends 1
//! write 2 of 5 of cover a                     the write that led here
//! just unlinked item a · just unlinked option 2 in d
//! item a points right to b · item b points left to the start
//! option 1 in c points down to 3 · … up to the header
//! links as at step 3 · links as when only 4 is chosen
//! no exact cover has 2 3 · 1 of 64 choices is exact
//! the same solutions as leftmost
//! wrong order d a                             what would be uncovered wrongly
//! wrong order breaks 1 words
//! wrong order: item c points down to 4 instead of 1
//! wrong order: item c counts 5 instead of 3
//! wrong order: item c lists 4 · right order: item c lists 1 3 4
//! ```

use super::common::brute;
use super::place::Place;
use dlx_stage::dlx::{
    Breakage, ItemId, Links, NodeId, OptionId, PlaceKind, Rule, Search, Way, Word,
};

/// Whether the fact holds; if not, why not.
pub fn check(place: &Place, fact: &str) -> Result<(), String> {
    let words: Vec<&str> = fact.split_whitespace().collect();
    let bare = words.iter().map(|word| word.trim_end_matches([',', ':']));
    let words: Vec<&str> = bare.collect();
    let judged = of_problem(place, &words)
        .or_else(|| of_items(place, &words))
        .or_else(|| of_steps(place, &words))
        .or_else(|| of_pointers(place, &words))
        .or_else(|| of_wrong_order(place, &words))
        .or_else(|| of_all(place, &words));
    match judged {
        None => Err("no such fact can be checked".to_owned()),
        Some((is, said)) if is == said => Ok(()),
        Some((is, _)) => Err(format!("it is {is}")),
    }
}

/// What is, and what the fact says.
type Judged = Option<(String, String)>;

fn same(is: impl ToString, said: impl ToString) -> Judged {
    Some((is.to_string(), said.to_string()))
}

fn is_so(so: bool) -> Judged {
    same(so, true)
}

fn text(words: &[&str]) -> String {
    words.join(" ")
}

fn item(place: &Place, name: &str) -> Option<ItemId> {
    let problem = &place.problem;
    problem.items().find(|&item| problem.name(item) == name)
}

fn option(number: &str) -> Option<OptionId> {
    Some(OptionId(number.parse::<u32>().ok()?.checked_sub(1)?))
}

fn names(place: &Place, items: impl Iterator<Item = ItemId>) -> String {
    let names: Vec<&str> = items.map(|item| place.problem.name(item)).collect();
    match names.is_empty() {
        true => "nothing".to_owned(),
        false => names.join(" "),
    }
}

fn numbers(options: impl Iterator<Item = OptionId>) -> String {
    let numbers: Vec<String> = options.map(|o| (o.0 + 1).to_string()).collect();
    numbers.join(" ")
}

fn held(place: &Place, option: OptionId) -> impl Iterator<Item = ItemId> + '_ {
    place.problem.option(option).iter().map(|each| each.item)
}

fn of_problem(place: &Place, words: &[&str]) -> Judged {
    let problem = &place.problem;
    match words {
        ["items", n] => same(problem.item_count(), n),
        ["options", n] => same(problem.option_count(), n),
        ["squares", n] => {
            let names = problem.items().map(|item| problem.name(item));
            same(names.filter(|name| name.starts_with('r')).count(), n)
        }
        ["option", o, "holds", items @ ..] => {
            same(names(place, held(place, option(o)?)), text(items))
        }
        ["option", o, "shares", "items", "with", others @ ..] => {
            let one = option(o)?;
            let shares = |&other: &OptionId| {
                other != one && held(place, other).any(|i| held(place, one).any(|j| i == j))
            };
            same(numbers(problem.options().filter(shares)), text(others))
        }
        _ => None,
    }
}

fn of_items(place: &Place, words: &[&str]) -> Judged {
    let (links, search) = (place.links(), place.search());
    match words {
        ["item", i, "lists", list @ ..] => same(numbers(links.ring(item(place, i)?)), text(list)),
        ["at", "step", n, "item", i, "lists", list @ ..] => {
            let then = place.search_at(n.parse().ok()?);
            same(numbers(then.links().ring(item(place, i)?)), text(list))
        }
        ["item", i, "has", n, "left"] => same(links.ring(item(place, i)?).count(), n),
        ["open", items @ ..] => same(names(place, links.active()), text(items)),
        ["covered", "squares", "of", pieces @ ..] => {
            let covered = |&item: &ItemId| links.is_covered(item);
            let mut of_path: Vec<ItemId> = search.path().flat_map(|o| held(place, o)).collect();
            of_path.sort();
            let covered: Vec<ItemId> = place.problem.items().filter(covered).collect();
            let all: Vec<String> = of_path
                .iter()
                .map(|i| names(place, [*i].into_iter()))
                .collect();
            let ends: Vec<&str> = all
                .iter()
                .map(String::as_str)
                .filter(|n| n.len() == 1)
                .collect();
            is_so(covered == of_path && ends == pieces && all.len() == 6 * pieces.len())
        }
        ["covered", items @ ..] => {
            let covered = place.problem.items().filter(|&item| links.is_covered(item));
            same(names(place, covered), text(items))
        }
        ["options", "left", list @ ..] => {
            let free = |&o: &OptionId| held(place, o).all(|item| !links.is_covered(item));
            same(numbers(place.problem.options().filter(free)), text(list))
        }
        [n, "items", "have", "the", "fewest", size, items @ ..] => {
            let sizes: Vec<(ItemId, usize)> = links
                .active()
                .map(|item| (item, links.ring(item).count()))
                .collect();
            let fewest = sizes.iter().map(|&(_, size)| size).min()?;
            let shortest = sizes.iter().filter(|&&(_, size)| size == fewest);
            let shortest: Vec<ItemId> = shortest.map(|&(item, _)| item).collect();
            let is = format!(
                "{} {fewest} {}",
                shortest.len(),
                names(place, shortest.iter().copied())
            );
            same(is, format!("{n} {size} {}", text(items)))
        }
        ["next", i] => same(names(place, search.upcoming().into_iter()), i),
        _ => None,
    }
}

fn of_steps(place: &Place, words: &[&str]) -> Judged {
    let search = place.search();
    let counters = search.counters();
    match words {
        ["path", list @ ..] => same(numbers(search.path()), text(list)),
        ["branched", "on", items @ ..] => same(
            names(place, search.levels().map(|level| level.item)),
            text(items),
        ),
        ["complete"] => is_so(search.clone().step().is_none()),
        ["last", "step", step @ ..] => same(place.steps(place.at, place.at).join(" "), text(step)),
        ["steps", from, "to", to, steps @ ..] => {
            let steps_are = place.steps(from.parse().ok()?, to.parse().ok()?);
            same(steps_are.join(" "), text(steps))
        }
        ["until", "step", n, "placements", more, "more"] => {
            let then = place.search_at(n.parse().ok()?).counters().placements;
            same(then - counters.placements, more)
        }
        ["placements", n] => same(counters.placements, n),
        ["updates", n] => same(counters.updates, n),
        ["covers", n] => same(counters.covers, n),
        ["uncovers", n] => same(counters.uncovers, n),
        ["solutions", n] => same(counters.solutions, n),
        ["dead", "ends", n] => {
            let steps = place.steps(1, place.at);
            let dead = |step: &&String| step.starts_with("choose") && step.ends_with(" 0");
            same(steps.iter().filter(dead).count(), n)
        }
        _ => None,
    }
}

/// The place that a word of a header or a node leads to, by name.
fn target(place: &Place, links: &Links, from: NodeId, word: &str) -> Option<String> {
    let word = match word {
        "left" => Word::Left,
        "right" => Word::Right,
        "up" => Word::Up,
        "down" => Word::Down,
        _ => return None,
    };
    let to = links.place(links.word(from, word)?)?;
    Some(match links.kind(to) {
        PlaceKind::Root => "the start".to_owned(),
        PlaceKind::Header(_) if matches!(word, Word::Up | Word::Down) => "the header".to_owned(),
        PlaceKind::Header(item) => place.problem.name(item).to_owned(),
        PlaceKind::Node { option, .. } => (option.0 + 1).to_string(),
        PlaceKind::Spacer => "a spacer".to_owned(),
    })
}

fn of_pointers(place: &Place, words: &[&str]) -> Judged {
    let links = place.links();
    let node = |o: &str, i: &str| links.node_in(option(o)?, item(place, i)?);
    let write = place.last_write;
    match words {
        ["write", n, "of", all, "of", step @ ..] => {
            let write = write?;
            let next = place.steps(place.at + 1, place.at + 1).join(" ");
            let is = format!("{} {} {next}", write.index + 1, write.count);
            same(is, format!("{n} {all} {}", text(step)))
        }
        ["just", "unlinked", "item", i] => {
            let header = links.header(item(place, i)?);
            is_so(write.is_some_and(|w| w.place == Some(header) && w.way == Some(Way::Unlink)))
        }
        ["just", "unlinked", "option", o, "in", i] => {
            let node = node(o, i);
            is_so(write.is_some_and(|w| w.place == node && w.way == Some(Way::Unlink)))
        }
        ["item", i, "points", word, "to", to @ ..] => {
            let header = links.header(item(place, i)?);
            same(target(place, links, header, word)?, text(to))
        }
        ["option", o, "in", i, "points", word, "to", to @ ..] => {
            same(target(place, links, node(o, i)?, word)?, text(to))
        }
        ["links", "as", "at", "step", n] => {
            is_so(place.search_at(n.parse().ok()?).links() == links)
        }
        // As if the problem had been searched with this option given.
        ["links", "as", "when", "only", o, "is", "chosen"] => {
            let (mut fresh, wanted) = (place.search_at(0).links().clone(), option(o)?);
            let mut items: Vec<ItemId> = held(place, wanted).collect();
            let chosen = place.search().levels().next()?.item;
            items.sort_by_key(|&item| item != chosen);
            items.into_iter().for_each(|item| _ = fresh.cover(item));
            is_so(&fresh == links)
        }
        _ => None,
    }
}

/// The items that the option tried last has covered, and what becomes of the
/// links when these are uncovered in the order in which they were covered.
fn wrong_order(search: &Search) -> Option<(Vec<ItemId>, Breakage)> {
    let level = search.levels().last()?;
    let taken: Vec<ItemId> = search.links().taken(level.option?, level.item).collect();
    let breakage = search.links().uncover_in_order(&taken);
    Some((taken, breakage))
}

fn of_wrong_order(place: &Place, words: &[&str]) -> Judged {
    let [order @ ("wrong" | "right"), "order", words @ ..] = words else {
        return None;
    };
    let (taken, breakage) = wrong_order(place.search())?;
    let mut right = place.links().clone();
    taken.iter().rev().for_each(|&item| _ = right.uncover(item));
    let links = if *order == "wrong" {
        &breakage.links
    } else {
        &right
    };
    match words {
        ["breaks", n, "words"] => same(breakage.words.len(), n),
        ["item", i, "lists", list @ ..] => same(numbers(links.ring(item(place, i)?)), text(list)),
        ["item", i, "points", word, "to", is, "instead", "of", was] => {
            let header = links.header(item(place, i)?);
            let found = [links, &right].map(|links| target(place, links, header, word));
            same(
                format!("{found:?}"),
                format!("{:?}", [is, was].map(|s| Some(s.to_string()))),
            )
        }
        ["item", i, "counts", is, "instead", "of", was] => {
            let item = item(place, i)?;
            same(
                format!("{} {}", links.size(item), right.size(item)),
                format!("{is} {was}"),
            )
        }
        items => same(names(place, taken.into_iter()), text(items)),
    }
}

/// What needs another search to know.
fn of_all(place: &Place, words: &[&str]) -> Judged {
    let problem = &place.problem;
    match words {
        ["no", "exact", "cover", "has", options @ ..] => {
            let options: Option<Vec<u32>> = options.iter().map(|o| Some(option(o)?.0)).collect();
            let options = options?;
            let has = |cover: &Vec<u32>| options.iter().all(|o| cover.contains(o));
            is_so(!brute::covers(problem, &[]).iter().any(has))
        }
        [n, "of", all, "choices", "is", "exact"] => {
            let subsets = 1_u64 << problem.option_count();
            let is_exact = |subset: &u64| {
                let chosen = problem.options().filter(|o| subset >> o.0 & 1 == 1);
                let mut items: Vec<ItemId> = chosen.flat_map(|o| held(place, o)).collect();
                items.sort();
                items.into_iter().eq(problem.items())
            };
            let exact = (0..subsets).filter(is_exact).count();
            same(format!("{exact} {subsets}"), format!("{n} {all}"))
        }
        ["the", "same", "solutions", "as", rule] => {
            let rule = match *rule {
                "leftmost" => Rule::First,
                "shortest" => Rule::Shortest,
                _ => return None,
            };
            is_so(place.solutions(None) == place.solutions(Some(rule)))
        }
        _ => None,
    }
}
