//! The search for ways to a win.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::entry::Draft;
use crate::scoring::{Discard, Engine, Standing, Wait};
use crate::sorting::Sort;
use crate::tiles::{Tile, TileSet};

use super::chance::Unseen;
use super::discards::{self, Expectations};
use super::hands::{Exchange, points, undecided};
use super::{Chance, RankedDiscard, Way};

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many hands have been tried.
    pub done: usize,
    /// How many there are to try. More may be added at the end of the first round.
    pub all: usize,
}

impl Progress {
    /// Whether the search has come to its end.
    pub fn is_done(self) -> bool {
        self.done == self.all
    }
}

/// The tiles that go, and those that come in ascending order.
type Tiles = (Vec<Tile>, Vec<Tile>);

/// A hand of thirteen tiles from which a search goes on: the present one, or what a discard leaves.
#[derive(Clone, Debug)]
struct Opening {
    /// The tile that goes.
    goes: Option<Tile>,
    standing: Standing,
}

impl Opening {
    /// The tiles that can come first, so that a second one wins.
    fn useful(&self, all: TileSet) -> TileSet {
        match &self.standing {
            Standing::Ready { .. } => all,
            // Without any, the hand would be ready if there were a fifth copy of a tile.
            Standing::Unready { shanten: 1, useful, .. } if useful.is_empty() => all,
            Standing::Unready { shanten: 1, useful, .. } => useful.intersection(all),
            _ => TileSet::EMPTY,
        }
    }

    fn waits(&self) -> &[Wait] {
        if let Standing::Ready { waits } = &self.standing { waits } else { &[] }
    }
}

/// Whether ways to a win are searched for the hand at the first place. They are if its rule system has
/// such a search, the hand does not win yet, and it may be at most two tiles away from a win.
pub fn is_asked(draft: &Draft, standing: &Standing) -> bool {
    draft.system().ranking.is_some()
        && match standing {
            Standing::Ready { waits } => !waits.iter().any(Wait::wins),
            Standing::Unready { shanten, .. } | Standing::Discarding { shanten, .. } => {
                *shanten < 2
            }
            Standing::Complete { wins, .. } => !wins,
            Standing::Faulty | Standing::Entering { .. } => false,
        }
}

/// A search for the shortest ways to a win, in steps of which each takes about as long as the report
/// of a ready hand.
#[derive(Clone, Debug)]
pub struct Search {
    engine: &'static dyn Engine,
    /// The draft as [`undecided`] returns it.
    draft: Draft,
    /// The fourteen tiles are no complete hand, so that one of them has to be discarded.
    is_discarding: bool,
    unseen: Unseen,
    steps: VecDeque<Exchange>,
    done: usize,
    /// The hands after no exchange, or after one discard.
    openings: Vec<Opening>,
    /// Whether the steps contain the exchanges of two tiles. Those of one tile are searched first.
    is_second: bool,
    found: BTreeMap<Tiles, Vec<Way>>,
    expectations: Expectations,
}

impl Search {
    /// A search for the hand of the first place. It is over at once if [`is_asked`] is false.
    pub fn new(engine: &'static dyn Engine, draft: &Draft) -> Search {
        let standing = engine.report_as_it_is(draft).settled.standing;
        let is_asked = is_asked(draft, &standing);
        let undecided = undecided(draft);
        let mut kinds: Vec<Tile> = undecided.tiles.standing.clone();
        kinds.sort_unstable();
        kinds.dedup();
        let discard = |tile: Tile| Exchange::new([tile], None);
        let steps: VecDeque<Exchange> = match &standing {
            _ if !is_asked => VecDeque::new(),
            Standing::Ready { .. } | Standing::Unready { .. } => [Exchange::new([], None)].into(),
            _ => kinds.into_iter().map(discard).collect(),
        };
        Search {
            engine,
            is_discarding: matches!(standing, Standing::Discarding { .. }),
            unseen: Unseen::of(&undecided),
            draft: undecided,
            steps,
            done: 0,
            openings: Vec::new(),
            is_second: false,
            found: BTreeMap::new(),
            expectations: Expectations::default(),
        }
    }

    /// Whether there is nothing to search for.
    pub fn is_idle(&self) -> bool {
        self.done == 0 && self.steps.is_empty()
    }

    /// How many tiles are in none of the entered hands.
    pub fn unseen(&self) -> u64 {
        self.unseen.all
    }

    /// Tries at most `budget` hands.
    pub fn step(&mut self, budget: usize) -> Progress {
        for _ in 0..budget {
            let Some(exchange) = self.steps.pop_front() else { break };
            self.done += 1;
            self.try_hand(exchange);
            if self.steps.is_empty() && !self.is_second {
                self.is_second = true;
                // Only the shortest ways are shown, but the worth of a discard depends on longer ones, too.
                if self.found.is_empty() || self.is_discarding {
                    self.add_second_exchanges();
                }
            }
        }
        Progress { done: self.done, all: self.done + self.steps.len() }
    }

    /// The shortest ways that have been found, the likeliest first; among equals, those that are worth
    /// the most.
    pub fn ways(&self) -> Vec<Way> {
        let length = self.found.keys().map(|(_, comes)| comes.len()).min();
        let shortest = self.found.iter().filter(|((_, comes), _)| Some(comes.len()) == length);
        let mut ways: Vec<Way> = shortest.filter_map(|(_, orders)| merge(orders)).collect();
        ways.arrange_by(|a, b| {
            let tiles = |way: &Way| (way.goes.clone(), way.comes.clone());
            let by_worth = b.most().cmp(&a.most()).then_with(|| tiles(a).cmp(&tiles(b)));
            b.chance.compare(a.chance).then(by_worth)
        });
        ways
    }

    /// The discards of fourteen tiles by worth, the best first. Those that leave the fewest tiles
    /// missing are all there; others only if they can be expected to win more than one of those.
    pub fn discards(&self) -> Vec<RankedDiscard> {
        if !self.is_discarding {
            return Vec::new();
        }
        let mut ranked: Vec<RankedDiscard> =
            self.openings.iter().filter_map(|opening| self.ranked(opening)).collect();
        let fewest = ranked.iter().map(|ranked| ranked.discard.shanten).min();
        let is_nearest = |r: &RankedDiscard| Some(r.discard.shanten) == fewest;
        let nearest = ranked.iter().filter(|r| is_nearest(r));
        let least = nearest.map(|r| r.expected).fold(f64::INFINITY, f64::min);
        ranked.retain(|r| is_nearest(r) || r.expected > least);
        discards::sort(&mut ranked);
        ranked
    }

    fn ranked(&self, opening: &Opening) -> Option<RankedDiscard> {
        let tile = opening.goes?;
        let copies = |kinds: TileSet| kinds.iter().map(|kind| self.unseen.copies(kind) as u8).sum();
        let discard = match &opening.standing {
            Standing::Ready { waits } => {
                let waits = waits.iter().filter(|wait| self.unseen.copies(wait.tile) > 0);
                let waits = waits.map(|wait| Wait {
                    copies: self.unseen.copies(wait.tile) as u8,
                    ..wait.clone()
                });
                let waits: Vec<Wait> = waits.collect();
                let useful: TileSet = waits.iter().map(|wait| wait.tile).collect();
                Discard { tile, shanten: 0, useful, copies: copies(useful), waits }
            }
            Standing::Unready { shanten, useful, .. } => {
                let (shanten, useful) = (*shanten, *useful);
                Discard { tile, shanten, useful, copies: copies(useful), waits: Vec::new() }
            }
            _ => return None,
        };
        let wins =
            |drawn: Tile| opening.waits().iter().find(|wait| wait.tile == drawn).map_or(0, points);
        // A tile like the discarded one may come, and another one go in its place.
        let instead = |drawn: Tile| {
            let openings = self.openings.iter().filter(|_| drawn == tile);
            openings.map(|opening| self.expected_of(opening.waits(), drawn)).max().unwrap_or(0)
        };
        let otherwise = |drawn: Tile| self.expected_of(opening.waits(), drawn).max(instead(drawn));
        let expected = self.expectations.of(tile, &self.unseen, wins, otherwise);
        Some(RankedDiscard { discard, expected })
    }

    /// What a draw can be expected to win with these waits after another tile was drawn, in points
    /// times draws.
    fn expected_of(&self, waits: &[Wait], drawn: Tile) -> u64 {
        waits.iter().map(|wait| self.unseen.copies_after(drawn, wait.tile) * points(wait)).sum()
    }

    fn try_hand(&mut self, exchange: Exchange) {
        let standing = self.engine.report_as_it_is(&exchange.of(&self.draft)).settled.standing;
        if let Standing::Ready { waits } = &standing {
            for wait in waits.iter().filter(|wait| wait.wins()) {
                self.note(&exchange, wait);
            }
            if let (true, [one, other], Some(comes)) =
                (self.is_discarding, &exchange.goes[..], exchange.comes)
            {
                let value = self.expected_of(waits, comes);
                self.expectations.note(*one, comes, value);
                self.expectations.note(*other, comes, value);
            }
        }
        if exchange.comes.is_none() {
            self.openings.push(Opening { goes: exchange.goes.first().copied(), standing });
        }
    }

    /// Adds a way to those that were found, unless it brings a tile that has just gone.
    fn note(&mut self, exchange: &Exchange, wait: &Wait) {
        let comes: Vec<Tile> = exchange.comes.into_iter().chain([wait.tile]).collect();
        let chance = self.unseen.chance(&comes);
        if chance.favourable == 0 || exchange.goes.contains(&wait.tile) {
            return;
        }
        let copies = comes.iter().map(|tile| self.unseen.copies(*tile) as u8).collect();
        let mut sorted = comes.clone();
        sorted.sort_unstable();
        let goes = exchange.goes.to_vec();
        self.found.entry((goes.clone(), sorted)).or_default().push(Way {
            goes,
            comes,
            discard: wait.discard.clone(),
            self_drawn: wait.self_drawn.clone(),
            copies,
            chance,
        });
    }

    /// Adds the exchanges after which two tiles come: one to go on with, and one that wins.
    fn add_second_exchanges(&mut self) {
        let kinds = self.draft.system().tiles;
        let drawable: TileSet = kinds.iter().filter(|tile| self.unseen.copies(*tile) > 0).collect();
        let standing: TileSet = self.draft.tiles.standing.iter().copied().collect();
        let held = |tile| self.draft.tiles.standing.iter().filter(|t| **t == tile).count();
        let mut exchanges = BTreeSet::new();
        for opening in &self.openings {
            for comes in opening.useful(drawable) {
                for goes in standing {
                    let is_held = opening.goes != Some(goes) || held(goes) > 1;
                    let returns = comes == goes || opening.goes == Some(comes);
                    if is_held && !returns {
                        let both = opening.goes.into_iter().chain([goes]);
                        exchanges.insert(Exchange::new(both, Some(comes)));
                    }
                }
            }
        }
        self.steps.extend(exchanges);
    }
}

/// The way to a win by the same tiles in several orders: the order that is worth the most, with the
/// chance of all of them.
fn merge(orders: &[Way]) -> Option<Way> {
    let best = orders.iter().reduce(|best, other| {
        let rank = |way: &Way| (way.most(), way.total());
        let is_better =
            rank(other) > rank(best) || rank(other) == rank(best) && other.comes < best.comes;
        if is_better { other } else { best }
    })?;
    let favourable = orders.iter().map(|way| way.chance.favourable).sum();
    Some(Way { chance: Chance { favourable, ..best.chance }, ..best.clone() })
}
