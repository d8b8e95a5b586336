//! What is not counted beside a fan, and beside what it is not counted: read from the table.

use crate::system::System;
use crate::system::{Fan, Unit};

use super::Book;

/// A fan that is never counted together with another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Excluded {
    /// That fan.
    pub fan: &'static Fan,
    /// The ruling on which it depends, or how often it is excluded.
    pub ruling: Option<&'static str>,
}

/// The fans that are never counted together with one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beside {
    /// The fans, in the order of their numbers, but for those that [`Beside::limit`] speaks of.
    pub fans: Vec<Excluded>,
    /// Of a limit hand: that everything but limit hands is excluded. Of what is excluded: that
    /// every limit hand does that.
    pub limit: bool,
}

fn numbered(
    rules: &'static System,
    ruling: &dyn Fn(u8) -> Option<Option<&'static str>>,
) -> Vec<Excluded> {
    let fans = rules.fans.iter();
    fans.filter_map(|fan| Some(Excluded { fan, ruling: ruling(fan.number)? })).collect()
}

/// Whether one fan excludes another, and by which ruling if it is by one.
fn by(book: &Book, by: &Fan, fan: u8) -> Option<Option<&'static str>> {
    let ruled = book.by_ruling.iter().find(|r| r.excludes == fan && r.fans.contains(&by.number));
    match ruled {
        Some(ruled) => Some(Some(ruled.ruling)),
        None => by.excludes.contains(&fan).then_some(None),
    }
}

/// Whether a fan is a limit hand, beside which nothing else is counted.
fn takes_all(rules: &System, fan: &Fan) -> bool {
    let mut others = rules.fans.iter().filter(|other| other.unit != Unit::Limit);
    fan.unit == Unit::Limit && others.all(|other| fan.excludes.contains(&other.number))
}

/// What is not counted beside a fan.
pub fn excludes(rules: &'static System, book: &Book, fan: &Fan) -> Beside {
    if takes_all(rules, fan) {
        return Beside { fans: Vec::new(), limit: true };
    }
    Beside { fans: numbered(rules, &|other| by(book, fan, other)), limit: false }
}

/// Beside what a fan is not counted.
pub fn excluded_by(rules: &'static System, book: &Book, fan: &Fan) -> Beside {
    let mut fans = numbered(rules, &|other| by(book, rules.fan(other)?, fan.number));
    let all = fans.len();
    fans.retain(|excluded| !takes_all(rules, excluded.fan));
    Beside { limit: fans.len() < all, fans }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    fn beside(key: &str, number: u8) -> (Beside, Beside) {
        let system = rules::system(key).unwrap();
        let book = rules::book(system).unwrap();
        let fan = system.fan(number).unwrap();
        (excludes(system, book, fan), excluded_by(system, book, fan))
    }

    fn numbers(beside: &Beside) -> Vec<u8> {
        beside.fans.iter().map(|excluded| excluded.fan.number).collect()
    }

    #[test]
    fn both_ways_say_the_same() {
        for system in rules::SYSTEMS {
            let book = rules::book(system).expect("a rulebook");
            for fan in system.fans {
                let listed = excludes(*system, book, fan);
                for other in listed.fans {
                    let back = excluded_by(*system, book, other.fan);
                    let me = Excluded { fan, ruling: other.ruling };
                    assert!(
                        back.fans.contains(&me),
                        "{} {} {}",
                        system.key,
                        fan.key,
                        other.fan.key
                    );
                }
                for number in fan.excludes {
                    let other = system.fan(*number).expect("a fan of the table");
                    let back = excluded_by(*system, book, other);
                    assert!(back.limit || back.fans.iter().any(|e| e.fan == fan), "{}", fan.key);
                }
            }
        }
    }

    #[test]
    fn rulings_are_named_where_they_decide() {
        let (green, _) = beside("mcr", 3);
        assert_eq!(numbers(&green), [50, 75]);
        assert_eq!(green.fans[0].ruling, Some("all-green-plus-half-flush"));
        assert_eq!(green.fans[1].ruling, None);
        let (_, kong) = beside("mcr", 67);
        assert_eq!(numbers(&kong), [5, 17, 48, 82]);
        assert_eq!(kong.fans[0].ruling, Some("four-kongs-plus-concealed-kong"));
    }

    #[test]
    fn a_limit_hand_excludes_everything_at_once() {
        let (limit, _) = beside("classical", 34);
        assert_eq!(limit, Beside { fans: Vec::new(), limit: true });
        let (_, pungs) = beside("classical", 22);
        assert_eq!(pungs, Beside { fans: Vec::new(), limit: true });
        let (_, heavenly) = beside("nanchang", 11);
        assert!(!heavenly.limit);
    }
}
