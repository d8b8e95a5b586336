//! A question with its possible answers: words, a number or a tile.

use leptos::prelude::*;

use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::sentence::Words;
use crate::app::pieces::tile::TileArt;
use crate::entry::Asked;
use crate::state::Action;
use crate::system::{Answer, AnswerKind, Question as SystemQuestion};
use crate::text::explain;

/// The largest number that is picked from a list. Larger ones are typed.
const PICKED: u16 = 9;

/// A question of the draft, with the current answer.
#[component]
pub fn Question(asked: Asked) -> impl IntoView {
    let ui = use_ui();
    let (key, place, kind) = (asked.key, asked.place, asked.kind);
    let name = ui.join(&["ask.", key]);
    if let Some(question) = ui.rules().question(key).filter(|question| is_typed(question)) {
        let act = Callback::new(move |answer| Action::AnswerAt(key, place, answer));
        let field = view! { <NumberField question now=asked.answer act/> };
        return view! { <Fieldset legend=name>{field}</Fieldset> }.into_any();
    }
    let offers = asked.offers.iter().map(|offer| {
        let (answer, pressed) = (offer.answer, asked.answer == Some(offer.answer));
        // An impossible answer can be tapped: a notice says why it is impossible.
        let class = match (kind, offer.impossible.is_some()) {
            (AnswerKind::Tile, false) => "tile",
            (AnswerKind::Tile, true) => "tile muted",
            (_, false) => "offer",
            (_, true) => "offer muted",
        };
        let action = Action::AnswerAt(key, place, answer);
        view! { <Offer class kind question=key answer action pressed/> }
    });
    let offers = offers.collect_view();
    let class = match kind {
        AnswerKind::Choice => "offers",
        AnswerKind::Tile => "tile-picker",
        // A number is shown beside its question.
        AnswerKind::Number { .. } => {
            return view! {
                <div class="count" role="group" aria-label=name.clone()>
                    <span>{name.clone()}</span>
                    <div class="numbers">{offers}</div>
                </div>
            }
            .into_any();
        }
    };
    // Nobody gave the answer: what is open to all makes it certain.
    let inferred = asked.inferred.then(|| {
        view! { <p class="also" data-inferred="">{ui.t("ui.inferred")}</p> }
    });
    view! {
        <fieldset>
            <legend>{name}</legend>
            <div class=class>{offers}</div>
            {inferred}
        </fieldset>
    }
    .into_any()
}

/// A question with what is chosen from.
#[component]
pub fn Fieldset(legend: String, children: Children) -> impl IntoView {
    view! {
        <fieldset>
            <legend>{legend}</legend>
            <div class="offers">{children()}</div>
        </fieldset>
    }
}

/// A possible answer.
#[component]
pub fn Offer(
    class: &'static str,
    kind: AnswerKind,
    /// The key of the question.
    question: &'static str,
    answer: Answer,
    action: Action,
    pressed: bool,
) -> impl IntoView {
    let ui = use_ui();
    let tile = answer.tile();
    let words = tile.is_none().then(|| {
        let sentence = explain::answer(&ui.catalogue(), kind, question, answer);
        view! { <Words sentence/> }
    });
    view! {
        <button
            type="button"
            class=class
            data-ask=question
            data-answer=answer.to_string()
            aria-label=tile.map(|tile| ui.tile(tile))
            aria-pressed=pressed.to_string()
            on:click=ui.on_click(action)
        >
            {tile.map(|tile| view! { <TileArt tile/> })}
            {words}
        </button>
    }
}

/// Whether a question is answered with a typed number.
pub fn is_typed(question: &SystemQuestion) -> bool {
    matches!(question.kind, AnswerKind::Number { most: PICKED.. })
}

/// A field for a number.
#[component]
pub fn NumberField(
    question: &'static SystemQuestion,
    now: Option<Answer>,
    /// The action for a number.
    act: Callback<Answer, Action>,
) -> impl IntoView {
    let ui = use_ui();
    let on_change = move |event| {
        if let Some(answer) = question.parse(&event_target_value(&event)) {
            ui.act(act.run(answer));
        }
    };
    view! {
        <input
            class="number"
            type="number"
            inputmode="numeric"
            min="0"
            data-ask=question.key
            aria-label=ui.join(&["ask.", question.key])
            value=now.map(|answer| answer.to_string()).unwrap_or_default()
            on:change=on_change
        />
    }
}

impl Ui {
    /// The questions of the draft, with the answers that are impossible now.
    pub fn questions(self) -> Vec<Asked> {
        let draft = self.draft();
        self.engine().map(|engine| engine.asked(&draft)).unwrap_or_default()
    }
}
