//! What beginners get wrong about a fan, as far as it follows from its exclusions and obstacles.
//!
//! The examples of the fan are changed in a way that many players think harmless: the win comes from
//! elsewhere, or a set is claimed. Where every example loses the fan by that, the reason is what they
//! get wrong.

use std::cmp::Reverse;

use crate::entry::{Draft, link};
use crate::scoring::{Engine, Examined};
use crate::sorting::Sort;
use crate::system::{Fan, Role};
use crate::text::explain::explain_fan;
use crate::text::{Catalogue, Sentence};
use crate::tiles::{Meld, MeldKind, Tile, WinSource};

/// What beginners get wrong about a fan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// Beginners also count these fans, which the fan excludes in its examples.
    CountedBeside(Vec<&'static Fan>),
    /// Beginners still count the fan after a change to an example that loses it.
    StillCounted {
        /// The change.
        change: Change,
        /// Why it does not count any more.
        why: Sentence,
        /// The example with the change.
        hand: Draft,
    },
}

/// A change to an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The winning tile is another player's discard.
    Discard,
    /// The winning tile is self-drawn.
    SelfDrawn,
    /// A concealed set was claimed.
    Claimed,
}

impl Change {
    const ALL: [Change; 3] = [Change::Discard, Change::SelfDrawn, Change::Claimed];

    /// The stable key: `mistake.<key>` is the sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Change::Discard => "discard",
            Change::SelfDrawn => "self-drawn",
            Change::Claimed => "claimed",
        }
    }

    /// Whether a hand is as after the change.
    fn is_made(self, draft: &Draft) -> bool {
        match self {
            Change::Discard => draft.win_source() == WinSource::Discard,
            Change::SelfDrawn => draft.win_source() == WinSource::SelfDrawn,
            Change::Claimed => !draft.tiles.is_concealed(),
        }
    }

    /// Makes the change. `None` if it changes nothing, or if the changed hand is impossible.
    fn of(self, draft: &Draft) -> Option<Draft> {
        let mut changed = draft.clone();
        match self {
            Change::Discard if draft.win_source() == WinSource::SelfDrawn => {
                changed.set("win", "discard").ok()?;
            }
            Change::SelfDrawn if draft.win_source() == WinSource::Discard => {
                changed.set("win", "self-drawn").ok()?;
                // Nobody has discarded it then.
                changed.forget_about(Role::Discarder);
            }
            Change::Claimed => claim(&mut changed)?,
            _ => return None,
        }
        Some(changed)
    }
}

/// Claims a concealed set of a hand: a pung if it has one, else a chow. `None` if it has neither.
fn claim(draft: &mut Draft) -> Option<()> {
    let standing = &mut draft.tiles.standing;
    let held = |tile: Tile| standing.iter().filter(|other| **other == tile).count();
    let sets = [MeldKind::Pung, MeldKind::Chow].into_iter().flat_map(|kind| {
        standing.iter().filter_map(move |tile| Meld::of(kind, *tile)).collect::<Vec<_>>()
    });
    let is_held = |meld: &Meld| {
        let tiles = meld.tiles();
        tiles.iter().all(|tile| held(*tile) >= tiles.iter().filter(|t| *t == tile).count())
    };
    let meld = sets.into_iter().find(is_held)?;
    for tile in meld.tiles() {
        let at = standing.iter().position(|other| *other == tile)?;
        standing.remove(at);
    }
    draft.tiles.melds.push(meld);
    Some(())
}

/// Returns what beginners get wrong about a fan, from its examples. `words` makes the sentences.
pub fn mistakes(
    engine: &dyn Engine,
    fan: &'static Fan,
    examples: &[&str],
    words: &Catalogue,
) -> Vec<Mistake> {
    let system = engine.system();
    let read = |link: &&str| link::decode(link, &[system]).ok().filter(is_one_hand);
    let mut drafts: Vec<Draft> = examples.iter().filter_map(read).collect();
    let mut beside: Vec<&'static Fan> = Vec::new();
    for draft in &drafts {
        let report = engine.report(draft);
        let dropped = report.sheets.iter().take(1).flat_map(|sheet| &sheet.dropped);
        let by_it = dropped.filter(|dropped| dropped.reason.by() == Some(fan));
        for other in by_it.map(|dropped| dropped.fan) {
            if !beside.contains(&other) {
                beside.push(other);
            }
        }
    }
    beside.arrange_by_key(|other| (Reverse((other.unit.is_limit(), other.worth)), other.number));
    let mut found = Vec::new();
    if !beside.is_empty() {
        found.push(Mistake::CountedBeside(beside));
    }
    drafts.retain(|draft| counts(&engine.examine(draft), fan));
    found.extend(Change::ALL.into_iter().filter_map(|change| {
        // If the fan counts in one example after such a change, it is not what takes the fan away.
        if drafts.iter().any(|draft| change.is_made(draft)) {
            return None;
        }
        let changed = drafts.iter().filter_map(|draft| change.of(draft));
        let examined = changed.map(|hand| (engine.examine(&hand), hand));
        let changed: Vec<(Examined, Draft)> =
            examined.filter(|(examined, _)| is_complete(examined)).collect();
        if changed.iter().any(|(examined, _)| counts(examined, fan)) {
            return None;
        }
        let (examined, hand) = changed.into_iter().next()?;
        let why = explain_fan(words, &hand, &examined, fan)?;
        Some(Mistake::StillCounted { change, why, hand })
    }));
    found
}

/// Whether a draft has one hand and no events: only such a hand is changed.
fn is_one_hand(draft: &Draft) -> bool {
    draft.events.is_empty() && draft.others.iter().all(|tiles| tiles.is_empty())
}

/// Whether a draft has no faults, and its hand is complete.
fn is_complete(examined: &Examined) -> bool {
    examined.report.faults.is_empty() && !examined.report.sheets.is_empty()
}

/// Whether a fan counts in the best reading.
fn counts(examined: &Examined, fan: &Fan) -> bool {
    let best = examined.report.sheets.first();
    best.is_some_and(|sheet| sheet.counted.iter().any(|counted| counted.fan == fan))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::{About, book_of, entries};
    use crate::rules;

    fn of(system: &str, fan: &str, words: &Catalogue) -> Vec<Mistake> {
        let system = rules::system(system).unwrap();
        let entries = entries(system, rules::book(system).unwrap());
        let entry = entries.iter().find(|entry| entry.key == fan).unwrap();
        let About::Fan(fan) = entry.about else { panic!("{fan} is no fan") };
        mistakes(rules::engine(system).unwrap(), fan, entry.examples, words)
    }

    fn changes(mistakes: &[Mistake]) -> Vec<Change> {
        let change = |mistake: &Mistake| match mistake {
            Mistake::StillCounted { change, .. } => Some(*change),
            Mistake::CountedBeside(_) => None,
        };
        mistakes.iter().filter_map(change).collect()
    }

    #[test]
    fn implied_fans_are_not_counted_beside() {
        let mistakes = of("mcr", "full-flush", &Catalogue::english());
        let Some(Mistake::CountedBeside(fans)) = mistakes.first() else { panic!("{mistakes:?}") };
        assert!(fans.iter().any(|fan| fan.key == "no-honors"), "{fans:?}");
    }

    #[test]
    fn a_change_that_takes_the_fan_away_is_told() {
        let words = Catalogue::english();
        let concealed = of("mcr", "concealed-hand", &words);
        assert!(changes(&concealed).contains(&Change::SelfDrawn), "{concealed:?}");
        assert!(changes(&concealed).contains(&Change::Claimed), "{concealed:?}");
        assert_eq!(changes(&of("mcr", "pure-straight", &words)), []);
        let pungs = of("mcr", "four-concealed-pungs", &words);
        assert!(changes(&pungs).contains(&Change::Claimed), "{pungs:?}");
        let classical = of("classical", "fully-concealed", &words);
        assert!(changes(&classical).contains(&Change::Discard), "{classical:?}");
    }

    #[test]
    fn a_change_that_leaves_the_fan_to_one_example_is_not_told() {
        let words = Catalogue::english();
        for (system, fan, change) in [
            ("classical", "open-pung", Change::SelfDrawn),
            ("classical", "concealed-pung", Change::Discard),
            ("mcr", "three-concealed-pungs", Change::Discard),
            ("mcr", "quadruple-chow", Change::Claimed),
        ] {
            let mistakes = of(system, fan, &words);
            assert!(!changes(&mistakes).contains(&change), "{fan} {mistakes:?}");
        }
    }

    #[test]
    fn what_is_told_of_a_changed_hand_is_so_in_every_language() {
        let mut told = 0;
        for system in rules::SYSTEMS {
            let engine = rules::engine(system).unwrap();
            for fan in system.fans.iter().filter(|fan| book_of(system, fan) == *system) {
                for language in crate::text::Language::WRITTEN {
                    let words = Catalogue::of(*language);
                    for mistake in of(system.key, fan.key, &words) {
                        let Mistake::StillCounted { why, hand, .. } = mistake else { continue };
                        let report = engine.report(&hand);
                        assert!(report.faults.is_empty(), "{}", fan.key);
                        let counted = &report.sheets[0].counted;
                        assert!(counted.iter().all(|c| c.fan != fan), "{}", fan.key);
                        let why = why.to_string();
                        assert!(!why.is_empty() && !why.contains("{{"), "{}: {why}", fan.key);
                        told += 1;
                    }
                }
            }
        }
        assert!(told > 4 * 15, "{told}");
    }
}
