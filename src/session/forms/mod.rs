//! What a screen asks for before something becomes part of a session: who plays and what is agreed on,
//! a deal without tiles, a penalty. Numbers are kept as they are typed, and every fault is named at
//! its field.

mod deal;
mod penalty;
mod plan;

pub use deal::{DealForm, Ending, WinForm};
pub use penalty::PenaltyForm;
pub use plan::Plan;

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

/// Points as they were typed, of which there can't be fewer than 0. An empty field is 0.
fn points(text: &str) -> u16 {
    let number = number(text).unwrap_or(0).max(0);
    u16::try_from(number).unwrap_or(u16::MAX)
}
