//! Settles a checked deal event by event: from the claims and their sheets to the ledger.

use crate::scoring::{Formula, Ledger};
use crate::tiles::{BySeat, Seat, Tile, Win as Came, WinSource};

use super::claim::{JudgedClaim, READY_SIZE, Verdict};
use super::deal::{Deal, WINS_TO_END};
use super::events::{Claim, Happened, Kong, KongKind, Win};
use super::missing::{MissingEntry, MissingEntryKind};
use super::paid_kongs::{Paid, PaidKongs};
use super::payments::{next_dealer, pay_win};
use super::questions::WallEndState;
use super::reading::HowWon;
use super::ruling::Ruling;
use super::settlement::Settlement;
use super::value::{Value, readings};
use super::wall_end::{has_declared_missing_suit, is_flower_pig, wall_end};

/// The points that a flower pig pays to the bank (S30).
pub(super) const FLOWER_PIG_FINE: i32 = 48;
/// The points that a false win pays to each other player who has not won (S33).
pub(super) const FALSE_WIN_FINE: i32 = 8;

/// Settles a deal.
pub(crate) fn settle(deal: Box<Deal>) -> Settlement {
    let (has_won, events) = (deal.has_won(), deal.events().to_vec());
    let mut settler = Settler {
        kongs: PaidKongs::default(),
        told: None,
        settlement: Settlement {
            deal,
            claims: Vec::new(),
            wall_end: None,
            ledger: Ledger::default(),
            is_over: false,
            has_won,
            next_dealer: None,
            missing_entries: Vec::new(),
        },
    };
    for seat in Seat::ALL.into_iter().filter(|seat| has_won[*seat]) {
        settler.not_entered(MissingEntryKind::EarlierWin, seat, None);
    }
    for event in &events {
        settler.told = event.told;
        settler.event(&event.kind);
    }
    settler.finish()
}

/// A settlement in progress.
struct Settler {
    kongs: PaidKongs,
    /// The index of the draft's event that is being settled.
    told: Option<usize>,
    settlement: Settlement,
}

impl Settler {
    fn deal(&self) -> &Deal {
        &self.settlement.deal
    }

    fn on(&self, ruling: Ruling) -> bool {
        self.deal().rulings().on(ruling)
    }

    fn not_entered(&mut self, kind: MissingEntryKind, seat: Seat, tile: Option<Tile>) {
        let event = self.told;
        self.settlement.missing_entries.push(MissingEntry { kind, seat, tile, event });
    }

    fn pay(&mut self, from: Seat, to: Seat, formula: Formula, reason: &'static str) {
        self.settlement.ledger.pay(from, to, formula, reason);
    }

    /// The other players who have not won (S18).
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let has_won = self.settlement.has_won;
        Seat::ALL.into_iter().filter(move |s| *s != seat && !has_won[*s])
    }

    fn event(&mut self, event: &Happened) {
        match event {
            Happened::Kong(kong) => self.kong(kong),
            Happened::Win(win) => self.win(win),
            Happened::FalseWin(seat) => self.false_win(*seat, is_flower_pig(self.deal(), *seat)),
            Happened::WallEnd => self.wall_end(),
        }
        let wins = Seat::ALL.iter().filter(|s| self.settlement.has_won[**s]).count();
        if wins >= WINS_TO_END && !self.settlement.is_over {
            self.settlement.is_over = true;
            self.third_win();
        }
    }

    /// Fines a false win (S33). By ruling it also returns the player's kongs, and costs the fine of
    /// a flower pig if the hand has a tile of the missing suit.
    fn false_win(&mut self, seat: Seat, has_missing_suit: bool) {
        for other in self.others(seat) {
            self.pay(seat, other, Formula::flat(FALSE_WIN_FINE), "false-win");
        }
        if has_missing_suit && self.on(Ruling::DeclaredForbiddenSuit48) {
            self.fine_for_suit(seat, "false-win-missing-suit");
        }
        if self.on(Ruling::FalseWinReturnsKongs) {
            self.return_kongs(seat, "kong-returned-false-win");
        }
    }

    /// Fines, by ruling, the player whom the third win leaves with a declared set of the missing
    /// suit.
    fn third_win(&mut self) {
        if !self.on(Ruling::DeclaredForbiddenSuit48) {
            return;
        }
        let left = Seat::ALL.into_iter().filter(|seat| !self.settlement.has_won[*seat]);
        for seat in left.collect::<Vec<_>>() {
            if has_declared_missing_suit(self.deal(), seat) {
                self.fine_for_suit(seat, "declared-missing-suit");
            }
        }
    }

    fn fine_for_suit(&mut self, seat: Seat, reason: &'static str) {
        self.settlement.ledger.fine(seat, Formula::flat(FLOWER_PIG_FINE), reason);
    }

    fn kong(&mut self, kong: &Kong) {
        let (from, each, reason): (Option<Seat>, i32, _) = match kong.kind {
            KongKind::Open { from } => (from, 2, "kong-fed"),
            KongKind::Added { immediate } => (None, i32::from(immediate), "added-kong"),
            KongKind::Concealed => (None, 2, "concealed-kong"),
        };
        let mut paid = Paid::default();
        match (kong.kind, from) {
            (KongKind::Open { .. }, None) => {
                self.not_entered(MissingEntryKind::KongFeeder, kong.seat, Some(kong.tile));
            }
            (_, Some(from)) => paid[from] = each,
            _ => self.others(kong.seat).for_each(|other| paid[other] = each),
        }
        for (seat, points) in paid.iter().filter(|(_, points)| **points > 0) {
            self.pay(seat, kong.seat, Formula::flat(*points), reason);
        }
        self.kongs.add(*kong, paid);
    }

    fn win(&mut self, win: &Win) {
        let how = win.how;
        let mut winners = Vec::new();
        for claim in &win.claims {
            let verdict = self.verdict(&how, *claim);
            match &verdict {
                Verdict::Won { value, .. } => {
                    self.pay_win(how.came, claim.seat, *value);
                    winners.push(claim.seat);
                }
                Verdict::Unvalued { .. } => {
                    self.not_entered(MissingEntryKind::WinningHand, claim.seat, None);
                    winners.push(claim.seat);
                }
                Verdict::Refused { refusal } => {
                    if refusal.is_for_suit() && self.on(Ruling::DeclaredForbiddenSuit48) {
                        self.false_win(claim.seat, true);
                    }
                }
            }
            self.settlement.claims.push(JudgedClaim { seat: claim.seat, how, verdict });
        }
        let Some(first) = winners.first().copied() else {
            return;
        };
        let Came { source, from, .. } = how.came;
        if !source.is_self_drawn() && from.is_none() {
            self.not_entered(MissingEntryKind::Discarder, first, None);
        }
        if let (WinSource::DiscardAfterKong, Some(from)) = (source, from) {
            self.return_last_kong(from, first);
        }
        let (is_first_win, several) =
            (self.settlement.has_won == BySeat::default(), winners.len() > 1);
        // Who discarded to several winners may not be known yet.
        if is_first_win && (from.is_some() || !several) {
            let for_several = from.filter(|_| several);
            self.settlement.next_dealer = Some(next_dealer(first, for_several));
        }
        winners.into_iter().for_each(|seat| self.settlement.has_won[seat] = true);
    }

    fn verdict(&self, how: &HowWon, claim: Claim) -> Verdict {
        let hand = self.deal().hand(claim.seat);
        match self.deal().judge(claim, how) {
            Some(Ok(value)) => Verdict::Won { value, readings: readings(hand, how) },
            Some(Err(refusal)) => Verdict::Refused { refusal },
            None => Verdict::Unvalued { missing: (READY_SIZE - hand.size()) as u8 },
        }
    }

    /// Pays one winner, if the payer is known. If there are several winners, each is paid.
    fn pay_win(&mut self, came: Came, seat: Seat, value: Value) {
        if let Some(payer) = self.sole_payer(came, seat) {
            self.pay(payer, seat, value.formula(), "fed-kong");
            return;
        }
        let (way, others) = ((came.source, came.from), self.others(seat));
        pay_win(&mut self.settlement.ledger, seat, value, way, others);
    }

    /// The player who discarded for an open kong and, if the ruling is on, pays alone for the win
    /// on its replacement tile (S-A1).
    fn sole_payer(&self, came: Came, seat: Seat) -> Option<Seat> {
        if came.source != WinSource::Replacement || !self.on(Ruling::FeederPaysAfterOpenKong) {
            return None;
        }
        self.kongs.feeder_of_last(seat)
    }

    /// Returns the points of the discarder's last kong to the payers, or gives them to the first
    /// winner if the ruling is on (S12, S-A12). Points that have gone back already stay there.
    fn return_last_kong(&mut self, from: Seat, winner: Seat) {
        let Some(paid) = self.kongs.take_last(from) else {
            self.not_entered(MissingEntryKind::KongBeforeDiscard, from, None);
            return;
        };
        if self.on(Ruling::KongToWinner) {
            let points = paid.iter().map(|(_, points)| points).sum();
            if points > 0 {
                self.pay(from, winner, Formula::flat(points), "kong-to-winner");
            }
        } else {
            self.give_back(from, paid, "kong-returned-discard");
        }
    }

    fn give_back(&mut self, from: Seat, paid: Paid, reason: &'static str) {
        for (payer, points) in paid.iter().filter(|(_, points)| **points > 0) {
            self.pay(from, payer, Formula::flat(*points), reason);
        }
    }

    /// Settles the end of the wall (S29–S32). After a third win on the last tile nothing is left to
    /// settle (S-A11).
    fn wall_end(&mut self) {
        if self.settlement.is_over {
            return;
        }
        self.settlement.is_over = true;
        let end = wall_end(self.deal(), &self.settlement.has_won);
        let playing = Seat::ALL.into_iter().filter(|seat| !self.settlement.has_won[*seat]);
        for seat in playing.collect::<Vec<_>>() {
            if end.states[seat].is_none() {
                self.not_entered(MissingEntryKind::Hand, seat, None);
            } else if self.deal().is_entered(seat)
                && self.deal().missing_suit(seat).is_none()
                && end.states[seat] != Some(WallEndState::FlowerPig)
            {
                self.not_entered(MissingEntryKind::MissingSuit, seat, None);
            }
        }
        for pig in end.seats_in(WallEndState::FlowerPig) {
            self.fine_for_suit(pig, "flower-pig");
        }
        end.pay_ready(&mut self.settlement.ledger, self.settlement.deal.rulings());
        for seat in Seat::ALL {
            let returns = match end.states[seat] {
                Some(WallEndState::NotReady) => true,
                Some(WallEndState::FlowerPig) => !self.on(Ruling::FlowerPigKeepsKongs),
                Some(WallEndState::Ready) | None => false,
            };
            if returns {
                self.return_kongs(seat, "kong-returned-wall");
            }
        }
        self.settlement.wall_end = Some(end);
    }

    /// Returns the points of all kongs of a player to everyone who paid them, including players who
    /// have won (S13, S-A7).
    fn return_kongs(&mut self, seat: Seat, reason: &'static str) {
        for paid in self.kongs.take_all(seat) {
            self.give_back(seat, paid, reason);
        }
    }

    fn finish(mut self) -> Settlement {
        self.told = None;
        let melds = |seat| self.deal().hand(seat).melds().iter().map(move |meld| (seat, meld));
        let melds = Seat::ALL.into_iter().flat_map(melds);
        let not_told = melds.filter(|(_, m)| m.kind().is_kong() && !self.kongs.has(m.tile()));
        let not_told: Vec<(Seat, Tile)> = not_told.map(|(seat, m)| (seat, m.tile())).collect();
        for (seat, tile) in not_told {
            self.not_entered(MissingEntryKind::Kong, seat, Some(tile));
        }
        let nobody = self.settlement.has_won == BySeat::default();
        if self.settlement.is_over && nobody {
            self.settlement.next_dealer = Some(self.deal().draft().dealer());
        }
        self.settlement
    }
}
