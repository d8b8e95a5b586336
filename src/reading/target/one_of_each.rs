//! Hands with one part of each of several classes of tiles.

use crate::reading::division::Set;
use crate::tiles::{Tile, TileSet};

use super::{Exchangeable, Group, MissingTiles, SetKinds};

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
                let group = Group::new(group, &self.concealed, &self.melded());
                let kinds = SetKinds::of_tiles(*class);
                let missing = self.missing_in(Group { kinds, ..group });
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
