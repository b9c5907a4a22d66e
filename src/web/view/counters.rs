//! The totals.

use crate::snapshot::CountersView;
use crate::web::dom::{Attr, Text};
use crate::words::grouped;

/// Where a counter's number is found.
type Total = fn(&CountersView) -> u64;

/// The totals.
pub struct Counters {
    fields: [(Text, Total); 8],
    classes_hidden: Attr,
    seen: Option<CountersView>,
}

impl Counters {
    /// Nothing counted yet.
    pub fn new() -> Self {
        Counters {
            fields: [
                (Text::of("n-placements"), |c| c.placements),
                (Text::of("n-solutions"), |c| c.solutions),
                (Text::of("n-classes"), |c| c.classes.unwrap_or(0)),
                (Text::of("n-depth"), |c| c.depth),
                (Text::of("n-step"), |c| c.step),
                (Text::of("n-updates"), |c| c.updates),
                (Text::of("n-covers"), |c| c.covers),
                (Text::of("n-uncovers"), |c| c.uncovers),
            ],
            classes_hidden: Attr::of("classes", "hidden"),
            seen: None,
        }
    }

    /// Writes what differs.
    pub fn paint(&mut self, counters: &CountersView) {
        if self.seen == Some(*counters) {
            return;
        }
        for (field, value) in &mut self.fields {
            field.set(&grouped(value(counters)));
        }
        self.classes_hidden.toggle(counters.classes.is_none());
        self.seen = Some(*counters);
    }
}
