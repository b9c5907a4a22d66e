//! What the user has set, and keeps from visit to visit.

use serde::{Deserialize, Serialize};

/// How far one press of Step or Back goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StepSize {
    /// One step of the machine: a cover, an uncover, a choice, …
    #[default]
    Cover,
    /// To the next placement chosen or given up, solution, or the end.
    Choice,
    /// To the next solution or the end.
    Solution,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// The position of the speed slider, 0 to [`Speed::MAX`]; right is faster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

    /// Steps a second, from 0.5 to about 10,000, in equal ratios: ten
    /// positions make it about twelve times as fast. `None`: as fast as it
    /// goes.
    pub fn steps_per_second(self) -> Option<f64> {
        if self.position() == Self::MAX {
            return None;
        }
        let exact = 0.5 * 10f64.powf(f64::from(self.position()) * 4.3 / 39.0);
        Some(rounded(exact))
    }

    /// The speed in words: "8 steps/s", "as fast as it goes".
    pub fn words(self) -> String {
        match self.steps_per_second() {
            None => "as fast as it goes".to_owned(),
            Some(1.0) => "1 step/s".to_owned(),
            Some(rate) if rate < 10.0 => format!("{rate} steps/s"),
            Some(rate) => format!("{} steps/s", crate::words::grouped(rate as u64)),
        }
    }
}

impl Default for Speed {
    fn default() -> Self {
        Speed(11)
    }
}

/// Rounds to a number that is easy to read: two digits that count.
fn rounded(exact: f64) -> f64 {
    let unit = 10f64.powf(exact.log10().floor() - 1.0);
    // Dividing by the inverse keeps 0.5 and 8 free of binary dust.
    if unit < 1.0 {
        let parts = (1.0 / unit).round();
        (exact * parts).round() / parts
    } else {
        (exact / unit).round() * unit
    }
}

/// All settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How far Step and Back go.
    pub step_size: StepSize,
    /// How fast Play goes.
    pub speed: Speed,
    /// Light or dark.
    pub theme: Theme,
}
