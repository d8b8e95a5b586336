//! The circumstances: the answers on one line, with the keys for the usual ones, and a panel with all
//! questions.

use leptos::prelude::*;

use crate::app::context::lasting::Lasting;
use crate::app::context::{Calculator, I18n, use_calculator, use_i18n};
use crate::app::entry::both_ways::{WayBrings, both_ways_in_words};
use crate::app::entry::modes::hint;
use crate::app::entry::seat_keys::SeatKeys;
use crate::app::pieces::{Button, Icon, Question, Rows, WordsLine, answers, icon, once_painted};
use crate::calculator::{Action, Panel};
use crate::entry::Asked;
use crate::system::{Answer, Question as SystemQuestion, Role};
use crate::text::{Sentence, Span};
use crate::tiles::WinSource;

/// The line with the answers, the buttons for the two usual ways to win, and the events.
#[component]
pub fn CircumstancesLine() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let summary = Memo::new(move |_| summary(calculator, i18n));
    let has_events = Memo::new(move |_| !calculator.rules.get().events.is_empty());
    let hint = Memo::new(move |_| hint(calculator, i18n));
    let is_hinting = Memo::new(move |_| hint.with(|hint| !hint.is_empty()));
    // In a session the players are named elsewhere: above the tiles or in a row of their hands.
    let is_at_table = Memo::new(move |_| calculator.is_at_table());
    let words = move || match is_hinting.get() {
        true => view! { <span class="hint">{hint}</span> }.into_any(),
        false => view! {
            <Button class="words" name="circumstances" press=Action::Open(Panel::Circumstances)>
                <span>{move || view! { <span><WordsLine sentences=summary.get()/></span> }}</span>
                <Icon path=icon::DOWN/>
            </Button>
        }
        .into_any(),
    };
    view! {
        <div class="circumstances" data-part="circumstances">
            {move || (!is_at_table.get()).then(|| view! { <SeatKeys/> })}
            {words}
            <WinSources/>
            <div class="happened">
                {move || has_events.get().then(|| view! { <EventsButton/> })}
            </div>
        </div>
    }
}

/// The answers that differ from the default, and the flowers. Answers that already stand in the bar of a
/// session's deal are left out.
fn summary(calculator: Calculator, i18n: I18n) -> Vec<Sentence> {
    let (report, place) = (calculator.report(), calculator.asked_place());
    let plain = |words: String| Sentence(vec![Span::Text(words)]);
    let mut words = Vec::new();
    let rules = calculator.rules.get();
    let is_default = report.preset == Some(rules.presets[0].key);
    if !is_default && !rules.names_preset && !calculator.is_at_table() {
        words.push(plain(i18n.preset()));
    }
    // The keys beside the line, and what stands beside the hand, show these answers.
    let is_way = |asked: &Asked| is_source(asked) && asked.answer.is_some_and(is_usual);
    let is_seat = |asked: &Asked| asked.question.role == Role::Seat && place == 0;
    let is_beside = |asked: &Asked| is_way(asked) || is_seat(asked) || asked.question.beside_hand;
    let asked =
        report.asked.iter().filter(|asked| asked.place == place && !is_in_bar(calculator, asked));
    words.extend(answers(i18n, asked.filter(|asked| !is_beside(asked))));
    match calculator.tiles().flowers.len() {
        0 => {}
        n => words.push(plain(i18n.count("ui.flower-count", n))),
    }
    words.retain(|words| !words.0.is_empty());
    if words.is_empty() {
        words.push(plain(i18n.about_place(place)));
    }
    words
}

/// Whether the answer to a question already stands in the bar of the session's deal. The bar shows the
/// round, the dealer, what lies on the table, the winner and the discarder.
fn is_in_bar(calculator: Calculator, asked: &Asked) -> bool {
    use Role::{Counter, Dealer, Discarder, Round, Seat};
    let is_said = matches!(asked.question.role, Seat | Dealer | Round | Discarder | Counter);
    calculator.is_at_table() && is_said
}

/// Whether a session knows the answer to a question from the deals before: the round, the dealer, and what
/// lies on the table. Where nobody won, it does not matter whose hand is at the first place either.
fn is_known(calculator: Calculator, asked: &Asked) -> bool {
    let is_drawn = || calculator.draft.get().is_drawn();
    let is_set = match asked.question.role {
        Role::Round | Role::Dealer | Role::Counter => true,
        Role::Seat => is_drawn(),
        _ => false,
    };
    is_set && calculator.is_at_table()
}

/// Whether a question asks whose hand it is while a session leaves that open.
fn is_open_seat(calculator: Calculator, asked: &Asked) -> bool {
    !calculator.is_owner_known() && asked.question.role == Role::Seat
}

/// The ways to win that have buttons of their own.
const USUAL: [WinSource; 2] = [WinSource::Discard, WinSource::SelfDrawn];

fn is_usual(answer: Answer) -> bool {
    answer.win_source().is_some_and(|source| USUAL.contains(&source))
}

/// Whether a question asks for the source of the winning tile.
fn is_source(asked: &Asked) -> bool {
    asked.question.role == Role::WinSource
}

/// The question for the source of the winning tile, with its current answer and the usual ones.
#[derive(Clone, PartialEq)]
struct SourceQuestion {
    question: &'static SystemQuestion,
    answer: Option<Answer>,
    usual: Vec<Answer>,
}

/// The buttons for the usual ways to win.
#[component]
fn WinSources() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let source = Lasting::memo(move || {
        let report = calculator.report();
        let mut asked = report.asked.iter().filter(|_| calculator.asked_place() == 0);
        let Asked { question, answer, offers, .. } = asked.find(|asked| is_source(asked))?;
        let offers = offers.iter().map(|offer| offer.answer);
        let usual = offers.filter(|answer| is_usual(*answer)).collect();
        Some(SourceQuestion { question, answer: *answer, usual })
    });
    // What both ways bring is found after the tap has been painted.
    let now =
        Memo::new(move |_| (calculator.draft.get(), calculator.is_reading(), i18n.language()));
    let painted = once_painted(now);
    let brings = Memo::new(move |_| match painted.get() == now.get() && now.get().1 {
        true => both_ways_in_words(calculator, i18n),
        false => Vec::new(),
    });
    // The rule system has its own words for the ways to win.
    let each = move || {
        let rules = calculator.rules.get().key;
        let way = |source: SourceQuestion| {
            let ways = source.usual.into_iter();
            ways.map(|way| (rules, source.question, way)).collect::<Vec<_>>()
        };
        source.get().map(way).unwrap_or_default()
    };
    let button = move |(_, question, way): (&'static str, &'static SystemQuestion, Answer)| {
        let is_given =
            move || source.with(|asked| asked.as_ref().is_some_and(|a| a.answer == Some(way)));
        let written = way.to_string();
        let name = ["ask.", question.key, ".", &*written].concat();
        view! {
            <Button
                class="way" hook=("data-way", written) pressed=is_given
                press=Action::Answer(question, way)
            >
                <span>{move || i18n.t(&name)}</span>
                {move || {
                    let all = brings.get().into_iter();
                    all.filter(|one| one.is_of(way.win_source())).map(|brings| view! { <WayBrings brings/> }).collect_view()
                }}
            </Button>
        }
    };
    view! {
        <div class="ways" data-part="both-ways">
            <Rows each key=|(rules, _, way)| (*rules, way.to_string()) children=button/>
        </div>
    }
}

/// The button for the events, with their number.
#[component]
fn EventsButton() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let count = Memo::new(move |_| calculator.draft.get().events.len());
    let written = move || match count.get() {
        0 => String::new(),
        n => n.to_string(),
    };
    view! {
        <Button
            class="tool" name="events"
            label=move || [&*i18n.t("ui.events"), " ", &*written()].concat()
            press=Action::Open(Panel::Events)
        >
            <Icon path=icon::LIST/>
            <b class="badge">{written}</b>
        </Button>
    }
}

/// The panel with every question of the current place and its answers. A question keeps its element
/// when it is answered.
#[component]
pub fn CircumstancesPanel() -> impl IntoView {
    let calculator = use_calculator();
    let questions = Memo::new(move |_| {
        let place = calculator.asked_place();
        let asked = calculator.questions().into_iter();
        let asked = asked.filter(|asked| asked.place == place && !is_known(calculator, asked));
        let open = |asked: Asked| match is_open_seat(calculator, &asked) {
            true => Asked { answer: None, ..asked },
            false => asked,
        };
        asked.map(open).collect::<Vec<_>>()
    });
    let question = move |first: Asked| {
        let asked = Memo::new(move |last: Option<&Asked>| {
            let now = |all: &Vec<Asked>| all.iter().find(|a| a.question == first.question).cloned();
            // A question that is not asked any more stays as it was until it goes.
            questions.with(now).unwrap_or_else(|| last.unwrap_or(&first).clone())
        });
        view! { <Question asked/> }
    };
    view! {
        <div class="questions">
            <For each=move || questions.get() key=|asked| (asked.question.key, asked.place) children=question/>
        </div>
    }
}
