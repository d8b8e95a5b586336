//! The possible answers to a question, as buttons. One that is impossible now can be tapped, too: it
//! then says below itself why it is impossible.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MouseEvent};

use crate::app::browser::focus;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::list_offers::{SeatSetOffers, TileListOffers};
use crate::app::pieces::sentence::Words;
use crate::app::pieces::tile::TileArt;
use crate::calculator::{Action, room};
use crate::entry::Offer;
use crate::system::{Answer, AnswerKind, Question};
use crate::text::{explain, fault};

/// An impossible answer that was tapped.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Refused {
    /// Its index among the offers.
    at: usize,
    /// The index of the last offer in its line, below which it is said why.
    line_end: usize,
}

/// The possible answers to a question.
#[component]
pub fn Offers(
    question: &'static Question,
    /// The answers, which stay the same, and which of them are impossible now.
    #[prop(into)]
    offers: Signal<Vec<Offer>>,
    /// The current answer.
    #[prop(into)]
    now: Signal<Option<Answer>>,
    /// The action that gives an answer.
    #[prop(into)]
    act: Callback<Answer, Action>,
) -> impl IntoView {
    let key = question.key;
    match question.kind {
        AnswerKind::Tiles { most } => {
            view! { <TileListOffers question=key most offers now act/> }.into_any()
        }
        AnswerKind::Seats => view! { <SeatSetOffers question=key offers now act/> }.into_any(),
        _ => view! { <SingleOffers question offers now act/> }.into_any(),
    }
}

/// The possible answers to a question that one of them answers.
#[component]
fn SingleOffers(
    question: &'static Question,
    offers: Signal<Vec<Offer>>,
    now: Signal<Option<Answer>>,
    act: Callback<Answer, Action>,
) -> impl IntoView {
    let refused = RwSignal::new(None::<Refused>);
    let answers: Vec<Answer> = offers.with_untracked(|all| all.iter().map(|o| o.answer).collect());
    let words = use_i18n().catalogue();
    let [beside, pair] = match question.kind {
        AnswerKind::Tile | AnswerKind::Number { .. } => [None, None],
        _ => room(
            answers.iter().map(|answer| explain::answer(&words, question, *answer).to_string()),
        ),
    };
    let all = answers.into_iter().enumerate().map(|(at, answer)| {
        let is_impossible = Memo::new(move |_| {
            offers.with(|all| all.get(at).is_some_and(|o| o.impossible.is_some()))
        });
        let pressed = Signal::derive(move || now.get() == Some(answer));
        let action = act.run(answer);
        view! { <OfferButton question answer action pressed is_impossible at refused/> }.into_any()
    });
    let with_reason = all.enumerate().map(|(at, button)| {
        let reason = move || {
            let refused = refused.get().filter(|refused| refused.line_end == at)?;
            let offer = offers.with(|all| all.get(refused.at).cloned())?;
            let sentence = fault::sentence(&offer.impossible?, &use_i18n().catalogue());
            let id = reason_id(question.key, offer.answer);
            Some(view! {
                <p class="fault refusal" role="alert" data-refusal=offer.answer.to_string() id=id>
                    <Words sentence/>
                </p>
            })
        };
        view! { {button} {reason} }
    });
    let class = match question.kind {
        AnswerKind::Tile => "tile-picker",
        AnswerKind::Number { .. } => "numbers",
        AnswerKind::Choice
        | AnswerKind::ChoiceOrNumber { .. }
        | AnswerKind::ChoiceOrTenths
        | AnswerKind::Tiles { .. }
        | AnswerKind::Seats => "offers",
    };
    let follow_arrows = move |event| {
        if question.kind == AnswerKind::Tile {
            focus::follow_arrows(event);
        }
    };
    view! {
        <div class=class style:--beside=beside style:--pair=pair on:keydown=follow_arrows>{with_reason.collect_view()}</div>
    }
}

/// The id of the reason why an answer is impossible.
fn reason_id(question: &str, answer: Answer) -> String {
    format!("refusal-{question}-{answer}")
}

/// A possible answer.
#[component]
fn OfferButton(
    question: &'static Question,
    answer: Answer,
    action: Action,
    pressed: Signal<bool>,
    is_impossible: Memo<bool>,
    /// The index among the offers.
    at: usize,
    refused: RwSignal<Option<Refused>>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let tile = answer.tile();
    let words = tile.is_none().then(|| {
        let sentence = explain::answer(&i18n.catalogue(), question, answer);
        view! { <Words sentence/> }
    });
    let class = move || match (question.kind, is_impossible.get()) {
        (AnswerKind::Tile, false) => "tile",
        (AnswerKind::Tile, true) => "tile muted",
        (_, false) => "offer",
        (_, true) => "offer muted",
    };
    let description = move || {
        let is_shown = is_impossible.get() && refused.get().is_some_and(|refused| refused.at == at);
        is_shown.then(|| reason_id(question.key, answer))
    };
    let choose = move |event: MouseEvent| {
        if is_impossible.get_untracked() {
            refused.set(Some(Refused { at, line_end: line_end(&event).unwrap_or(at) }));
        } else {
            refused.set(None);
            calculator.act(action.clone());
        }
    };
    view! {
        <button
            type="button"
            class=class
            data-ask=question.key
            data-answer=answer.to_string()
            aria-label=tile.map(|tile| i18n.tile(tile))
            aria-pressed=move || pressed.get().to_string()
            aria-disabled=move || is_impossible.get().then_some("true")
            aria-describedby=description
            on:click=choose
        >
            {tile.map(|tile| view! { <TileArt tile/> })}
            {words}
        </button>
    }
}

/// The index of the last button in the line of the one that was tapped.
fn line_end(event: &MouseEvent) -> Option<usize> {
    let tapped: HtmlElement = event.current_target()?.dyn_into().ok()?;
    let all = tapped.parent_element()?.query_selector_all("button").ok()?;
    let is_beside = |index: &u32| {
        let other = all.item(*index).and_then(|other| other.dyn_into::<HtmlElement>().ok());
        other.is_some_and(|other| other.offset_top() == tapped.offset_top())
    };
    (0..all.length()).rev().find(is_beside).map(|index| index as usize)
}
