//! What if: what one change would bring to a hand, and what it would cost.
//!
//! A change is one circumstance or one tile. The changed draft goes through the whole flow, so a
//! [`Possibility`] is what the report of that draft would say. A [`Search`] does this step by step,
//! for callers that may not block.
//!
//! ```
//! use hule::entry::Draft;
//! use hule::explore::what_if;
//! use hule::rules;
//! use hule::text::Language;
//!
//! let mcr = rules::system("mcr").unwrap();
//! let mut draft = Draft::new(mcr);
//! draft.read(0, "123456678m234p5s+5s").unwrap();
//!
//! // Another tile brings most. Of the circumstances, a self-drawn win takes no luck.
//! let engine = rules::engine(mcr).unwrap();
//! let found = what_if::Search::improvements(engine, &draft, 0).run(3);
//! assert!(found[0].change.is_exchange());
//! assert_eq!(found[0].fans_gained[0].name(Language::En), "Pure Shifted Chows");
//! let best = found.iter().find(|found| !found.change.is_exchange()).unwrap();
//! assert_eq!(best.fans_gained[0].name(Language::En), "Fully Concealed Hand");
//! ```

mod change;

pub use change::Change;

use std::cmp::Reverse;
use std::collections::VecDeque;

use crate::entry::notation::Tiles;
use crate::entry::{Draft, Hand};
use crate::explore::count::{Count, Earnings};
use crate::scoring::{Engine, Examined, Standing};
use crate::sorting::Sort;
use crate::system::Fan;
use crate::tiles::{Counts, Tile};

/// One change of a draft, and what the hand would count with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Possibility {
    /// The change.
    pub change: Change,
    /// The draft with the change.
    pub draft: Draft,
    /// The fans that count only with the change, or count more often with it, in
    /// descending order of their points.
    pub fans_gained: Vec<&'static Fan>,
    /// The fans that no longer count with the change, or count less often.
    pub fans_lost: Vec<&'static Fan>,
    /// The total with the change.
    pub new_total: i32,
    /// The new total minus the present one.
    pub total_change: i32,
    /// Whether the change turns a hand that may not win into one that wins.
    pub becomes_winning: bool,
}

/// A step of a search.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Scores one change.
    Change(Change),
    /// Finds the tiles that would complete the hand in place of this one.
    ExchangesOf(Tile),
}

/// Whether several hands are made of the same tiles. Their tiles are not exchanged, because every
/// exchange would split all tiles among the hands again, which takes long.
fn is_shared(draft: &Draft) -> bool {
    let others = draft.others.iter().map(Tiles::size).sum::<usize>();
    draft.is_one_player() && draft.complete(0).is_some_and(|size| size + others > Hand::COMPLETE)
}

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// A higher total.
    Total,
    /// That this fan counts.
    Fan(u8),
    /// That the hand may win, without luck.
    Win,
}

/// A search for changes, in steps of which each takes about as long as a report.
#[derive(Clone, Debug)]
pub struct Search {
    engine: &'static dyn Engine,
    draft: Draft,
    place: usize,
    goal: Goal,
    /// What the hand counts now. `None` if there is nothing to search for.
    now: Option<Count>,
    /// What it earns now, if that is known.
    earns: Option<Earnings>,
    steps: VecDeque<Step>,
    found: Vec<Possibility>,
}

impl Search {
    /// A search for the tiles and the circumstances that would raise the total of the hand of a
    /// place: one tile in place of another one, or one other answer.
    pub fn improvements(engine: &'static dyn Engine, draft: &Draft, place: usize) -> Search {
        let examined = engine.examine(draft);
        let steps = Change::answers(draft, false).into_iter().map(Step::Change).collect();
        let mut search = Search::new(engine, &examined, draft, place, Goal::Total, steps);
        search.exchange_tiles();
        search
    }

    /// A search for what would make a complete hand at a place win with the tiles that it has: another
    /// answer that takes no luck, another one of its tiles as the last, or a set that was not claimed.
    /// If the hand already wins, nothing is found.
    pub fn to_win(engine: &'static dyn Engine, draft: &Draft, place: usize) -> Search {
        let examined = engine.examine(draft);
        let steps = Change::answers(draft, false).into_iter().map(Step::Change).collect();
        let mut search = Search::new(engine, &examined, draft, place, Goal::Win, steps);
        search.hold_otherwise();
        search
    }

    /// A search for the changes that would make a fan count for the hand of a place. If the fan
    /// already counts, nothing is found.
    pub fn of_fan(engine: &'static dyn Engine, draft: &Draft, place: usize, fan: u8) -> Search {
        let examined = engine.examine(draft);
        let answers = Change::answers(draft, true).into_iter().map(Step::Change);
        let mut search =
            Search::new(engine, &examined, draft, place, Goal::Fan(fan), answers.collect());
        // If the first obstacle is a circumstance, no other tile helps.
        let why = examined.why_or_nearest(place, 0, fan);
        if matches!(why, Some(Err(missing)) if missing.obstacle.is_circumstance()) {
            return search;
        }
        search.hold_otherwise();
        search.exchange_tiles();
        search
    }

    fn new(
        engine: &'static dyn Engine,
        examined: &Examined,
        draft: &Draft,
        place: usize,
        goal: Goal,
        steps: VecDeque<Step>,
    ) -> Search {
        // There is nothing to search for if the fan counts already, or if the hand wins.
        let to_come = |now: &Count| !matches!(goal, Goal::Fan(fan) if now.times(fan) > 0);
        let wins_already = |now: &Count| goal == Goal::Win && now.wins;
        let is_open = |now: &Count| to_come(now) && !wins_already(now);
        let now = Count::of(draft, &examined.report, place).filter(is_open);
        let steps = if now.is_none() { VecDeque::new() } else { steps };
        let earns = Earnings::of(draft, &examined.report, place);
        Search { engine, draft: draft.clone(), place, goal, now, earns, steps, found: Vec::new() }
    }

    /// The tiles of the hand if it is complete and all of them are its own.
    fn tiles_to_change(&self) -> Option<Tiles> {
        let is_open = self.now.is_some() && self.draft.complete(self.place).is_some();
        self.draft.place(self.place).filter(|_| is_open && !is_shared(&self.draft)).cloned()
    }

    /// Adds steps in which another tile of the hand came last, and each meld was not claimed.
    fn hold_otherwise(&mut self) {
        let Some(tiles) = self.tiles_to_change() else { return };
        let standing: Counts = tiles.standing.iter().copied().collect();
        let last = standing.kinds().iter().filter(|tile| Some(*tile) != tiles.win);
        self.steps.extend(last.map(|tile| Step::Change(Change::CameLast { tile })));
        let melds = tiles.melds.iter().map(|meld| Change::Unclaimed { meld: *meld });
        self.steps.extend(melds.map(Step::Change));
    }

    /// Adds steps that exchange each tile of the hand outside its melds.
    fn exchange_tiles(&mut self) {
        let Some(tiles) = self.tiles_to_change() else { return };
        let held: Counts = tiles.standing.iter().copied().chain(tiles.win).collect();
        self.steps.extend(held.kinds().iter().map(Step::ExchangesOf));
    }

    /// Does the next step. Returns `false` if there was none left.
    pub fn step(&mut self) -> bool {
        match self.steps.pop_front() {
            Some(Step::Change(change)) => {
                self.found.extend(self.evaluate(change));
            }
            Some(Step::ExchangesOf(tile)) => self.add_exchanges(tile),
            None => return false,
        }
        true
    }

    /// What the search has found, at most `most` possibilities. Those that take luck come last; among
    /// the others, those that make the hand win come first, then those that raise the total most.
    /// In a search for a higher total, tiles come before circumstances, at most `most` of each, and
    /// nothing is found if all of it takes luck; in one for a win, answers come first.
    pub fn found(mut self, most: usize) -> Vec<Possibility> {
        let for_total = self.goal == Goal::Total;
        let is_tile = |found: &Possibility| for_total && found.change.is_exchange();
        let rank = |found: &Possibility| {
            let is_held = self.goal == Goal::Win && !matches!(found.change, Change::Answer { .. });
            let by_kind = (!is_tile(found), found.change.needs_luck(), is_held);
            (by_kind, !found.becomes_winning, Reverse(found.total_change))
        };
        // The sort is stable: among equals, circumstances stay before tiles.
        self.found.arrange_by_key(rank);
        let mut kept: Vec<Possibility> = Vec::new();
        for possibility in self.found {
            // One of several similar changes with the same effect is enough.
            let same = |k: &Possibility| {
                k.change.is_like(possibility.change)
                    && (&k.fans_gained, &k.fans_lost)
                        == (&possibility.fans_gained, &possibility.fans_lost)
            };
            let others = kept.iter().filter(|k| is_tile(k) == is_tile(&possibility));
            if others.count() < most && !kept.iter().any(same) {
                kept.push(possibility);
            }
        }
        if for_total && kept.iter().all(|k| k.change.needs_luck()) {
            kept.clear();
        }
        kept
    }

    fn evaluate(&self, change: Change) -> Option<Possibility> {
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
        let total_change = then.total - now.total;
        let worth_it = match self.goal {
            Goal::Fan(fan) if change.is_before_play() => {
                // Another seat may give a fan of winds. It is not suggested if that loses another
                // fan, unless the new fan excludes it.
                let gained = fans_gained.iter().find(|gained| gained.number == fan);
                gained.is_some_and(|fan| {
                    fans_lost.iter().all(|lost| fan.excludes.contains(&lost.number))
                })
            }
            Goal::Fan(fan) => fans_gained.iter().any(|gained| gained.number == fan),
            Goal::Win => then.wins && !now.wins && !change.needs_luck(),
            Goal::Total => total_change > 0 && !(now.wins && self.earns_less(&draft)),
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

    /// Whether the winner would earn less with a changed draft, although its total is higher: there may
    /// be fewer players who pay.
    fn earns_less(&self, draft: &Draft) -> bool {
        let Some(now) = self.earns else { return false };
        // Who would pay is known only if that was looked for.
        let then = Earnings::of(draft, &self.engine.examine(draft).report, self.place);
        then.is_some_and(|then| then.is_less_than(now))
    }

    /// Adds steps that exchange a tile for each tile that the hand waits for without it.
    fn add_exchanges(&mut self, tile: Tile) {
        let mut draft = self.draft.clone();
        let Some(tiles) = draft.place_mut(self.place) else { return };
        let won = tiles.win;
        tiles.join_win();
        let Some(at) = tiles.standing.iter().position(|other| *other == tile) else { return };
        tiles.standing.remove(at);
        let Standing::Ready { waits } = self.engine.report_as_it_is(&draft).settled.standing else {
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

    /// Searches to the end, and returns at most `most` tiles and as many circumstances, in the order of
    /// [`Search::found`].
    pub fn run(mut self, most: usize) -> Vec<Possibility> {
        while self.step() {}
        self.found(most)
    }
}
