//! Whether the events of a deal fit together and fit the hands.

use crate::entry::{Copies, Fault, FaultCode};
use crate::tiles::{BySeat, Meld, MeldKind, Seat, Tile, TileSet};

use super::claim::judge;
use super::deal::{Deal, TILES};
use super::faults;
use super::table::{Event, Kong, KongKind, Win};
use crate::tiles::WinSource;

/// How many wins end a deal (S8).
pub(super) const WINS: usize = 3;

/// What is known while the events are gone through.
struct Check<'a> {
    deal: &'a Deal,
    faults: Vec<Fault>,
    out: BySeat<bool>,
    ended: bool,
    /// The last tile of the wall or the last discard has won.
    last_won: bool,
    kongs: Vec<Kong>,
    /// Who declared a kong last, if nothing but refused claims and fines came after it.
    fresh: Option<Seat>,
}

/// Everything that is wrong with the events.
pub(super) fn events(deal: &Deal) -> Vec<Fault> {
    let mut check = Check {
        deal,
        faults: Vec::new(),
        out: deal.out(),
        ended: false,
        last_won: false,
        kongs: Vec::new(),
        fresh: None,
    };
    for (number, event) in (1..).zip(deal.events()) {
        let before = check.faults.len();
        check.event(event);
        check.faults[before..].iter_mut().for_each(|fault| fault.event = Some(number));
    }
    check.faults
}

/// The kinds of which there are more than four in the hands, the unseen kongs and the winning
/// tiles together.
pub(super) fn copies(deal: &Deal) -> Vec<Fault> {
    let mut copies = Copies::new();
    for seat in Seat::ALL {
        let all = deal.hand(seat).all();
        all.kinds().for_each(|tile| copies.add(tile, all.get(tile).into()));
    }
    for event in deal.events() {
        match event {
            Event::Kong(kong) if !has_meld(deal, kong.seat, kong.kind.meld(), kong.tile) => {
                copies.add(kong.tile, 4);
            }
            // Of a refused claim the tile may have gone into any hand.
            Event::Win(win) if !winners(deal, win).is_empty() => copies.add(win.tile, 1),
            _ => {}
        }
    }
    copies.faults(copies.too_many(), FaultCode::FIVE_OF_A_KIND)
}

/// Who wins of those who claim: a hand that is not entered is taken for a win.
pub(super) fn winners(deal: &Deal, win: &Win) -> Vec<Seat> {
    let wins = |seat: Seat, claim| {
        let judged = judge(deal.hand(seat), deal.void(seat), win, claim);
        judged.is_none_or(|judged| judged.is_ok())
    };
    let claims = win.claims.iter();
    claims.filter(|claim| wins(claim.seat, **claim)).map(|claim| claim.seat).collect()
}

fn has_meld(deal: &Deal, seat: Seat, kind: MeldKind, tile: Tile) -> bool {
    deal.hand(seat).melds().iter().any(|m| m.kind() == kind && m.tile() == tile)
}

impl Check<'_> {
    fn fault(&mut self, code: FaultCode, seat: Option<Seat>, tiles: TileSet) {
        let fault = Fault::new(code).tiles(tiles);
        self.faults.push(match seat {
            Some(seat) => fault.seat(seat),
            None => fault,
        });
    }

    fn seat_fault(&mut self, code: FaultCode, seat: Seat) {
        self.fault(code, Some(seat), TileSet::EMPTY);
    }

    fn event(&mut self, event: &Event) {
        let third = Seat::ALL.iter().filter(|s| self.out[**s]).count() >= WINS;
        // The third win may be on the very last tile (S-A11).
        if self.ended || third && *event != Event::WallEnd {
            self.fault(faults::EVENT_AFTER_END, None, TileSet::EMPTY);
            return;
        }
        match event {
            Event::Kong(kong) => self.kong(kong),
            Event::Win(win) => self.win(win),
            Event::FalseWin { seat } => self.must_play(*seat),
            Event::WallEnd => self.ended = true,
        }
    }

    /// A player who has won takes no part any more (S18).
    fn must_play(&mut self, seat: Seat) {
        if self.out[seat] {
            self.seat_fault(faults::ALREADY_WON, seat);
        }
    }

    fn must_be_suited(&mut self, tile: Tile) {
        if !TILES.contains(tile) {
            self.fault(FaultCode::FOREIGN_TILE, None, TileSet::of(tile));
        }
    }

    fn must_be_before_last(&mut self) {
        if self.last_won {
            self.fault(faults::EVENT_AFTER_LAST_TILE, None, TileSet::EMPTY);
        }
    }

    fn kong(&mut self, kong: &Kong) {
        let Kong { seat, tile, kind } = *kong;
        self.must_be_before_last();
        self.must_play(seat);
        self.must_be_suited(tile);
        if let KongKind::Open { from: Some(from) } = kind {
            self.must_play(from);
            if from == seat {
                self.seat_fault(FaultCode::OWN_TILE, seat);
            }
        }
        if self.kongs.iter().any(|k| k.tile == tile) {
            self.fault(faults::KONG_TWICE, Some(seat), TileSet::of(tile));
        } else if self.deal.is_entered(seat) && !has_meld(self.deal, seat, kind.meld(), tile) {
            self.fault(faults::KONG_NOT_IN_HAND, Some(seat), TileSet::of(tile));
        }
        self.kongs.push(*kong);
        self.fresh = Some(seat);
    }

    fn win(&mut self, win: &Win) {
        self.must_be_before_last();
        self.must_be_suited(win.tile);
        self.from(win);
        self.claims(win);
        if win.how == WinSource::RobbedKong && win.last {
            self.fault(FaultCode::LAST_CLAIM_ROBBED_KONG, None, TileSet::EMPTY);
        }
        let winners = winners(self.deal, win);
        if winners.is_empty() {
            return;
        }
        if let (WinSource::RobbedKong, Some(from)) = (win.how, win.from)
            && self.deal.is_entered(from)
            && !has_meld(self.deal, from, MeldKind::Pung, win.tile)
        {
            self.fault(FaultCode::ROBBED_PUNG_MISSING, Some(from), TileSet::of(win.tile));
        }
        for seat in winners {
            self.out[seat] = true;
        }
        self.last_won |= win.last;
        self.fresh = None;
    }

    /// Where the tile came from.
    fn from(&mut self, win: &Win) {
        let Some(from) = win.from else { return };
        if win.how.is_self_drawn() {
            self.faults.push(Fault::new(FaultCode::SELF_DRAWN_FROM_OTHER).value(from));
            return;
        }
        self.must_play(from);
        if win.how == WinSource::DiscardAfterKong {
            self.just_konged(from, faults::DISCARDER_WITHOUT_KONG);
        }
    }

    fn claims(&mut self, win: &Win) {
        if win.claims.is_empty() {
            self.fault(FaultCode::NO_WINNER, None, TileSet::EMPTY);
        }
        if win.claims.len() > 1 && win.how.is_self_drawn() {
            self.fault(FaultCode::SEVERAL_SELF_DRAWN, None, TileSet::EMPTY);
        }
        for (i, claim) in win.claims.iter().enumerate() {
            let seat = claim.seat;
            self.must_play(seat);
            if win.claims[..i].iter().any(|c| c.seat == seat) {
                self.seat_fault(faults::WINNER_TWICE, seat);
            }
            if win.from == Some(seat) && !win.how.is_self_drawn() {
                self.seat_fault(FaultCode::OWN_TILE, seat);
            }
            let held = self.deal.hand(seat).all().get(win.tile);
            if win.how == WinSource::RobbedKong && held > 0 {
                self.fault(FaultCode::ROBBED_TILE_IN_HAND, Some(seat), TileSet::of(win.tile));
            } else if held == 4 {
                let fault = Fault::new(FaultCode::FIVE_OF_A_KIND).tiles([win.tile]);
                self.faults.push(fault.value(5).seat(seat));
            }
            if win.how == WinSource::Replacement {
                self.just_konged(seat, FaultCode::REPLACEMENT_WITHOUT_KONG);
            }
            match claim.passed {
                Some(_) if win.how.is_self_drawn() => {
                    self.seat_fault(faults::PASSED_SELF_DRAWN, seat);
                }
                Some(passed) if !matches!(passed, 1 | 2 | 4 | 8) => {
                    let fault = Fault::new(faults::NO_SUCH_VALUE).value(passed);
                    self.faults.push(fault.seat(seat));
                }
                _ => {}
            }
        }
    }

    /// The player has a kong, and if his kongs were entered, one of them came just before.
    fn just_konged(&mut self, seat: Seat, without: FaultCode) {
        let has_kong = self.deal.hand(seat).melds().iter().any(|m: &Meld| m.kind().is_kong());
        if self.deal.is_entered(seat) && !has_kong {
            self.seat_fault(without, seat);
        } else if self.kongs.iter().any(|k| k.seat == seat) && self.fresh != Some(seat) {
            self.seat_fault(faults::KONG_NOT_JUST_BEFORE, seat);
        }
    }
}
