//! Checks that the events of a deal agree with each other and with the hands.

use crate::entry::{Circumstances, Contradiction, Copies, Fault, FaultCode};
use crate::tiles::{self, BySeat, Meld, MeldKind, Seat, Tile, TileSet, WinSource};

use super::super::events::{Claim, Happened, Kong, KongKind, Win};
use super::super::faults;
use super::super::value::Value;
use super::{Deal, TILES};

/// The number of wins that ends a deal (S8).
pub(in crate::rules::sichuan) const WINS_TO_END: usize = 3;

/// The state of the deal at one event, and the faults found so far.
struct EventCheck<'a> {
    deal: &'a Deal,
    faults: Vec<Fault>,
    /// The players who have won.
    has_won: BySeat<bool>,
    wall_ended: bool,
    /// Whether the last tile of the wall or the last discard was a winning tile.
    won_on_last_tile: bool,
    kongs: Vec<Kong>,
    /// The player who declared the last kong, if only refused claims and fines came after it.
    just_konged: Option<Seat>,
}

/// All faults of the events, each with the number that its event has in the draft.
pub(super) fn events(deal: &Deal) -> Vec<Fault> {
    let mut check = EventCheck {
        deal,
        faults: Vec::new(),
        has_won: deal.has_won(),
        wall_ended: false,
        won_on_last_tile: false,
        kongs: Vec::new(),
        just_konged: None,
    };
    for event in deal.events() {
        let before = check.faults.len();
        check.event(&event.kind);
        check.number(before, event.told);
    }
    check.faults
}

/// The copies of each kind in all hands.
fn in_hands(deal: &Deal) -> Copies {
    let mut copies = Copies::new();
    for seat in Seat::ALL {
        let all = deal.hand(seat).all();
        all.kinds().iter().for_each(|tile| copies.add(tile, all.get(tile).into()));
    }
    copies
}

/// A fault for each kind of which the hands have more than four copies together.
pub(super) fn copies_in_hands(deal: &Deal) -> Vec<Fault> {
    let copies = in_hands(deal);
    copies.faults(copies.too_many(), FaultCode::FIVE_OF_A_KIND)
}

/// A fault for each kind of which the hands, the kongs of players whose melds were not entered,
/// and the winning tiles have more than four copies together.
pub(super) fn copies(deal: &Deal) -> Vec<Fault> {
    let mut copies = in_hands(deal);
    for event in deal.events() {
        match &event.kind {
            Happened::Kong(kong) if !has_meld(deal, kong.seat, kong.kind.meld(), kong.tile) => {
                copies.add(kong.tile, 4);
            }
            // The tile of a refused claim may have gone into any hand.
            Happened::Win(win) if !winners(deal, win).is_empty() => copies.add(win.how.tile, 1),
            _ => {}
        }
    }
    copies.faults(copies.too_many(), FaultCode::FIVE_OF_A_KIND)
}

/// The players whose claims win. A hand that was not entered is assumed to win.
fn winners(deal: &Deal, win: &Win) -> Vec<Seat> {
    let wins = |claim: &&Claim| deal.judge(**claim, &win.how).is_none_or(|judged| judged.is_ok());
    win.claims.iter().filter(wins).map(|claim| claim.seat).collect()
}

fn has_meld(deal: &Deal, seat: Seat, kind: MeldKind, tile: Tile) -> bool {
    deal.hand(seat).melds().iter().any(|m| m.kind() == kind && m.tile() == tile)
}

/// What cannot happen with a win, whoever claims it.
const OF_WIN: &[Contradiction] =
    &[Contradiction::SELF_DRAWN_FROM_OTHER, Contradiction::LAST_CLAIM_ROBBED_KONG];

/// What cannot happen with the claim of a player.
const OF_CLAIM: &[Contradiction] = &[Contradiction::OWN_TILE, Contradiction::ROBBED_TILE_IN_HAND];

/// A claim of a win, without the hand that claims it.
fn circumstances(seat: Seat, win: &Win) -> Circumstances {
    Circumstances { tile: Some(win.how.tile), ..Circumstances::new(seat, win.how.came) }
}

impl EventCheck<'_> {
    /// Gives the faults from `first` on the number of the draft's event with this index, unless they are about another
    /// event and have its number.
    fn number(&mut self, first: usize, told: Option<usize>) {
        let number = told.map(|index| index + 1);
        self.faults[first..].iter_mut().for_each(|fault| fault.event = fault.event.or(number));
    }

    fn fault(&mut self, code: FaultCode, seat: Option<Seat>, tiles: TileSet) {
        let fault = Fault::new(code).tiles(tiles);
        self.faults.push(match seat {
            Some(seat) => fault.seat(seat),
            None => fault,
        });
    }

    /// The contradictions of a win; `seat` is the player whose hand they are about.
    fn contradictions(
        &mut self,
        entered: Circumstances,
        contradictions: &[Contradiction],
        seat: Option<Seat>,
    ) {
        let faults = entered.faults(contradictions).into_iter();
        self.faults.extend(faults.map(|fault| Fault { seat, ..fault }));
    }

    fn seat_fault(&mut self, code: FaultCode, seat: Seat) {
        self.fault(code, Some(seat), TileSet::EMPTY);
    }

    fn event(&mut self, event: &Happened) {
        let three_won = Seat::ALL.iter().filter(|s| self.has_won[**s]).count() >= WINS_TO_END;
        // The third win may be on the last tile, so the end of the wall may follow it (S-A11).
        if self.wall_ended || three_won && *event != Happened::WallEnd {
            self.fault(faults::EVENT_AFTER_END, None, TileSet::EMPTY);
            return;
        }
        match event {
            Happened::Kong(kong) => self.kong(kong),
            Happened::Win(win) => self.win(win),
            Happened::FalseWin(seat) => self.must_not_have_won(*seat),
            Happened::WallEnd => self.wall_ended = true,
        }
    }

    /// A player who has won takes no further part in the deal (S18).
    fn must_not_have_won(&mut self, seat: Seat) {
        if self.has_won[seat] {
            self.seat_fault(faults::ALREADY_WON, seat);
        }
    }

    fn must_be_suited(&mut self, tile: Tile) {
        if !TILES.contains(tile) {
            self.fault(FaultCode::FOREIGN_TILE, None, TileSet::of(tile));
        }
    }

    fn last_tile_must_not_have_won(&mut self) {
        if self.won_on_last_tile {
            self.fault(faults::EVENT_AFTER_LAST_TILE, None, TileSet::EMPTY);
        }
    }

    fn kong(&mut self, kong: &Kong) {
        let Kong { seat, tile, kind } = *kong;
        self.last_tile_must_not_have_won();
        self.must_not_have_won(seat);
        self.must_be_suited(tile);
        if let KongKind::Open { from: Some(from) } = kind {
            self.must_not_have_won(from);
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
        self.just_konged = Some(seat);
    }

    fn win(&mut self, win: &Win) {
        self.last_tile_must_not_have_won();
        self.must_be_suited(win.how.tile);
        self.discarder(win);
        let winners = winners(self.deal, win);
        self.claims(win, &winners);
        if let Some(claim) = win.claims.first() {
            self.contradictions(circumstances(claim.seat, win), OF_WIN, None);
        }
        if winners.is_empty() {
            return;
        }
        if let Some(from) = win.how.came.from.filter(|from| self.deal.is_entered(*from)) {
            let robbed_pung = Some(has_meld(self.deal, from, MeldKind::Pung, win.how.tile));
            let entered = Circumstances { robbed_pung, ..circumstances(from, win) };
            self.contradictions(entered, &[Contradiction::ROBBED_PUNG_MISSING], Some(from));
        }
        self.robbed_kong_must_not_be_made(win);
        for seat in winners {
            self.has_won[seat] = true;
        }
        self.won_on_last_tile |= win.how.came.last_of_wall;
        self.just_konged = None;
    }

    /// A kong that was robbed is not made (S28), so no event tells of it, before or after the win.
    fn robbed_kong_must_not_be_made(&mut self, win: &Win) {
        let tiles::Win { source, from, .. } = win.how.came;
        if source != WinSource::RobbedKong {
            return;
        }
        let is_it = |kong: &Kong| {
            let is_added = matches!(kong.kind, KongKind::Added { .. });
            let is_from = match from {
                Some(from) => from == kong.seat,
                None => win.claims.iter().all(|claim| claim.seat != kong.seat),
            };
            is_added && kong.tile == win.how.tile && is_from
        };
        for event in self.deal.events() {
            if let Happened::Kong(kong) = &event.kind
                && is_it(kong)
            {
                let fault = Fault::new(faults::KONG_ROBBED).tiles([kong.tile]).seat(kong.seat);
                self.faults.push(Fault { event: event.told.map(|index| index + 1), ..fault });
            }
        }
    }

    /// The player who discarded the tile or added it to a pung.
    fn discarder(&mut self, win: &Win) {
        let Some(from) = win.how.came.from else { return };
        if win.how.came.source.is_self_drawn() {
            return;
        }
        self.must_not_have_won(from);
        if win.how.came.source == WinSource::DiscardAfterKong {
            self.must_have_just_konged(from, faults::DISCARDER_WITHOUT_KONG);
        }
    }

    /// Whether the tile of a refused claim may be among the tiles that were entered for the player:
    /// the player keeps a drawn tile, and may claim a discard for a set instead.
    fn may_keep(&self, seat: Seat, win: &Win) -> bool {
        let is_claimed_set =
            |meld: &Meld| meld.tile() == win.how.tile && meld.kind() != MeldKind::ConcealedKong;
        let gets_it = win.how.came.source.is_self_drawn()
            || self.deal.hand(seat).melds().iter().any(is_claimed_set);
        gets_it && !self.kongs.iter().any(|kong| kong.tile == win.how.tile)
    }

    fn claims(&mut self, win: &Win, winners: &[Seat]) {
        for (i, claim) in win.claims.iter().enumerate() {
            let (seat, before) = (claim.seat, self.faults.len());
            if i == 1 && win.how.came.source.is_self_drawn() {
                self.fault(FaultCode::SEVERAL_SELF_DRAWN, None, TileSet::EMPTY);
            }
            self.must_not_have_won(seat);
            if win.claims[..i].iter().any(|c| c.seat == seat) {
                self.seat_fault(faults::WINNER_TWICE, seat);
            }
            let held = self.deal.hand(seat).all().get(win.how.tile);
            let entered = Circumstances { held, ..circumstances(seat, win) };
            self.contradictions(entered, OF_CLAIM, Some(seat));
            let is_fifth = winners.contains(&seat) || !self.may_keep(seat, win);
            if win.how.came.source != WinSource::RobbedKong && held == 4 && is_fifth {
                let fault = Fault::new(FaultCode::FIVE_OF_A_KIND).tiles([win.how.tile]);
                self.faults.push(fault.value(5).seat(seat));
            }
            if win.how.came.source == WinSource::Replacement {
                self.must_have_just_konged(seat, FaultCode::REPLACEMENT_WITHOUT_KONG);
            }
            match claim.passed {
                Some(_) if win.how.came.source.is_self_drawn() => {
                    self.seat_fault(faults::PASSED_SELF_DRAWN, seat);
                }
                Some(passed) if !self.is_value(passed) => {
                    let fault = Fault::new(faults::NO_SUCH_VALUE).value(passed);
                    self.faults.push(fault.seat(seat));
                }
                _ => {}
            }
            self.number(before, claim.told);
        }
    }

    /// Whether a win can have this value.
    fn is_value(&self, points: u8) -> bool {
        Value::of_points(points, self.deal.rulings()).is_some()
    }

    /// The player must have a kong. If the player's kongs are among the events, the last one must
    /// directly precede this event. `no_kong` is the fault if the melds contain no kong.
    fn must_have_just_konged(&mut self, seat: Seat, no_kong: FaultCode) {
        let has_kong = self.deal.hand(seat).melds().iter().any(|m: &Meld| m.kind().is_kong());
        if self.deal.is_entered(seat) && !has_kong {
            self.seat_fault(no_kong, seat);
        } else if self.kongs.iter().any(|k| k.seat == seat) && self.just_konged != Some(seat) {
            self.seat_fault(faults::KONG_NOT_JUST_BEFORE, seat);
        }
    }
}
