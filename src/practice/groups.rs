//! The groups of tiles of an exercise that asks which of them are sets, and how its address writes them.

use crate::entry::notation;
use crate::system::System;
use crate::tiles::Tile;

/// The number of groups.
pub const GROUPS: usize = 6;

/// Groups of three tiles.
pub type Groups = Vec<[Tile; 3]>;

/// Writes groups: `123m-456p-EEE`.
pub fn text(groups: &[[Tile; 3]]) -> String {
    let one = |tiles: &[Tile; 3]| {
        notation::Tiles { standing: tiles.to_vec(), ..notation::Tiles::default() }.text(None)
    };
    groups.iter().map(one).collect::<Vec<_>>().join("-")
}

/// Reads groups of tiles that a rule system plays with. `None` if they are none, or of another number.
pub fn parse(system: &System, text: &str) -> Option<Groups> {
    let one = |text: &str| -> Option<[Tile; 3]> {
        let tiles = notation::parse(text).ok()?;
        let group = <[Tile; 3]>::try_from(&tiles.standing[..]).ok()?;
        let is_plain = tiles.melds.is_empty() && tiles.win.is_none() && tiles.flowers.is_empty();
        (is_plain && group.iter().all(|tile| system.tiles.contains(*tile))).then_some(group)
    };
    let groups = text.split('-').take(GROUPS + 1).map(one).collect::<Option<Groups>>()?;
    (groups.len() == GROUPS).then_some(groups)
}
