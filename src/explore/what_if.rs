//! How near a hand is to another fan: what one change would bring, and what it would cost.
//!
//! A change is one circumstance or one tile; nothing else is imagined. Each is scored as if it
//! had been entered, so what is said here is what the report would say. Where that takes longer
//! than a tap may, a [`Search`] goes on step by step.

mod change;

pub use change::Change;

use crate::scoring::Engine;
use crate::scoring::Examined;
use std::cmp::Reverse;
use std::collections::VecDeque;

use crate::entry::notation::Tiles;
use crate::entry::{Draft, Hand};
use crate::scoring::{Report, Sheet, Standing};
use crate::tiles::{Counts, Tile};

/// What one change would make of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Possibility {
    /// What is changed.
    pub change: Change,
    /// The draft with the change.
    pub draft: Draft,
    /// The numbers of the fans that count only with the change, or count more often with it, in
    /// descending order of their points.
    pub fans_gained: Vec<u8>,
    /// The numbers of the fans that no longer count with the change, or count less often.
    pub fans_lost: Vec<u8>,
    /// The total with the change.
    pub new_total: u16,
    /// The new total minus the present one.
    pub total_change: i32,
    /// Whether the change turns a hand that may not win into one that wins.
    pub becomes_winning: bool,
}

/// What a hand counts: its total, its fans as often as they count, whether it wins.
#[derive(Clone, Debug)]
struct Count {
    total: u16,
    fans: Vec<u8>,
    wins: bool,
}

impl Count {
    /// Of a place, or of all the hands that one player makes; `None` where nothing is counted.
    fn of(draft: &Draft, report: &Report, place: usize) -> Option<Count> {
        let of = |place: usize| -> Option<&Sheet> {
            match place {
                0 => report.sheets.first(),
                _ => report.others.iter().find(|hand| hand.place == place)?.sheets.first(),
            }
        };
        let sheets: Vec<&Sheet> = match draft.is_one_player() {
            true => (0..=draft.others.len()).filter_map(of).collect(),
            false => of(place).into_iter().collect(),
        };
        if sheets.is_empty() {
            return None;
        }
        Some(Count {
            total: sheets.iter().map(|sheet| sheet.total).sum(),
            fans: sheets.iter().flat_map(|sheet| &sheet.counted).map(|c| c.fan).collect(),
            wins: place > 0 || matches!(report.standing, Standing::Complete { wins: true, .. }),
        })
    }

    fn times(&self, fan: u8) -> usize {
        self.fans.iter().filter(|f| **f == fan).count()
    }

    /// The fans that count here more often than there, each once.
    fn over(&self, other: &Count) -> Vec<u8> {
        let mut over = Vec::new();
        for fan in &self.fans {
            if !over.contains(fan) && self.times(*fan) > other.times(*fan) {
                over.push(*fan);
            }
        }
        over
    }
}

/// What is to be looked at.
#[derive(Clone, Copy, Debug)]
enum Step {
    Change(Change),
    /// Every tile that would complete the hand in place of this one.
    Without(Tile),
}

/// Whether several hands are made of the same tiles. Those are not exchanged: each exchange would
/// share all of them out anew, which takes long.
fn is_shared(draft: &Draft) -> bool {
    let others = draft.others.iter().map(Tiles::size).sum::<usize>();
    draft.is_one_player() && draft.complete(0).is_some_and(|size| size + others > Hand::COMPLETE)
}

/// A search for what is near, in steps that take no longer than a report.
#[derive(Clone, Debug)]
pub struct Search {
    engine: &'static dyn Engine,
    draft: Draft,
    place: usize,
    fan: Option<u8>,
    /// What counts now; `None` where there is nothing to look for.
    now: Option<Count>,
    steps: VecDeque<Step>,
    found: Vec<Possibility>,
}

impl Search {
    /// For the circumstances that would bring the hand of a place more.
    pub fn circumstances(engine: &'static dyn Engine, draft: &Draft, place: usize) -> Search {
        let examined = engine.examine(draft);
        let changes = Change::answers(engine, draft, false);
        Search::new(
            engine,
            &examined,
            draft,
            place,
            None,
            changes.into_iter().map(Step::Change).collect(),
        )
    }

    /// For whatever would make a fan count for the hand of a place.
    pub fn of_fan(engine: &'static dyn Engine, draft: &Draft, place: usize, fan: u8) -> Search {
        let examined = engine.examine(draft);
        let answers = Change::answers(engine, draft, true).into_iter().map(Step::Change);
        let mut search = Search::new(engine, &examined, draft, place, Some(fan), answers.collect());
        if search.now.is_none() || draft.complete(place).is_none() || is_shared(draft) {
            return search;
        }
        // As long as the first thing in the way is none of the tiles, no tile helps.
        let why = examined.why(place, 0, fan);
        if matches!(why, Some(Err(obstacle)) if obstacle.is_circumstance()) {
            return search;
        }
        if let Some(tiles) = draft.place(place) {
            let standing: Counts = tiles.standing.iter().copied().collect();
            let last = standing.kinds().filter(|tile| Some(*tile) != tiles.win);
            search.steps.extend(last.map(|tile| Step::Change(Change::CameLast { tile })));
            let melds = tiles.melds.iter().map(|meld| Change::Unclaimed { meld: *meld });
            search.steps.extend(melds.map(Step::Change));
            let held = tiles.win.into_iter().fold(standing, Counts::with).kinds();
            search.steps.extend(held.map(Step::Without));
        }
        search
    }

    fn new(
        engine: &'static dyn Engine,
        examined: &Examined,
        draft: &Draft,
        place: usize,
        fan: Option<u8>,
        steps: VecDeque<Step>,
    ) -> Search {
        // A fan that counts is no longer to come.
        let to_come = |now: &Count| fan.is_none_or(|fan| now.times(fan) == 0);
        let now = Count::of(draft, &examined.report, place).filter(to_come);
        let steps = if now.is_none() { VecDeque::new() } else { steps };
        Search { engine, draft: draft.clone(), place, fan, now, steps, found: Vec::new() }
    }

    /// Looks at one thing more; whether there was one.
    pub fn step(&mut self) -> bool {
        match self.steps.pop_front() {
            Some(Step::Change(change)) => {
                let near = self.judge(change);
                self.found.extend(near);
            }
            Some(Step::Without(tile)) => self.without(tile),
            None => return false,
        }
        true
    }

    /// What was found: what takes luck last, what makes the hand win first, and then the dearest;
    /// at most so many.
    pub fn found(mut self, most: usize) -> Vec<Possibility> {
        let rank = |near: &Possibility| {
            (near.change.is_far(), !near.becomes_winning, Reverse(near.total_change))
        };
        // Stable: of equals, circumstances come first.
        self.found.sort_by_key(rank);
        let mut kept: Vec<Possibility> = Vec::new();
        for near in self.found {
            // Of several ways to the same, one is enough.
            let kind = std::mem::discriminant(&near.change);
            let same = |k: &Possibility| {
                std::mem::discriminant(&k.change) == kind
                    && (&k.fans_gained, &k.fans_lost) == (&near.fans_gained, &near.fans_lost)
            };
            if kept.len() < most && !kept.iter().any(same) {
                kept.push(near);
            }
        }
        kept
    }

    fn judge(&self, change: Change) -> Option<Possibility> {
        let draft = change.of(self.engine, &self.draft, self.place)?;
        let report = self.engine.report_as_it_is(&draft);
        if !report.faults.is_empty() {
            return None;
        }
        let (now, then) = (self.now.as_ref()?, Count::of(&draft, &report, self.place)?);
        if now.wins && !then.wins {
            return None;
        }
        let (fans_gained, fans_lost) = (then.over(now), now.over(&then));
        let total_change = i32::from(then.total) - i32::from(now.total);
        let worth_it = match self.fan {
            Some(fan) if change.is_before_play(&self.draft) => {
                // Another seat is thought of for a fan of winds, not to get rid of one.
                let excluded = self.draft.system().fan(fan).map_or(&[][..], |fan| fan.excludes);
                fans_gained.contains(&fan) && fans_lost.iter().all(|lost| excluded.contains(lost))
            }
            Some(fan) => fans_gained.contains(&fan),
            None => total_change > 0,
        };
        let (new_total, becomes_winning) = (then.total, then.wins && !now.wins);
        worth_it.then_some(Possibility {
            change,
            draft,
            fans_gained,
            fans_lost,
            new_total,
            total_change,
            becomes_winning,
        })
    }

    /// Adds the exchanges of a tile: for whatever the hand waits for without it.
    fn without(&mut self, tile: Tile) {
        let mut draft = self.draft.clone();
        let Some(tiles) = draft.place_mut(self.place) else { return };
        let won = tiles.win.take();
        tiles.standing.extend(won);
        let Some(at) = tiles.standing.iter().position(|other| *other == tile) else { return };
        tiles.standing.remove(at);
        let Standing::Ready { waits } = self.engine.report_as_it_is(&draft).standing else {
            return;
        };
        let stands = self.draft.place(self.place).is_some_and(|t| t.standing.contains(&tile));
        for wait in waits.iter().filter(|wait| wait.tile != tile && wait.copies > 0) {
            let (new, instead) = (wait.tile, tile);
            if won == Some(tile) {
                self.steps.push_front(Step::Change(Change::WonOn { tile: new, instead }));
            }
            if stands {
                self.steps.push_front(Step::Change(Change::Exchanged { tile: new, instead }));
            }
        }
    }

    fn run(mut self, most: usize) -> Vec<Possibility> {
        while self.step() {}
        self.found(most)
    }
}

/// The circumstances that would bring a hand more, what is common before what takes luck, and the
/// dearest first; at most so many.
pub fn circumstances(
    engine: &'static dyn Engine,
    draft: &Draft,
    place: usize,
    most: usize,
) -> Vec<Possibility> {
    Search::circumstances(engine, draft, place).run(most)
}

/// The changes that would make a fan count for the hand of a place, the nearest and dearest
/// first; at most so many. None if it counts already.
pub fn of_fan(
    engine: &'static dyn Engine,
    draft: &Draft,
    place: usize,
    fan: u8,
    most: usize,
) -> Vec<Possibility> {
    Search::of_fan(engine, draft, place, fan).run(most)
}
