//! What is missing before anybody pays, with the taps that enter it.

use leptos::prelude::*;

use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::button::Button;
use crate::app::pieces::event_answers;
use crate::app::pieces::payment_line::PaymentLine;
use crate::entry::Event;
use crate::scoring::{EntryPoint, Missing, Suggestion};
use crate::state::{Action, EventChange, Panel};
use crate::system::{Answer, Question, Role};
use crate::text::who_pays::missing_sentence;
use crate::text::{expected_payments, explain};

/// A tap that enters what is missing, or leads to where it is entered.
struct Tap {
    /// What stands on the button.
    words: String,
    /// The answer that it gives, for the hook `data-from`.
    answer: Option<Answer>,
    /// What it does.
    action: Action,
}

/// What is missing, and the taps that enter it.
#[component]
pub fn MissingEntry(missing: Missing) -> impl IntoView {
    let ui = use_ui();
    let expected = || expected_payments::while_open(&ui.report(), &ui.draft(), &ui.catalogue());
    let expected = missing.entry.is_discarder().then(expected).flatten();
    let expected = expected.map(
        |line| view! { <span class="expected" data-part="expected"><PaymentLine line/></span> },
    );
    let buttons = taps(ui, &missing.entry).into_iter().map(|tap| {
        let answer = tap.answer.map(|answer| answer.to_string());
        view! {
            <Button class="seat" hook=("data-enter", "") attr:data-from=answer press=tap.action>
                {tap.words}
            </Button>
        }
    });
    view! {
        <div class="asking" data-part="missing" data-missing=missing.note.key.clone()>
            <span class="who">{missing_sentence(&ui.draft(), &missing, &ui.catalogue())} {expected}</span>
            <span class="taps">{buttons.collect_view()}</span>
        </div>
    }
}

fn taps(ui: Ui, entry: &EntryPoint) -> Vec<Tap> {
    let one = |words: &str, action| vec![Tap { words: ui.t(words), answer: None, action }];
    match entry {
        EntryPoint::Answer { question, place } => answers(ui, question, *place),
        EntryPoint::EventAnswer { event, question } => event_answers(ui, *event, question),
        EntryPoint::EventTile { event } => one("ui.choose", Action::Open(Panel::Event(*event))),
        EntryPoint::Tiles { place } => one("missing.enter", Action::Place(*place)),
        EntryPoint::Event(suggestion) => match &suggestion.variants[..] {
            [only] => one("missing.add", insert(suggestion, only)),
            several => several.iter().map(|event| variant(ui, suggestion, event)).collect(),
        },
    }
}

/// The possible answers to a question of the draft.
fn answers(ui: Ui, question: &'static Question, place: usize) -> Vec<Tap> {
    let asked = ui.questions().into_iter();
    let asked = asked.filter(|asked| asked.question == question && asked.place == place);
    let offers = asked.flat_map(|asked| asked.offers);
    let possible = offers.filter(|offer| offer.impossible.is_none());
    let tap = |answer: Answer| Tap {
        words: ui.join(&["ask.", question.key, ".", &answer.to_string()]),
        answer: Some(answer),
        action: Action::AnswerAt(question, place, answer),
    };
    possible.map(|offer| tap(offer.answer)).collect()
}

/// The possible answers to a question about an event.
fn event_answers(ui: Ui, index: usize, question: &'static Question) -> Vec<Tap> {
    let draft = ui.draft();
    let Some(event) = draft.events.get(index) else { return Vec::new() };
    let words = ui.catalogue();
    let answers = event_answers::possible(ui, index, event, question).into_iter();
    let tap = |(question, answer): (&'static Question, Answer)| Tap {
        words: explain::answer(&words, question.kind, question.key, answer).to_string(),
        answer: Some(answer),
        action: Action::ChangeEvent(index, EventChange::Answer(question, answer)),
    };
    answers.map(tap).collect()
}

/// A variant of a suggested event, named by the player who discarded for it.
fn variant(ui: Ui, suggestion: &Suggestion, event: &Event) -> Tap {
    let answer = event.answer_about(Role::Discarder);
    let words = answer.and_then(Answer::seat).map(|seat| ui.seat(seat));
    let words = words.unwrap_or_else(|| ui.t("missing.add"));
    Tap { words, answer, action: insert(suggestion, event) }
}

/// Adds a variant of a suggested event.
fn insert(suggestion: &Suggestion, event: &Event) -> Action {
    Action::Insert(suggestion.index, event.clone(), suggestion.meld)
}
