//! Measures missing classes of tiles, of each of which a hand must have one tile: suits, honors, terminals.

use crate::reading::division::{KNITTED, Parts, Set, Shape};
use crate::reading::set_kinds::SetKinds;
use crate::reading::target::Target;
use crate::scoring::{Obstacle, Shortfall};
use crate::sorting::Sort;
use crate::tiles::{Tile, TileSet};

use super::Measure;

/// What a hand must have and may have: a tile of each of these classes, and no tile of other kinds.
#[derive(Clone, Copy, Debug)]
pub struct WantedClasses<'a> {
    /// The classes, which have no kind in common.
    pub each: &'a [TileSet],
    /// The kinds that there may be.
    pub within: TileSet,
}

impl Measure<'_> {
    /// What is missing for the nearest of several choices of classes.
    pub fn classes<'a>(
        &self,
        obstacle: Obstacle,
        choices: impl IntoIterator<Item = WantedClasses<'a>>,
    ) -> Shortfall {
        let mut choices: Vec<WantedClasses> = choices.into_iter().collect();
        // The choice that keeps the most tiles is most often the nearest, and is asked first.
        choices.arrange_by_key(|wanted| self.foreign(wanted.within));
        let exchanges = choices.iter().fold(None, |fewest, of| self.exchanges_to_have(*of, fewest));
        let declared = match exchanges {
            Some(_) => Parts::NONE,
            None => {
                let declared = choices.iter().map(|wanted| self.declared_beside(*wanted));
                declared.min_by_key(|parts| parts.len()).unwrap_or(Parts::NONE)
            }
        };
        Shortfall { exchanges, declared, ..obstacle.into() }
    }

    /// The number of concealed tiles of other kinds than these.
    fn foreign(&self, kinds: TileSet) -> u8 {
        self.hand.concealed.tiles().filter(|tile| !kinds.contains(*tile)).count() as u8
    }

    /// The declared sets that leave no room for a tile of each class: those with tiles of other kinds, and
    /// those that have no class which another declared set has not.
    pub fn declared_beside(&self, wanted: WantedClasses) -> Parts {
        let has = |set: &Set, class: TileSet| !set.kinds().intersection(class).is_empty();
        let is_foreign = |set: Set| !set.kinds().minus(wanted.within).is_empty();
        let foreign = self.sets(|set| set.declared && is_foreign(set));
        if foreign != Parts::NONE || !self.is_complete() {
            return foreign;
        }
        let melds = &self.hand.melds;
        let is_alone = |class: TileSet| melds.iter().filter(|meld| has(meld, class)).count() < 2;
        let is_needed = |set: Set| wanted.each.iter().any(|of| has(&set, *of) && is_alone(*of));
        self.sets(|set| set.declared && !is_needed(set))
    }

    /// The number of tiles to exchange until a complete hand of any form has a tile of each class, or `fewest`,
    /// if that are fewer. The tiles of a player who did not win need make no sets.
    fn exchanges_to_have(&self, wanted: WantedClasses, fewest: Option<u8>) -> Option<u8> {
        let WantedClasses { each, within } = wanted;
        if fewest.is_some_and(|fewest| fewest <= self.foreign(within)) {
            return fewest;
        }
        let kinds = self.all().kinds();
        let absent = each.iter().filter(|of| kinds.intersection(**of).is_empty()).count() as u8;
        if !self.is_complete() {
            let exchanges = self.exchanges_within(within).map(|foreign| foreign.max(absent));
            return fewest.into_iter().chain(exchanges).min();
        }
        // Forms of single tiles have tiles of all classes, but one may have to go for another.
        let singles = self.orphans_within(within).into_iter();
        let knitted = self.knitted_within(within).map(|(exchanges, _)| exchanges);
        let singles = singles.chain(knitted).map(|exchanges| exchanges.max(absent));
        let mut fewest = singles.chain(self.pairs_of_each(wanted)).chain(fewest).min();
        let sets = Target::of_sets(SetKinds::of_tiles(within));
        let straights =
            KNITTED.iter().filter(|knit| self.forms.knitted && knit.minus(within).is_empty());
        let straights = straights.map(|knit| sets.clone().with_straight(*knit));
        let targets = std::iter::once(sets.clone()).chain(straights);
        targets.for_each(|target| self.with_each(target, each, &mut fewest));
        fewest
    }

    /// The same for seven pairs.
    fn pairs_of_each(&self, WantedClasses { each, within }: WantedClasses) -> Option<u8> {
        let copies = |tile: &Tile| self.hand.concealed.get(*tile);
        let most = |of: &TileSet| {
            let kinds: Vec<Tile> = of.intersection(within).iter().collect();
            kinds.into_iter().max_by_key(copies)
        };
        let pairs: Option<Vec<Tile>> = each.iter().map(most).collect();
        self.pairs_with(&pairs?, within)
    }

    /// Extends a target by a set or the pair for each of these classes that it does not have yet, in every way
    /// that can need fewer tiles than the nearest.
    fn with_each(&self, target: Target, each: &[TileSet], fewest: &mut Option<u8>) {
        let is_nearer = |target: &Target| {
            fewest.is_none_or(|fewest| self.hand.least_exchanges(target) < fewest)
        };
        if !is_nearer(&target) {
            return;
        }
        let kinds = self.hand.melds.iter().chain(&target.sets).map(|set| set.kinds());
        let kinds = kinds.chain(target.pair.map(TileSet::of)).fold(target.straight, TileSet::union);
        let Some(class) = each.iter().find(|of| kinds.intersection(**of).is_empty()) else {
            let exchanges = self.exchanges(&target);
            *fewest = exchanges.into_iter().chain(*fewest).min();
            return;
        };
        let parts = SetKinds::with_one_of(*class).and(target.others);
        let pairs = parts.pairs.iter().filter(|_| target.pair.is_none());
        let pairs = pairs.map(|pair| Target { pair: Some(pair), ..target.clone() });
        let chows = parts.chows.iter().map(|low| Set::standing(Shape::Chow, low));
        let pungs = parts.pungs.iter().map(|tile| Set::standing(Shape::Pung, tile));
        let with_set = |set: Set| {
            let sets = target.sets.iter().copied().chain([set]).collect();
            Target { sets, ..target.clone() }
        };
        let is_room = self.hand.has_room_beside(&target);
        let sets = chows.chain(pungs).filter(|_| is_room).map(with_set);
        let mut targets: Vec<Target> = pairs.chain(sets).collect();
        targets.arrange_by_key(|target| self.hand.least_exchanges(target));
        targets.into_iter().for_each(|target| self.with_each(target, each, fewest));
    }
}
