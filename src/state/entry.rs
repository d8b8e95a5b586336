//! Entering a hand: tiles, melds, flowers, answers.

use crate::entry::notation::Tiles;
use crate::entry::{Draft, Fault, FaultCode};
use crate::scoring::Engine;
use crate::tiles::{Flower, Meld, MeldKind, Tile};

use super::{Chosen, Mode, Panel, Piece, State, engine_of};

/// Done, or why not.
pub type Done = Result<(), Vec<Fault>>;

/// Whether the tiles of a draft can be a hand, or the beginning of one, as far as one of these
/// engines can tell.
pub(super) fn check(engines: &[&'static dyn Engine], draft: &Draft) -> Done {
    let engine = engine_of(engines, draft);
    let mut faults = engine.map(|engine| engine.faults(draft)).unwrap_or_default();
    faults.retain(|fault| fault.code.refuses_tile());
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

fn take<T: PartialEq>(list: &mut Vec<T>, item: &T) -> bool {
    let place = list.iter().rposition(|other| other == item);
    place.map(|i| list.remove(i)).is_some()
}

impl State {
    /// The tiles of the place that is entered.
    fn tiles(&self) -> Tiles {
        self.draft().place(self.place).cloned().unwrap_or_default()
    }

    /// The place that has a piece: where several share their tiles, it may be the first.
    fn holder(&self, piece: Piece) -> usize {
        let tiles = self.tiles();
        let there = match piece {
            Piece::Standing(tile) => tiles.standing.contains(&tile),
            Piece::Win => tiles.win.is_some(),
            _ => true,
        };
        if there { self.place } else { 0 }
    }

    /// Takes the tiles over if they can be a hand.
    fn put(&mut self, mut tiles: Tiles) -> Done {
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

    /// Another draft altogether.
    pub(super) fn load(&mut self, draft: Draft) -> Done {
        check(&self.engines, &draft)?;
        self.place = 0;
        self.push(draft);
        Ok(())
    }

    /// A hand that is one step away, with the fan unfolded that came of it.
    pub(super) fn try_out(&mut self, draft: Draft, fan: Option<u8>) -> Done {
        check(&self.engines, &draft)?;
        self.push(draft);
        self.panel = None;
        self.chosen = fan.map(Chosen::Counted);
        Ok(())
    }

    pub(super) fn push(&mut self, draft: Draft) {
        if self.history.push(draft, self.place) {
            self.settle();
        }
    }

    pub(super) fn tap(&mut self, tile: Tile) -> Done {
        match self.mode {
            Some(Mode::Meld(kind)) => return self.declare(kind, tile),
            Some(Mode::Win) => return self.win_on(tile),
            Some(Mode::Flowers) | None => {}
        }
        self.with_shared(|state| state.add(tile))
    }

    /// Does something where the tiles that are not declared go: where several hands are made of
    /// them, to the first place.
    fn with_shared(&mut self, act: impl FnOnce(&mut State) -> Done) -> Done {
        let place = if self.draft().is_one_player() { 0 } else { self.place };
        self.at(place, act)
    }

    /// Does something at another place than the one that is entered.
    pub(super) fn at(&mut self, place: usize, act: impl FnOnce(&mut State) -> Done) -> Done {
        let before = std::mem::replace(&mut self.place, place);
        let done = act(self);
        self.place = before;
        done
    }

    fn add(&mut self, tile: Tile) -> Done {
        let mut tiles = self.tiles();
        let complete = self.draft().complete(self.place);
        let last = complete == Some(tiles.size() + 1);
        match tiles.win {
            None if last => tiles.win = Some(tile),
            _ => tiles.standing.push(tile),
        }
        self.put(tiles)?;
        self.mode = None;
        Ok(())
    }

    pub(super) fn flower(&mut self, flower: Flower) -> Done {
        let mut tiles = self.tiles();
        if !take(&mut tiles.flowers, &flower) {
            tiles.flowers.push(flower);
        }
        self.put(tiles)
    }

    pub(super) fn declare(&mut self, kind: MeldKind, tile: Tile) -> Done {
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

    pub(super) fn meld(&mut self, meld: Meld) -> Done {
        let mut tiles = self.tiles();
        tiles.melds.push(meld);
        self.put(tiles)?;
        self.panel = None;
        Ok(())
    }

    pub(super) fn win_on(&mut self, tile: Tile) -> Done {
        self.with_shared(|state| {
            let mut tiles = state.tiles();
            tiles.standing.extend(tiles.win.replace(tile));
            state.put(tiles)
        })?;
        self.panel = None;
        Ok(())
    }

    pub(super) fn make_win(&mut self, tile: Tile) -> Done {
        self.at(self.holder(Piece::Standing(tile)), |state| {
            let mut tiles = state.tiles();
            if take(&mut tiles.standing, &tile) {
                tiles.standing.extend(tiles.win.replace(tile));
            }
            state.put(tiles)
        })?;
        self.mode = None;
        self.panel = None;
        Ok(())
    }

    pub(super) fn remove(&mut self, piece: Piece) -> Done {
        self.at(self.holder(piece), |state| state.take_away(piece))?;
        self.panel = None;
        Ok(())
    }

    fn take_away(&mut self, piece: Piece) -> Done {
        let mut tiles = self.tiles();
        match piece {
            Piece::Standing(tile) => drop(take(&mut tiles.standing, &tile)),
            Piece::Win => tiles.win = None,
            Piece::Meld(i) if i < tiles.melds.len() => drop(tiles.melds.remove(i)),
            Piece::Meld(_) => {}
            Piece::Flower(flower) => drop(take(&mut tiles.flowers, &flower)),
        }
        self.put(tiles)
    }

    pub(super) fn recast(&mut self, meld: usize, kind: MeldKind) -> Done {
        let mut tiles = self.tiles();
        if let Some(old) = tiles.melds.get_mut(meld)
            && let Some(new) = Meld::of(kind, old.tile())
        {
            *old = new;
        }
        self.put(tiles)?;
        self.panel = None;
        Ok(())
    }

    /// The drawn tile joins the others, unless it is the one that goes.
    pub(super) fn discard(&mut self, tile: Tile) -> Done {
        let mut tiles = self.tiles();
        tiles.standing.extend(tiles.win.take());
        take(&mut tiles.standing, &tile);
        self.put(tiles)
    }

    pub(super) fn backspace(&mut self) -> Done {
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
