//! A shortfall: the obstacle in the way of a fan, with what is missing, in tiles, and how many tiles
//! would have to be exchanged.

use serde::Serialize;

use crate::reading::division::Parts;
use crate::tiles::{Tile, TileSet};

use super::{Evidence, Obstacle};

/// What keeps a fan from applying to a hand, for the reading that comes nearest.
///
/// ```
/// use hule::entry::Draft;
/// use hule::rules;
///
/// let mcr = rules::system("mcr").unwrap();
/// let mut draft = Draft::new(mcr);
/// draft.read(0, "123p789s44466mEE+E").unwrap();
///
/// let examined = rules::engine(mcr).unwrap().examine(&draft);
/// let straight = mcr.fans.iter().find(|fan| fan.key == "mixed-straight").unwrap();
/// let Some(Err(missing)) = examined.why_or_nearest(0, 0, straight.number) else { panic!() };
/// let tiles = |text: &str| text.split(' ').map(|tile| tile.parse().unwrap()).collect::<Vec<_>>();
/// assert_eq!(missing.needed, [tiles("4m 5m 6m")]);
/// assert_eq!(missing.have, [tiles("4m 6m")]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shortfall {
    /// What the fan requires that is not so.
    pub obstacle: Obstacle,
    /// The index of the reading that comes nearest.
    pub reading: usize,
    /// The parts in that reading, and the tiles, that are in the way.
    pub in_the_way: Evidence,
    /// Each copy of the tiles that are in the way.
    pub tiles: Vec<Tile>,
    /// The sets and pairs, or the tiles, that are required and not complete in the hand.
    pub needed: Vec<Vec<Tile>>,
    /// The tiles of those that the hand has.
    pub have: Vec<Vec<Tile>>,
    /// Whether something else than `needed` would do as well.
    pub is_choice: bool,
    /// What the fan requires besides that is not so either, if all of it is measured together.
    pub also: Vec<Shortfall>,
    /// The declared sets that do not allow it, whatever is exchanged.
    pub declared: Parts,
    /// The tiles that lie aside and do not allow it, whatever is exchanged.
    pub laid_aside: Vec<Tile>,
    /// How many tiles have to be exchanged for others until the obstacle is gone and the hand is
    /// complete. `None` if no exchange helps, or if the obstacle is no matter of tiles.
    pub exchanges: Option<u8>,
    /// How many tiles have to come besides without another one going: one for each kong that is
    /// missing.
    pub added: u8,
}

impl From<Obstacle> for Shortfall {
    fn from(obstacle: Obstacle) -> Shortfall {
        Shortfall {
            obstacle,
            reading: 0,
            in_the_way: obstacle.evidence(),
            tiles: Vec::new(),
            needed: Vec::new(),
            have: Vec::new(),
            is_choice: false,
            also: Vec::new(),
            declared: Parts::NONE,
            laid_aside: Vec::new(),
            exchanges: None,
            added: 0,
        }
    }
}

impl Shortfall {
    /// With these tiles in the way.
    #[must_use]
    pub fn with_tiles(mut self, tiles: impl IntoIterator<Item = Tile>) -> Shortfall {
        self.tiles = tiles.into_iter().collect();
        self.in_the_way.tiles = self.tiles.iter().copied().collect::<TileSet>();
        self
    }

    /// With more obstacles that are in the way, too. The exchanges are those of this shortfall.
    #[must_use]
    pub fn and(mut self, also: impl IntoIterator<Item = Shortfall>) -> Shortfall {
        self.also.extend(also);
        let tiles = self.also.iter().map(|other| other.in_the_way.tiles);
        self.in_the_way.tiles = tiles.fold(self.in_the_way.tiles, TileSet::union);
        self
    }

    /// How far the hand is from having the fan: the smaller, the nearer.
    pub(super) fn rank(&self) -> u8 {
        const LAST: u8 = 100;
        match (self.exchanges, self.obstacle) {
            _ if self.declared != Parts::NONE || !self.laid_aside.is_empty() => LAST,
            // The tiles are there. Something else is in the way of another reading of them.
            (Some(0), _) if self.added == 0 => LAST - 1,
            (Some(exchanges), _) => exchanges + self.added,
            (None, Obstacle::Count { have, wanted, .. }) => wanted.saturating_sub(have),
            (None, _) => 0,
        }
    }
}
