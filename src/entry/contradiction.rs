//! What cannot happen with a win, in the terms that rule systems share: how the winning tile came,
//! from whom, and where its other copies are.
//!
//! Each [`Contradiction`] is a row. A rule system lists those that its rules know.

use crate::system::{Answer, LastTile, Role};
use crate::tiles::{Counts, Meld, Seat, Tile, Win, WinSource};

use super::notation::Tiles;
use super::{Draft, Fault, FaultCode, Hand};

/// What was entered of a win. What was not entered contradicts nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Circumstances {
    /// The winner.
    pub winner: Seat,
    /// How the winning tile came.
    pub win: Win,
    /// The winning tile.
    pub tile: Option<Tile>,
    /// How many other copies of the winning tile the winner has.
    pub held: u8,
    /// How many of these are concealed.
    pub concealed: u8,
    /// Whether the winner has a kong.
    pub has_kong: Option<bool>,
    /// Whether the player whose kong was robbed has the pung that the tile was added to.
    pub robbed_pung: Option<bool>,
    /// What was answered about the last tile.
    pub last_tile: Option<Answer>,
}

impl Circumstances {
    /// A win of which no tiles were entered.
    pub fn new(winner: Seat, win: Win) -> Circumstances {
        let (tile, has_kong, robbed_pung, last_tile) = (None, None, None, None);
        Circumstances { winner, win, tile, held: 0, concealed: 0, has_kong, robbed_pung, last_tile }
    }

    /// The win that the answers of a draft tell of.
    pub fn of(draft: &Draft) -> Circumstances {
        let last_tile = draft.answer_about(Role::LastTile);
        Circumstances { last_tile, ..Circumstances::new(draft.own_seat(), draft.win()) }
    }

    /// These circumstances together with the winning tile and the winner's other tiles.
    pub fn with_tiles(
        self,
        standing: impl IntoIterator<Item = Tile>,
        melds: &[Meld],
        tile: Option<Tile>,
    ) -> Circumstances {
        let concealed: Counts = standing.into_iter().collect();
        let held = melds.iter().flat_map(Meld::tiles).fold(concealed, Counts::with);
        let copies = |tiles: Counts| tile.map_or(0, |tile| tiles.get(tile));
        let (held, concealed) = (copies(held), copies(concealed));
        let has_kong = Some(melds.iter().any(|meld| meld.kind().is_kong()));
        Circumstances { tile, held, concealed, has_kong, ..self }
    }

    /// These circumstances together with the tiles of a hand as they were entered, which need not be
    /// possible.
    pub fn with_entered(self, tiles: &Tiles) -> Circumstances {
        let (standing, tile) = tiles.split_win();
        self.with_tiles(standing.iter().copied(), &tiles.melds, tile)
    }

    /// These circumstances together with the tiles of a hand and its winning tile.
    pub fn with_hand(self, hand: &Hand) -> Circumstances {
        self.with_tiles(hand.standing().tiles(), hand.melds(), hand.win())
    }

    /// A fault for each of the contradictions that there is.
    pub fn faults(&self, contradictions: &[Contradiction]) -> Vec<Fault> {
        let there = contradictions.iter().filter(|row| (row.is_there)(self));
        there.map(|row| row.about.fault(row.code, self)).collect()
    }
}

/// Something that cannot happen with a win.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contradiction {
    code: FaultCode,
    is_there: fn(&Circumstances) -> bool,
    about: About,
}

/// What a contradiction names.
#[derive(Clone, Copy, Debug)]
enum About {
    Nothing,
    WinningTile,
    Discarder,
}

impl About {
    fn fault(self, code: FaultCode, entered: &Circumstances) -> Fault {
        let fault = Fault::new(code);
        match (self, entered.win.from) {
            (About::WinningTile, _) => fault.tiles(entered.tile),
            (About::Discarder, Some(from)) => fault.value(from),
            _ => fault,
        }
    }
}

impl Contradiction {
    /// A contradiction that is told without naming a tile or a player.
    pub const fn new(code: FaultCode, is_there: fn(&Circumstances) -> bool) -> Contradiction {
        Contradiction { code, is_there, about: About::Nothing }
    }

    /// Nobody wins on a tile that they discarded or added to a pung themselves.
    pub const OWN_TILE: Contradiction =
        Contradiction::new(FaultCode::OWN_TILE, |entered| entered.win.from == Some(entered.winner));

    /// A self-drawn tile comes from no other player.
    pub const SELF_DRAWN_FROM_OTHER: Contradiction = Contradiction {
        about: About::Discarder,
        ..Contradiction::new(FaultCode::SELF_DRAWN_FROM_OTHER, |entered| {
            let from_other = entered.win.from.is_some_and(|from| from != entered.winner);
            entered.win.source.is_self_drawn() && from_other
        })
    };

    /// A tile is replaced only after a kong of the winner.
    pub const REPLACEMENT_WITHOUT_KONG: Contradiction =
        Contradiction::new(FaultCode::REPLACEMENT_WITHOUT_KONG, |entered| {
            entered.win.source == WinSource::Replacement && entered.has_kong == Some(false)
        });

    /// The tile of a robbed kong was not discarded, so it is not the last discard. It is not the last
    /// tile of the wall either, which [`Contradiction::LAST_DRAW_CLAIMED`] says where that is an answer of its
    /// own: a replacement is left for the kong.
    pub const LAST_CLAIM_ROBBED_KONG: Contradiction =
        Contradiction::new(FaultCode::LAST_CLAIM_ROBBED_KONG, |entered| {
            let is_last = entered.win.last_of_wall && entered.last_tile != Some(LastTile::DRAW);
            entered.win.source == WinSource::RobbedKong && is_last
        });

    /// A self-drawn tile is not the last discard.
    pub const LAST_CLAIM_SELF_DRAWN: Contradiction =
        Contradiction::new(FaultCode::LAST_CLAIM_SELF_DRAWN, |entered| {
            entered.win.source.is_self_drawn() && entered.last_tile == Some(LastTile::CLAIM)
        });

    /// A claimed tile is not the last of the wall.
    pub const LAST_DRAW_CLAIMED: Contradiction =
        Contradiction::new(FaultCode::LAST_DRAW_CLAIMED, |entered| {
            !entered.win.source.is_self_drawn() && entered.last_tile == Some(LastTile::DRAW)
        });

    /// The other three copies of the tile of a robbed kong are in the pung that it was added to.
    pub const ROBBED_TILE_IN_HAND: Contradiction = Contradiction {
        about: About::WinningTile,
        ..Contradiction::new(FaultCode::ROBBED_TILE_IN_HAND, |entered| {
            entered.win.source == WinSource::RobbedKong && entered.held > 0
        })
    };

    /// The player whose kong was robbed has a pung of the tile.
    pub const ROBBED_PUNG_MISSING: Contradiction = Contradiction {
        about: About::WinningTile,
        ..Contradiction::new(FaultCode::ROBBED_PUNG_MISSING, |entered| {
            entered.win.source == WinSource::RobbedKong && entered.robbed_pung == Some(false)
        })
    };

    /// Everybody can see the other three copies of a tile that is the last of its kind.
    pub const LAST_COPY_IN_HAND: Contradiction = Contradiction {
        about: About::WinningTile,
        ..Contradiction::new(FaultCode::LAST_COPY_IN_HAND, |entered| {
            entered.win.last_copy && entered.concealed > 0
        })
    };

    /// What the last tile cannot be, whose answer says whether it was drawn or claimed.
    pub const OF_LAST_TILE: &[Contradiction] =
        &[Contradiction::LAST_CLAIM_SELF_DRAWN, Contradiction::LAST_DRAW_CLAIMED];
}
