//! A jump to any step, in slices.

use super::Player;

/// Steps that are nearer on foot than from a bookmark.
const NEAR: u64 = 1 << 13;

/// Steps and placements of one slice: a part of a millisecond. So many
/// placements seldom take as many steps, so that a jump ahead seldom passes its
/// target, and comes back to it.
const STEPS: u64 = 1 << 12;
const PORTION: u64 = 64;

/// A jump under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seek {
    /// The step to go to.
    pub target: u64,
    /// The step it began at; after a leap, the step that it led to.
    from: u64,
    /// Whether it has begun.
    begun: bool,
}

impl Seek {
    /// To this step.
    pub fn to(target: u64, player: &Player) -> Self {
        Seek {
            target,
            from: player.step_number(),
            begun: false,
        }
    }

    /// The share of the way that is done at this step, 0 to 1.
    pub fn way_done(&self, now: u64) -> f64 {
        let (done, all) = (self.from.abs_diff(now), self.from.abs_diff(self.target));
        (done as f64 / all.max(1) as f64).min(1.0)
    }
}

impl Player {
    /// Goes on with a jump; whether it, or the end of the search, is reached.
    pub fn seek(&mut self, seek: &mut Seek) -> bool {
        self.fine.settle();
        if !std::mem::replace(&mut seek.begun, true) {
            self.leap(seek.target);
            seek.from = self.step_number();
        }
        let now = self.step_number();
        if now > seek.target {
            self.walk_back(seek.target)
        } else if seek.target - now <= STEPS {
            self.walk_on(seek.target)
        } else {
            self.run_past(PORTION) && self.step_number() <= seek.target
        }
    }

    /// To the last position that is kept before a step far from here.
    fn leap(&mut self, target: u64) {
        let now = self.step_number();
        let near = target <= now && now - target <= NEAR;
        let kept = self.record.before(target);
        let ahead = kept.map_or(0, |kept| kept.mark.steps()) > now;
        if near || target >= now && !ahead {
            return;
        }
        let search = self.fine.search_mut();
        let classes = match kept {
            Some(kept) if search.return_to(&kept.mark) => kept.classes,
            _ => {
                search.rewind();
                0
            }
        };
        self.record.put_at(classes);
        self.mems = None;
        self.know_start();
    }

    fn walk_back(&mut self, target: u64) -> bool {
        for _ in 0..STEPS {
            if self.step_number() <= target {
                return true;
            }
            self.back();
        }
        self.step_number() <= target
    }

    fn walk_on(&mut self, target: u64) -> bool {
        while self.step_number() < target {
            if self.step().is_none() {
                return true;
            }
        }
        true
    }
}
