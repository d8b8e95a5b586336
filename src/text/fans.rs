//! The fans that count in a sheet: each once, with what it is worth.

use crate::scoring::Sheet;
use crate::scoring::comparison::points;
use crate::system::{Fan, Unit};

use super::{Catalogue, explain};

/// A counted fan of a sheet, with all its occurrences: what a row of a list of fans shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedFan {
    /// The fan.
    pub fan: &'static Fan,
    /// How many times it counts.
    pub times: usize,
    /// What it is worth in all.
    pub points: i32,
}

impl CountedFan {
    /// A fan as the table has it, counted once.
    pub fn once(fan: &'static Fan) -> CountedFan {
        CountedFan { fan, times: 1, points: fan.worth.into() }
    }

    /// The name of the fan, as the reader wants fans to be called.
    pub fn name<'a>(&self, words: &'a Catalogue) -> &'a str {
        explain::fan_name(words, self.fan)
    }

    /// How many times it counts, to stand behind its name: ` ×2`. `None` if it counts once.
    pub fn times_sign(&self) -> Option<String> {
        (self.times > 1).then(|| [" ×", &*self.times.to_string()].concat())
    }

    /// The name, and how many times it counts: `Dragon Pung ×2`.
    pub fn name_and_times(&self, words: &Catalogue) -> String {
        [self.name(words), &*self.times_sign().unwrap_or_default()].concat()
    }

    /// What it is worth, all times together: `4`, `2 fans`, `×8`, `yakuman`.
    pub fn worth(&self, words: &Catalogue) -> String {
        match self.points {
            // The table leaves it to the hand.
            0 if self.fan.worth == 0 => "×…".to_owned(),
            points => count_of(self.fan.unit, points, words),
        }
    }
}

/// The counted fans of a sheet, each once.
pub fn counted_fans(sheet: &Sheet) -> Vec<CountedFan> {
    let mut fans: Vec<CountedFan> = Vec::new();
    for counted in &sheet.counted {
        let fan = counted.fan;
        match fans.last_mut().filter(|last| last.fan == fan) {
            Some(last) => last.times += 1,
            None => fans.push(CountedFan { fan, times: 1, points: points(sheet, fan) }),
        }
    }
    fans
}

/// Writes a number of a unit: `4`, `2 fans`, `3 han`, `double yakuman`.
///
/// ```
/// use hule::system::Unit;
/// use hule::text::{Catalogue, fans};
///
/// let words = Catalogue::english();
/// let yakuman = [1, 2, 3].map(|n| fans::count_of(Unit::Yakuman, n, &words));
/// assert_eq!(yakuman, ["yakuman", "double yakuman", "3× yakuman"]);
/// ```
pub fn count_of(unit: Unit, n: i32, words: &Catalogue) -> String {
    let several = match (unit, n) {
        (Unit::Yakuman, 2) => ".double",
        (Unit::Yakuman, 3..) => ".times",
        _ => "",
    };
    words.points(&["ui.unit.", unit.key(), several].concat(), n)
}

/// The names of the counted fans of a sheet on one line.
pub fn names(sheet: &Sheet, words: &Catalogue) -> String {
    let fans: Vec<&Fan> = counted_fans(sheet).iter().map(|row| row.fan).collect();
    list(&fans, words)
}

/// The names of these fans on one line, without those of the second count: every hand has some of them.
pub fn list(fans: &[&Fan], words: &Catalogue) -> String {
    let fans = fans.iter().filter(|fan| !fan.unit.is_second_count());
    let names: Vec<&str> = fans.map(|fan| explain::fan_name(words, fan)).collect();
    names.join(words.language().comma())
}
