//! Fans of one rule system by their names.

use super::index::Index;
use super::question::Question;
use crate::rules;
use crate::system::{Fan, System};

/// The smallest score of a fan that is found, as a part of the best one's.
const NEAR: f32 = 0.5;

impl Index {
    /// The fans of a rule system that a text can mean, the likeliest first.
    ///
    /// ```
    /// use hule::rules;
    /// use hule::search::Index;
    ///
    /// let mcr = rules::system("mcr").unwrap();
    /// let found = Index::new().fans(mcr, "sevn pairs");
    /// assert_eq!(found[0].key, "seven-pairs");
    /// ```
    pub fn fans(&self, rules: &'static System, text: &str) -> Vec<&'static Fan> {
        // A system that uses the fans of another one has no pages of its own for them.
        let origin = rules::system(rules.words).unwrap_or(rules);
        let question = Question::read(&self.lexicon, text);
        let hits = self.find(&question, origin.key);
        let fans = hits.iter().filter_map(|hit| {
            let subject = self.subjects[hit.subject];
            let is_of = |key| subject.system() == Some(key);
            let fan = subject.fan().filter(|_| is_of(origin.key) || is_of(rules.key))?;
            let own = rules.fans.iter().find(|own| own.key == fan.key)?;
            Some((own, hit.score))
        });
        let fans: Vec<(&Fan, f32)> = fans.collect();
        let least = fans.first().map_or(0.0, |(_, best)| best * NEAR);
        fans.into_iter().take_while(|(_, score)| *score >= least).map(|(fan, _)| fan).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(system: &str, text: &str) -> Vec<&'static str> {
        let rules = rules::system(system).expect("a rule system");
        Index::new().fans(rules, text).iter().map(|fan| fan.key).collect()
    }

    #[test]
    fn names_of_every_language_and_school_find_a_fan() {
        for text in ["Full Flush", "full flus", "清一色", "Полное изобилие", "chinitsu", "22"]
        {
            assert_eq!(keys("mcr", text)[0], "full-flush", "{text}");
        }
        assert_eq!(keys("siamese", "full flush")[0], "full-flush");
        assert_eq!(keys("classical", "full flush")[0], "one-suit-only");
    }

    #[test]
    fn a_part_of_a_name_finds_all_fans_that_have_it() {
        let found = keys("mcr", "kong");
        for key in
            ["four-kongs", "three-kongs", "melded-kong", "concealed-kong", "robbing-the-kong"]
        {
            assert!(found.contains(&key), "{key} {found:?}");
        }
        assert!(keys("mcr", "ко").contains(&"four-kongs"));
    }

    #[test]
    fn what_no_fan_is_called_finds_none() {
        assert!(keys("mcr", "xyzzy").is_empty());
    }
}
