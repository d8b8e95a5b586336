//! Pictures of tiles, and icons.

use crate::tiles::{Flower, Meld, MeldKind, Tile};

use crate::app::dom::{El, el, group as element, svg};

/// A tile.
pub fn tile(tile: Tile) -> El {
    match tile.suit() {
        Some(suit) => picture(suit.letter(), tile.rank()),
        None => picture('z', tile.index() as u8 - 26),
    }
}

/// A flower or season.
pub fn flower(flower: Flower) -> El {
    picture('h', flower.number())
}

/// A tile face down.
pub fn back() -> El {
    picture('z', 8)
}

/// The picture at a row and column of the tile art; see `style/art.css`.
pub fn picture(row: char, column: u8) -> El {
    let class = ['a', 'r', 't', ' ', 'r', row, ' ', 'c', char::from(b'0' + column)];
    el("i", &String::from_iter(class))
}

/// Tiles in a row within a text; screen readers hear the notation.
pub fn group(tiles: &[Tile]) -> El {
    let mut name = String::new();
    let _ = crate::tiles::write_tiles(&mut name, tiles);
    row(&name, tiles.iter().copied().map(tile).collect())
}

/// A row of tiles with a name.
pub fn row(name: &str, tiles: Vec<El>) -> El {
    element("span", "tiles", tiles).attr("role", "img").attr("aria-label", name)
}

/// A meld as on the table: the claimed tile is sideways, and the ends of a concealed kong are face
/// down.
pub fn meld(meld: &Meld) -> Vec<El> {
    let tiles = meld.tiles();
    let last = tiles.len() - 1;
    let shown = tiles.iter().enumerate().map(|(i, t)| {
        let ends = i == 0 || i == last;
        let (down, lies) = match meld.kind() {
            MeldKind::ConcealedKong => (ends, false),
            MeldKind::AddedKong => (false, i == 1 || i == 2),
            _ => (false, i == 0),
        };
        let picture = if down { back() } else { tile(*t) };
        if lies { el("span", "lies").child(picture) } else { picture }
    });
    shown.collect()
}

/// The width of a meld in thirds of a tile.
pub fn meld_width(meld: &Meld) -> usize {
    let lying = match meld.kind() {
        MeldKind::ConcealedKong => 0,
        MeldKind::AddedKong => 2,
        _ => 1,
    };
    3 * meld.tiles().len() + lying
}

pub const UNDO: &str = "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3";
pub const REDO: &str = "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3";
pub const MORE: &str = "M5 12h.01M12 12h.01M19 12h.01";
pub const BACK: &str = "M21 5H9l-6 7 6 7h12zM17 9l-5 6M12 9l5 6";
pub const FLOWER: &str = "M12 9.6a3.1 3.1 0 1 1 2.3 1.7 3.1 3.1 0 1 1-.9 2.7 3.1 3.1 0 1 1-2.8 0 3.1 3.1 0 1 1-.9-2.7A3.1 3.1 0 1 1 12 9.6";
pub const CLOSE: &str = "M6 6l12 12M18 6 6 18";
pub const SWAP: &str = "M4 8h14l-3-3M20 16H6l3 3";
pub const DOWN: &str = "m7 10 5 5 5-5";
pub const UP: &str = "m7 14 5-5 5 5";
pub const LIST: &str = "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01";
pub const NEXT: &str = "m10 7 5 5-5 5";
pub const LEFT: &str = "m14 7-5 5 5 5";

/// An icon drawn with one path.
pub fn icon(path: &str) -> El {
    svg("svg", "icon")
        .attr("viewBox", "0 0 24 24")
        .attr("aria-hidden", "true")
        .child(svg("path", "").attr("d", path))
}
