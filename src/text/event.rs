//! The events of a deal in words.

use crate::entry::{Draft, Event};
use crate::system::{Answer, Question, Role};

use super::{Catalogue, explain, place_name};

/// Names the events of a draft.
#[derive(Clone, Copy)]
pub struct EventWords<'a> {
    draft: &'a Draft,
    words: &'a Catalogue,
}

impl<'a> EventWords<'a> {
    /// The words for the events of a draft.
    pub fn new(draft: &'a Draft, words: &'a Catalogue) -> EventWords<'a> {
        EventWords { draft, words }
    }

    /// The name of an event, with its place if it has one: “South: concealed kong”.
    pub fn name(self, event: &Event) -> String {
        let name = self.words.get(&["event.", event.kind.key].concat()).to_owned();
        match event.kind.seat {
            true => {
                let place = place_name(self.draft, event.place, self.words);
                [&*place, self.words.language().colon(), &*name].concat()
            }
            false => name,
        }
    }

    /// The answers to the questions about an event, as far as there are any.
    pub fn details(self, event: &Event) -> String {
        self.listed(event, |question| event.answer_if_asked(question)).join(" · ")
    }

    /// The details of an event of which it is open how the winning tile came, unless somebody said it.
    pub fn certain_details(self, event: &Event) -> Vec<String> {
        let is_given = |question: &Question| event.given().any(|(given, _)| given == question);
        self.listed(event, |question| {
            let is_certain = question.role != Role::WinSource || is_given(question);
            event.answer_if_asked(question).filter(|_| is_certain)
        })
    }

    /// What a variant of an event adds to what all its variants have in common.
    pub fn added(self, variant: &Event, event: &Event) -> String {
        let common = self.certain_details(event);
        let mut words = self.certain_details(variant);
        words.retain(|word| !common.contains(word));
        words.join(" · ")
    }

    /// A variant of an event in a line: its name, its tile and what it adds.
    pub fn label(self, variant: &Event, event: &Event) -> String {
        let tile = variant.tile.map(|tile| self.words.get(&format!("tile.{tile}")).to_owned());
        let mut parts = vec![self.name(variant)];
        parts.extend(tile);
        parts.push(self.added(variant, event));
        parts.retain(|part| !part.is_empty());
        parts.join(self.words.language().comma())
    }

    /// The words for the answers that `answer` gives to the questions about an event.
    fn listed(self, event: &Event, answer: impl Fn(&Question) -> Option<Answer>) -> Vec<String> {
        let short = |question: &Question| {
            let answer = answer(question)?;
            Some(explain::answer_short(self.words, question, answer).to_string())
        };
        event.kind.questions.iter().filter_map(short).filter(|word| !word.is_empty()).collect()
    }
}
