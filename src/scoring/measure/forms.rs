//! Measures what is missing of a form: seven pairs, thirteen orphans, honors and knitted tiles.

use std::cmp::Reverse;

use crate::reading::division::{Form, KNITTED, Parts};
use crate::reading::set_kinds::SetKinds;
use crate::reading::shanten::{missing_for_orphans, pairs_to_exchange_with};
use crate::reading::target::Target;
use crate::scoring::{Obstacle, Shortfall};
use crate::tiles::{Counts, Tile, TileSet};

use super::Measure;

/// The pairs among these tiles. Four of a kind are two pairs.
pub fn pairs_of(tiles: &Counts) -> Vec<Vec<Tile>> {
    let of = |tile| std::iter::repeat_n(vec![tile; 2], usize::from(tiles.get(tile) / 2));
    tiles.kinds().iter().flat_map(of).collect()
}

impl Measure<'_> {
    /// The number of tiles to exchange until the hand is seven pairs of these kinds.
    pub fn pairs_within(&self, kinds: TileSet) -> Option<u8> {
        if !self.hand.melds.is_empty() {
            return None;
        }
        let missing = |of: &TileSet| {
            let of = of.intersection(kinds).intersection(self.hand.kinds_within_reach(2));
            let missing = || self.forms.missing_for_pairs(&self.hand.concealed, of).missing();
            (of.len() >= self.kinds_of_pairs()).then(missing)
        };
        let missing = self.forms.pairs.iter().filter_map(missing).min()?;
        Some(missing.saturating_sub(self.hand.wild))
    }

    /// How many kinds seven pairs have at least. Two pairs can be of one kind, unless all must be
    /// different.
    fn kinds_of_pairs(&self) -> usize {
        if self.forms.different_pairs { 7 } else { 4 }
    }

    /// The number of tiles to exchange until the hand is seven pairs of these kinds, among them the pairs
    /// `with`.
    pub fn pairs_with(&self, with: &[Tile], kinds: TileSet) -> Option<u8> {
        if !self.hand.melds.is_empty() {
            return None;
        }
        let different = self.forms.different_pairs;
        if different && with.iter().copied().collect::<TileSet>().len() < with.len() {
            return None;
        }
        let fit = |of: &TileSet| {
            with.iter().all(|tile| of.contains(*tile)) && of.len() >= self.kinds_of_pairs()
        };
        let missing =
            |of: TileSet| pairs_to_exchange_with(&self.hand.concealed, of, with, different);
        let kinds = kinds.intersection(self.hand.kinds_within_reach(2));
        let choices = self.forms.pairs.iter().map(|of| of.intersection(kinds));
        let missing = choices.filter(fit).map(missing).min()?;
        Some(missing.saturating_sub(self.hand.wild))
    }

    /// The number of tiles to exchange until the hand is thirteen orphans of these kinds.
    pub fn orphans_within(&self, kinds: TileSet) -> Option<u8> {
        let possible = self.forms.thirteen_orphans
            && self.hand.melds.is_empty()
            && TileSet::TERMINALS_AND_HONORS.minus(kinds).is_empty()
            && TileSet::TERMINALS_AND_HONORS.minus(self.hand.kinds_within_reach(1)).is_empty();
        possible.then(|| missing_for_orphans(&self.hand.concealed).missing())
    }

    /// The number of tiles to exchange until the hand is honors and knitted tiles of these kinds, and
    /// those of its tiles that may stay.
    pub fn knitted_within(&self, kinds: TileSet) -> Option<(u8, TileSet)> {
        if !self.forms.knitted || !self.hand.melds.is_empty() {
            return None;
        }
        let wanted = KNITTED.iter().map(|knit| knit.union(TileSet::HONORS).intersection(kinds));
        let stay = |wanted: TileSet| wanted.intersection(self.hand.concealed.kinds());
        let possible = wanted.filter(|wanted| wanted.len() > 13).map(stay);
        let stay = possible.min_by_key(|stay| Reverse(stay.len()))?;
        Some((14u8.saturating_sub(stay.len() as u8), stay))
    }

    /// What is missing of a form.
    pub(super) fn form(&self, obstacle: Obstacle, wanted: Form) -> Shortfall {
        let tiles = &self.hand.concealed;
        let shortfall = Shortfall::from(obstacle);
        let declared = match wanted {
            Form::FourSets => Parts::NONE,
            Form::KnittedStraight if self.hand.melds.len() < 2 => Parts::NONE,
            _ => self.sets(|set| set.declared),
        };
        match wanted {
            _ if declared != Parts::NONE => Shortfall { declared, ..shortfall },
            Form::FourSets => {
                let exchanges = self.exchanges(&Target::of_sets(SetKinds::ANY));
                Shortfall { exchanges, ..shortfall }
            }
            Form::SevenPairs => {
                let exchanges = self.pairs_within(TileSet::ALL);
                let mut have = pairs_of(tiles);
                if self.forms.different_pairs {
                    have.dedup();
                }
                Shortfall { have, exchanges, ..shortfall }
            }
            Form::ThirteenOrphans => {
                let orphans = TileSet::TERMINALS_AND_HONORS;
                let missing = orphans.minus(tiles.kinds());
                let exchanges = self.orphans_within(TileSet::ALL);
                let laid_aside = self.hand.lacking_for_good(&orphans.iter().collect());
                let shortfall = Shortfall { laid_aside, ..shortfall };
                let lacks =
                    |needed: Vec<Tile>| Shortfall { needed: vec![needed], ..shortfall.clone() };
                let has_pair = !tiles.at_least(2).intersection(orphans).is_empty();
                // Without a missing tile, the sentence is about the second copy of one.
                let pair = Some(lacks(Vec::new())).filter(|_| !has_pair && !missing.is_empty());
                Shortfall { exchanges, ..lacks(missing.iter().collect()) }.and(pair)
            }
            Form::HonorsAndKnitted => {
                let Some((exchanges, stay)) = self.knitted_within(TileSet::ALL) else {
                    return shortfall;
                };
                let others = stay.iter().fold(*tiles, Counts::without);
                let exchanges = Some(exchanges);
                Shortfall { exchanges, ..shortfall.with_tiles(others.tiles()) }
            }
            Form::KnittedStraight => {
                let straight = |knit: &TileSet| Target::of_sets(SetKinds::ANY).with_straight(*knit);
                self.nearest(obstacle, KNITTED.iter().map(straight))
            }
            Form::Unfinished | Form::Misfits => shortfall,
        }
    }
}
