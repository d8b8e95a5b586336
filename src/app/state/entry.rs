//! Entering a hand: tiles, melds, flowers, answers.

use crate::draft::Draft;
use crate::error::{Fault, FaultCode};
use crate::flower::Flower;
use crate::hand::Hand;
use crate::link;
use crate::meld::{Meld, MeldKind};
use crate::notation::{self, Tiles};
use crate::ruleset::Ruleset;
use crate::score::score;
use crate::tile::Tile;

use super::{Mode, Notice, Piece, State};

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
];

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
    /// Takes the tiles over if they can be a hand.
    fn put(&mut self, mut tiles: Tiles) -> Done {
        if tiles.win.is_none() && tiles.size() == Hand::COMPLETE {
            tiles.win = tiles.standing.pop();
        }
        let mut draft = self.draft().clone();
        draft.tiles = tiles;
        self.load(draft)
    }

    pub(super) fn load(&mut self, draft: Draft) -> Done {
        check(&draft)?;
        self.push(draft);
        Ok(())
    }

    fn push(&mut self, draft: Draft) {
        if self.history.push(draft) {
            self.settle();
        }
    }

    pub(super) fn tap(&mut self, tile: Tile) -> Done {
        match self.mode {
            Some(Mode::Meld(kind)) => return self.declare(kind, tile),
            Some(Mode::Win) => return self.win_on(tile),
            Some(Mode::Flowers) | None => {}
        }
        let mut tiles = self.draft().tiles.clone();
        match tiles.win {
            None if tiles.size() == Hand::COMPLETE - 1 => tiles.win = Some(tile),
            _ => tiles.standing.push(tile),
        }
        self.put(tiles)?;
        self.mode = None;
        Ok(())
    }

    pub(super) fn flower(&mut self, flower: Flower) -> Done {
        let mut tiles = self.draft().tiles.clone();
        if !take(&mut tiles.flowers, &flower) {
            tiles.flowers.push(flower);
        }
        self.put(tiles)
    }

    pub(super) fn declare(&mut self, kind: MeldKind, tile: Tile) -> Done {
        let meld = Meld::of(kind, tile).ok_or_else(|| {
            let honor = tile.is_honor();
            let code = if honor { FaultCode::ChowOfHonors } else { FaultCode::ChowPastNine };
            vec![Fault::new(code).tiles([tile])]
        })?;
        let mut tiles = self.draft().tiles.clone();
        tiles.melds.push(meld);
        self.put(tiles)?;
        self.panel = None;
        Ok(())
    }

    pub(super) fn win_on(&mut self, tile: Tile) -> Done {
        let mut tiles = self.draft().tiles.clone();
        tiles.standing.extend(tiles.win.replace(tile));
        self.put(tiles)?;
        self.panel = None;
        Ok(())
    }

    pub(super) fn make_win(&mut self, tile: Tile) -> Done {
        let mut tiles = self.draft().tiles.clone();
        if take(&mut tiles.standing, &tile) {
            tiles.standing.extend(tiles.win.replace(tile));
        }
        self.put(tiles)?;
        self.mode = None;
        self.panel = None;
        Ok(())
    }

    pub(super) fn remove(&mut self, piece: Piece) -> Done {
        let mut tiles = self.draft().tiles.clone();
        match piece {
            Piece::Standing(tile) => drop(take(&mut tiles.standing, &tile)),
            Piece::Win => tiles.win = None,
            Piece::Meld(i) if i < tiles.melds.len() => drop(tiles.melds.remove(i)),
            Piece::Meld(_) => {}
            Piece::Flower(flower) => drop(take(&mut tiles.flowers, &flower)),
        }
        self.put(tiles)?;
        self.panel = None;
        Ok(())
    }

    pub(super) fn recast(&mut self, meld: usize, kind: MeldKind) -> Done {
        let mut tiles = self.draft().tiles.clone();
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
        let mut tiles = self.draft().tiles.clone();
        tiles.standing.extend(tiles.win.take());
        take(&mut tiles.standing, &tile);
        self.put(tiles)
    }

    pub(super) fn backspace(&mut self) -> Done {
        if self.typed.pop().is_some() {
            return Ok(());
        }
        self.history.last().map_or(Ok(()), |piece| self.remove(piece))
    }

    /// The next hand at the same table: round and seat stay.
    pub(super) fn clear(&mut self) {
        let mut draft = self.draft().clone();
        let kept: Vec<_> = draft.given().filter(|(k, _)| matches!(*k, "round" | "seat")).collect();
        draft.clear();
        for (key, answer) in kept {
            let _ = draft.put(key, answer);
        }
        self.push(draft);
        self.mode = None;
        self.panel = None;
    }

    pub(super) fn answer(&mut self, key: &'static str, answer: &'static str) -> Done {
        let asked = self.draft().rules().asked(self.draft());
        let offers = asked.into_iter().filter(|a| a.key == key).flat_map(|a| a.offers);
        let fault = offers.filter(|o| o.answer == answer).find_map(|o| o.impossible);
        match fault {
            Some(fault) => Err(vec![fault]),
            None => self.edit(|draft| draft.set(key, answer)),
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
        let draft = read(text, self.draft(), &self.systems)?;
        self.load(draft)?;
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

/// The draft that a text makes of another one.
pub fn read(
    text: &str,
    draft: &Draft,
    systems: &[&'static dyn Ruleset],
) -> Result<Draft, Vec<Fault>> {
    match link_in(text) {
        Some(link) => decode(link, systems),
        None => {
            let (tiles, table) = notation::parse_with_table(text.trim())?;
            let mut draft = draft.clone();
            draft.tiles = tiles;
            if let Some(table) = table {
                draft.set_table(&table);
            }
            check(&draft)?;
            Ok(draft)
        }
    }
}
