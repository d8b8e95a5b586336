//! What a screen asks for before something becomes part of a session: who plays and what is agreed on,
//! a deal without tiles, a penalty. Numbers are kept as they are typed, and every fault is named at
//! its field.
//!
//! Each form lists its [fields](FormField), with what they hold, and takes what is entered in one. The app draws
//! whatever is listed, so that a further field needs no change there: it is added here and in the words, and what a
//! deal keeps of it in files and links.

mod deal;
mod deal_fields;
mod ending;
mod entered;
mod field;
mod option_fields;
mod penalty;
mod plan;
mod win_fields;

pub use deal::{DealForm, WinForm};
pub use ending::Ending;
pub use field::{FieldKind, FormChoice, FormField, Label, Value};
pub use option_fields::{option_answer, option_fields};
pub use penalty::PenaltyForm;
pub use plan::Plan;

use crate::entry::Fault;

use super::fault::{Field, SessionFault};
use super::faults::NOT_A_NUMBER;

/// A number as it was typed. What is larger than a number can be is the largest one, which is told
/// where it is checked; what is no number is `None`.
fn number(text: &str) -> Option<i32> {
    let text = text.trim().replace('−', "-");
    let digits = text.strip_prefix(['-', '+']).unwrap_or(&text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let size = digits.parse().unwrap_or(i32::MAX);
    Some(if text.starts_with('-') { -size } else { size })
}

/// The number of a field as it was typed. An empty field is 0, and so is one with something else than
/// a number, which is a fault.
fn typed(text: &str, field: Field, faults: &mut Vec<SessionFault>) -> i32 {
    let number = number(text);
    if number.is_none() && !text.trim().is_empty() {
        let fault = Fault::new(NOT_A_NUMBER).value(text.trim());
        faults.push(SessionFault { deal: None, field, fault });
    }
    number.unwrap_or(0)
}

/// Adds a player to those who are chosen, or removes one of them.
fn toggle(players: &mut Vec<usize>, player: usize) {
    match players.iter().position(|other| *other == player) {
        Some(at) => drop(players.remove(at)),
        None => players.push(player),
    }
}

/// A number of points, of which there can't be fewer than 0.
fn points(number: i32) -> i32 {
    number.max(0)
}
