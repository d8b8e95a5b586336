//! A question with its possible answers: words, a number or a tile.

use leptos::prelude::*;

use crate::app::browser::focus;
use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::sentence::Words;
use crate::app::pieces::tile::TileArt;
use crate::entry::Asked;
use crate::state::Action;
use crate::system::{Answer, AnswerKind, Question as SystemQuestion};
use crate::text::explain;

/// The largest number that is picked from a list. Larger ones are typed.
const PICKED: u16 = 9;

/// A question of the draft, with the current answer. Its elements stay while the answer changes.
#[component]
pub fn Question(
    /// The question. Its key, kind and possible answers stay the same.
    #[prop(into)]
    asked: Signal<Asked>,
) -> impl IntoView {
    let ui = use_ui();
    let Asked { key, place, kind, offers, .. } = asked.get_untracked();
    let now = Memo::new(move |_| asked.with(|asked| asked.answer));
    let name = ui.join(&["ask.", key]);
    if let Some(question) = ui.rules().question(key).filter(|question| is_typed(question)) {
        let act = Callback::new(move |answer| Action::AnswerAt(key, place, answer));
        return view! { <Fieldset legend=name><NumberField question now act/></Fieldset> }
            .into_any();
    }
    let offers = offers.into_iter().enumerate().map(|(at, offer)| {
        let answer = offer.answer;
        // An impossible answer can be tapped: a notice says why it is impossible.
        let is_impossible = move || {
            let offer =
                |asked: &Asked| asked.offers.get(at).is_some_and(|o| o.impossible.is_some());
            asked.with(offer)
        };
        let class = Signal::derive(move || match (kind, is_impossible()) {
            (AnswerKind::Tile, false) => "tile",
            (AnswerKind::Tile, true) => "tile muted",
            (_, false) => "offer",
            (_, true) => "offer muted",
        });
        let pressed = Signal::derive(move || now.get() == Some(answer));
        let action = Action::AnswerAt(key, place, answer);
        view! { <Offer class kind question=key answer action pressed/> }
    });
    let offers = offers.collect_view();
    let offers = match kind {
        AnswerKind::Choice => view! { <div class="offers">{offers}</div> }.into_any(),
        AnswerKind::Tile => {
            view! { <div class="tile-picker" on:keydown=focus::follow_arrows>{offers}</div> }
                .into_any()
        }
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
    let inferred = move || {
        asked.with(|asked| asked.inferred).then(|| {
            view! { <p class="also" data-inferred="">{ui.t("ui.inferred")}</p> }
        })
    };
    view! {
        <fieldset>
            <legend>{name}</legend>
            {offers}
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
    #[prop(into)] class: Signal<&'static str>,
    kind: AnswerKind,
    /// The key of the question.
    question: &'static str,
    answer: Answer,
    action: Action,
    #[prop(into)] pressed: Signal<bool>,
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
            class=move || class.get()
            data-ask=question
            data-answer=answer.to_string()
            aria-label=tile.map(|tile| ui.tile(tile))
            aria-pressed=move || pressed.get().to_string()
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
    #[prop(into)] now: Signal<Option<Answer>>,
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
            prop:value=move || now.get().map(|answer| answer.to_string()).unwrap_or_default()
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
