//! What a deal comes to.

use serde::Serialize;

use crate::system::Counters;
use crate::tiles::{Seat, SeatSet};

use super::{
    DealEnd, DealWin, Gain, Ledger, Missing, Note, OtherHand, Payment, Sheet, Split, Standing,
};

/// What a deal comes to. A [`Report`](super::Report) holds it, and has its fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Settled {
    /// How far the hand is.
    pub standing: Standing,
    /// The readings of a complete hand, the best first.
    pub sheets: Vec<Sheet>,
    /// The hands of other places, in systems that score them, too.
    pub others: Vec<OtherHand>,
    /// The ways to split shared tiles among several hands, the declared one first. Empty unless the
    /// places share tiles.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub splits: Vec<Split>,
    /// Remarks on the result, such as what became of a claim.
    pub notes: Vec<Note>,
    /// Who pays whom, if that is known.
    pub ledger: Option<Ledger>,
    /// What the payments depend on and has not been entered, in the order in which it is entered.
    /// While there is anything, there is no ledger, and the deal is not over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub missing: Vec<Missing>,
    /// What the winner gains, by what it is paid for, in a rule system where more than the hand is
    /// paid for. The sum is what the ledger says.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gains: Vec<Gain>,
    /// What the winner gets besides the worth of the hand that [`sheets`](Settled::sheets) say, because it lay
    /// on the table: counters and sticks. Of several winners, it is what this one gets.
    #[serde(skip_serializing_if = "is_zero")]
    pub on_top: i32,
    /// While it is open from whom the winning tile came: the payments for each player that it may have
    /// come from, or a single one without a player if they are all the same.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub payments: Vec<Payment>,
    /// The wins, for a score sheet. Empty in a deal that nobody won.
    #[serde(skip)]
    pub wins: Vec<DealWin>,
    /// Whether the deal is over, so that a score sheet can take it. A program that keeps one asks the
    /// sheet itself.
    #[serde(skip)]
    pub is_over: bool,
    /// Who deals next, if the rules say so and it is certain.
    pub next_dealer: Option<Seat>,
    /// What lies on the table after the deal; empty in rule systems without counters.
    #[serde(skip_serializing_if = "Counters::is_empty")]
    pub counters: Counters,
    /// Who put something on the table in this deal, such as a stick.
    #[serde(skip)]
    pub put_down: SeatSet,
    /// Who was ready when the wall was used up. `None` if the deal did not end so, or if it does not matter.
    #[serde(skip)]
    pub ready: Option<SeatSet>,
    /// How the deal ended, if it is over.
    #[serde(skip)]
    pub end: DealEnd,
    /// Whether the standing is not complete yet, because it takes long to find.
    /// [`Examined::finish`](super::Examined::finish) completes it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pending: bool,
}

/// Whether a number is 0, for serde.
fn is_zero(number: &i32) -> bool {
    *number == 0
}

impl Settled {
    /// A result that contains only how far the hand is from a win.
    pub fn new(standing: Standing) -> Settled {
        Settled {
            standing,
            sheets: Vec::new(),
            others: Vec::new(),
            splits: Vec::new(),
            notes: Vec::new(),
            ledger: None,
            missing: Vec::new(),
            gains: Vec::new(),
            on_top: 0,
            payments: Vec::new(),
            wins: Vec::new(),
            is_over: false,
            next_dealer: None,
            counters: Counters::new(),
            put_down: SeatSet::EMPTY,
            ready: None,
            end: DealEnd::Played,
            pending: false,
        }
    }

    /// The readings of the hand of a place, the best first. Empty if the hand is not scored.
    pub fn sheets_at(&self, place: usize) -> &[Sheet] {
        match place {
            0 => &self.sheets,
            _ => self.others.iter().find(|o| o.place == place).map_or(&[], |o| &o.sheets),
        }
    }
}
