//! The addresses of practice. That of an exercise holds what was drawn, so that it shows the same hand for
//! ever, whatever becomes of the way in which exercises are drawn:
//!
//! - `practice/3/waits/second/1/mcr/…`: what is asked, the level, and the link of the hand;
//! - `practice/3/sets/first/mcr/123m-456p-…`: the level, the rule system and the groups to choose from;
//! - `practice/3/worth/first/3-40/1/riichi/?seat=S`: the level, two counts, and who wins how, as a link.
//!
//! `practice/3/day/mcr/2026-11-22` is the hand of a day, `practice/3/path/mcr/sets` a step of the path.

use crate::entry::link;
use crate::rules::learning::{Kind, Level};

use super::date::Date;

/// The version of the addresses.
pub const VERSION: u8 = 3;

/// The address of an exercise, of a day or of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Address<'a> {
    /// A question about a hand.
    Hand {
        /// What it asks.
        kind: Kind,
        /// How hard it is.
        level: Level,
        /// The link of the hand.
        link: &'a str,
    },
    /// The question for sets among groups of tiles.
    Sets {
        /// The key of the rule system.
        rules: &'a str,
        /// How hard it is.
        level: Level,
        /// The groups in notation, with `-` between them.
        groups: &'a str,
    },
    /// The question what is paid for two counts.
    Worth {
        /// How hard it is.
        level: Level,
        /// The two counts, the first one first.
        counts: [u16; 2],
        /// The link of a hand without tiles: who wins how.
        link: &'a str,
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
        /// The key of the step; empty for the path itself.
        step: &'a str,
    },
}

impl<'a> Address<'a> {
    /// Reads an address, without `#`. Returns `None` if it is not that of practice, or has another
    /// version.
    pub fn parse(text: &'a str) -> Option<Address<'a>> {
        let (version, rest) = text.strip_prefix("practice/")?.split_once('/')?;
        if version.parse() != Ok(VERSION) {
            return None;
        }
        let (word, rest) = rest.split_once('/')?;
        let (next, last) = rest.split_once('/')?;
        match word {
            "day" => Some(Address::Day { rules: next, date: Date::parse(last)? }),
            "path" => Some(Address::Step { rules: next, step: last }),
            _ => match (Kind::from_key(word)?, Level::from_key(next)?) {
                (Kind::Sets, level) => {
                    let (rules, groups) = last.split_once('/')?;
                    Some(Address::Sets { rules, level, groups })
                }
                (Kind::Worth, level) => {
                    let (counts, link) = last.split_once('/')?;
                    let (main, minor) = counts.split_once('-')?;
                    let counts = [main.parse().ok()?, minor.parse().ok()?];
                    link::rules_key(link)?;
                    Some(Address::Worth { level, counts, link })
                }
                (kind, level) => {
                    link::rules_key(last)?;
                    Some(Address::Hand { kind, level, link: last })
                }
            },
        }
    }

    /// The key of the rule system.
    pub fn rules(&self) -> &'a str {
        match self {
            Address::Hand { link, .. } | Address::Worth { link, .. } => {
                link::rules_key(link).unwrap_or_default()
            }
            Address::Sets { rules, .. }
            | Address::Day { rules, .. }
            | Address::Step { rules, .. } => rules,
        }
    }

    /// Writes the address, without `#`.
    pub fn text(&self) -> String {
        let rest = match self {
            Address::Hand { kind, level, link } => {
                format!("{}/{}/{link}", kind.key(), level.key())
            }
            Address::Sets { rules, level, groups } => {
                format!("{}/{}/{rules}/{groups}", Kind::Sets.key(), level.key())
            }
            Address::Worth { level, counts: [main, minor], link } => {
                format!("{}/{}/{main}-{minor}/{link}", Kind::Worth.key(), level.key())
            }
            Address::Day { rules, date } => format!("day/{rules}/{date}"),
            Address::Step { rules, step } => format!("path/{rules}/{step}"),
        };
        format!("practice/{VERSION}/{rest}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_comes_back() {
        for (text, rules) in [
            ("practice/3/waits/second/1/mcr/123m456p789sEECC", "mcr"),
            ("practice/3/fans/first/1/sichuan/123m?void=s&event=kong.1.5m.from:E", "sichuan"),
            ("practice/3/sets/third/classical/123m-456p-EEE", "classical"),
            ("practice/3/worth/second/3-40/1/riichi/?seat=S", "riichi"),
            ("practice/3/minor/first/1/riichi/123m", "riichi"),
            ("practice/3/day/nanchang/2026-11-22", "nanchang"),
            ("practice/3/path/classical/sets", "classical"),
            ("practice/3/path/classical/", "classical"),
        ] {
            let address = Address::parse(text).expect(text);
            assert_eq!((address.text().as_str(), address.rules()), (text, rules));
        }
    }

    #[test]
    fn others_are_none() {
        for text in [
            "",
            "practice",
            "practice/",
            "practice/3",
            "practice/3/waits/second",
            "practice/3/waits/second/mcr",
            "practice/3/waits/easy/1/mcr/123m",
            "practice/3/sets/first/mcr",
            "practice/3/worth/first/3/1/riichi/?seat=S",
            "practice/3/worth/first/3-x/1/riichi/?seat=S",
            "practice/3/day/mcr/yesterday",
            "practice/2/mcr/waits/second/7f3a",
            "practice/4/waits/second/1/mcr/123m",
            "1/mcr/123m",
        ] {
            assert_eq!(Address::parse(text), None, "{text}");
        }
    }
}
