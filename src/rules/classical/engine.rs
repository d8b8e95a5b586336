//! The engine of Chinese Classical: connects the driver to the deal, its score and its waits.

use crate::entry::{Circumstances, Contradiction, Draft, Fault, Faults, reconcile_answers, unless};
use crate::scoring::{
    self, DealWin, Engine, EntryPoint, Missing, Note, Obstacle, OtherHand, Readings, Scored,
    Settled, Sheet, Shortfall, Standing, Why,
};
use crate::system::{Answer, Question, Role, System};
use crate::tiles::{Seat, WinSource};

use super::SYSTEM;
use super::deal::Deal;
use super::score::{self, Entered, Verdict, score, shortfall, why};
use super::waits;

/// The engine of Chinese Classical.
pub const ENGINE: Classical = Classical;

/// The engine of Chinese Classical.
#[derive(Clone, Copy, Debug)]
pub struct Classical;

/// A checked draft.
struct Checked {
    deal: Deal,
    /// The seat of the hand that is calculated.
    seat: Seat,
}

/// A draft that was settled.
struct SettledDraft {
    deal: Deal,
    settlement: score::Settlement,
    seat: Seat,
}

impl Engine for Classical {
    fn system(&self) -> &'static System {
        &SYSTEM
    }

    fn reconcile(&self, draft: &mut Draft, changed: &Question, before: Option<Answer>) {
        reconcile_answers(draft, changed, before);
        if changed.role == Role::WinSource && draft.win_source() == WinSource::Replacement {
            // A free tile is not the last tile before the dead wall.
            draft.put_about(Role::LastTile, Answer::No);
        }
    }

    fn check(&self, draft: &Draft) -> Result<Box<dyn scoring::Deal>, Faults> {
        Ok(Box::new(Checked { deal: check(draft)?, seat: draft.own_seat() }))
    }
}

impl scoring::Deal for Checked {
    fn score(self: Box<Self>) -> Scored {
        let Checked { deal, seat } = *self;
        let draft = SettledDraft { settlement: score(&deal), deal, seat };
        Scored { settled: draft.settled(), readings: Box::new(draft) }
    }
}

impl SettledDraft {
    fn sheets(&self, seat: Seat) -> Vec<Sheet> {
        self.settlement.hands[seat].sheets.clone()
    }

    fn win(&self) -> Option<DealWin> {
        let victory = self.deal.victory()?;
        let best = self.settlement.hands[victory.seat].best()?;
        let win = &victory.win;
        Some(DealWin::new(victory.seat, win.source, win.from, best.total, &best.counted))
    }

    fn others(&self) -> Vec<OtherHand> {
        let other = |place| {
            let seat = self.seat.after(place);
            OtherHand { place, seat: Some(seat), sheets: self.sheets(seat) }
        };
        (1..4).map(other).collect()
    }

    /// The hand of another player who claims the tile and wins, if it was not entered to its end.
    fn missing_winner(&self) -> Option<Missing> {
        let is_unfinished = matches!(self.settlement.verdict, Verdict::Unfinished { .. });
        let winner =
            self.settlement.winner.filter(|winner| is_unfinished && *winner != self.seat)?;
        let place = self.seat.places_to(winner);
        Some(Missing {
            note: Note::of("missing.hand", winner),
            entry: EntryPoint::Tiles { place, instead: None },
        })
    }

    fn settled(&self) -> Settled {
        let notes = notes(&self.settlement);
        let standing = match self.settlement.verdict {
            // If several players claim the tile, another one may be the winner.
            Verdict::Won => {
                let wins = self.settlement.winner.is_none_or(|winner| winner == self.seat);
                Standing::complete(wins, 0)
            }
            Verdict::NotReady => Standing::complete(false, 0),
            _ => {
                let nothing = Standing::Entering { missing: 13 };
                waits::standing(&self.deal, self.seat).unwrap_or(nothing)
            }
        };
        if self.settlement.verdict != Verdict::Won {
            let is_over = self.settlement.verdict == Verdict::Drawn;
            let missing = self.missing_winner().into_iter().collect();
            return Settled { notes, is_over, missing, ..Settled::new(standing) };
        }
        let stays = self.settlement.east_stays == Some(true);
        Settled {
            ledger: Some(self.settlement.ledger.clone()),
            notes,
            next_dealer: Some(if stays { Seat::East } else { Seat::South }),
            wins: self.win().into_iter().collect(),
            is_over: true,
            sheets: self.sheets(self.seat),
            others: self.others(),
            ..Settled::new(standing)
        }
    }
}

impl Readings for SettledDraft {
    fn explain(&self, place: usize, _: usize, sheet: &Sheet, fan: u8) -> Option<Why> {
        why(&self.deal, self.seat.after(place), sheet, fan)
    }

    fn measure(
        &self,
        place: usize,
        _: usize,
        sheet: &Sheet,
        fan: u8,
        obstacle: Obstacle,
    ) -> Shortfall {
        shortfall(&self.deal, self.seat.after(place), sheet, fan).unwrap_or(obstacle.into())
    }
}

fn check(draft: &Draft) -> Result<Deal, Vec<Fault>> {
    let faults = Circumstances::of(draft).faults(Contradiction::OF_LAST_TILE);
    unless(faults, Deal::new(draft))
}

/// The notes of the report: hands that were not entered, hands that the limit cut, and why nobody
/// wins.
fn notes(settlement: &score::Settlement) -> Vec<Note> {
    let mut notes = Vec::new();
    match settlement.verdict {
        Verdict::Drawn => notes.push(Note::new("classical.drawn")),
        Verdict::NotReady => {
            let note = Note::new("classical.not-ready");
            notes.push(Note { seat: settlement.winner, ..note });
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
    if let Some(winner) = settlement.winner {
        notes.extend((settlement.east_stays == Some(true)).then(|| Note::of("east-stays", winner)));
    }
    notes
}
