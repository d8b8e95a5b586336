//! The addresses of exercises. `practice/1/mcr/second/7f3a` has the version of the dealing, the rule
//! system, the level or fan, and the seed.

use crate::system::System;

use super::{Level, VERSION};

/// What an exercise trains: a level, or a fan.
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

    /// Returns the key of the level or fan.
    pub fn key(self, rules: &System) -> &'static str {
        match self {
            Aim::Level(level) => level.key(),
            Aim::Fan(fan) => rules.fan(fan).map_or(Level::First.key(), |fan| fan.key),
        }
    }
}

/// The address of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address<'a> {
    /// The key of the rule system.
    pub rules: &'a str,
    /// The key of the level or fan.
    pub aim: &'a str,
    /// The seed that the hand is dealt from.
    pub seed: u32,
}

impl<'a> Address<'a> {
    /// Reads an address, without `#`. Returns `None` if it is not that of an exercise, or has another
    /// version.
    pub fn parse(text: &'a str) -> Option<Address<'a>> {
        let mut parts = text.strip_prefix("practice/")?.split('/');
        let version: u8 = parts.next()?.parse().ok()?;
        let (rules, aim) = (parts.next()?, parts.next()?);
        let seed = u32::from_str_radix(parts.next()?, 16).ok()?;
        (version == VERSION && parts.next().is_none()).then_some(Address { rules, aim, seed })
    }

    /// Writes the address, without `#`.
    pub fn text(&self) -> String {
        format!("practice/{VERSION}/{}/{}/{:x}", self.rules, self.aim, self.seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_comes_back() {
        let address = Address { rules: "mcr", aim: Level::Third.key(), seed: u32::MAX };
        assert_eq!(address.text(), "practice/1/mcr/third/ffffffff");
        assert_eq!(Address::parse(&address.text()), Some(address));
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
            "1/mcr/123m",
        ] {
            assert_eq!(Address::parse(text), None, "{text}");
        }
    }
}
