//! The table.

use std::process::ExitCode;

/// What a figure must be.
#[derive(Clone, Copy)]
pub enum Target {
    /// This, or less.
    AtMost(f64),
    /// This, or more.
    AtLeast(f64),
    /// Less than this.
    Below(f64),
    /// Whatever it is.
    None,
}

/// Prints a line as soon as it is known.
pub struct Report {
    good: bool,
}

impl Report {
    /// The head of the table.
    pub fn begin() -> Self {
        println!("{:<50}{:>18}{:>12}", "the page", "measured", "target");
        Report { good: true }
    }

    /// One figure, with so many digits after the point.
    pub fn add(&mut self, what: &str, figure: f64, digits: usize, target: Target) {
        let (bound, met) = match target {
            Target::AtMost(most) => (format!("≤ {most:.digits$}"), Some(figure <= most)),
            Target::AtLeast(least) => (format!("≥ {least:.digits$}"), Some(figure >= least)),
            Target::Below(limit) => (format!("< {limit:.digits$}"), Some(figure < limit)),
            Target::None => ("-".into(), None),
        };
        let mark = match met {
            Some(true) => "ok",
            Some(false) => "MISSED",
            None => "",
        };
        self.good &= met != Some(false);
        println!(
            "{what:<50}{:>18}{bound:>12}",
            format!("{figure:.digits$} {mark:<6}")
        );
    }

    /// Whether all is as it must be.
    pub fn end(self) -> ExitCode {
        match self.good {
            true => ExitCode::SUCCESS,
            false => ExitCode::FAILURE,
        }
    }
}
