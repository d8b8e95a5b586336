//! The score table of riichi: what hands pay by han and fu (R15, R16).

use crate::system::{ScoreTable, TableWorth, Unit};
use crate::tiles::Seat;

use super::fans::{CHIITOITSU, PINFU};
use super::ruling::Ruling;
use super::self_draw;
use super::terms::Terms;
use super::value::Value;

/// The function of a [`ScoreTable`] that says what a hand is worth.
type Worth = fn(u64, bool, u16, u16) -> TableWorth;
/// The function of a [`ScoreTable`] that says what a yakuman is worth: the smallest limit hand that has its value
/// without counting han.
type Uncounted = fn(u64, bool) -> TableWorth;

/// The table of a form of riichi, given its limits and its functions, which know the form.
pub(in crate::rules) const fn table(
    limits: &'static [u16],
    uncounted: Uncounted,
    worth: Worth,
) -> ScoreTable {
    ScoreTable {
        main: Unit::Han,
        minor: Unit::Fu,
        mains: &[1, 2, 3, 4],
        minors: &[20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110],
        limits,
        fixes_minor: &[PINFU, CHIITOITSU],
        round,
        uncounted,
        worth,
    }
}

/// The fu of seven pairs, which are not rounded up (R14).
const SEVEN_PAIRS: u16 = 25;

/// Fu are rounded up to the next ten.
fn round(fu: u16) -> u16 {
    if fu == SEVEN_PAIRS { fu } else { fu.next_multiple_of(10) }
}

/// What a hand of so many han and fu is worth.
pub(in crate::rules) fn worth(terms: Terms, is_dealer: bool, han: u16, fu: u16) -> TableWorth {
    let paid = payments(Value::of(han, fu, terms), is_dealer, terms);
    // A hand of 20 fu is concealed and drawn by oneself, which is a han beside the first one. Seven pairs
    // are two han, and a third one if they are drawn by oneself; by a ruling they have 40 fu.
    let (on_discard, drawn) = match fu {
        _ if han > 4 => (true, true),
        ..SEVEN_PAIRS => (false, han > 1),
        SEVEN_PAIRS if terms.on(Ruling::SevenPairs40Fu) => (false, false),
        SEVEN_PAIRS => (han > 1, han > 2),
        _ => (true, true),
    };
    TableWorth {
        discard: paid.discard.filter(|_| on_discard),
        self_drawn: paid.self_drawn.filter(|_| drawn),
        ..paid
    }
}

/// What a yakuman is worth.
pub(in crate::rules) fn yakuman(terms: Terms, is_dealer: bool) -> TableWorth {
    payments(Value::of_yakuman(1), is_dealer, terms)
}

/// What a dealer, or another player, is paid for a hand of this value.
fn payments(value: Value, is_dealer: bool, terms: Terms) -> TableWorth {
    let winner = if is_dealer { Seat::East } else { Seat::South };
    // All others pay a dealer the same.
    let dealer = if is_dealer { Seat::West } else { Seat::East };
    let each = [Seat::West, dealer].map(|payer| self_draw::amount(value, winner, payer, terms));
    TableWorth {
        limit: value.limit,
        discard: Some(value.on_discard(winner, terms).amount()),
        self_drawn: Some(each),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::riichi::SYSTEM;
    use crate::system::NextLimit;

    fn table() -> &'static ScoreTable {
        SYSTEM.score_table.unwrap()
    }

    fn of(is_dealer: bool, han: u16, fu: u16) -> (Option<i32>, Option<[i32; 2]>) {
        let worth = (table().worth)(SYSTEM.presets[0].bits, is_dealer, han, fu);
        (worth.discard, worth.self_drawn)
    }

    #[test]
    fn cells_of_the_table() {
        assert_eq!(of(false, 1, 30), (Some(1000), Some([300, 500])));
        assert_eq!(of(true, 1, 30), (Some(1500), Some([500, 500])));
        assert_eq!(of(false, 2, 20), (None, Some([400, 700])));
        assert_eq!(of(false, 2, 25), (Some(1600), None));
        assert_eq!(of(false, 3, 25), (Some(3200), Some([800, 1600])));
        // The default rulings round a value of 1920 up to a mangan.
        assert_eq!(of(true, 3, 60), (Some(12000), Some([4000, 4000])));
        assert_eq!(of(false, 4, 40), (Some(8000), Some([2000, 4000])));
        assert_eq!(of(true, 11, 30), (Some(36000), Some([12000, 12000])));
        assert_eq!((table().uncounted)(0, false).self_drawn, Some([8000, 16000]));
        assert_eq!(of(false, 1, 20), (None, None));
    }

    #[test]
    fn what_the_next_limit_lacks() {
        let next = |han, fu| table().next_limit(SYSTEM.presets[0].bits, han, fu);
        assert_eq!(next(3, 30), Some(NextLimit { key: "mangan", main: 1, minor: Some(60) }));
        assert_eq!(next(5, 30), Some(NextLimit { key: "haneman", main: 1, minor: None }));
        assert_eq!(next(8, 40), Some(NextLimit { key: "sanbaiman", main: 3, minor: None }));
        assert_eq!(next(13, 40), None);
    }
}
