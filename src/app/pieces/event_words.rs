//! The events of a deal, in words.

use crate::app::context::ui::Ui;
use crate::entry::Event;
use crate::text::explain;

/// The name of an event with its place, and its details.
pub fn event_words(ui: Ui, event: &Event) -> (String, String) {
    let (rules, words) = (ui.rules(), ui.catalogue());
    let kind = rules.event(event.kind);
    let mut name = ui.join(&["event.", event.kind]);
    if kind.is_some_and(|kind| kind.seat) {
        name = [&*ui.place_name(event.place), ui.language_now().colon(), &*name].concat();
    }
    let mut details = Vec::new();
    for question in kind.map_or(&[][..], |kind| kind.questions) {
        let answer = ui.engine().and_then(|engine| engine.event_answer(event, question.key));
        if let Some(answer) = answer {
            let short = explain::answer_short(&words, question.kind, question.key, answer);
            details.push(short.to_string());
        }
    }
    details.retain(|word| !word.is_empty());
    (name, details.join(" · "))
}
