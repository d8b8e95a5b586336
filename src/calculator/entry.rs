//! Actions that enter a hand: tiles, melds and flowers.

use crate::entry::notation::Tiles;
use crate::entry::{Draft, Fault, FaultCode};
use crate::scoring::Engine;
use crate::tiles::{Flower, Meld, MeldKind, Tile};

use super::{ChosenFan, Mode, Panel, Piece, State, engine_of};

/// The result of an action: nothing if it was done, or the faults that prevent it.
pub type Outcome = Result<(), Vec<Fault>>;

/// Checks that the tiles of a draft can be a hand or part of one. Without an engine for its rule
/// system, every draft passes.
pub(super) fn check(engines: &[&'static dyn Engine], draft: &Draft) -> Outcome {
    let engine = engine_of(engines, draft);
    let mut faults = engine.map(|engine| engine.faults(draft)).unwrap_or_default();
    faults.retain(|fault| fault.code.refuses_tile());
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// Removes the last one of these items. Returns whether there was one.
pub(super) fn remove_last<T: PartialEq>(list: &mut Vec<T>, item: &T) -> bool {
    let place = list.iter().rposition(|other| other == item);
    place.map(|i| list.remove(i)).is_some()
}

impl State {
    /// Returns the tiles of the current place.
    pub(super) fn tiles(&self) -> Tiles {
        self.draft().place(self.place).cloned().unwrap_or_default()
    }

    /// Sets the tiles of the current place if they can be a hand.
    pub(super) fn set_tiles(&mut self, tiles: Tiles) -> Outcome {
        let mut draft = self.draft().clone();
        if let Some(old) = draft.place_mut(self.place) {
            *old = tiles;
        }
        self.enter(draft)
    }

    /// Replaces the draft by one with other tiles at the current place, if they can be a hand. The
    /// last of a complete hand's tiles becomes the winning tile if there is none.
    pub(super) fn enter(&mut self, mut draft: Draft) -> Outcome {
        let place = self.place;
        draft.settle_marks();
        check(&self.engines, &draft).map_err(|faults| self.draft().refusals(place, faults))?;
        self.agree(&mut draft);
        self.push(draft);
        Ok(())
    }

    /// Replaces the draft.
    pub(super) fn load(&mut self, draft: Draft) -> Outcome {
        check(&self.engines, &draft)?;
        self.place = 0;
        self.is_editing = false;
        self.push(draft);
        Ok(())
    }

    /// Replaces the draft by a possible one, and expands the fan that it gains. While a session is
    /// played, the hand of the deal waits beside it.
    pub(super) fn load_possibility(&mut self, draft: Draft, fan: Option<u8>) -> Outcome {
        check(&self.engines, &draft)?;
        self.open(draft);
        self.panel = None;
        self.chosen = fan.map(ChosenFan::Counted);
        Ok(())
    }

    /// Opens a hand that is not the one being entered. While a session is played, that of the deal
    /// waits beside it.
    pub(super) fn open(&mut self, draft: Draft) {
        self.is_editing = false;
        match self.table {
            None => self.push(draft),
            Some(rules) => {
                self.history.open_beside(draft, rules);
                self.reset_view();
                self.taken.clear();
                self.place = 0;
            }
        }
        // A complete hand is read at once, whatever the palette showed.
        if self.is_full() {
            self.mode = None;
        }
    }

    /// Makes a draft the current one.
    pub(super) fn push(&mut self, mut draft: Draft) {
        draft.mark_held();
        if self.history.push(draft, self.place) {
            self.reset_view();
        }
        self.taken.clear();
    }

    /// Adds a tile, or the marked copy of it, as the mode has it.
    pub(super) fn tap(&mut self, tile: Tile, is_marked: bool) -> Outcome {
        match self.mode {
            Some(Mode::Meld(kind)) => return self.declare(kind, tile, is_marked),
            Some(Mode::Win) => return self.win_on(tile, is_marked),
            Some(Mode::List(question)) => return self.put_in_list(question, tile),
            Some(Mode::Flowers) | None => {}
        }
        self.at_shared_place(|state| state.add(tile, is_marked))
    }

    /// Runs an action at the place that holds the concealed tiles: the first one if several hands are
    /// made of the same tiles, else the current one.
    fn at_shared_place(&mut self, act: impl FnOnce(&mut State) -> Outcome) -> Outcome {
        self.at(self.draft().concealed_place(self.place), act)
    }

    /// Runs an action at a place other than the current one.
    pub(super) fn at(&mut self, place: usize, act: impl FnOnce(&mut State) -> Outcome) -> Outcome {
        let before = std::mem::replace(&mut self.place, place);
        let done = act(self);
        self.place = before;
        done
    }

    fn add(&mut self, tile: Tile, is_marked: bool) -> Outcome {
        let mut tiles = self.tiles();
        let complete = self.draft().complete(self.place);
        let last = complete == Some(tiles.size() + 1);
        self.refuse_second_mark(tile, is_marked)?;
        match tiles.win {
            None if last => tiles.win_on(tile, is_marked),
            _ => tiles.add_standing(tile, is_marked),
        }
        self.set_tiles(tiles)?;
        self.mode = None;
        Ok(())
    }

    pub(super) fn flower(&mut self, flower: Flower) -> Outcome {
        let mut tiles = self.tiles();
        if !remove_last(&mut tiles.flowers, &flower) {
            tiles.flowers.push(flower);
        }
        self.set_tiles(tiles)
    }

    pub(super) fn declare(&mut self, kind: MeldKind, tile: Tile, is_marked: bool) -> Outcome {
        if kind != MeldKind::Chow {
            let meld = Meld::of(kind, tile).map(|meld| meld.with_mark(is_marked));
            return meld.map_or(Ok(()), |meld| self.meld(meld));
        }
        match *self.draft().system().chows(tile) {
            [] => {
                let honor = tile.is_honor();
                let code =
                    if honor { FaultCode::CHOW_OF_HONORS } else { FaultCode::CHOW_PAST_NINE };
                Err(vec![Fault::new(code).tiles([tile])])
            }
            // A marked five says which copy is claimed, not where it stands in its chow.
            [_] if is_marked => {
                self.mode = None;
                self.panel = Some(Panel::Marked(tile));
                Ok(())
            }
            [chow] => self.meld(chow),
            _ => {
                self.mode = None;
                self.panel = Some(Panel::Tile(tile));
                Ok(())
            }
        }
    }

    /// Declares a meld. If there are not enough tiles left for it, or no room, those that stand in
    /// the hand become the meld.
    pub(super) fn meld(&mut self, meld: Meld) -> Outcome {
        let mut tiles = self.tiles();
        tiles.melds.push(meld);
        self.set_tiles(tiles).or_else(|refused| {
            let draft = self.draft().declared_from_hand(self.place, meld).ok_or(refused)?;
            self.enter(draft)
        })?;
        self.panel = None;
        Ok(())
    }

    pub(super) fn win_on(&mut self, tile: Tile, is_marked: bool) -> Outcome {
        self.at_shared_place(|state| {
            let mut tiles = state.tiles();
            tiles.win_on(tile, is_marked);
            state.set_tiles(tiles)
        })?;
        self.panel = None;
        Ok(())
    }

    pub(super) fn make_win(&mut self, tile: Tile, is_marked: bool) -> Outcome {
        self.at(self.place_of(Piece::Standing(tile)), |state| {
            let mut tiles = state.tiles();
            tiles.make_win(tile, is_marked);
            state.set_tiles(tiles)
        })?;
        self.mode = None;
        self.panel = None;
        Ok(())
    }

    /// Refuses the marked copy of a tile that stands in the hand already, where there is only one.
    pub(super) fn refuse_second_mark(&self, tile: Tile, is_marked: bool) -> Outcome {
        let is_once = self.draft().marked_in_play().contains(tile);
        match is_marked && is_once && self.tiles().marks.standing.contains(tile) {
            true => Err(vec![Fault::new(FaultCode::MARKED_TWICE).tiles([tile])]),
            false => Ok(()),
        }
    }

    pub(super) fn backspace(&mut self) -> Outcome {
        if self.typed.pop().is_some() {
            return Ok(());
        }
        let place = if self.draft().is_one_player() { None } else { Some(self.place) };
        match self.history.last(place) {
            Some((place, piece)) => self.at(place, |state| state.remove(piece)),
            None => Ok(()),
        }
    }
}
