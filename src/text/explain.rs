//! Sentences that explain a fan: its name and definition, why it counts, why it does not, and why
//! it was dropped. They are made from the evidence, obstacles and reasons of a
//! [`Report`](crate::scoring::Report); no rule is applied here.

use crate::entry::Draft;
use crate::reading::division::Division;
use crate::scoring::{Evidence, Examined, Sheet};
use crate::system::{Answer, AnswerKind, Fan, Question, System};
use crate::tiles::{SeatSet, Tile};

use super::{Catalogue, Sentence, Slot, Span, missing, seat_name};

pub use super::exclusion::dropped;
pub use super::names::{fan_name, name};

/// Returns the definition of a fan.
pub fn definition(catalogue: &Catalogue, rules: &System, fan: &Fan) -> Sentence {
    catalogue.sentence(&format!("fan.{}.{}.definition", rules.words, fan.key), &[])
}

/// Names an answer to a question where the player can choose it.
///
/// Yes and no are said in the words that all questions have in common, unless the question has its own.
pub fn answer(catalogue: &Catalogue, question: &Question, answer: Answer) -> Sentence {
    match question.kind {
        kind if kind.is_choice() => {
            let own = format!("ask.{}.{answer}", question.key);
            let is_common =
                matches!(answer, Answer::Yes | Answer::No) && catalogue.find(&own).is_none();
            let key = if is_common { format!("answer.{answer}") } else { own };
            match question.answers.contains(&answer) {
                true => catalogue.sentence(&key, &[]),
                false => Sentence(vec![Span::Text(free(answer))]),
            }
        }
        AnswerKind::Tile => Sentence(vec![Span::Tiles(answer.tile().into_iter().collect())]),
        AnswerKind::Number { .. } => Sentence(vec![Span::Text(answer.to_string())]),
        _ if is_nothing(answer) => catalogue.sentence("answer.nothing", &[]),
        AnswerKind::Tiles { .. } => {
            Sentence(vec![Span::Tiles(answer.tiles().unwrap_or_default().to_vec())])
        }
        _ => Sentence(vec![Span::Text(seats(catalogue, answer))]),
    }
}

/// Writes an answer that is not one of the named ones: numbers with their signs, if there are several.
fn free(answer: Answer) -> String {
    let signed = |tenths: &i16| {
        let sign = if *tenths < 0 { "−" } else { "+" };
        let text = format!("{sign}{}.{}", tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        text.strip_suffix(".0").unwrap_or(&text).to_owned()
    };
    match answer.tenths() {
        Some(tenths) => tenths.as_slice().iter().map(signed).collect::<Vec<_>>().join(" "),
        None => answer.to_string(),
    }
}

/// Whether an answer is a list without tiles or a set without seats.
fn is_nothing(answer: Answer) -> bool {
    answer.tiles().is_some_and(|tiles| tiles.is_empty())
        || answer.seats().is_some_and(SeatSet::is_empty)
}

/// Names the seats of an answer.
fn seats(catalogue: &Catalogue, answer: Answer) -> String {
    let seats = answer.seats().unwrap_or_default();
    let names: Vec<String> = seats.iter().map(|seat| seat_name(seat, catalogue)).collect();
    names.join(catalogue.language().comma())
}

/// Names an answer in the summary line; empty if the summary does not mention it, as with most
/// defaults: they have no short words.
pub fn answer_short(catalogue: &Catalogue, question: &Question, answer: Answer) -> Sentence {
    if is_nothing(answer) {
        return Sentence::default();
    }
    let key = question.key;
    let (key, slot) = match question.kind {
        kind if kind.is_choice() => {
            let named = format!("ask.{key}.{answer}.short");
            let free = format!("ask.{key}.short");
            let has = |key: &str| catalogue.find(key).is_some();
            match kind {
                _ if has(&named) => (named, None),
                AnswerKind::Choice => return Sentence::default(),
                _ if has(&free) => {
                    let value = self::answer(catalogue, question, answer).to_string();
                    (free, Some(("value", Slot::text(value))))
                }
                _ => return Sentence::default(),
            }
        }
        AnswerKind::Tile => {
            let tile = answer.tile();
            (format!("ask.{key}.short"), Some(("tile", Slot::tiles(tile.as_slice()))))
        }
        AnswerKind::Number { .. } => {
            let number = answer.number().unwrap_or(0);
            (format!("ask.{key}.short"), Some(("value", Slot::Number(number.into()))))
        }
        AnswerKind::Tiles { .. } => {
            let tiles = answer.tiles().unwrap_or_default();
            (format!("ask.{key}.short"), Some(("tiles", Slot::tiles(&tiles))))
        }
        _ => {
            let seats = seats(catalogue, answer);
            (format!("ask.{key}.short"), Some(("seats", Slot::text(seats))))
        }
    };
    catalogue.sentence(&key, slot.as_slice())
}

/// Names an answer where it must be named even if it is the plain default: “Dealer: East”.
pub fn answer_said(catalogue: &Catalogue, question: &Question, given: Answer) -> Sentence {
    let short = answer_short(catalogue, question, given);
    if !short.to_string().is_empty() {
        return short;
    }
    let mut said = answer(catalogue, question, given);
    let name = catalogue.get(&["ask.", question.key].concat()).to_owned();
    said.0.insert(0, Span::Text(name + catalogue.language().colon()));
    said
}

/// Says why a fan applies to a division. `win` is the winning tile.
pub fn why(
    catalogue: &Catalogue,
    rules: &System,
    fan: &Fan,
    evidence: &Evidence,
    division: &Division,
    win: Option<Tile>,
) -> Sentence {
    let parts = evidence.parts.iter().map(|part| division.tiles(part)).collect();
    let slots = [
        ("parts", Slot::Tiles(parts)),
        ("tiles", Slot::Tiles(vec![evidence.tiles.iter().collect()])),
        ("win", Slot::Tiles(vec![win.into_iter().collect()])),
    ];
    let claimed = if evidence.with_claimed_tile { ".claimed" } else { "" };
    catalogue.sentence(&format!("fan.{}.{}.why{claimed}", rules.words, fan.key), &slots)
}

/// Says why a fan applies to a division, each sentence once. `evidence` is that of its occurrences.
pub fn reasons(
    catalogue: &Catalogue,
    rules: &System,
    fan: &Fan,
    evidence: &[Evidence],
    division: &Division,
    win: Option<Tile>,
) -> Vec<Sentence> {
    let mut said: Vec<Sentence> = Vec::new();
    for evidence in evidence {
        let sentence = why(catalogue, rules, fan, evidence, division, win);
        if !said.contains(&sentence) {
            said.push(sentence);
        }
    }
    said
}

/// Says why a fan counts in the best reading of the player's hand, why it was dropped, or what is
/// missing of it. Where the player makes several hands, the first one with the fan is explained.
/// `None` if there is no reading.
pub fn explain_fan(
    catalogue: &Catalogue,
    draft: &Draft,
    examined: &Examined,
    fan: &Fan,
) -> Option<Sentence> {
    let (rules, report) = (draft.system(), &examined.report);
    // Other places are hands of the same player, or of the opponents.
    let others = report.others.iter().filter(|_| draft.is_one_player());
    let others = others.map(|other| (other.place, &other.sheets));
    let places = std::iter::once((0, &report.sheets)).chain(others);
    let sheets: Vec<(usize, &Sheet)> =
        places.filter_map(|(place, sheets)| Some((place, sheets.first()?))).collect();
    let counted = sheets.iter().find_map(|(place, sheet)| {
        let counted = sheet.counted.iter().find(|counted| counted.fan == fan)?;
        let win = examined.winning_tile(draft, *place);
        Some(why(catalogue, rules, fan, &counted.evidence, &sheet.division, win))
    });
    let lost = || {
        sheets.iter().find_map(|(_, sheet)| {
            let lost = sheet.dropped.iter().find(|dropped| dropped.fan == fan)?;
            Some(dropped(catalogue, fan, &lost.reason))
        })
    };
    let absent = || {
        sheets.iter().find_map(|(place, _)| {
            let found = examined.why_or_nearest(*place, 0, fan.number)?;
            Some(missing::missing(catalogue, &found.err()?, report.sheets_at(*place), 0))
        })
    };
    counted.or_else(lost).or_else(absent)
}
