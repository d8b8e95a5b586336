//! Declaring a meld of tiles that stand in the hand already.

use crate::tiles::{Meld, MeldKind, Tile};

use super::Draft;
use super::notation::Tiles;

impl Draft {
    /// Declares a meld at a place, of the tiles that stand in the hand as far as it holds them. A
    /// melded pung becomes a kong that is declared of the same tile: it is an added one.
    ///
    /// Returns `None` if the hand holds none of the tiles.
    #[must_use]
    pub fn declared_from_hand(&self, place: usize, meld: Meld) -> Option<Draft> {
        let mut draft = self.clone();
        let pung = Meld::pung(meld.tile());
        let melds = &mut draft.place_mut(place)?.melds;
        let pung = melds.iter().position(|m| meld.kind().is_kong() && m.with_mark(false) == pung);
        let mut wanted = meld.tiles().to_vec();
        match pung {
            Some(at) if self.system().melds.contains(&MeldKind::AddedKong) => {
                melds[at] = Meld::added_kong(meld.tile()).with_mark(melds[at].marked().is_some());
                wanted.truncate(1);
            }
            _ => melds.push(meld),
        }
        let declared = pung.unwrap_or(melds.len() - 1);
        let tiles = draft.place_mut(self.concealed_place(place))?;
        let before = tiles.marked();
        let moved = wanted.into_iter().filter(|tile| take(tiles, *tile)).count();
        // The marked copy goes with the others if no other one is left.
        let went = before.minus(tiles.marked()).intersection(meld.kinds());
        if let (false, Some(meld)) =
            (went.is_empty(), draft.place_mut(place)?.melds.get_mut(declared))
        {
            *meld = meld.with_mark(true);
        }
        (moved > 0 || pung.is_some()).then_some(draft)
    }
}

/// Takes a tile out of the concealed tiles, the winning tile only if there is no other one.
fn take(tiles: &mut Tiles, tile: Tile) -> bool {
    tiles.take_standing(tile, false) || tiles.take_win(tile)
}

#[cfg(test)]
mod tests {
    use crate::entry::{link, notation};
    use crate::rules;

    /// The hands after declaring a meld, as in a link.
    fn declared(hands: &str, place: usize, meld: &str) -> Option<String> {
        let draft = link::decode(hands, rules::SYSTEMS).unwrap();
        let meld = notation::parse(meld).unwrap().melds[0];
        let draft = draft.declared_from_hand(place, meld)?;
        Some(link::encode(&draft).split('/').skip(2).collect::<Vec<_>>().join("/"))
    }

    #[test]
    fn a_meld_takes_the_tiles_of_the_hand() {
        for (hand, meld, after) in [
            ("5555m1p", "[5555m]", Some("[5555m]1p")),
            ("5555m1p", "[5555m,1]", Some("[5555m,1]1p")),
            ("555m1p", "[555m]", Some("[555m]1p")),
            ("55m1p", "[555m]", Some("[555m]1p")),
            ("3333m4m1p", "[345m]", Some("[345m]333m1p")),
            ("[555m]5m1p", "[5555m,1]", Some("[5555m,5]1p")),
            ("[555m]1p", "[5555m]", Some("[5555m,5]1p")),
            ("1p", "[555m]", None),
            // The winning tile comes last.
            ("123m456p789s55mE5m+5m", "[555m]", Some("[555m]123m456p789sE+5m")),
            ("5m123m456p78s55mE+5m", "[5555m]", Some("[5555m]123m456p78sE")),
        ] {
            let declared = declared(&format!("1/mcr/{hand}"), 0, meld);
            assert_eq!(declared.as_deref(), after, "{hand} {meld}");
        }
        let two = declared("1/siamese/555m1p/[123s]", 1, "[555m]");
        assert_eq!(two.as_deref(), Some("1p/[123s][555m]"));
    }
}
