//! Which fans exclude each other: the fans that a fan excludes, and those that exclude it, as the
//! tables of the rule systems have it.

use crate::system::System;
use crate::system::{Fan, Unit};

use super::Book;

/// A fan that is not counted together with another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Excluded {
    /// The fan.
    pub fan: &'static Fan,
    /// The key of the ruling that decides whether, or how many times, the fan is excluded.
    pub ruling: Option<&'static str>,
}

/// The fans that are not counted together with a given fan.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exclusions {
    /// The fans in the order of their numbers, without those that [`Exclusions::limits`] covers.
    pub fans: Vec<Excluded>,
    /// A unit of limit hands. From [`excludes`]: the fan excludes all fans of other units. From
    /// [`excluded_by`]: all fans of the unit exclude the fan.
    pub limits: Option<Unit>,
}

/// The fans for which `ruling` returns something, with the ruling that it returns.
fn excluded(
    rules: &'static System,
    ruling: &dyn Fn(u8) -> Option<Option<&'static str>>,
) -> Vec<Excluded> {
    let fans = rules.fans.iter();
    fans.filter_map(|fan| Some(Excluded { fan, ruling: ruling(fan.number)? })).collect()
}

/// `None` if the fan `by` does not exclude `fan`; otherwise the ruling that the exclusion depends
/// on, if any.
fn exclusion(book: &Book, by: &Fan, fan: u8) -> Option<Option<&'static str>> {
    let ruled = book.by_ruling.iter().find(|r| r.excludes == fan && r.fans.contains(&by.number));
    match ruled {
        Some(ruled) => Some(Some(ruled.ruling)),
        None => by.excludes.contains(&fan).then_some(None),
    }
}

/// Whether a fan makes a limit hand and excludes all fans of other units.
fn excludes_all(rules: &System, fan: &Fan) -> bool {
    let mut others = rules.fans.iter().filter(|other| other.unit != fan.unit);
    fan.unit.is_limit() && others.all(|other| fan.excludes.contains(&other.number))
}

/// Returns the fans that a fan excludes.
pub fn excludes(rules: &'static System, book: &Book, fan: &Fan) -> Exclusions {
    let mut fans = excluded(rules, &|other| exclusion(book, fan, other));
    let limits = excludes_all(rules, fan).then_some(fan.unit);
    if let Some(unit) = limits {
        fans.retain(|excluded| excluded.fan.unit == unit);
    }
    Exclusions { fans, limits }
}

/// Returns the fans that exclude a fan.
pub fn excluded_by(rules: &'static System, book: &Book, fan: &Fan) -> Exclusions {
    let mut fans = excluded(rules, &|other| exclusion(book, rules.fan(other)?, fan.number));
    let is_covered = |by: &Fan| by.unit != fan.unit && excludes_all(rules, by);
    let limits = fans.iter().find(|excluded| is_covered(excluded.fan)).map(|by| by.fan.unit);
    fans.retain(|excluded| !is_covered(excluded.fan));
    Exclusions { fans, limits }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    fn beside(key: &str, number: u8) -> (Exclusions, Exclusions) {
        let system = rules::system(key).unwrap();
        let book = rules::book(system).unwrap();
        let fan = system.fan(number).unwrap();
        (excludes(system, book, fan), excluded_by(system, book, fan))
    }

    fn numbers(beside: &Exclusions) -> Vec<u8> {
        beside.fans.iter().map(|excluded| excluded.fan.number).collect()
    }

    #[test]
    fn both_ways_say_the_same() {
        for system in rules::SYSTEMS {
            let book = rules::book(system).expect("a rulebook");
            for fan in system.fans {
                let listed = excludes(system, book, fan);
                for other in listed.fans {
                    let back = excluded_by(system, book, other.fan);
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
                    // A form of a system may be without some of its fans.
                    let Some(other) = system.fan(*number) else { continue };
                    let back = excluded_by(system, book, other);
                    assert!(
                        back.limits.is_some() || back.fans.iter().any(|e| e.fan == fan),
                        "{}",
                        fan.key
                    );
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
        assert_eq!(limit, Exclusions { fans: Vec::new(), limits: Some(Unit::Limit) });
        let (_, pungs) = beside("classical", 22);
        assert_eq!(pungs, Exclusions { fans: Vec::new(), limits: Some(Unit::Limit) });
        let (_, heavenly) = beside("nanchang", 11);
        assert_eq!(heavenly.limits, None);
    }

    #[test]
    fn a_rarer_yakuman_also_excludes_the_other() {
        let (rarer, _) = beside("riichi", 33);
        assert_eq!((numbers(&rarer), rarer.limits), (vec![34], Some(Unit::Yakuman)));
        let (_, other) = beside("riichi", 34);
        assert_eq!((numbers(&other), other.limits), (vec![33], None));
        let (_, pinfu) = beside("riichi", 5);
        assert_eq!(pinfu.limits, Some(Unit::Yakuman));
    }
}
