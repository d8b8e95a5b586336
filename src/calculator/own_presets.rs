//! Presets of one's own: the rulings of a club, each set with a name. They are kept on this device;
//! links and files carry the rulings themselves.

use crate::entry::{Draft, clean_name};
use crate::system::System;

/// The most characters of a name.
pub const LONGEST_NAME: usize = 40;

/// The most presets that are kept.
const MOST: usize = 50;

/// A named choice of rulings of a rule system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPreset {
    /// The key of the rule system.
    pub rules: String,
    /// The name.
    pub name: String,
    /// The keys of the rulings that are on.
    rulings: Vec<String>,
}

impl OwnPreset {
    /// The rulings that are on in a system, as bits. `None` if it is a preset of another system, or
    /// has a ruling that the system does not have.
    pub fn bits(&self, system: &System) -> Option<u64> {
        let bit = |key: &String| system.rulings.iter().position(|ruling| ruling == key);
        let bits = self.rulings.iter().map(|key| bit(key).map(|index| 1 << index));
        let bits = bits.collect::<Option<Vec<u64>>>()?;
        (self.rules == system.key).then(|| bits.into_iter().fold(0, |all, bit| all | bit))
    }
}

/// All presets of one's own, in the order in which they were made.
///
/// ```
/// use hule::entry::Draft;
/// use hule::rules;
/// use hule::calculator::OwnPresets;
///
/// let mut draft = Draft::new(rules::system("sichuan").unwrap());
/// draft.set_ruling("four-fans-limit", true).unwrap();
/// let mut own = OwnPresets::default();
/// own.add("Club Orient", &draft);
/// assert_eq!(own.name_of(&draft), Some("Club Orient"));
/// assert_eq!(OwnPresets::read(&own.written()), own);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnPresets(Vec<OwnPreset>);

impl OwnPresets {
    /// Reads what [`written`](OwnPresets::written) wrote. Lines that are damaged are left out.
    pub fn read(text: &str) -> OwnPresets {
        let preset = |line: &str| {
            let mut parts = line.splitn(3, '\t');
            let (rules, rulings) = (parts.next()?, parts.next()?);
            let name = clean(parts.next()?)?;
            let rulings = rulings.split(',').filter(|key| !key.is_empty()).map(str::to_owned);
            (!rules.is_empty()).then(|| OwnPreset {
                rules: rules.to_owned(),
                name,
                rulings: rulings.collect(),
            })
        };
        OwnPresets(text.lines().filter_map(preset).take(MOST).collect())
    }

    /// The presets as text: a line each with the rule system, the rulings and the name.
    pub fn written(&self) -> String {
        let line = |preset: &OwnPreset| {
            [&*preset.rules, "\t", &*preset.rulings.join(","), "\t", &*preset.name, "\n"].concat()
        };
        self.0.iter().map(line).collect()
    }

    /// Every preset.
    pub fn all(&self) -> &[OwnPreset] {
        &self.0
    }

    /// The presets of a system, each with its rulings as bits.
    pub fn of<'a>(&'a self, system: &'a System) -> impl Iterator<Item = (&'a str, u64)> {
        self.0.iter().filter_map(|preset| Some((&*preset.name, preset.bits(system)?)))
    }

    /// The name of the preset with exactly the rulings of a draft, if there is one.
    pub fn name_of(&self, draft: &Draft) -> Option<&str> {
        let mut own = self.of(draft.system());
        own.find(|(_, bits)| *bits == draft.rulings()).map(|(name, _)| name)
    }

    /// Adds the rulings of a draft under a name. A preset of the same system that has the name gets
    /// these rulings. Returns whether it was done: a name is needed, and there is room for 50.
    pub fn add(&mut self, name: &str, draft: &Draft) -> bool {
        let Some(name) = clean(name) else { return false };
        let rules = draft.system().key;
        let rulings: Vec<String> = draft.rulings_on().map(str::to_owned).collect();
        let same = |preset: &&mut OwnPreset| preset.rules == rules && preset.name == name;
        if let Some(preset) = self.0.iter_mut().find(same) {
            preset.rulings = rulings;
        } else if self.0.len() < MOST {
            self.0.push(OwnPreset { rules: rules.to_owned(), name, rulings });
        } else {
            return false;
        }
        true
    }

    /// Removes the preset of a system that has a name.
    pub fn remove(&mut self, rules: &str, name: &str) {
        self.0.retain(|preset| preset.rules != rules || preset.name != name);
    }
}

/// A name on one line, without spaces around it. `None` if nothing is left of it.
fn clean(name: &str) -> Option<String> {
    let name = clean_name(name, LONGEST_NAME);
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    fn draft(system: &str, rulings: &[&str]) -> Draft {
        let mut draft = Draft::new(rules::system(system).expect("a system"));
        draft.set_rulings(0);
        rulings.iter().for_each(|key| draft.set_ruling(key, true).expect("a ruling"));
        draft
    }

    #[test]
    fn a_preset_is_known_by_its_rulings_in_its_own_system() {
        let mut own = OwnPresets::default();
        assert!(own.add("  Клуб\t«Дракон» ", &draft("mcr", &["concealed-kongs-add"])));
        assert_eq!(own.name_of(&draft("mcr", &["concealed-kongs-add"])), Some("Клуб «Дракон»"));
        assert_eq!(own.name_of(&draft("mcr", &[])), None);
        assert_eq!(own.name_of(&draft("siamese", &["concealed-kongs-add"])), None);
        assert_eq!(OwnPresets::read(&own.written()), own);
    }

    #[test]
    fn a_name_stands_for_one_choice() {
        let mut own = OwnPresets::default();
        assert!(!own.add("  ", &draft("mcr", &[])));
        own.add("Club", &draft("mcr", &[]));
        own.add("Club", &draft("sichuan", &["kong-to-winner"]));
        own.add("Club", &draft("mcr", &["two-concealed-kongs-8"]));
        assert_eq!(own.all().len(), 2);
        assert_eq!(own.name_of(&draft("mcr", &["two-concealed-kongs-8"])), Some("Club"));
        own.remove("mcr", "Club");
        assert_eq!(own.all().len(), 1);
        assert_eq!(own.name_of(&draft("sichuan", &["kong-to-winner"])), Some("Club"));
    }

    #[test]
    fn what_is_damaged_or_unknown_is_not_offered() {
        let own = OwnPresets::read("mcr\n\t\t\nmcr\tno-such-ruling\tLater\nmcr\t\tPlain\n");
        let mcr = rules::system("mcr").expect("a system");
        assert_eq!(own.all().len(), 2);
        assert_eq!(own.of(mcr).collect::<Vec<_>>(), [("Plain", 0)]);
        let many: String = (0..99).map(|n| format!("mcr\t\tClub {n}\n")).collect();
        assert_eq!(OwnPresets::read(&many).all().len(), MOST);
    }
}
