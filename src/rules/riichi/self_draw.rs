//! What each of the others pays for a self-drawn win (R16), and what becomes of the share of a player who
//! is not there (SN14, SN15).

use arrayvec::ArrayVec;

use crate::scoring::{Formula, Ledger, Note};
use crate::tiles::Seat;

use super::ruling::Ruling;
use super::terms::Terms;
use super::value::{Value, times_self_drawn};

/// What becomes of the share of the fourth player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FourthShare {
    /// Nobody pays it.
    Lost,
    /// Each of the others adds half of it.
    Halved,
    /// The others pay together what a discarder would have paid.
    Full,
    /// Each of the others adds 1000.
    Thousand,
}

impl FourthShare {
    /// The rulings under which the share is not lost.
    const RULINGS: [(Ruling, FourthShare); 3] = [
        (Ruling::SelfDrawSplit, FourthShare::Halved),
        (Ruling::SelfDrawFull, FourthShare::Full),
        (Ruling::SelfDrawPlus1000, FourthShare::Thousand),
    ];

    fn of(terms: Terms) -> FourthShare {
        let is_on = |(ruling, _): &(Ruling, FourthShare)| terms.on(*ruling);
        FourthShare::RULINGS.into_iter().find(is_on).map_or(FourthShare::Lost, |(_, share)| share)
    }
}

/// A payment, and the key of its reason if it is not that of a usual one.
pub(super) type Part = (Formula, Option<&'static str>);

/// What a player pays for a self-drawn win.
pub(super) fn parts(value: Value, winner: Seat, payer: Seat, terms: Terms) -> ArrayVec<Part, 2> {
    let times = times_self_drawn(winner, payer);
    let usual = (value.payment(times, terms.unit()), None);
    let whole = |amount| ArrayVec::from_iter([(value.flat(amount), None)]);
    match FourthShare::of(terms) {
        FourthShare::Lost => ArrayVec::from_iter([usual]),
        FourthShare::Thousand => {
            ArrayVec::from([usual, (Formula::flat(1000), Some("self-drawn-1000"))])
        }
        FourthShare::Halved => {
            let own = value.payment(times, 100);
            let missing = value.payment(times_self_drawn(winner, Seat::North), 100).amount();
            let half = (missing / 2 + 99) / 100 * 100;
            match terms.on(Ruling::WholeThousands) {
                true => whole(rounded_up(own.amount() + half, terms.unit())),
                false => {
                    let half = Formula::flat(half);
                    ArrayVec::from([(own, None), (half, Some("self-drawn-half"))])
                }
            }
        }
        FourthShare::Full => whole(share_of_all(value, winner, payer, terms)),
    }
}

/// What a player pays where the others pay together what a discarder would have paid: between others than
/// East, East pays two thirds where that comes out even, else what three eighths leave.
fn share_of_all(value: Value, winner: Seat, payer: Seat, terms: Terms) -> i32 {
    let unit = terms.unit();
    let all = value.on_discard(winner, terms).amount();
    if winner == Seat::East {
        return rounded_up(all / terms.payers(), unit);
    }
    let other = match all % (3 * unit) {
        0 => all / 3,
        _ => (all * 3 / 8 / unit * unit).max(unit),
    };
    if payer == Seat::East { (all - other).max(unit) } else { other }
}

fn rounded_up(amount: i32, unit: i32) -> i32 {
    (amount + unit - 1) / unit * unit
}

/// What a player pays in all.
pub(super) fn amount(value: Value, winner: Seat, payer: Seat, terms: Terms) -> i32 {
    parts(value, winner, payer, terms).iter().map(|(formula, _)| formula.amount()).sum()
}

/// What all players together pay for a hand, without honba.
pub(super) fn total(value: Value, winner: Seat, self_drawn: bool, terms: Terms) -> i32 {
    if !self_drawn {
        return value.on_discard(winner, terms).amount();
    }
    terms.others(winner).map(|payer| amount(value, winner, payer, terms)).sum()
}

/// What all others pay together, as one payment (R18, SN17).
pub(super) fn together(value: Value, winner: Seat, terms: Terms) -> Formula {
    if FourthShare::of(terms) == FourthShare::Lost {
        let times = terms.others(winner).map(|payer| times_self_drawn(winner, payer)).sum();
        return value.payment(times, terms.unit());
    }
    let all = terms.others(winner).map(|payer| amount(value, winner, payer, terms));
    value.flat(all.sum())
}

/// The point of the rules that says what becomes of the share of a player who is not there (SN14).
const SELF_DRAW: &str = "self-draw";

/// What becomes of the share of a player who is not there, and what the others would pay if another ruling
/// were in force: half of the share where it is lost, and nothing more where it is not. Nothing where all four
/// play. `ledger` are the payments, and `settled` those under other rulings.
pub(super) fn notes(
    winner: Seat,
    terms: Terms,
    ledger: &Ledger,
    settled: impl Fn(Terms) -> Ledger,
) -> Vec<Note> {
    if terms.seats().len() == Seat::ALL.len() {
        return Vec::new();
    }
    let share = FourthShare::of(terms);
    let instead = (share == FourthShare::Lost).then_some(Ruling::SelfDrawSplit);
    let paid = |ledger: &Ledger| -> ArrayVec<i32, 3> {
        let to_winner =
            ledger.flows().into_iter().filter(|flow| flow.to.party() == Some(winner.index()));
        to_winner.filter(|flow| flow.from.is_some()).map(|flow| flow.amount).collect()
    };
    let with_loss = FourthShare::RULINGS.iter().fold(terms, |terms, (r, _)| terms.with(*r, false));
    let other_terms = instead.map_or(with_loss, |ruling| with_loss.with(ruling, true));
    let (now, then) = (paid(ledger), paid(&settled(other_terms)));
    let note = match share {
        FourthShare::Lost => Note::new("sanma.self-draw-loss"),
        // Somebody who is liable pays everything.
        _ if now.len() == 1 => Note::new("sanma.self-draw-alone"),
        FourthShare::Halved => Note::new("sanma.self-draw-split"),
        // The shares are rounded, so together they can be more than a discarder would pay.
        FourthShare::Full => Note::new("sanma.self-draw-full").value(terms.unit()),
        FourthShare::Thousand => Note::new("sanma.self-draw-plus-1000"),
    };
    let (alone, each, both) = match instead {
        Some(_) => ("sanma.if-halved.alone", "sanma.if-halved.each", "sanma.if-halved"),
        None => ("sanma.if-lost.alone", "sanma.if-lost.each", "sanma.if-lost"),
    };
    let otherwise = match then[..] {
        _ if then == now => None,
        [one] => Some(Note::new(alone).value(one)),
        [one, other] if one == other => Some(Note::new(each).value(one)),
        [one, other] => Some(Note { other, ..Note::new(both).value(one) }),
        _ => None,
    };
    let notes = [Some(note), otherwise];
    notes.into_iter().flatten().map(|note| note.about(SELF_DRAW)).collect()
}
