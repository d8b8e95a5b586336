//! A hand in a message: Unicode tiles, the total, the fans. It needs no Leptos, so that its tests
//! run with those of the core.

use std::fmt::Write;

use crate::entry::notation::Tiles;
use crate::tiles::{Meld, MeldKind, Tile};

/// A tile face down.
const BACK: char = '\u{1F02B}';

/// A fan that counts, with what it is worth; or which of several hands the next ones are of.
pub struct Line {
    pub points: String,
    pub name: String,
    pub is_head: bool,
}

/// What a message or a picture says of the hand.
pub struct HandSummary {
    pub system: String,
    /// “20 points”.
    pub total: String,
    /// “wins”.
    pub verdict: String,
    pub wins: bool,
    pub fans: Vec<Line>,
}

impl HandSummary {
    /// “20 points · wins”.
    pub fn total(&self) -> String {
        [&*self.total, &*self.verdict].join(" · ")
    }

    /// The message, which ends with the link.
    pub fn message(&self, tiles: &Tiles, complete: Option<usize>, link: &str) -> String {
        let mut text = unicode(tiles, complete);
        let _ = write!(text, "\n{} · {}\n", self.system, self.total());
        for fan in &self.fans {
            let _ = match fan.is_head {
                true => writeln!(text, "{}: {}", fan.name, fan.points),
                false => writeln!(text, "{}  {}", fan.points, fan.name),
            };
        }
        text + link
    }
}

/// The tiles as they lie: melds apart, the winning tile last.
pub fn unicode(tiles: &Tiles, complete: Option<usize>) -> String {
    let (standing, win) = tiles.split_win_of(complete);
    let mut standing = standing.to_vec();
    standing.sort_unstable();
    let mut groups = vec![standing.into_iter().map(Tile::unicode).collect::<String>()];
    groups.extend(tiles.melds.iter().map(meld));
    groups.extend(win.map(|tile| ['+', tile.unicode()].iter().collect()));
    groups.push(tiles.flowers.iter().map(|flower| flower.unicode()).collect());
    groups.retain(|group| !group.is_empty());
    groups.join(" ")
}

fn meld(meld: &Meld) -> String {
    let mut tiles: Vec<char> = meld.tiles().into_iter().map(Tile::unicode).collect();
    if meld.kind() == MeldKind::ConcealedKong {
        (tiles[0], tiles[3]) = (BACK, BACK);
    }
    tiles.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_lie_in_a_message_as_on_the_table() {
        let tiles = crate::entry::notation::parse("[789s][EEEE,1][5555p]C12m1h+3m").unwrap();
        assert_eq!(unicode(&tiles, Some(14)), "🀇🀈🀄 🀖🀗🀘 🀀🀀🀀🀀 🀫🀝🀝🀫 +🀉 🀢");
    }
}
