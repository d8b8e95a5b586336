//! Entering a hand: tiles, melds, flowers, answers.

use crate::draft::Draft;
use crate::error::{Fault, FaultCode};
use crate::flower::Flower;
use crate::link;
use crate::meld::{Meld, MeldKind};
use crate::notation::Tiles;
use crate::ruleset::Ruleset;
use crate::score::score;
use crate::tile::Tile;

use super::{Mode, Notice, Panel, Piece, State};

/// Done, or why not.
pub type Done = Result<(), Vec<Fault>>;

/// Faults of the tiles themselves: they are refused. Whatever contradicts an answer may be
/// mended by the next tap, so it is entered, and the report names it.
const REFUSED: &[FaultCode] = &[
    FaultCode::FiveOfAKind,
    FaultCode::TooManyTiles,
    FaultCode::TooManyMelds,
    FaultCode::ChowOfHonors,
    FaultCode::ForeignTile,
    FaultCode::FlowersNotUsed,
    FaultCode::FlowerTwice,
    FaultCode::ChowNotClaimed,
    FaultCode::FiveAtTable,
    FaultCode::FiveOnTable,
    FaultCode::TooManyTilesForTwo,
    FaultCode::LoserTooManyTiles,
    FaultCode::MoreThanThirteen,
    FaultCode::PinNotConcealed,
    FaultCode::TooManyPins,
];

/// The questions about the table rather than the deal: they stay answered for the next hand.
const KEPT: &[&str] = &["round", "seat", "limit", "players"];

/// Whether the tiles of a draft can be a hand, or the beginning of one.
pub fn check(draft: &Draft) -> Done {
    let mut faults = score(draft).faults;
    faults.retain(|f| REFUSED.contains(&f.code));
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
        let (rules, place) = (draft.rules(), self.place);
        if tiles.win.is_none() && rules.complete(&draft, place) == Some(tiles.size()) {
            tiles.win = tiles.standing.pop();
        }
        if let Some(old) = draft.place_mut(place) {
            *old = tiles;
        }
        check(&draft)?;
        self.push(draft);
        Ok(())
    }

    /// Another draft altogether.
    pub(super) fn load(&mut self, draft: Draft) -> Done {
        check(&draft)?;
        self.place = 0;
        self.push(draft);
        Ok(())
    }

    pub(super) fn push(&mut self, draft: Draft) {
        if self.history.push(draft, self.place) {
            self.settle();
        }
    }

    /// Another rule system.
    pub(super) fn rules(&mut self, key: &str) -> Done {
        match self.systems.iter().copied().find(|rules| rules.key() == key) {
            Some(rules) if rules.key() != self.draft().rules().key() => {
                self.mode = None;
                self.load(self.draft().for_rules(rules))
            }
            _ => Ok(()),
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
        let place = if self.draft().together() { 0 } else { self.place };
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
        let complete = self.draft().rules().complete(self.draft(), self.place);
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
        match *self.draft().rules().chows(tile) {
            [] => {
                let honor = tile.is_honor();
                let code = if honor { FaultCode::ChowOfHonors } else { FaultCode::ChowPastNine };
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
        let place = if self.draft().together() { None } else { Some(self.place) };
        match self.history.last(place) {
            Some((place, piece)) => self.at(place, |state| state.remove(piece)),
            None => Ok(()),
        }
    }

    /// The next hand at the same table.
    pub(super) fn clear(&mut self) {
        let mut draft = self.draft().clone();
        let kept: Vec<_> = draft.given().filter(|(k, _)| KEPT.contains(k)).collect();
        draft.clear();
        for (key, answer) in kept {
            let _ = draft.put(key, answer);
        }
        self.place = 0;
        self.push(draft);
        self.mode = None;
        self.panel = None;
    }

    pub(super) fn answer(&mut self, key: &'static str, at: usize, answer: &'static str) -> Done {
        let draft = self.draft();
        let rules = draft.rules();
        let open = rules.questions().iter().any(|q| q.key == key && q.default.is_none());
        if open && draft.answer_at(key, at) == Some(answer) {
            return self.edit(|draft| {
                draft.forget_at(key, at);
                Ok(())
            });
        }
        let asked = rules.asked(draft).into_iter().filter(|a| a.key == key && a.place == at);
        let mut offers = asked.flat_map(|a| a.offers).filter(|o| o.answer == answer);
        match offers.find_map(|o| o.impossible) {
            Some(fault) => Err(vec![fault]),
            None => self.edit(|draft| draft.set_at(key, at, answer)),
        }
    }

    pub(super) fn edit(&mut self, change: impl FnOnce(&mut Draft) -> Result<(), Fault>) -> Done {
        let mut draft = self.draft().clone();
        change(&mut draft).map_err(|fault| vec![fault])?;
        self.push(draft);
        Ok(())
    }

    /// The hand of another address takes the place of this one, if the link is whole.
    pub(super) fn follow(&mut self, link: &str) {
        match decode(link, &self.systems) {
            Ok(draft) => self.push(draft),
            Err(faults) => self.notice = Some(Notice::Faults(Some("ui.damaged-link"), faults)),
        }
    }

    /// Text in notation takes the place of the tiles, a link that of everything.
    pub(super) fn paste(&mut self, text: &str) -> Done {
        let place = self.place;
        let draft = read(text, self.draft(), place, &self.systems)?;
        let same = draft.rules().key() == self.draft().rules().key();
        self.load(draft)?;
        self.place = if same { place } else { 0 };
        self.panel = None;
        self.mode = None;
        self.notice = Some(Notice::Word("ui.pasted"));
        Ok(())
    }
}

/// The part of a text that is a link.
pub fn link_in(text: &str) -> Option<&str> {
    let text = text.trim();
    let hash = text.split_once('#').map(|(_, hash)| hash);
    hash.or(Some(text).filter(|t| t.starts_with("1/")))
}

/// The draft of a link, if its tiles can be a hand of one of these systems.
pub fn decode(text: &str, systems: &[&'static dyn Ruleset]) -> Result<Draft, Vec<Fault>> {
    let find = |key: &str| systems.iter().copied().find(|rules| rules.key() == key);
    let draft = link::decode_with(text, &find)?;
    check(&draft).map(|()| draft)
}

/// The draft that a text makes of another one: notation becomes the tiles of a place.
pub fn read(
    text: &str,
    draft: &Draft,
    place: usize,
    systems: &[&'static dyn Ruleset],
) -> Result<Draft, Vec<Fault>> {
    match link_in(text) {
        Some(link) => decode(link, systems),
        None => {
            let mut draft = draft.clone();
            if let Some(table) = draft.read(place, text.trim())? {
                draft.set_table(&table);
            }
            check(&draft)?;
            Ok(draft)
        }
    }
}
