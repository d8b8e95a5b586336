//! The record of a player's practice: the streak of right answers, and the weak fans.

use std::fmt::Write;

/// The highest weakness of a fan: after this many right answers it is no longer weak.
const MAX_WEAKNESS: u8 = 9;

/// The record of the practice of one rule system.
///
/// It is kept as text: `3 of 7, 22+4, 69+1` is a streak of three, seven at best, and the weakness
/// of two fans, by number. What cannot be read is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The current number of right answers in a row.
    pub streak: u32,
    /// The longest streak so far.
    pub best: u32,
    weak: Vec<(u8, u8)>,
}

impl Record {
    /// Reads the text of a record.
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
                record.change(fan, |_| weak.min(MAX_WEAKNESS));
            }
        }
        record
    }

    /// Writes the text that [`Record::parse`] reads.
    pub fn text(&self) -> String {
        let mut text = format!("{} of {}", self.streak, self.best);
        for (fan, weak) in &self.weak {
            let _ = write!(text, ", {fan}+{weak}");
        }
        text
    }

    /// Records an answer: whether all of it was right, the fans that were found, and those that were
    /// missed or named by mistake.
    pub fn answered(&mut self, right: bool, found: &[u8], mistaken: &[u8]) {
        self.streak = if right { self.streak.saturating_add(1) } else { 0 };
        self.best = self.best.max(self.streak);
        for fan in found {
            self.change(*fan, |weak| weak.saturating_sub(1));
        }
        for fan in mistaken {
            self.change(*fan, |weak| (weak + 2).min(MAX_WEAKNESS));
        }
    }

    fn change(&mut self, fan: u8, change: impl Fn(u8) -> u8) {
        let at = self.weak.iter().position(|(other, _)| *other == fan);
        let weak = change(at.map_or(0, |at| self.weak.remove(at).1));
        if weak > 0 {
            self.weak.push((fan, weak));
        }
    }

    /// Returns the numbers of the weak fans, the weakest first.
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
