//! The fewest tiles to exchange until a complete hand has certain sets, or consists of certain sets
//! only.
//!
//! Obstacles are measured with it: how near a hand comes to a fan. Each group (a suit or the honors)
//! is solved on its own, then the groups are joined.

use arrayvec::ArrayVec;

use crate::reading::division::Set;
use crate::tiles::{Counts, Meld, Tile, TileSet};

use super::missing_tiles::{Group, MissingBySets, MissingTiles, missing_for_hand};
use super::set_kinds::SetKinds;

/// What four sets and a pair have to be, or a knitted straight, a set and a pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The tiles of a knitted straight, which take the place of three sets. Empty without one.
    pub straight: TileSet,
    /// The sets that must be there.
    pub sets: ArrayVec<Set, 4>,
    /// The pair that must be there. Without one, the pair is any of `pairs`.
    pub pair: Option<Tile>,
    /// What the other sets and the pair may be.
    pub others: SetKinds,
    /// A tile of which all four copies must be there, in whatever parts.
    pub whole: Option<Tile>,
}

impl Target {
    /// These sets together with any others.
    pub fn with_sets(sets: impl IntoIterator<Item = Set>, pair: Option<Tile>) -> Target {
        let (straight, sets) = (TileSet::EMPTY, sets.into_iter().collect());
        Target { straight, sets, pair, others: SetKinds::ANY, whole: None }
    }

    /// Sets and a pair of these kinds.
    pub fn of_sets(others: SetKinds) -> Target {
        Target { others, ..Target::with_sets([], None) }
    }

    /// Any sets and a pair with all four copies of a tile.
    pub fn with_all_of(tile: Tile) -> Target {
        Target { whole: Some(tile), ..Target::with_sets([], None) }
    }

    /// The same together with the tiles of a knitted straight.
    #[must_use]
    pub fn with_straight(self, straight: TileSet) -> Target {
        Target { straight, ..self }
    }

    /// The tiles of these sets together with those of the pair and the knitted straight.
    fn tiles_with(&self, sets: &[Set]) -> Counts {
        let pair = self.pair.into_iter().flat_map(|tile| [tile; 2]);
        sets.iter().flat_map(|set| set.tiles()).chain(pair).chain(self.straight).collect()
    }

    /// How many sets there are in addition to the knitted straight.
    fn size(&self) -> usize {
        if self.straight.is_empty() { 4 } else { 1 }
    }
}

/// A hand of which concealed tiles may be exchanged.
#[derive(Clone, Debug)]
pub struct Exchangeable {
    /// The concealed tiles and the winning tile, without the wild tiles.
    pub concealed: Counts,
    /// The declared sets, which cannot be exchanged.
    pub melds: ArrayVec<Set, 4>,
    /// The number of wild tiles, each of which saves an exchange.
    pub wild: u8,
    /// Tiles that lie aside, so that no exchange brings them.
    pub laid_aside: Counts,
}

impl Exchangeable {
    /// These concealed tiles and as many wild ones, beside the declared sets.
    pub fn new(concealed: Counts, melds: &[Meld], wild: u8) -> Exchangeable {
        let melds = melds.iter().map(|meld| Set::from(*meld)).collect();
        Exchangeable { concealed, melds, wild, laid_aside: Counts::EMPTY }
    }

    /// The same hand while these tiles lie aside.
    #[must_use]
    pub fn without(self, laid_aside: Counts) -> Exchangeable {
        Exchangeable { laid_aside, ..self }
    }

    /// The number of tiles to exchange until the hand meets the target. `None` if the declared sets
    /// do not allow it, or if a fifth copy of a tile would be needed.
    pub fn exchanges(&self, target: &Target) -> Option<u8> {
        let (sets, free) = self.remainder(target)?;
        let (own, melded) = (target.tiles_with(&sets), self.out_of_reach());
        let too_many = |tile| own.get(tile) > 4 || own.get(tile) + melded.get(tile) > self.copies();
        if own.kinds().union(melded.kinds()).iter().any(too_many) {
            return None;
        }
        let (rest, used) = (self.concealed.beyond(&own), melded.plus(&own));
        let groups = std::array::from_fn(|group| {
            let whole = target.whole;
            let group = Group::new(group, &rest, &used);
            self.missing_in(Group { kinds: target.others, whole, ..group }, free)
        });
        let missing = missing_for_hand(&groups, free, target.pair.is_none()).missing();
        let own = own.beyond(&self.concealed).len() as u8;
        (missing < MissingTiles::NEVER.missing()).then(|| (own + missing).saturating_sub(self.wild))
    }

    /// A number of tiles of which [`exchanges`](Exchangeable::exchanges) are never fewer, and which is found
    /// sooner: only the target's own parts are counted, not the other sets and the pair.
    pub fn least_exchanges(&self, target: &Target) -> u8 {
        let Some((sets, _)) = self.remainder(target) else { return 0 };
        let own = target.tiles_with(&sets).beyond(&self.concealed).len() as u8;
        own.saturating_sub(self.wild)
    }

    /// What a group of the hand is missing to make up to `most` sets.
    fn missing_in(&self, group: Group, most: usize) -> MissingBySets {
        Group { copies: self.copies(), ..group }.missing_by_sets(most)
    }

    /// The declared sets that are neither wanted nor allowed by the target, for which it leaves no
    /// room, or which hold copies that it needs: bit `i` for meld `i`.
    pub fn melds_in_the_way(&self, target: &Target) -> u8 {
        let (mut wanted, mut others) = (target.sets.clone(), 0);
        for (i, meld) in self.melds.iter().enumerate() {
            if !take_like(&mut wanted, *meld) {
                others |= 1 << i;
            }
        }
        let (own, melded) = (target.tiles_with(&wanted), self.out_of_reach());
        let too_many = |tile| own.get(tile) > 0 && own.get(tile) + melded.get(tile) > self.copies();
        let holds_copies = |set: &Set| set.kinds().iter().any(too_many);
        let foreign = |i: &usize| {
            let meld = self.melds[*i];
            others >> i & 1 == 1 && (!target.others.allow(meld) || holds_copies(&meld))
        };
        let foreign = (0..self.melds.len()).filter(foreign).fold(0, |all, i| all | 1 << i);
        if self.melds.len() + wanted.len() > target.size() { others } else { foreign }
    }

    /// Whether there is room for another set beside the declared sets and those of the target.
    pub fn has_room_beside(&self, target: &Target) -> bool {
        self.remainder(target).is_some_and(|(_, free)| free > 0)
    }

    /// The wanted sets that no meld is, and how many sets may be of any allowed kind.
    fn remainder(&self, target: &Target) -> Option<(ArrayVec<Set, 4>, usize)> {
        let mut sets = target.sets.clone();
        for meld in &self.melds {
            if !take_like(&mut sets, *meld) && !target.others.allow(*meld) {
                return None;
            }
        }
        let free = target.size().checked_sub(self.melds.len() + sets.len())?;
        Some((sets, free))
    }

    /// How many tiles of the target's own sets, pair and straight the hand lacks.
    pub fn lacking(&self, target: &Target) -> usize {
        let (needed, have) = self.parts_of(target, &[]);
        let tiles = |parts: &[Vec<Tile>]| parts.iter().map(Vec::len).sum::<usize>();
        tiles(&needed) - tiles(&have)
    }

    /// The parts of a target that are not complete in the hand, and what the hand has of each. A
    /// complete part that is the same as one of them is included, so that a sentence can say how many
    /// of them are needed, and so is a complete set that is not among those that are `read`. If nothing
    /// is missing, all parts are returned.
    pub fn parts_of(&self, target: &Target, read: &[Set]) -> (Vec<Vec<Tile>>, Vec<Vec<Tile>>) {
        let mut melds = self.melds.clone();
        let mut read: ArrayVec<Set, 4> = read.iter().copied().collect();
        let mut left = self.concealed;
        let sets = target.sets.iter().map(|set| (set.tiles().to_vec(), Some(*set)));
        let pair = target.pair.iter().map(|pair| (vec![*pair; 2], None));
        let rows = [0, 9, 18].map(|suit| target.straight.intersection(TileSet(0x1FF << suit)));
        let rows =
            rows.into_iter().filter(|row| !row.is_empty()).map(|row| (row.iter().collect(), None));
        let mut parts: Vec<(Vec<Tile>, Vec<Tile>)> = Vec::new();
        let (mut open, mut shown) = (Vec::new(), Vec::new());
        for (tiles, set) in sets.chain(pair).chain(rows) {
            if set.is_some_and(|set| !take_like(&mut read, set)) {
                shown.push(parts.len());
            }
            let counts: Counts = tiles.iter().copied().collect();
            if set.is_some_and(|set| take_like(&mut melds, set)) {
                parts.push((tiles.clone(), tiles));
            } else if left.holds(&counts) {
                left = left.minus(&counts);
                parts.push((tiles.clone(), tiles));
            } else {
                open.push(parts.len());
                parts.push((tiles, Vec::new()));
            }
        }
        for at in &open {
            let (tiles, have) = &mut parts[*at];
            for tile in tiles.iter().copied() {
                if left.get(tile) > 0 {
                    left.remove(tile);
                    have.push(tile);
                }
            }
        }
        let is_open = |tiles: &Vec<Tile>| open.iter().any(|at| parts[*at].0 == *tiles);
        let is_shown = |at: usize| open.is_empty() || shown.contains(&at) || is_open(&parts[at].0);
        let shown = (0..parts.len()).filter(|at| is_shown(*at)).map(|at| parts[at].clone());
        let (needed, have): (Vec<_>, Vec<_>) = shown.unzip();
        (needed, have.into_iter().filter(|tiles: &Vec<Tile>| !tiles.is_empty()).collect())
    }

    /// The tiles that no exchange brings: those of the declared sets, and those that lie aside.
    fn out_of_reach(&self) -> Counts {
        self.melds.iter().flat_map(|set| set.tiles()).fold(self.laid_aside, Counts::with)
    }

    /// The kinds of which an exchange can bring so many copies, those that the hand has included.
    pub fn kinds_within_reach(&self, copies: u8) -> TileSet {
        let out_of_reach = self.out_of_reach();
        Tile::all().filter(|tile| out_of_reach.get(*tile) + copies <= self.copies()).collect()
    }

    /// The tiles that lie aside and because of which the hand never has these.
    pub fn lacking_for_good(&self, needed: &Counts) -> Vec<Tile> {
        let out_of_reach = self.out_of_reach();
        let is_short = |tile: Tile| needed.get(tile) + out_of_reach.get(tile) > self.copies();
        let laid_aside = self.laid_aside.tiles();
        laid_aside.filter(|tile| needed.get(*tile) > 0 && is_short(*tile)).collect()
    }

    /// The same of the sets, the pair and the straight of a target.
    pub fn lacking_of_target(&self, target: &Target) -> Vec<Tile> {
        let sets = self.remainder(target).map(|(sets, _)| sets).unwrap_or_default();
        self.lacking_for_good(&target.tiles_with(&sets))
    }

    /// How many copies of a kind a hand may have. A wild tile can stand for a fifth.
    fn copies(&self) -> u8 {
        if self.wild == 0 { 4 } else { 7 }
    }
}

/// Removes a set that is the same as this one. A pung and a kong of a kind count as the same.
fn take_like(sets: &mut ArrayVec<Set, 4>, like: Set) -> bool {
    sets.iter().position(|set| set.is_like(like)).map(|at| sets.remove(at)).is_some()
}

impl Exchangeable {
    /// The number of tiles to exchange until each of these classes has one part of the hand: the pair is
    /// of one class, a set of each other, and there are no more parts. `None` if the declared sets do
    /// not allow it.
    pub fn one_of_each(&self, classes: &[TileSet]) -> Option<u8> {
        let declared = |class: TileSet| {
            let is_of = |set: &&Set| set.kinds().minus(class).is_empty();
            self.melds.iter().filter(is_of).count()
        };
        let number: usize = classes.iter().map(|class| declared(*class)).sum();
        if number < self.melds.len() || classes.iter().any(|class| declared(*class) > 1) {
            return None;
        }
        // For each class: what its set is missing, and what its pair is.
        const NEVER: u8 = MissingTiles::NEVER.missing();
        let costs = classes.iter().map(|class| match declared(*class) {
            1 => (0, NEVER),
            _ => {
                let group = class.first().map_or(0, Tile::group);
                let group = Group::new(group, &self.concealed, &self.out_of_reach());
                let kinds = SetKinds::of_tiles(*class);
                let missing = self.missing_in(Group { kinds, ..group }, 1);
                (missing.of(1, false).missing(), missing.of(0, true).missing())
            }
        });
        let costs: Vec<(u8, u8)> = costs.collect();
        let with_pair = |pair: usize| {
            let cost =
                |(i, (set, of_pair)): (usize, &(u8, u8))| if i == pair { *of_pair } else { *set };
            costs.iter().enumerate().map(cost).fold(0, u8::saturating_add)
        };
        let exchanges = (0..costs.len()).map(with_pair).min()?;
        (exchanges < NEVER).then(|| exchanges.saturating_sub(self.wild))
    }
}

#[cfg(test)]
mod tests;
