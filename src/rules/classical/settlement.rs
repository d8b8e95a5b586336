//! A deal of which all hands were counted and settled: what it comes to, and the answers to questions about its
//! readings.

use crate::scoring::{
    DealWin, EntryPoint, Ledger, Missing, Note, Obstacle, OtherHand, Readings, Settled, Sheet,
    Shortfall, Standing, Why, dealer_where_east_stays,
};
use crate::tiles::{BySeat, Seat, TileSet};

use super::deal::Deal;
use super::reading::{FORMS, Facts};
use super::ruling::Ruling;
use super::{fans, waits};

/// The outcome of the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The wall was used up, and nothing is scored (C9).
    Drawn,
    /// Not all tiles of the winner's hand were entered.
    Unfinished {
        /// The number of tiles missing to fourteen, including the winning tile.
        missing: u8,
    },
    /// The winner's tiles are not a winning hand (C2, C3).
    NotComplete,
    /// The winner had not declared the ready hand, so the win does not count and nothing is paid
    /// (C6, C46).
    NotReady,
    /// The hand wins.
    Won,
}

/// How much of a hand was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entered {
    /// Nothing was entered; the hand counts as 0.
    Nothing,
    /// Some sets or tiles were entered. What is missing counts as 0, and one suit does not double.
    Partly {
        /// The number of missing tiles.
        missing: u8,
    },
    /// Every tile was entered.
    Wholly,
}

/// The counted hand of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatScore {
    /// How much of it was entered.
    pub entered: Entered,
    /// The readings, the best first: one or more for the winner, one for each loser. Empty for a
    /// hand that was not entered, and for every hand if nobody wins.
    pub sheets: Vec<Sheet>,
}

impl SeatScore {
    /// The best reading.
    pub fn best(&self) -> Option<&Sheet> {
        self.sheets.first()
    }

    /// The value of the hand; 0 if it was not counted.
    pub fn value(&self) -> i32 {
        self.best().map_or(0, |sheet| sheet.total)
    }
}

/// A deal of which all hands were counted and settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Settlement {
    /// The deal.
    pub deal: Box<Deal>,
    /// The outcome of the deal.
    pub verdict: Verdict,
    /// The counted hand of every seat.
    pub hands: BySeat<SeatScore>,
    /// All payments; empty without a win.
    pub ledger: Ledger,
}

impl Settlement {
    /// The winner; if several players claim the win, C5 decides. `None` for a drawn deal.
    pub fn winner(&self) -> Option<Seat> {
        self.deal.victory().map(|victory| victory.seat)
    }

    /// Who deals next: East again after winning (C49). `None` without a win, because the players decide
    /// whether to replay a drawn deal.
    pub fn next_dealer(&self) -> Option<Seat> {
        let winner = self.winner().filter(|_| self.verdict == Verdict::Won);
        winner.map(dealer_where_east_stays)
    }

    fn sheets(&self, seat: Seat) -> Vec<Sheet> {
        self.hands[seat].sheets.clone()
    }

    fn win(&self) -> Option<DealWin> {
        let victory = self.deal.victory()?;
        let best = self.hands[victory.seat].best()?;
        let win = &victory.win;
        Some(DealWin::new(victory.seat, win.source, win.from, best.total, &best.counted))
    }

    fn others(&self) -> Vec<OtherHand> {
        let other = |place| {
            let seat = self.deal.own().after(place);
            OtherHand { place, seat: Some(seat), sheets: self.sheets(seat) }
        };
        (1..4).map(other).collect()
    }

    /// The hand of another player who claims the tile and wins, if it was not entered to its end.
    fn missing_winner(&self) -> Option<Missing> {
        let is_unfinished = matches!(self.verdict, Verdict::Unfinished { .. });
        let winner = self.winner().filter(|winner| is_unfinished && *winner != self.deal.own())?;
        let place = self.deal.own().places_to(winner);
        Some(Missing {
            note: Note::of("missing.hand", winner),
            entry: EntryPoint::Tiles { place, instead: None },
        })
    }

    /// The facts of the hand of a place. `None` if it was not entered.
    fn facts(&self, place: usize) -> Option<Facts<'_>> {
        self.deal.facts(self.deal.own().after(place))
    }

    /// What the deal comes to.
    pub fn settled(&self) -> Settled {
        let notes = notes(self);
        let standing = match self.verdict {
            // If several players claim the tile, another one may be the winner.
            Verdict::Won => match self.winner().filter(|winner| *winner != self.deal.own()) {
                Some(winner) => Standing::barred(claim_decides(&self.deal, winner)),
                None => Standing::complete(true, 0),
            },
            Verdict::NotReady => Standing::complete(false, 0),
            _ => {
                let nothing = Standing::Entering { missing: 13 };
                waits::standing(&self.deal, self.deal.own()).unwrap_or(nothing)
            }
        };
        if self.verdict != Verdict::Won {
            let is_over = self.verdict == Verdict::Drawn;
            let missing = self.missing_winner().into_iter().collect();
            return Settled { notes, is_over, missing, ..Settled::new(standing) };
        }
        Settled {
            ledger: Some(self.ledger.clone()),
            notes,
            next_dealer: self.next_dealer(),
            wins: self.win().into_iter().collect(),
            is_over: true,
            sheets: self.sheets(self.deal.own()),
            others: self.others(),
            ..Settled::new(standing)
        }
    }
}

impl Readings for Settlement {
    fn explain(&self, place: usize, _: usize, sheet: &Sheet, fan: u8) -> Option<Why> {
        fans::why(&self.facts(place)?, sheet, fan)
    }

    fn measure(
        &self,
        place: usize,
        _: usize,
        sheet: &Sheet,
        fan: u8,
        obstacle: Obstacle,
    ) -> Shortfall {
        let shortfall = |facts| fans::shortfall(&facts, sheet, fan, &[TileSet::ALL], FORMS);
        self.facts(place).and_then(shortfall).unwrap_or(obstacle.into())
    }
}

/// Which of several claims decides, and who makes it (C5, C-A13).
fn claim_decides(deal: &Deal, winner: Seat) -> Note {
    let is_nearest = deal.rulings().on(Ruling::NearestClaimWins);
    let key = if is_nearest { "classical.nearest-wins" } else { "classical.farthest-wins" };
    Note::of(key, winner)
}

/// The notes of the report: hands that were not entered, hands that the limit cut, and why nobody
/// wins.
fn notes(settlement: &Settlement) -> Vec<Note> {
    let mut notes = Vec::new();
    match settlement.verdict {
        Verdict::Drawn => notes.push(Note::new("classical.drawn")),
        Verdict::NotReady => {
            let note = Note::new("classical.not-ready");
            notes.push(Note { seat: settlement.winner(), ..note });
        }
        _ => {}
    }
    if settlement.verdict != Verdict::Won {
        return notes;
    }
    for (seat, hand) in settlement.hands.iter() {
        match hand.entered {
            Entered::Nothing => notes.push(Note::of("gap.hand-worth-nothing", seat)),
            Entered::Partly { missing } => {
                notes.push(Note::of("gap.hand-partly", seat).value(i32::from(missing)));
            }
            Entered::Wholly => {}
        }
        // What the points come to before the limit and the rounding.
        let Some(formula) = hand.best().and_then(|best| best.formula.as_ref()) else { continue };
        let (amount, value) = (formula.amount(), hand.value());
        if amount > value {
            notes.push(Note::of("classical.capped", seat).value(value));
        } else if amount < value {
            notes.push(Note { other: value, ..Note::of("classical.rounded", seat).value(amount) });
        }
    }
    let stays = settlement.next_dealer() == Some(Seat::East);
    notes.extend(stays.then(|| Note::of("east-stays", Seat::East)));
    notes
}
