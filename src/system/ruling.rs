//! Rulings that can be switched, and how fans are counted.

use serde::Serialize;

/// A named choice of rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Preset {
    /// Its key.
    pub key: &'static str,
    /// Bit `i` for the ruling `i`.
    pub bits: u32,
}

/// In what a fan is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Points, which are added.
    Points,
    /// Fans, which are added and then counted as doublings.
    Fans,
    /// Factors, by which points are multiplied.
    Factor,
    /// A limit hand.
    Limit,
}

/// The places of a system in which everybody's tiles may be entered.
pub(crate) const FOUR_PLAYERS: &[&str] = &["hand", "next", "across", "previous"];
