//! Measuring obstacles: what is missing of a fan, in tiles, and how many tiles would have to be
//! exchanged.
//!
//! A rule system says which hands win it, as a [`Measure`] of the hand; [`Measure::shortfall`] then
//! measures every obstacle that depends on the tiles alone.

mod classes;
mod forms;
mod kongs;
mod pungs;

pub use classes::WantedClasses;
pub use forms::pairs_of;
pub use kongs::WantedKongs;

use crate::reading::division::{Division, Form, KNITTED, Part, Parts, Set};
use crate::reading::set_kinds::SetKinds;
use crate::reading::shanten::Forms;
use crate::reading::target::{Exchangeable, Target};
use crate::tiles::{Counts, Suit, Tile, TileSet};

use self::pungs::{choices, pungs};
use super::{Obstacle, PartRequirement, Shortfall, TileClass};

/// A hand, and which hands win in its rule system.
#[derive(Clone, Debug)]
pub struct Measure<'a> {
    /// The tiles.
    pub hand: Exchangeable,
    /// The reading that the fan does not apply to.
    pub division: &'a Division,
    /// The kinds that four sets and a pair may be of; several choices, if they must not be mixed.
    pub in_play: &'a [TileSet],
    /// What else wins.
    pub forms: Forms<'a>,
}

impl Measure<'_> {
    /// What is missing because of an obstacle.
    pub fn shortfall(&self, obstacle: Obstacle) -> Shortfall {
        match obstacle {
            Obstacle::Form { wanted } => self.form(obstacle, wanted),
            Obstacle::Tiles { wanted } => self.tiles(wanted),
            Obstacle::Suits { most, honors } => self.suits(most, honors),
            Obstacle::Parts { wanted } => self.parts(obstacle, wanted),
            Obstacle::Pungs { of, wanted } => {
                let sets = choices(of, wanted.into()).into_iter();
                self.nearest(obstacle, sets.map(|kinds| Target::with_sets(pungs(kinds), None)))
            }
            Obstacle::PungsAndPair { of } => {
                let but = |pair| Target::with_sets(pungs(of.minus(TileSet::of(pair))), Some(pair));
                self.nearest(obstacle, of.iter().map(but))
            }
            Obstacle::NoPair { of } => {
                self.nearest(obstacle, of.iter().map(|pair| Target::with_sets([], Some(pair))))
            }
            Obstacle::NoTile { wanted } => {
                let each = [wanted.kinds()];
                self.classes(obstacle, [WantedClasses { each: &each, within: TileSet::ALL }])
            }
            Obstacle::Lacks { kinds } => {
                Shortfall { needed: vec![kinds.iter().collect()], ..Shortfall::from(obstacle) }
            }
            Obstacle::Claimed { .. } => {
                let claimed = self.sets(|set| set.claimed);
                let mut shortfall = Shortfall::from(obstacle);
                shortfall.in_the_way.parts = claimed;
                shortfall
            }
            _ => obstacle.into(),
        }
    }

    /// What is missing of the nearest of several targets.
    pub fn nearest(&self, obstacle: Obstacle, of: impl Iterator<Item = Target>) -> Shortfall {
        let (mut targets, mut fewest) = (0, u8::MAX);
        let measured = of.filter_map(|target| {
            targets += 1;
            // An earlier target is nearer, whatever the other sets and the pair would be here.
            if self.hand.least_exchanges(&target) > fewest {
                return None;
            }
            let exchanges = self.exchanges_of_any_form(&target);
            fewest = exchanges.unwrap_or(u8::MAX).min(fewest);
            let in_the_way = match exchanges {
                None => self.hand.melds_in_the_way(&target),
                Some(_) => 0,
            };
            Some((exchanges, in_the_way, target))
        });
        // Of targets that are equally near, the one that keeps the most sets of the reading goes first.
        let is_read = |set: &Set| self.division.sets.iter().any(|read| read.is_like(*set));
        let rank = |(exchanges, in_the_way, target): &(Option<u8>, u8, Target)| {
            let exchanges = exchanges.unwrap_or(u8::MAX);
            let other_sets = target.sets.iter().filter(|set| !is_read(set)).count();
            (exchanges, in_the_way.count_ones(), other_sets, self.hand.lacking(target))
        };
        let Some((exchanges, in_the_way, target)) = measured.min_by_key(rank) else {
            return obstacle.into();
        };
        let (needed, have) = self.hand.parts_of(&target, &self.division.sets);
        let declared = Parts::sets(in_the_way);
        let is_choice = targets > 1;
        let laid_aside = match exchanges {
            None => self.hand.lacking_of_target(&target),
            Some(_) => Vec::new(),
        };
        let shortfall = Shortfall::from(obstacle);
        Shortfall { needed, have, is_choice, declared, laid_aside, exchanges, ..shortfall }
    }

    /// The number of tiles to exchange until the hand is of a form, or of any form, and consists of these
    /// sets and pairs, and the declared sets that do not allow it.
    pub fn to_be(&self, form: Option<Form>, sets: SetKinds) -> (Option<u8>, Parts) {
        let target = Target::of_sets(sets);
        let melds = (1 << self.hand.melds.len()) - 1;
        let (exchanges, declared) = match form {
            None => (self.exchanges_within(sets.pairs), self.hand.melds_in_the_way(&target)),
            Some(Form::FourSets) => (self.exchanges(&target), self.hand.melds_in_the_way(&target)),
            Some(Form::SevenPairs) => (self.pairs_within(sets.pairs), melds),
            Some(_) => (None, melds),
        };
        (exchanges, Parts::sets(declared))
    }

    /// Whether this is a complete hand, and not the sets of a player who did not win.
    fn is_complete(&self) -> bool {
        self.division.form != Form::Unfinished
    }

    /// The number of tiles to exchange until four sets and a pair meet a target.
    pub fn exchanges(&self, target: &Target) -> Option<u8> {
        if !self.is_complete() {
            return None;
        }
        let fits = |kinds: TileSet| {
            let wanted = target.sets.iter().flat_map(|set| set.kinds()).chain(target.pair);
            { wanted }.chain(target.whole).all(|tile| kinds.contains(tile))
        };
        let of = |kinds: TileSet| {
            let others = target.others.within(kinds);
            self.hand.exchanges(&Target { others, ..target.clone() })
        };
        self.in_play.iter().filter(|kinds| fits(**kinds)).filter_map(|kinds| of(*kinds)).min()
    }

    /// The same for four sets and a pair, or a set and a pair beside a knitted straight where that wins.
    fn exchanges_of_any_form(&self, target: &Target) -> Option<u8> {
        let straights = KNITTED.iter().filter(|_| self.forms.knitted && target.straight.is_empty());
        let straights = straights.map(|knit| target.clone().with_straight(*knit));
        straights.chain([target.clone()]).filter_map(|target| self.exchanges(&target)).min()
    }

    /// The number of tiles to exchange until a complete hand of any form has these kinds only. The tiles
    /// of a player who did not win need make no sets.
    fn exchanges_within(&self, kinds: TileSet) -> Option<u8> {
        if !self.is_complete() {
            let fits = self.hand.melds.iter().all(|set| set.kinds().minus(kinds).is_empty());
            let others = self.hand.concealed.tiles().filter(|tile| !kinds.contains(*tile));
            return fits.then(|| others.count() as u8);
        }
        let sets = Target::of_sets(SetKinds::of_tiles(kinds));
        let straights =
            KNITTED.iter().filter(|knit| self.forms.knitted && knit.minus(kinds).is_empty());
        let straights = straights.map(|knit| sets.clone().with_straight(*knit));
        let sets = straights.chain([sets.clone()]).filter_map(|target| self.exchanges(&target));
        sets.chain(self.pairs_within(kinds))
            .chain(self.orphans_within(kinds))
            .chain(self.knitted_within(kinds).map(|(exchanges, _)| exchanges))
            .min()
    }

    /// The number of tiles to exchange until the hand has all four copies of one of these kinds.
    fn all_of_one(&self, kinds: TileSet) -> Option<u8> {
        let of = |tile: Tile| {
            let sets = self.exchanges_of_any_form(&Target::with_all_of(tile));
            sets.into_iter().chain(self.pairs_with(&[tile; 2], TileSet::ALL)).min()
        };
        kinds.iter().filter_map(of).min()
    }

    /// What is missing for four copies of one of these kinds: of the kind that `all` tiles of the hand
    /// have most of.
    pub fn four_alike(&self, obstacle: Obstacle, all: &Counts, of: TileSet) -> Shortfall {
        // Of equals, `max_by_key` returns the last; reversed, that is the lowest.
        let kinds: Vec<Tile> = all.kinds().intersection(of).iter().collect();
        let most = kinds.into_iter().rev().max_by_key(|tile| all.get(*tile));
        let copies = |n: fn(&Counts, Tile) -> u8| {
            most.map(|tile| vec![tile; n(all, tile).into()]).into_iter().collect()
        };
        let exchanges = self.all_of_one(of);
        let is_barred = exchanges.is_none() && self.is_complete();
        Shortfall {
            needed: copies(|_, _| 4),
            have: copies(|all, tile| all.get(tile)),
            declared: self.sets(|set| set.declared && is_barred),
            exchanges,
            ..obstacle.into()
        }
    }

    /// All tiles of the hand.
    fn all(&self) -> Counts {
        let melded = self.hand.melds.iter().flat_map(|set| set.tiles());
        melded.fold(self.hand.concealed, Counts::with)
    }

    /// The sets of the reading that satisfy a condition.
    fn sets(&self, is: impl Fn(Set) -> bool) -> Parts {
        self.division.sets_that(|_, set| is(*set))
    }

    fn tiles(&self, wanted: TileClass) -> Shortfall {
        let foreign = |set: &Set| !set.kinds().minus(wanted.kinds()).is_empty();
        let all = self.all();
        let tiles = all.tiles().filter(|tile| !wanted.kinds().contains(*tile));
        let shortfall = Shortfall::from(Obstacle::Tiles { wanted }).with_tiles(tiles);
        Shortfall {
            declared: self.sets(|set| set.declared && foreign(&set)),
            exchanges: self.exchanges_within(wanted.kinds()),
            ..shortfall
        }
    }

    /// The nearest choice of suits.
    fn suits(&self, most: u8, honors: bool) -> Shortfall {
        let classes = match (most, honors) {
            (1, false) => TileClass::SUITS,
            (1, true) => TileClass::SUITS_OR_HONORS,
            _ => TileClass::ALL_BUT_A_SUIT,
        };
        let all = self.all();
        // There must be a suit, and not honors alone.
        let has_suit = |class: &TileClass| {
            let suits = Suit::ALL.into_iter().map(TileSet::of_suit);
            { suits }
                .any(|suit| !suit.intersection(class.kinds()).intersection(all.kinds()).is_empty())
        };
        let possible = classes.into_iter().filter(has_suit).map(|class| self.tiles(class));
        let rank = |shortfall: &Shortfall| (shortfall.rank(), shortfall.tiles.len());
        possible.min_by_key(rank).unwrap_or(Obstacle::NoTile { wanted: TileClass::SUITED }.into())
    }

    fn parts(&self, obstacle: Obstacle, wanted: PartRequirement) -> Shortfall {
        let sets = wanted.sets();
        let is_whole = self.division.form == Form::FourSets
            || self.division.form == Form::KnittedStraight && wanted.allows_straight();
        let mut shortfall = Shortfall::from(obstacle);
        if is_whole {
            shortfall.in_the_way.parts = self.sets(|set| !sets.allow(set));
            if self.division.pairs.iter().any(|pair| !sets.pairs.contains(*pair)) {
                shortfall.in_the_way.parts = shortfall.in_the_way.parts.and(Part::PAIR);
            }
        }
        shortfall.declared = self.sets(|set| set.declared && !sets.allow(set));
        let target = Target::of_sets(sets);
        let knitted = self.forms.knitted && wanted.allows_straight();
        let straights = KNITTED.iter().filter(|_| knitted);
        let straights = straights.map(|knit| target.clone().with_straight(*knit));
        let targets = straights.chain([target.clone()]);
        shortfall.exchanges = targets.filter_map(|target| self.exchanges(&target)).min();
        shortfall
    }
}
