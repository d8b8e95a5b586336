//! The addresses of exercises. `practice/2/mcr/waits/second/7f3a` has the version of the drawing, the
//! rule system, the kind, the level and the seed, and a fan after it if the hand is drawn for one.
//! `practice/2/mcr/day/2026-11-22` is the hand of a day, `practice/2/mcr/path/sets` a step of the
//! path.
//!
//! Addresses of version 1, such as `practice/1/mcr/third/7f3a`, have a level or a fan, and the seed.

use crate::rules::learning::{Kind, Level};
use crate::system::System;

use super::VERSION;
use super::day::Date;

/// What an exercise of version 1 trains: a level, or a fan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// A hand of this level.
    Level(Level),
    /// A hand with the fan of this number.
    Fan(u8),
}

impl Aim {
    /// Returns the aim of a key, which is that of a level or of a fan of the system.
    pub fn from_key(rules: &System, key: &str) -> Option<Aim> {
        let fan = || rules.fans.iter().find(|fan| fan.key == key);
        let level = Level::from_key(key).map(Aim::Level);
        level.or_else(|| Some(Aim::Fan(fan()?.number)))
    }
}

/// The address of an exercise, of a day or of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Address<'a> {
    /// An exercise of version 1.
    Dealt {
        /// The key of the rule system.
        rules: &'a str,
        /// The key of the level or fan.
        aim: &'a str,
        /// The seed that the hand is dealt from.
        seed: u32,
    },
    /// An exercise.
    Drawn {
        /// The key of the rule system.
        rules: &'a str,
        /// What it asks.
        kind: Kind,
        /// How hard it is.
        level: Level,
        /// The key of the fan that its hand counts.
        fan: Option<&'a str>,
        /// The seed that it is drawn from.
        seed: u32,
    },
    /// The hand of a day.
    Day {
        /// The key of the rule system.
        rules: &'a str,
        /// The day.
        date: Date,
    },
    /// A step of the path.
    Step {
        /// The key of the rule system.
        rules: &'a str,
        /// The key of the step.
        step: &'a str,
    },
}

impl<'a> Address<'a> {
    /// Reads an address, without `#`. Returns `None` if it is not that of an exercise, or has another
    /// version.
    pub fn parse(text: &'a str) -> Option<Address<'a>> {
        let parts: Vec<&str> = text.strip_prefix("practice/")?.split('/').collect();
        let seed = |text: &str| u32::from_str_radix(text, 16).ok();
        let (version, rest) = parts.split_first()?;
        match (version.parse::<u8>().ok()?, rest) {
            (1, [rules, aim, from]) => Some(Address::Dealt { rules, aim, seed: seed(from)? }),
            (VERSION, [rules, "day", date]) => {
                Some(Address::Day { rules, date: Date::parse(date)? })
            }
            (VERSION, [rules, "path", step]) => Some(Address::Step { rules, step }),
            (VERSION, [rules, kind, level, from, fan @ ..]) if fan.len() < 2 => {
                Some(Address::Drawn {
                    rules,
                    kind: Kind::from_key(kind)?,
                    level: Level::from_key(level)?,
                    fan: fan.first().copied(),
                    seed: seed(from)?,
                })
            }
            _ => None,
        }
    }

    /// The key of the rule system.
    pub fn rules(&self) -> &'a str {
        match self {
            Address::Dealt { rules, .. }
            | Address::Drawn { rules, .. }
            | Address::Day { rules, .. }
            | Address::Step { rules, .. } => rules,
        }
    }

    /// Writes the address, without `#`.
    pub fn text(&self) -> String {
        match self {
            Address::Dealt { rules, aim, seed } => format!("practice/1/{rules}/{aim}/{seed:x}"),
            Address::Drawn { rules, kind, level, fan, seed } => {
                let fan = fan.map(|fan| format!("/{fan}")).unwrap_or_default();
                let (kind, level) = (kind.key(), level.key());
                format!("practice/{VERSION}/{rules}/{kind}/{level}/{seed:x}{fan}")
            }
            Address::Day { rules, date } => format!("practice/{VERSION}/{rules}/day/{date}"),
            Address::Step { rules, step } => format!("practice/{VERSION}/{rules}/path/{step}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_comes_back() {
        for text in [
            "practice/1/mcr/third/ffffffff",
            "practice/1/mcr/full-flush/0",
            "practice/2/mcr/waits/second/7f3a",
            "practice/2/mcr/fans/first/1/full-flush",
            "practice/2/nanchang/day/2026-11-22",
            "practice/2/classical/path/sets",
        ] {
            let address = Address::parse(text).expect(text);
            assert_eq!(address.text(), text);
            assert!(["mcr", "nanchang", "classical"].contains(&address.rules()));
        }
    }

    #[test]
    fn others_are_none() {
        for text in [
            "",
            "practice",
            "practice/",
            "practice/1/mcr/third",
            "practice/1/mcr/third/-1",
            "practice/1/mcr/third/100000000",
            "practice/1/mcr/third/1/2",
            "practice/2/mcr/third/1",
            "practice/2/mcr/waits/easy/1",
            "practice/2/mcr/fans/first/1/a/b",
            "practice/2/mcr/day/yesterday",
            "practice/3/mcr/waits/first/1",
            "1/mcr/123m",
        ] {
            assert_eq!(Address::parse(text), None, "{text}");
        }
    }
}
