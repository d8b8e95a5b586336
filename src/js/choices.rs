//! What a program could have written where it wrote a key that does not exist.

use std::fmt::Display;

use crate::entry::{Fault, FaultCode, link, percent_decoded};
use crate::rules;
use crate::system::{Question, System};

/// A fault of a request, and the keys that there are in its place.
pub struct Wrong {
    /// What is wrong.
    pub fault: Fault,
    /// The keys that there are. Empty where it isn't about a key.
    pub choices: Vec<String>,
    /// The one that was probably meant.
    pub meant: Option<String>,
}

impl Wrong {
    /// A fault about something that was written in place of one of these keys.
    pub fn among<T: Display>(
        fault: Fault,
        written: &str,
        choices: impl IntoIterator<Item = T>,
    ) -> Wrong {
        let choices: Vec<String> = choices.into_iter().map(|choice| choice.to_string()).collect();
        let meant = meant(written, &choices);
        Wrong { fault, choices, meant }
    }

    /// A fault of an answer, with the answers that there are or, if there is no such question, the questions.
    pub fn of_answer(
        fault: Fault,
        questions: impl Iterator<Item = &'static Question> + Clone,
        key: &str,
        answer: &str,
    ) -> Wrong {
        match questions.clone().find(|question| question.key == key) {
            Some(question) if fault.code.refuses_answer() => {
                Wrong::among(fault, answer, question.answers)
            }
            None => Wrong::among(fault, key, questions.map(|question| question.key)),
            _ => fault.into(),
        }
    }

    /// A fault of the link of a hand.
    pub fn of_link(fault: Fault, link: &str) -> Wrong {
        let link = percent_decoded(link).unwrap_or_default();
        let (code, written) = (fault.code, fault.value.to_string());
        if code == FaultCode::UNKNOWN_RULES {
            return Wrong::among(fault, &written, rules::KEYS);
        }
        let Some(system) = link::rules_key(&link).and_then(rules::system) else {
            return fault.into();
        };
        if code == FaultCode::UNKNOWN_RULING {
            let presets = system.presets.iter().map(|preset| preset.key);
            return Wrong::among(fault, &written, presets.chain(system.rulings.iter().copied()));
        }
        if code != FaultCode::UNKNOWN_QUESTION && !code.refuses_answer() {
            return fault.into();
        }
        let (key, answer) = written.split_once('=').unwrap_or((&written, ""));
        let (key, _) = key_and_place(key);
        let questions = questions_of_link(system, &link, key);
        Wrong::of_answer(fault, questions.iter(), key, answer)
    }
}

/// The questions that a link may have meant by a key: those of the event that it answers one of so, else those of the
/// rules.
fn questions_of_link(system: &System, link: &str, key: &str) -> &'static [Question] {
    let (_, pairs) = link.split_once('?').unwrap_or_default();
    let answered = [".", key, ":"].concat();
    let mut events = pairs.split('&').filter_map(|pair| pair.strip_prefix("event="));
    let event = events.find(|event| event.contains(&answered));
    let kind = event.and_then(|event| system.event(event.split('.').next()?));
    kind.map_or(system.questions, |kind| kind.questions)
}

/// Splits the name of an answer into the key of its question and the place: `void.2` is the answer
/// to `void` for place 2. Without a number the place is 0.
pub fn key_and_place(key: &str) -> (&str, usize) {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    match key.rsplit_once('.') {
        Some((name, place)) if is_number(place) => (name, place.parse().unwrap_or(usize::MAX)),
        _ => (key, 0),
    }
}

impl From<Fault> for Wrong {
    fn from(fault: Fault) -> Wrong {
        Wrong { fault, choices: Vec::new(), meant: None }
    }
}

/// What players and other programs call an answer.
const ALSO_CALLED: &[(&str, &str)] = &[
    ("tsumo", "self-drawn"),
    ("zimo", "self-drawn"),
    ("selfdraw", "self-drawn"),
    ("ron", "discard"),
    ("dianpao", "discard"),
    ("rinshan", "replacement"),
    ("chankan", "robbed-kong"),
    ("robbing", "robbed-kong"),
    ("haitei", "draw"),
    ("houtei", "claim"),
    ("east", "E"),
    ("south", "S"),
    ("west", "W"),
    ("north", "N"),
    ("true", "yes"),
    ("false", "no"),
];

/// The key that was meant: the same in other letters, what it is also called, or one with at most two typing
/// errors.
pub fn meant(written: &str, choices: &[String]) -> Option<String> {
    let bare = |text: &str| {
        let letters = text.chars().filter(char::is_ascii_alphanumeric);
        letters.collect::<String>().to_ascii_lowercase()
    };
    let written = bare(written);
    let same = |choice: &&String| bare(choice) == written;
    let also = || {
        let (_, key) = ALSO_CALLED.iter().find(|(name, _)| *name == written)?;
        choices.iter().find(|choice| choice == key)
    };
    let near = || {
        let close = choices.iter().filter(|choice| choice.len() > 3);
        let distance = |choice: &String| strsim::osa_distance(&bare(choice), &written);
        let nearest = close.min_by_key(|choice| distance(choice));
        nearest.filter(|choice| distance(choice) <= 2)
    };
    choices.iter().find(same).or_else(also).or_else(near).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of choices of each fault of a link, and what was meant.
    fn wrong(link: &str) -> Vec<(usize, Option<String>)> {
        let faults = link::decode(link, rules::SYSTEMS).expect_err(link).into_iter();
        let wrong = faults.map(|fault| Wrong::of_link(fault, link));
        wrong.map(|wrong| (wrong.choices.len(), wrong.meant)).collect()
    }

    #[test]
    fn faults_of_links_have_what_could_have_been_written() {
        let of = |number: usize, meant: &str| {
            let meant = Some(meant.to_owned()).filter(|meant| !meant.is_empty());
            vec![(number, meant)]
        };
        let mcr = rules::system("mcr").expect("MCR");
        assert_eq!(wrong("1/mcr/1m?win=tsumo"), of(4, "self-drawn"));
        assert_eq!(wrong("1%2Fmcr%2F1m?win=tsumo"), of(4, "self-drawn"));
        assert_eq!(wrong("1/mcr/1m?weather=rain"), of(mcr.questions.len(), ""));
        assert_eq!(wrong("1/mcr/1m?seet.0=E"), of(mcr.questions.len(), "seat"));
        let rulings = mcr.presets.len() + mcr.rulings.len();
        assert_eq!(wrong("1/mcr/1m?rulings=greenbook"), of(rulings, "green-book"));
        assert_eq!(wrong("1/sicuan/1m"), of(rules::KEYS.len(), "sichuan"));
        let kong = rules::system("sichuan").and_then(|rules| rules.event("kong")).expect("a kong");
        assert_eq!(wrong("1/sichuan/1m?event=kong.1.5m.form:E"), of(kong.questions.len(), "from"));
        assert_eq!(wrong("1/mcr/12"), of(0, ""));
    }
}
