//! Sentences: words with tiles among them, and the templates that they are made from.

use std::borrow::Cow;
use std::fmt;

use serde::Serialize;

use super::isolated;
use crate::tiles::Tile;

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Span {
    /// Words.
    Text(String),
    /// Tiles, which a screen draws as pictures.
    Tiles(Vec<Tile>),
}

/// A sentence of words and tiles. [`Display`](fmt::Display) writes the tiles in notation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Sentence(pub Vec<Span>);

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for span in &self.0 {
            match span {
                Span::Text(text) => f.write_str(text)?,
                Span::Tiles(tiles) => crate::tiles::write_tiles(f, tiles)?,
            }
        }
        Ok(())
    }
}

/// The value of a slot in a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A sentence, a name or other text.
    Sentence(Sentence),
    /// A number.
    Number(i64),
    /// Groups of tiles, separated by blanks.
    Tiles(Vec<Vec<Tile>>),
}

impl Slot {
    /// Creates a slot with one group of tiles.
    pub fn tiles(tiles: &[Tile]) -> Slot {
        Slot::Tiles(vec![tiles.to_vec()])
    }

    /// Creates a slot with a name or other text.
    pub fn text(text: impl Into<String>) -> Slot {
        Slot::Sentence(Sentence(vec![Span::Text(text.into())]))
    }

    /// Creates a slot with the number of some things.
    pub fn count(n: usize) -> Slot {
        Slot::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }

    /// Returns the number, if the value is one.
    pub(super) fn number(&self) -> Option<i64> {
        match self {
            Slot::Number(n) => Some(*n),
            _ => None,
        }
    }
}

/// A part of a template whose slots a screen fills with something other than words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TemplatePart<'a> {
    /// Words.
    Words(&'a str),
    /// The name of a slot.
    Slot(&'a str),
}

/// The parts of a template, in order.
pub(super) fn parts(template: &str) -> Vec<TemplatePart<'_>> {
    let mut parts = Vec::new();
    let mut rest = template;
    while let Some((before, (name, behind))) =
        rest.split_once("{{").and_then(|(before, after)| Some((before, after.split_once("}}")?)))
    {
        parts.extend((!before.is_empty()).then_some(TemplatePart::Words(before)));
        parts.push(TemplatePart::Slot(name));
        rest = behind;
    }
    parts.extend((!rest.is_empty()).then_some(TemplatePart::Words(rest)));
    parts
}

/// Puts the templates that a template refers to into their places. `find` returns the template of a
/// key for the number in a slot.
pub(super) fn expand<'a>(
    template: &'a str,
    find: impl Fn(&'a str, &'a str) -> &'a str,
) -> Cow<'a, str> {
    let mut whole = Cow::Borrowed("");
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("$t(") {
        let reference = after.split_once("}}})").and_then(|(reference, behind)| {
            Some((reference.split_once(", {\"count\": {{")?, behind))
        });
        let Some(((key, slot), behind)) = reference else { break };
        whole += before;
        whole += find(key, slot);
        rest = behind;
    }
    whole + rest
}

/// Fills the slots of a template. A slot without a value stays as it is written.
pub(super) fn fill(template: &str, slots: &[(&str, Slot)]) -> Sentence {
    let mut sentence = Sentence::default();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        sentence.push_text(before);
        let Some((name, behind)) = after.split_once("}}") else {
            sentence.push_text("{{");
            rest = after;
            continue;
        };
        rest = behind;
        match slots.iter().find(|(key, _)| *key == name).map(|(_, value)| value) {
            Some(Slot::Number(n)) => sentence.push_text(&n.to_string()),
            Some(Slot::Sentence(inner)) => {
                inner.0.iter().for_each(|span| sentence.push(span));
            }
            Some(Slot::Tiles(groups)) => {
                for (i, group) in groups.iter().enumerate() {
                    if i > 0 {
                        sentence.push_text(" ");
                    }
                    sentence.0.push(Span::Tiles(group.clone()));
                }
            }
            None => sentence.push_text(&["{{", name, "}}"].concat()),
        }
    }
    sentence.push_text(rest);
    sentence
}

impl Sentence {
    fn push_text(&mut self, text: &str) {
        match self.0.last_mut() {
            Some(Span::Text(last)) => last.push_str(text),
            _ if text.is_empty() => {}
            _ => self.0.push(Span::Text(text.to_owned())),
        }
    }

    /// Adds what stands in a slot. A name from right to left leaves the words around it where they are.
    fn push(&mut self, span: &Span) {
        match span {
            Span::Text(text) => self.push_text(&isolated(text)),
            Span::Tiles(_) => self.0.push(span.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_filled() {
        let slots = [("n", Slot::Number(2)), ("tiles", Slot::tiles(&["5m".parse().unwrap()]))];
        let filled = fill("{{n}} tiles: {{tiles}}. {{else}} {{", &slots);
        assert_eq!(filled.to_string(), "2 tiles: 5m. {{else}} {{");
    }

    #[test]
    fn a_name_from_right_to_left_turns_no_words_round() {
        let slots = [("a", Slot::text("דוד")), ("b", Slot::text("Anna")), ("n", Slot::Number(8))];
        let filled = fill("{{a}} pays {{b}} {{n}}", &slots).to_string();
        assert_eq!(filled, "\u{2068}דוד\u{2069} pays Anna 8");
        let within = [("line", Slot::text(filled.clone()))];
        assert_eq!(
            fill("Penalty: {{line}}", &within).to_string(),
            ["Penalty: ", &*filled].concat()
        );
    }

    #[test]
    fn slots_stand_between_words() {
        use TemplatePart::{Slot, Words};
        assert_eq!(parts("{{a}} wins, {{b}}"), [Slot("a"), Words(" wins, "), Slot("b")]);
        assert_eq!(parts("all {{"), [Words("all {{")]);
    }

    #[test]
    fn what_is_no_whole_reference_stays() {
        let template = "$t(a, {\"count\": {{n}}}) $t(b) $t(c, {\"count\"";
        assert_eq!(expand(template, |_, slot| slot), "n $t(b) $t(c, {\"count\"");
    }
}
