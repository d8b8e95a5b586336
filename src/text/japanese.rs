//! The Japanese names of fans, for readers who know them by these: “Tanyao” in place of “All Simples”.
//!
//! A catalogue has the Japanese name of a fan under `japanese.` and its key, if its own name is another one. A
//! catalogue [with Japanese names](Catalogue::with_japanese_names) says them in every text of the rule systems
//! that have such fans, so that a sentence calls a fan what its row calls it.

use crate::sorting::Sort;
use crate::system::{Fan, System, key_enum};

use super::Catalogue;

key_enum! {
    /// By which names fans are called.
    FanNames {
        /// Those of the language.
        Own = "own",
        /// The Japanese ones, where the language has others of its own.
        Japanese = "japanese",
    }
}

impl FanNames {
    /// The names with this key.
    pub fn of(key: &str) -> Option<FanNames> {
        FanNames::ALL.iter().copied().find(|names| names.key() == key)
    }
}

/// What a catalogue with Japanese names knows besides its texts.
#[derive(Debug)]
pub(super) struct Renamed<Texts> {
    /// The keys of the rule systems whose fans have such names.
    pub systems: Vec<&'static str>,
    /// The names, each after the one that it replaces; the longest of those first.
    pub names: Vec<(&'static str, String)>,
    /// The texts in which there are such names.
    pub texts: Texts,
}

/// The Japanese name of a fan, if the language of a catalogue has another one.
fn japanese<'a>(catalogue: &'a Catalogue, fan: &Fan) -> Option<&'a str> {
    catalogue.find(&["japanese.", fan.key].concat())
}

/// Whether fans of a rule system have Japanese names that are not their own.
pub(super) fn has_names(catalogue: &Catalogue, system: &System) -> bool {
    system.fans.iter().any(|fan| japanese(catalogue, fan).is_some())
}

/// The names of the fans of these systems, each after the one that it replaces; the longest of those first.
pub(super) fn names(
    catalogue: &Catalogue,
    systems: &[&'static System],
) -> Vec<(&'static str, String)> {
    let mut names = Vec::new();
    for fan in systems.iter().flat_map(|system| system.fans) {
        let own = fan.name(catalogue.language());
        if let Some(name) =
            japanese(catalogue, fan).filter(|_| names.iter().all(|(o, _)| *o != own))
        {
            names.push((own, name.to_owned()));
        }
    }
    names.arrange_by(|(a, _), (b, _)| b.len().cmp(&a.len()));
    names
}

/// A text with other names; `None` if none of them is in it. A name is only replaced where it stands as
/// words of their own.
pub(super) fn renamed(text: &str, names: &[(&'static str, String)]) -> Option<String> {
    let (mut new, mut done, mut at) = (String::new(), 0, 0);
    let mut before = ' ';
    while let Some(next) = text[at..].chars().next() {
        let found = names.iter().find(|(own, _)| {
            let behind = text[at..].strip_prefix(own);
            behind.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphanumeric()))
        });
        match found.filter(|_| !before.is_ascii_alphanumeric()) {
            Some((own, name)) => {
                new += &text[done..at];
                new += name;
                at += own.len();
                done = at;
                before = 'a';
            }
            None => {
                at += next.len_utf8();
                before = next;
            }
        }
    }
    (done > 0).then(|| new + &text[done..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_replaced_where_they_are_words() {
        let names = [("Twice Nine", "Ni Kyuu".to_owned()), ("Nine", "Kyuu".to_owned())];
        assert_eq!(
            renamed("“Twice Nine” replaces Nine.", &names).unwrap(),
            "“Ni Kyuu” replaces Kyuu."
        );
        assert_eq!(
            renamed("Nine, Nineteen, fiveNine", &names).unwrap(),
            "Kyuu, Nineteen, fiveNine"
        );
        assert_eq!(renamed("nine of one suit", &names), None);
    }
}
