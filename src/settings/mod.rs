//! What the user has set, and keeps from visit to visit.

mod views;

use serde::{Serialize, Serializer};

use crate::dlx::Rule;
pub use views::{ViewKind, Views};

/// How far one press of Step or Back goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum StepSize {
    /// One link written: a node, or a header, taken out of its list or put
    /// back; a step that writes none at once.
    Link,
    /// One step of the machine: a cover, an uncover, a choice, …
    #[default]
    Cover,
    /// To the next placement chosen or given up, solution, or the end.
    Choice,
    /// To the next solution or the end.
    Solution,
}

impl StepSize {
    const ALL: [StepSize; 4] = [
        StepSize::Link,
        StepSize::Cover,
        StepSize::Choice,
        StepSize::Solution,
    ];

    /// Its word, as index.html, the snapshot and what is saved have it.
    pub fn word(self) -> &'static str {
        match self {
            StepSize::Link => "link",
            StepSize::Cover => "cover",
            StepSize::Choice => "choice",
            StepSize::Solution => "solution",
        }
    }

    /// The size of this word, if there is one.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.word() == word)
    }
}

impl Serialize for StepSize {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// Which item is branched on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum RuleKind {
    /// The one with the fewest options left, the leftmost of equals.
    #[default]
    Shortest,
    /// The leftmost.
    Leftmost,
    /// Any, each equally likely; the same ones each time.
    Random,
}

impl RuleKind {
    const ALL: [RuleKind; 3] = [RuleKind::Shortest, RuleKind::Leftmost, RuleKind::Random];

    /// Its word, as index.html, the snapshot and what is saved have it.
    pub fn word(self) -> &'static str {
        match self {
            RuleKind::Shortest => "shortest",
            RuleKind::Leftmost => "leftmost",
            RuleKind::Random => "random",
        }
    }

    /// The rule of this word, if there is one.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rule| rule.word() == word)
    }

    /// The rule of the search.
    pub fn rule(self) -> Rule {
        match self {
            RuleKind::Shortest => Rule::Shortest,
            RuleKind::Leftmost => Rule::First,
            RuleKind::Random => Rule::Random { seed: 1 },
        }
    }
}

impl Serialize for RuleKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// Its word, as style.css, the snapshot and what is saved have it.
    pub fn word(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme of this word, if there is one.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.word() == word)
    }
}

impl Serialize for Theme {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// The position of the speed slider, 0 to [`Speed::MAX`]; right is faster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Speed(u8);

impl Speed {
    /// The rightmost position: as fast as it goes.
    pub const MAX: u8 = 40;

    /// The position, or the rightmost one if it lies beyond.
    pub fn new(position: u8) -> Self {
        Speed(position.min(Self::MAX))
    }

    /// The slider's position.
    pub fn position(self) -> u8 {
        self.0.min(Self::MAX)
    }

    /// Steps a second, from 0.5 to 10,000. `None`: as fast as it goes.
    pub fn steps_per_second(self) -> Option<f64> {
        self.hundredths().map(|rate| f64::from(rate) / 100.0)
    }

    /// The speed in words: "8.2 steps/s", "as fast as it goes".
    pub fn words(self) -> String {
        match self.hundredths() {
            None => "as fast as it goes".to_owned(),
            Some(100) => "1 step/s".to_owned(),
            Some(rate) => decimal(rate) + " steps/s",
        }
    }

    fn hundredths(self) -> Option<u32> {
        RATES.get(usize::from(self.position())).copied()
    }
}

/// Hundredths of steps a second by position: equal ratios, ten positions make
/// it about thirteen times as fast, rounded to two digits. Written out, and
/// printed without floating point, which would be a tenth of the .wasm.
const RATES: [u32; Speed::MAX as usize] = [
    50, 64, 83, 110, 140, 180, 230, 300, 380, 490, 630, 820, 1100, 1400, 1700, 2300, 2900, 3700,
    4800, 6200, 8000, 10_000, 13_000, 17_000, 22_000, 29_000, 37_000, 47_000, 61_000, 79_000,
    100_000, 130_000, 170_000, 220_000, 280_000, 360_000, 470_000, 600_000, 770_000, 1_000_000,
];

/// 820 as "8.2", 50 as "0.5", 120,000 as "1,200".
fn decimal(hundredths: u32) -> String {
    let whole = crate::words::grouped(u64::from(hundredths / 100));
    match (hundredths / 10 % 10, hundredths % 10) {
        (0, 0) => whole,
        (tenths, 0) => format!("{whole}.{tenths}"),
        (tenths, rest) => format!("{whole}.{tenths}{rest}"),
    }
}

impl Default for Speed {
    fn default() -> Self {
        Speed(11)
    }
}

/// All settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Settings {
    /// How far Step and Back go.
    pub step_size: StepSize,
    /// How fast Play goes.
    pub speed: Speed,
    /// Light or dark.
    pub theme: Theme,
    /// Which item is branched on. Another rule makes another search.
    pub rule: RuleKind,
    /// The views of the inside that are open.
    pub views: Views,
    /// Whether solutions are counted up to symmetry too.
    pub symmetry: bool,
}
