//! The events of the deal: a list in order, where the question about one that is still open is asked, too, and a panel
//! for each.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::entry::suggestions::Suggestions;
use crate::app::pieces::event_answers::possible;
use crate::app::pieces::{Button, TileArt, Tool, Words, icon};
use crate::calculator::{Action, EventChange, Panel};
use crate::entry::Event;
use crate::system::{AnswerKind, EventKind, Question};
use crate::text::event::EventWords;
use crate::text::{explain, fault};

/// The list of events, and the buttons that add one.
#[component]
pub fn EventsPanel() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let rules = calculator.rules.get();
    let events = Memo::new(move |_| calculator.draft.get().events.clone());
    let count = Memo::new(move |_| events.with(Vec::len));
    let faults = move || {
        let words = i18n.catalogue();
        let line =
            |fault| view! { <p class="fault"><Words sentence=fault::sentence(fault, &words)/></p> };
        calculator.report().faults.iter().map(line).collect_view()
    };
    // A deal ends once.
    let can_add = move |kind: &EventKind| {
        !kind.ends_deal || events.with(|events| events.iter().all(|event| event.kind != kind))
    };
    let kinds = move || {
        let all = rules.events.iter().enumerate();
        all.filter(|(_, kind)| can_add(kind)).collect::<Vec<_>>()
    };
    let adding = move |(index, kind): (usize, &'static EventKind)| {
        view! {
            <Button class="offer" hook=("data-happened", kind.key) press=Action::AddEvent(index)>
                {["+ ", &*i18n.join(&["event.", kind.key])].concat()}
            </Button>
        }
    };
    view! {
        <div class="events">
            <p class="quiet">{i18n.join(&["ui.events.", rules.key])}</p>
            <For
                each=move || 0..count.get()
                key=|index| *index
                children=move |index| view! { <EventRow index events/> }
            />
            {faults}
            <Suggestions/>
            <div class="offers"><For each=kinds key=|(index, _)| *index children=adding/></div>
        </div>
    }
}

/// An event, with buttons that move and remove it.
#[component]
fn EventRow(
    /// The index in the list. The row stays when another event takes this index.
    index: usize,
    events: Memo<Vec<Event>>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let event = Memo::new(move |_| events.with(|events| events.get(index).cloned()));
    let body = move || {
        event.get().map(|event| {
            let (draft, words) = (calculator.draft.get(), i18n.catalogue());
            let event_words = EventWords::new(&draft, &words);
            let (name, details) = (event_words.name(&event), event_words.details(&event));
            view! {
                <span class="words">
                    <span class="name">{name}</span>
                    <span class="also">{details}</span>
                </span>
                {event.tile.map(|tile| view! { <TileArt tile/> })}
            }
        })
    };
    let is_last = Signal::derive(move || events.with(|events| index + 1 == events.len()));
    view! {
        <div class="event">
            <Button class="event-text" hook=("data-event", index) press=Action::Open(Panel::Event(index))>
                <span class="nth">{(index + 1).to_string()}</span>
                {body}
            </Button>
            // The first event cannot move up, the last one not down.
            <ChangeButton name="earlier" icon=icon::UP index change=EventChange::Earlier is_idle=index == 0/>
            <ChangeButton name="later" icon=icon::DOWN index change=EventChange::Later is_idle=is_last/>
            <ChangeButton name="take-away" icon=icon::CLOSE index change=EventChange::Remove is_idle=false/>
        </div>
        <OpenQuestion index event/>
    }
}

/// A button that changes an event.
#[component]
fn ChangeButton(
    name: &'static str,
    icon: &'static str,
    /// The index of the event.
    index: usize,
    change: EventChange,
    /// Whether there is nothing to change.
    #[prop(into)]
    is_idle: Signal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Tool
            icon=icon hook=("data-tell", name) label=i18n.join(&["ui.", name])
            attr:data-idle=move || is_idle.get().then_some("") attr:disabled=move || is_idle.get()
            press=Action::ChangeEvent(index, change)
        />
    }
}

/// The answers to the first question about an event that has none; nothing if all have one.
#[component]
fn OpenQuestion(
    /// The index of the event.
    index: usize,
    event: Memo<Option<Event>>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let asked = move || {
        let event = event.get()?;
        let question = open_question(&event)?;
        let answers = possible(calculator, index, &event, question);
        let buttons = answers.into_iter().map(|(question, answer)| {
            let words = i18n.catalogue();
            let name = explain::answer(&words, question, answer).to_string();
            let change = EventChange::Answer(question, answer);
            view! {
                <Button
                    class="seat" hook=("data-ask", question.key) attr:data-answer=answer.to_string()
                    press=Action::ChangeEvent(index, change)
                >
                    {name}
                </Button>
            }
        });
        let name = i18n.join(&["ask.", question.key]);
        Some(view! {
            <div class="open-question" role="group" aria-label=name.clone()>
                <span class="also">{name.clone()}</span>
                {buttons.collect_view()}
            </div>
        })
    };
    view! { {asked} }
}

/// The first question about an event that matters and has no answer.
fn open_question(event: &Event) -> Option<&'static Question> {
    event.kind.questions.iter().find(|question| {
        question.kind == AnswerKind::Choice
            && event.asks(question)
            && event.answer(question).is_none()
    })
}
