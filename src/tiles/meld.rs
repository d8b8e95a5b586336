//! Melds: the chows, pungs and kongs that a player has declared.

use arrayvec::ArrayVec;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::tiles::{Tile, TileSet};

/// The kind of a meld: what it consists of, and how it was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MeldKind {
    /// Three tiles in sequence, claimed from the player on the left. Where the rules have chows of
    /// honors, also the three dragons, or three different winds.
    Chow,
    /// Three identical tiles, one of them claimed from a discard.
    Pung,
    /// Four identical tiles, one of them claimed from a discard.
    Kong,
    /// Four identical tiles: the fourth was added to a melded pung.
    AddedKong,
    /// Four identical tiles, all of them drawn. The hand stays concealed.
    ConcealedKong,
}

impl MeldKind {
    /// Every kind.
    pub const ALL: &'static [MeldKind] = &[
        MeldKind::Chow,
        MeldKind::Pung,
        MeldKind::Kong,
        MeldKind::AddedKong,
        MeldKind::ConcealedKong,
    ];

    /// Every kind but the chow, which nobody claims in some rule systems.
    pub const ALL_BUT_CHOW: &'static [MeldKind] = MeldKind::ALL.split_at(1).1;

    /// The key of the kind, as catalogues and JSON have it: `chow`, `pung`, `kong`, `added-kong` or `concealed-kong`.
    pub const fn key(self) -> &'static str {
        match self {
            MeldKind::Chow => "chow",
            MeldKind::Pung => "pung",
            MeldKind::Kong => "kong",
            MeldKind::AddedKong => "added-kong",
            MeldKind::ConcealedKong => "concealed-kong",
        }
    }

    /// Whether it is one of the three kinds of kong.
    pub const fn is_kong(self) -> bool {
        matches!(self, MeldKind::Kong | MeldKind::AddedKong | MeldKind::ConcealedKong)
    }

    /// Whether the meld contains another player's discard.
    pub const fn is_claimed(self) -> bool {
        !matches!(self, MeldKind::ConcealedKong)
    }

    /// The number of tiles: 3, or 4 for a kong.
    pub const fn size(self) -> usize {
        if self.is_kong() { 4 } else { 3 }
    }
}

/// A declared set: a chow, a pung or a kong that was laid out before the win.
///
/// Melds are written in brackets; see [`notation`](crate::entry::notation).
///
/// ```
/// use hule::tiles::{Meld, MeldKind, Tile};
///
/// let chow = Meld::chow("1m".parse().unwrap()).unwrap();
/// assert_eq!(chow.to_string(), "[123m]");
/// assert_eq!(Meld::chow(Tile::EAST), None);
///
/// let kong = Meld::kong(Tile::EAST);
/// assert_eq!(kong.to_string(), "[EEEE,1]");
/// assert_eq!(kong.tiles().len(), 4);
/// assert!(kong.kind().is_claimed() && !MeldKind::ConcealedKong.is_claimed());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Meld {
    kind: MeldKind,
    tiles: [Tile; 3],
    /// Whether its five is the marked copy.
    has_mark: bool,
}

impl Meld {
    /// The chow that starts with `low`. `None` if `low` is an honor, an 8 or a 9.
    pub fn chow(low: Tile) -> Option<Meld> {
        Some(Meld { kind: MeldKind::Chow, tiles: [low, low.up(1)?, low.up(2)?], has_mark: false })
    }

    /// The chow of honors that these tiles make, in any order: the three dragons, or three
    /// different winds. `None` if the tiles make no such chow. Few rule systems have chows of
    /// honors; see [`Hand::with_honor_chows`](crate::entry::Hand::with_honor_chows).
    pub fn honor_chow(mut tiles: [Tile; 3]) -> Option<Meld> {
        tiles.sort_unstable();
        let different = tiles[0] < tiles[1] && tiles[1] < tiles[2];
        let alike = tiles.iter().all(|t| t.is_wind()) || tiles.iter().all(|t| t.is_dragon());
        (different && alike).then_some(Meld::unmarked_of(MeldKind::Chow, tiles))
    }

    /// The chows of honors that contain a tile: one for a dragon, three for a wind, none for other
    /// tiles.
    pub fn honor_chows_with(tile: Tile) -> impl Iterator<Item = Meld> {
        const ALL: [[Tile; 3]; 5] = [
            [Tile::EAST, Tile::SOUTH, Tile::WEST],
            [Tile::EAST, Tile::SOUTH, Tile::NORTH],
            [Tile::EAST, Tile::WEST, Tile::NORTH],
            [Tile::SOUTH, Tile::WEST, Tile::NORTH],
            [Tile::RED, Tile::GREEN, Tile::WHITE],
        ];
        let with = ALL.into_iter().filter(move |tiles| tiles.contains(&tile));
        with.map(|tiles| Meld::unmarked_of(MeldKind::Chow, tiles))
    }

    const fn unmarked_of(kind: MeldKind, tiles: [Tile; 3]) -> Meld {
        Meld { kind, tiles, has_mark: false }
    }

    /// The same meld with the marked copy of its five, or without it. A meld without a five has none.
    #[must_use]
    pub fn with_mark(self, has_mark: bool) -> Meld {
        Meld { has_mark: has_mark && self.five().is_some(), ..self }
    }

    /// The five of which the meld has the marked copy, if it has one.
    pub fn marked(&self) -> Option<Tile> {
        self.five().filter(|_| self.has_mark)
    }

    /// Which of its tiles shows the mark, if it has the marked copy of its five: of a chow the five, of a
    /// pung or a kong the second tile, which always lies face up.
    pub fn mark_index(&self) -> Option<usize> {
        let tile = self.marked()?;
        if self.tiles[0] == self.tiles[1] {
            Some(1)
        } else {
            self.tiles.iter().position(|t| *t == tile)
        }
    }

    /// The five that it contains, if it does.
    pub fn five(&self) -> Option<Tile> {
        self.tiles.into_iter().find(|tile| tile.rank() == 5)
    }

    /// Whether the meld is a chow of dragons or winds.
    pub const fn is_honor_chow(&self) -> bool {
        matches!(self.kind, MeldKind::Chow) && self.tiles[0].is_honor()
    }

    /// A pung of the tile.
    pub const fn pung(tile: Tile) -> Meld {
        Meld::unmarked_of(MeldKind::Pung, [tile; 3])
    }

    /// A melded kong of the tile, claimed from a discard.
    pub const fn kong(tile: Tile) -> Meld {
        Meld::unmarked_of(MeldKind::Kong, [tile; 3])
    }

    /// A kong made by adding the fourth tile to a melded pung.
    pub const fn added_kong(tile: Tile) -> Meld {
        Meld::unmarked_of(MeldKind::AddedKong, [tile; 3])
    }

    /// A concealed kong of the tile.
    pub const fn concealed_kong(tile: Tile) -> Meld {
        Meld::unmarked_of(MeldKind::ConcealedKong, [tile; 3])
    }

    /// The chow that starts with `tile`, or the pung or kong of `tile`. `None` for a chow that does
    /// not exist, and for chows of honors, which [`Meld::honor_chow`] makes.
    pub fn of(kind: MeldKind, tile: Tile) -> Option<Meld> {
        match kind {
            MeldKind::Chow => Meld::chow(tile),
            _ => Some(Meld::unmarked_of(kind, [tile; 3])),
        }
    }

    /// The kind of the meld.
    #[inline]
    pub const fn kind(&self) -> MeldKind {
        self.kind
    }

    /// The tile of a pung or kong, or the lowest tile of a chow.
    #[inline]
    pub const fn tile(&self) -> Tile {
        self.tiles[0]
    }

    /// All tiles of the meld: three, or four for a kong.
    pub fn tiles(&self) -> ArrayVec<Tile, 4> {
        let mut tiles: ArrayVec<Tile, 4> = self.tiles.into_iter().collect();
        if self.kind.is_kong() {
            tiles.push(self.tiles[0]);
        }
        tiles
    }

    /// The kinds of tile in the meld.
    pub fn kinds(&self) -> TileSet {
        self.tiles.into_iter().collect()
    }
}

/// Whether a tile of this kind that comes now is certainly the last: the melds hold the other
/// three. A concealed kong holds all four, so it never makes another tile the last.
pub fn is_last_copy<'a>(melds: impl IntoIterator<Item = &'a Meld>, tile: Tile) -> bool {
    let copies = |meld: &Meld| meld.tiles().iter().filter(|other| **other == tile).count();
    melds.into_iter().map(copies).sum::<usize>() == 3
}

/// Writes the meld in notation: `[123m]`, `[EEE]`, `[5555p,1]` for a claimed kong, `[5555p,5]` for
/// an added kong, `[5555p]` for a concealed kong; `[055p]` with the marked copy of 5p.
impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        let marked = self.marked().into_iter().collect();
        crate::tiles::write_marked_tiles(f, &self.tiles(), marked)?;
        match self.kind {
            MeldKind::Kong => f.write_str(",1]"),
            MeldKind::AddedKong => f.write_str(",5]"),
            _ => f.write_str("]"),
        }
    }
}

impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Meld {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
