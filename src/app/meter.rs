//! How fast the search runs.

/// Placements a second, over the last half second or so.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub(super) struct Meter {
    /// Seconds since the last reading, and the placements then.
    elapsed: f64,
    from: Option<u64>,
    rate: Option<u64>,
}

impl Meter {
    /// Seconds between two readings.
    const WINDOW: f64 = 0.5;

    /// The placements tried so far, `elapsed` seconds after the last call.
    pub(super) fn note(&mut self, elapsed: f64, placements: u64) {
        let from = *self.from.get_or_insert(placements);
        self.elapsed += elapsed;
        if self.elapsed >= Self::WINDOW {
            let tried = placements.saturating_sub(from);
            self.rate = Some((tried as f64 / self.elapsed) as u64);
            self.elapsed = 0.0;
            self.from = Some(placements);
        }
    }

    /// The latest reading.
    pub(super) fn rate(&self) -> Option<u64> {
        self.rate
    }
}
