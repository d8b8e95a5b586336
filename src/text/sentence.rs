//! Sentences: words with tiles among them, and the templates that they are made from.

use std::fmt;

use serde::Serialize;

use super::{Language, plural};
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
}

/// Fills the slots of a template. A slot without a value stays as it is written.
pub(super) fn fill(template: &str, slots: &[(&str, Slot)], language: Language) -> Sentence {
    let mut sentence = Sentence::default();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        sentence.push_text(before);
        let Some((slot, behind)) = after.split_once('}') else {
            sentence.push_text("{");
            rest = after;
            continue;
        };
        rest = behind;
        let mut words = slot.split('|');
        let name = words.next().unwrap_or_default();
        match slots.iter().find(|(key, _)| *key == name).map(|(_, value)| value) {
            Some(Slot::Number(n)) if slot.contains('|') => {
                let forms: Vec<&str> = words.collect();
                let form = plural::form(language, *n).min(forms.len() - 1);
                sentence.push_text(forms[form]);
            }
            Some(Slot::Number(n)) => sentence.push_text(&n.to_string()),
            Some(Slot::Sentence(inner)) => {
                inner.0.iter().cloned().for_each(|span| sentence.push(span));
            }
            Some(Slot::Tiles(groups)) => {
                for (i, group) in groups.iter().enumerate() {
                    if i > 0 {
                        sentence.push_text(" ");
                    }
                    sentence.push(Span::Tiles(group.clone()));
                }
            }
            None => sentence.push_text(&format!("{{{slot}}}")),
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

    fn push(&mut self, span: Span) {
        match span {
            Span::Text(text) => self.push_text(&text),
            tiles => self.0.push(tiles),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_filled_and_words_agree() {
        let slots = [("n", Slot::Number(2)), ("tiles", Slot::tiles(&["5m".parse().unwrap()]))];
        let filled = fill("{n} {n|tile|tiles}: {tiles}. {else} {", &slots, Language::En);
        assert_eq!(filled.to_string(), "2 tiles: 5m. {else} {");
    }
}
