//! The marked copies of a draft, such as red fives: whether they are played with, and which of them a
//! hand holds even if it does not say so.

use super::Draft;
use crate::entry::Copies;
use crate::entry::notation::Tiles;
use crate::tiles::TileSet;

impl Draft {
    /// The kinds of which one copy is marked under the rulings of the draft.
    pub fn marked_in_play(&self) -> TileSet {
        let bit = self.system.marked_ruling.and_then(|ruling| self.system.ruling_bit(ruling));
        match bit {
            Some(bit) if self.rulings & bit == 0 => TileSet::EMPTY,
            _ => self.system.marked,
        }
    }

    /// The kinds of which a hand holds the marked copy for certain, because marked copies are played with
    /// and it holds all four copies (riichi R2).
    pub fn marked_for_certain(&self, place: usize) -> TileSet {
        let in_play = self.marked_in_play();
        if in_play.is_empty() {
            return TileSet::EMPTY;
        }
        let Some(tiles) = self.place(place) else { return TileSet::EMPTY };
        let copies = Copies::of(&tiles.standing, &tiles.melds, tiles.win);
        in_play.iter().filter(|tile| copies.get(*tile) == 4).collect()
    }

    /// The kinds of which a hand holds the marked copy: those that are marked, and those that are
    /// [certain](Draft::marked_for_certain).
    pub fn marked_held(&self, place: usize) -> TileSet {
        let marked = self.place(place).map_or(TileSet::EMPTY, Tiles::marked);
        marked.union(self.marked_for_certain(place))
    }

    /// Brings the marks up to date once tiles were exchanged: those of tiles that are no longer there are dropped,
    /// and what is held [for certain](Draft::marked_for_certain) is marked. Practice alone exchanges tiles.
    #[cfg(feature = "app-model")]
    pub(crate) fn mark_only_held(&mut self) {
        self.tiles.drop_loose_marks();
        self.others.iter_mut().for_each(Tiles::drop_loose_marks);
        self.mark_held();
    }

    /// Marks the copies of which it is [certain](Draft::marked_for_certain) that a hand holds them, so
    /// that they are shown.
    pub(crate) fn mark_held(&mut self) {
        for place in 0..=self.others.len() {
            let certain = self.marked_for_certain(place);
            if let Some(tiles) = self.place_mut(place) {
                let unmarked = certain.minus(tiles.marked());
                unmarked.iter().for_each(|tile| tiles.mark_one_of(tile));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::entry::{Draft, link};
    use crate::rules;

    /// The tiles of a hand of riichi with the rulings of a preset.
    fn read(hand: &str, preset: &str) -> String {
        let mut draft = Draft::new(rules::system("riichi").unwrap());
        draft.set_preset(preset).unwrap();
        draft.read(0, hand).unwrap();
        draft.tiles.to_string()
    }

    #[test]
    fn all_four_copies_hold_the_marked_one_where_it_is_played_with() {
        for (hand, held) in [
            ("[5555p]1m", "[0555p]1m"),
            ("[5555p,1]1m", "[0555p,1]1m"),
            ("[5555p,5]1m", "[0555p,5]1m"),
            ("[0555p]1m", "[0555p]1m"),
            ("[555p][567p]1m", "[555p][067p]1m"),
            ("[555p]5p", "[555p]0p"),
            ("5555p", "0555p"),
            ("5505p", "0555p"),
            ("123456m555p1199s+5p", "123456m555p1199s+0p"),
            ("123456m055p1199s+5p", "123456m055p1199s+5p"),
            // Three of a kind may lack it.
            ("[555p]1m", "[555p]1m"),
        ] {
            assert_eq!(read(hand, "tenhou"), held, "{hand}");
        }
        assert_eq!(read("[5555p]1m", "wrc"), "[5555p]1m");
    }

    #[test]
    fn a_change_of_rulings_marks_them_too() {
        let mut draft = link::decode("1/riichi/[5555p]123m", rules::SYSTEMS).unwrap();
        assert_eq!(draft.tiles.to_string(), "[5555p]123m");
        draft.set_ruling("red-fives", true).unwrap();
        assert_eq!(draft.tiles.to_string(), "[0555p]123m");
    }
}
