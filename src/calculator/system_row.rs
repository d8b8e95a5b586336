//! The row of rule systems at the top of the screen.
//!
//! The systems stand there in one order, whatever is done. Where there is no room for all, those stay
//! that were used last; the others are offered behind a button. A system can be switched off: it is
//! then in the row only while it is in use.

/// Which rule systems stand in the row, and which of them stay if there is little room.
///
/// ```
/// use hule::calculator::SystemRow;
/// use hule::rules;
///
/// let mut row = SystemRow::new(rules::KEYS);
/// assert_eq!(row.rank("mcr", &[]), Some(0));
/// row.note_use("nanchang");
/// assert_eq!(row.rank("nanchang", &[]), Some(0));
/// assert_eq!(row.rank("mcr", &[]), Some(1));
/// row.set_shown("nanchang", false);
/// assert_eq!(row.rank("nanchang", &[]), None);
/// assert_eq!(row.rank("nanchang", &["nanchang"]), Some(0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemRow {
    /// The keys of all systems, in the order of the row.
    keys: &'static [&'static str],
    /// Those that were used, the last one first.
    used: Vec<&'static str>,
    /// Those that are switched off.
    hidden: Vec<&'static str>,
}

impl SystemRow {
    /// The row of these systems, of which the first one alone was used.
    pub fn new(keys: &'static [&'static str]) -> SystemRow {
        let used = keys.iter().take(1).copied().collect();
        SystemRow { keys, used, hidden: Vec::new() }
    }

    /// Reads what [`written`](SystemRow::written) wrote. Systems that are unknown are left out.
    pub fn read(keys: &'static [&'static str], text: &str) -> SystemRow {
        let (used, hidden) = text.split_once('|').unwrap_or((text, ""));
        let known = |text: &str| {
            let mut found = Vec::new();
            for word in text.split_whitespace() {
                let key = keys.iter().copied().find(|key| *key == word);
                found.extend(key.filter(|key| !found.contains(key)));
            }
            found
        };
        let mut row = SystemRow { keys, used: known(used), hidden: known(hidden) };
        if row.used.is_empty() {
            row.used = SystemRow::new(keys).used;
        }
        row
    }

    /// The row as text: the systems that were used, and behind a bar those that are switched off.
    /// Nothing if nobody has changed anything.
    pub fn written(&self) -> String {
        if *self == SystemRow::new(self.keys) {
            return String::new();
        }
        [&*self.used.join(" "), "|", &*self.hidden.join(" ")].concat()
    }

    /// Notes that a system is used now.
    pub fn note_use(&mut self, key: &str) {
        if let Some(key) = self.known(key) {
            self.used.retain(|other| *other != key);
            self.used.insert(0, key);
        }
    }

    /// Whether a system is in the row if there is room.
    pub fn is_shown(&self, key: &str) -> bool {
        !self.hidden.contains(&key)
    }

    /// Sets whether a system is in the row if there is room.
    pub fn set_shown(&mut self, key: &str, shown: bool) {
        let Some(key) = self.known(key) else { return };
        self.hidden.retain(|other| *other != key);
        if !shown {
            self.hidden.push(key);
        }
    }

    /// The rank of a system while some are in use: where there is room for three systems, those with
    /// the ranks 0, 1 and 2 are in the row. `None` if it is not there, however much room there is.
    pub fn rank(&self, key: &str, in_use: &[&str]) -> Option<usize> {
        self.ranked(in_use).iter().position(|other| *other == key)
    }

    /// The systems of the row by rank: those in use, those that were used, and all others.
    fn ranked(&self, in_use: &[&str]) -> Vec<&'static str> {
        let first = in_use.iter().filter_map(|key| self.known(key));
        let then = self.used.iter().chain(self.keys).copied().filter(|key| self.is_shown(key));
        let mut ranked = Vec::with_capacity(self.keys.len());
        for key in first.chain(then) {
            if !ranked.contains(&key) {
                ranked.push(key);
            }
        }
        ranked
    }

    fn known(&self, key: &str) -> Option<&'static str> {
        self.keys.iter().copied().find(|other| *other == key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: &[&str] = &["one", "two", "three", "four", "five"];

    fn row(used: &[&str]) -> SystemRow {
        let mut row = SystemRow::new(KEYS);
        used.iter().for_each(|key| row.note_use(key));
        row
    }

    #[test]
    fn at_first_the_first_ones_stay() {
        assert_eq!(row(&[]).ranked(&["one"]), KEYS);
        assert_eq!(row(&[]).written(), "");
        assert_eq!(row(&["one"]).written(), "");
    }

    #[test]
    fn what_is_chosen_takes_the_place_of_what_was_used_least_recently() {
        let three = |row: &SystemRow, now: &str| {
            KEYS.iter().copied().filter(|key| row.rank(key, &[now]) < Some(3)).collect::<Vec<_>>()
        };
        let mut row = row(&["three", "two"]);
        assert_eq!(three(&row, "two"), ["one", "two", "three"]);
        row.note_use("five");
        assert_eq!(three(&row, "five"), ["two", "three", "five"]);
        // The others are where they were.
        assert_eq!(three(&row, "two"), ["two", "three", "five"]);
        // One that is on its way stands there already, beside the one in use.
        assert_eq!(row.ranked(&["four", "five"]), ["four", "five", "two", "three", "one"]);
    }

    #[test]
    fn what_is_switched_off_is_there_while_it_is_in_use() {
        let mut row = row(&["two"]);
        row.set_shown("two", false);
        row.set_shown("five", false);
        assert_eq!(row.ranked(&["two"]), ["two", "one", "three", "four"]);
        assert_eq!(row.ranked(&["one"]), ["one", "three", "four"]);
        row.set_shown("two", true);
        assert_eq!(row.ranked(&["one"]), ["one", "two", "three", "four"]);
        assert!(row.is_shown("two") && !row.is_shown("five"));
    }

    #[test]
    fn it_is_read_as_it_was_written_and_what_is_unknown_is_left_out() {
        let mut row = row(&["three", "five"]);
        row.set_shown("two", false);
        assert_eq!(row.written(), "five three one|two");
        assert_eq!(SystemRow::read(KEYS, &row.written()), row);
        assert_eq!(SystemRow::read(KEYS, "five nine five three one|two eight"), row);
        assert_eq!(SystemRow::read(KEYS, ""), SystemRow::new(KEYS));
        assert_eq!(SystemRow::read(KEYS, "|two").ranked(&[]), ["one", "three", "four", "five"]);
        row.note_use("nine");
        row.set_shown("nine", false);
        assert_eq!(row.written(), "five three one|two");
    }
}
