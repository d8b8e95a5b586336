//! What is missing before anybody pays, with the taps that enter it.

use leptos::prelude::*;

use crate::app::context::{Calculator, I18n, use_calculator, use_i18n};
use crate::app::pieces::{Button, PaymentLine, event_answers};
use crate::calculator::{Action, EventChange, Panel};
use crate::entry::Event;
use crate::scoring::{EntryPoint, Missing, Suggestion};
use crate::system::{Answer, Question, Role};
use crate::text::expected_payments::ByDiscarder;
use crate::text::explain;
use crate::text::who_pays::missing_sentence;

/// A tap that enters what is missing, or leads to where it is entered.
struct Tap {
    /// What stands on the button.
    words: String,
    /// The answer that it gives, for the hook `data-from`, which is empty without one.
    answer: Option<Answer>,
    /// What it does.
    action: Action,
}

/// What is missing, and the taps that enter it.
#[component]
pub fn MissingEntry(missing: Missing) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let known =
        || ByDiscarder::of(&calculator.report(), &calculator.draft.get(), &i18n.catalogue());
    let ByDiscarder { sums, line } = missing.entry.is_discarder().then(known).unwrap_or_default();
    let expected = (!line.is_empty())
        .then(|| view! { <span class="expected" data-part="expected"><PaymentLine line/></span> });
    let buttons = taps(calculator, i18n, &missing.entry).into_iter().map(|tap| {
        let answer = tap.answer.map(|answer| answer.to_string()).unwrap_or_default();
        let seat = tap.answer.and_then(Answer::seat);
        // Where there is little room, a letter stands for a seat, as in the keys for the own one.
        let letter = seat
            .filter(|_| !calculator.is_at_table())
            .map(|seat| i18n.join(&["seat.", seat.letter(), ".letter"]));
        let letter = letter.map(|letter| view! { <span class="letter">{letter}</span> });
        let sum = sums.iter().find(|(discarder, _)| Some(*discarder) == seat);
        let sum = sum.map(|(_, sum)| sum.to_string());
        let name = [Some(&*tap.words), sum.as_deref()].into_iter().flatten();
        let name = Vec::from_iter(name).join(" ");
        let sum = sum.map(|sum| view! { " " <b class="sum-of">{sum}</b> });
        view! {
            <Button
                class="seat" hook=("data-enter", "") attr:data-from=answer press=tap.action
                label=move || name.clone()
            >
                <span class="full">{tap.words}</span>
                {letter}
                {sum}
            </Button>
        }
    });
    view! {
        <div class="asking" data-part="missing" data-missing=missing.note.key.clone()>
            <span class="who">{missing_sentence(&calculator.draft.get(), &missing, &i18n.catalogue())} {expected}</span>
            <span class="taps">{buttons.collect_view()}</span>
        </div>
    }
}

fn taps(calculator: Calculator, i18n: I18n, entry: &EntryPoint) -> Vec<Tap> {
    let one = |words: &str, action| vec![Tap { words: i18n.t(words), answer: None, action }];
    match entry {
        EntryPoint::Answer { question, place } => answers(calculator, i18n, question, *place),
        EntryPoint::EventAnswer { event, question } => {
            event_answers(calculator, i18n, *event, question)
        }
        EntryPoint::EventTile { event } => one("ui.choose", Action::Open(Panel::Event(*event))),
        EntryPoint::Tiles { place, instead } => {
            let answers = instead.map(|question| answers(calculator, i18n, question, *place));
            let mut taps = one("missing.enter", Action::Place(*place));
            taps.extend(answers.into_iter().flatten());
            taps
        }
        EntryPoint::Event(suggestion) => match &suggestion.variants[..] {
            [only] => one("missing.add", insert(suggestion, only)),
            several => several.iter().map(|event| variant(i18n, suggestion, event)).collect(),
        },
    }
}

/// The possible answers to a question of the draft.
fn answers(
    calculator: Calculator,
    i18n: I18n,
    question: &'static Question,
    place: usize,
) -> Vec<Tap> {
    let asked = calculator.questions().into_iter();
    let asked = asked.filter(|asked| asked.question == question && asked.place == place);
    let offers = asked.flat_map(|asked| asked.offers);
    let possible = offers.filter(|offer| offer.impossible.is_none());
    let words = i18n.catalogue();
    let tap = |answer: Answer| Tap {
        words: explain::answer(&words, question, answer).to_string(),
        answer: Some(answer),
        action: Action::AnswerAt(question, place, answer),
    };
    possible.map(|offer| tap(offer.answer)).collect()
}

/// The possible answers to a question about an event.
fn event_answers(
    calculator: Calculator,
    i18n: I18n,
    index: usize,
    question: &'static Question,
) -> Vec<Tap> {
    let draft = calculator.draft.get();
    let Some(event) = draft.events.get(index) else { return Vec::new() };
    let words = i18n.catalogue();
    let answers = event_answers::possible(calculator, index, event, question).into_iter();
    let tap = |(question, answer): (&'static Question, Answer)| Tap {
        words: explain::answer(&words, question, answer).to_string(),
        answer: Some(answer),
        action: Action::ChangeEvent(index, EventChange::Answer(question, answer)),
    };
    answers.map(tap).collect()
}

/// A variant of a suggested event, named by the player who discarded for it.
fn variant(i18n: I18n, suggestion: &Suggestion, event: &Event) -> Tap {
    let answer = event.answer_about(Role::Discarder);
    let words = answer.and_then(Answer::seat).map(|seat| i18n.seat(seat));
    let words = words.unwrap_or_else(|| i18n.t("missing.add"));
    Tap { words, answer, action: insert(suggestion, event) }
}

/// Adds a variant of a suggested event.
fn insert(suggestion: &Suggestion, event: &Event) -> Action {
    Action::Insert(suggestion.index, event.clone(), suggestion.meld)
}
