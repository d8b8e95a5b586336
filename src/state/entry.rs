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

fn remove_last<T: PartialEq>(list: &mut Vec<T>, item: &T) -> bool {
    let place = list.iter().rposition(|other| other == item);
    place.map(|i| list.remove(i)).is_some()
}

impl State {
    /// Returns the tiles of the current place.
    fn tiles(&self) -> Tiles {
        self.draft().place(self.place).cloned().unwrap_or_default()
    }

    /// Returns the place that holds a piece: the current one or, if several places share their tiles,
    /// the first.
    fn place_of(&self, piece: Piece) -> usize {
        let tiles = self.tiles();
        let there = match piece {
            Piece::Standing(tile) => tiles.standing.contains(&tile),
            Piece::Win => tiles.win.is_some(),
            _ => true,
        };
        if there { self.place } else { 0 }
    }

    /// Sets the tiles of the current place if they can be a hand. The last of a complete hand's tiles
    /// becomes the winning tile if there is none.
    fn set_tiles(&mut self, mut tiles: Tiles) -> Outcome {
        let mut draft = self.draft().clone();
        let place = self.place;
        if tiles.win.is_none() && draft.complete(place) == Some(tiles.size()) {
            tiles.win = tiles.standing.pop();
        }
        if let Some(old) = draft.place_mut(place) {
            *old = tiles;
        }
        check(&self.engines, &draft)?;
        self.push(draft);
        Ok(())
    }

    /// Replaces the draft.
    pub(super) fn load(&mut self, draft: Draft) -> Outcome {
        check(&self.engines, &draft)?;
        self.place = 0;
        self.push(draft);
        Ok(())
    }

    /// Replaces the draft by a possible one, and expands the fan that it gains.
    pub(super) fn load_possibility(&mut self, draft: Draft, fan: Option<u8>) -> Outcome {
        check(&self.engines, &draft)?;
        self.push(draft);
        self.panel = None;
        self.chosen = fan.map(ChosenFan::Counted);
        Ok(())
    }

    pub(super) fn push(&mut self, draft: Draft) {
        if self.history.push(draft, self.place) {
            self.reset_view();
        }
    }

    pub(super) fn tap(&mut self, tile: Tile) -> Outcome {
        match self.mode {
            Some(Mode::Meld(kind)) => return self.declare(kind, tile),
            Some(Mode::Win) => return self.win_on(tile),
            Some(Mode::Flowers) | None => {}
        }
        self.at_shared_place(|state| state.add(tile))
    }

    /// Runs an action at the place that holds the concealed tiles: the first one if several hands are
    /// made of the same tiles, else the current one.
    fn at_shared_place(&mut self, act: impl FnOnce(&mut State) -> Outcome) -> Outcome {
        let place = if self.draft().is_one_player() { 0 } else { self.place };
        self.at(place, act)
    }

    /// Runs an action at another place than the current one.
    pub(super) fn at(&mut self, place: usize, act: impl FnOnce(&mut State) -> Outcome) -> Outcome {
        let before = std::mem::replace(&mut self.place, place);
        let done = act(self);
        self.place = before;
        done
    }

    fn add(&mut self, tile: Tile) -> Outcome {
        let mut tiles = self.tiles();
        let complete = self.draft().complete(self.place);
        let last = complete == Some(tiles.size() + 1);
        match tiles.win {
            None if last => tiles.win = Some(tile),
            _ => tiles.standing.push(tile),
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

    pub(super) fn declare(&mut self, kind: MeldKind, tile: Tile) -> Outcome {
        if kind != MeldKind::Chow {
            return Meld::of(kind, tile).map_or(Ok(()), |meld| self.meld(meld));
        }
        match *self.draft().system().chows(tile) {
            [] => {
                let honor = tile.is_honor();
                let code =
                    if honor { FaultCode::CHOW_OF_HONORS } else { FaultCode::CHOW_PAST_NINE };
                Err(vec![Fault::new(code).tiles([tile])])
            }
            [chow] => self.meld(chow),
            _ => {
                self.mode = None;
                self.panel = Some(Panel::Tile(tile));
                Ok(())
            }
        }
    }

    pub(super) fn meld(&mut self, meld: Meld) -> Outcome {
        let mut tiles = self.tiles();
        tiles.melds.push(meld);
        self.set_tiles(tiles)?;
        self.panel = None;
        Ok(())
    }

    pub(super) fn win_on(&mut self, tile: Tile) -> Outcome {
        self.at_shared_place(|state| {
            let mut tiles = state.tiles();
            tiles.standing.extend(tiles.win.replace(tile));
            state.set_tiles(tiles)
        })?;
        self.panel = None;
        Ok(())
    }

    pub(super) fn make_win(&mut self, tile: Tile) -> Outcome {
        self.at(self.place_of(Piece::Standing(tile)), |state| {
            let mut tiles = state.tiles();
            if remove_last(&mut tiles.standing, &tile) {
                tiles.standing.extend(tiles.win.replace(tile));
            }
            state.set_tiles(tiles)
        })?;
        self.mode = None;
        self.panel = None;
        Ok(())
    }

    pub(super) fn remove(&mut self, piece: Piece) -> Outcome {
        self.at(self.place_of(piece), |state| state.remove_piece(piece))?;
        self.panel = None;
        Ok(())
    }

    fn remove_piece(&mut self, piece: Piece) -> Outcome {
        let mut tiles = self.tiles();
        match piece {
            Piece::Standing(tile) => drop(remove_last(&mut tiles.standing, &tile)),
            Piece::Win => tiles.win = None,
            Piece::Meld(i) if i < tiles.melds.len() => drop(tiles.melds.remove(i)),
            Piece::Meld(_) => {}
            Piece::Flower(flower) => drop(remove_last(&mut tiles.flowers, &flower)),
        }
        self.set_tiles(tiles)
    }

    pub(super) fn recast(&mut self, meld: usize, kind: MeldKind) -> Outcome {
        let mut tiles = self.tiles();
        if let Some(old) = tiles.melds.get_mut(meld)
            && let Some(new) = Meld::of(kind, old.tile())
        {
            *old = new;
        }
        self.set_tiles(tiles)?;
        self.panel = None;
        Ok(())
    }

    /// Discards a tile. The drawn tile joins the others unless it is the one that is discarded.
    pub(super) fn discard(&mut self, tile: Tile) -> Outcome {
        let mut tiles = self.tiles();
        tiles.standing.extend(tiles.win.take());
        remove_last(&mut tiles.standing, &tile);
        self.set_tiles(tiles)
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
