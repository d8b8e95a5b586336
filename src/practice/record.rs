//! What is remembered of practice: how many were right in a row, and which fans are weak.

use std::fmt::Write;

/// The most that a fan is called weak: so many times right, and it is not any more.
const MOST: u8 = 9;

/// What is remembered of a rule system's practice.
///
/// Kept as text: `3 of 7, 22+4, 69+1` (three in a row now, seven at best; fan 22 is weak).
/// Whatever can't be read is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// How many were right in a row, until now.
    pub streak: u32,
    /// How many ever were.
    pub best: u32,
    weak: Vec<(u8, u8)>,
}

impl Record {
    /// Reads what was kept.
    pub fn parse(text: &str) -> Record {
        let mut record = Record::default();
        let mut parts = text.split(',').map(str::trim);
        let streaks = parts.next().and_then(|part| part.split_once(" of "));
        if let Some((streak, best)) = streaks {
            record.streak = streak.parse().unwrap_or(0);
            record.best = best.parse().unwrap_or(0).max(record.streak);
        }
        for (fan, weak) in parts.filter_map(|part| part.split_once('+')) {
            if let (Ok(fan), Ok(weak)) = (fan.parse(), weak.parse::<u8>()) {
                record.change(fan, |_| weak.min(MOST));
            }
        }
        record
    }

    /// The text that brings it back.
    pub fn text(&self) -> String {
        let mut text = format!("{} of {}", self.streak, self.best);
        for (fan, weak) in &self.weak {
            let _ = write!(text, ", {fan}+{weak}");
        }
        text
    }

    /// Something was answered: whether all of it was right, the fans that were found, and those
    /// that were not, or were seen where there were none.
    pub fn answered(&mut self, right: bool, found: &[u8], mistaken: &[u8]) {
        self.streak = if right { self.streak.saturating_add(1) } else { 0 };
        self.best = self.best.max(self.streak);
        for fan in found {
            self.change(*fan, |weak| weak.saturating_sub(1));
        }
        for fan in mistaken {
            self.change(*fan, |weak| (weak + 2).min(MOST));
        }
    }

    fn change(&mut self, fan: u8, change: impl Fn(u8) -> u8) {
        let at = self.weak.iter().position(|(other, _)| *other == fan);
        let weak = change(at.map_or(0, |at| self.weak.remove(at).1));
        if weak > 0 {
            self.weak.push((fan, weak));
        }
    }

    /// The fans that are weak, the weakest first.
    pub fn weak(&self) -> Vec<u8> {
        let mut weak = self.weak.clone();
        weak.sort_by_key(|(fan, weak)| (u8::MAX - weak, *fan));
        weak.into_iter().map(|(fan, _)| fan).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_comes_back() {
        let mut record = Record::default();
        record.answered(true, &[22], &[]);
        record.answered(false, &[], &[69, 22]);
        record.answered(true, &[69], &[7]);
        assert_eq!(record.text(), "1 of 1, 22+2, 69+1, 7+2");
        assert_eq!(Record::parse(&record.text()), record);
        assert_eq!(record.weak(), [7, 22, 69]);
    }

    #[test]
    fn who_finds_a_fan_is_not_weak_in_it() {
        let mut record = Record::parse("0 of 4, 5+9");
        (0..20).for_each(|_| record.answered(false, &[], &[5]));
        (0..9).for_each(|_| record.answered(true, &[5], &[]));
        assert_eq!((record.weak(), record.streak, record.best), (vec![], 9, 9));
    }

    #[test]
    fn damaged_records_are_read_as_far_as_they_go() {
        for text in ["", "nothing", "of", "9 of 3, x+1, 300+1, 4+, 5+255, 5+1,,,", "-1 of 1"] {
            let record = Record::parse(text);
            assert!(record.best >= record.streak);
            assert_eq!(Record::parse(&record.text()), record);
        }
        assert_eq!(Record::parse("9 of 3, 5+255, 5+1").text(), "9 of 9, 5+1");
    }
}
