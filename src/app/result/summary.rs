//! The summary of a result: the total, what it means, and who pays.

use leptos::prelude::*;

use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::icon::{self, Icon};
use crate::app::pieces::payment_words::{
    open_payer_question, open_tile_question, paid, payer_question_words,
};
use crate::app::pieces::summary_words::summarize;
use crate::app::result::live_region::LiveRegion;
use crate::entry::Asked;
use crate::state::{Action, Panel};

/// The summary at the top of the screen.
#[component]
pub fn Summary() -> impl IntoView {
    let ui = use_ui();
    let words = Memo::new(move |_| summarize(ui, &ui.draft(), &ui.report(), ui.reading()));
    view! {
        <div class="summary" data-tone=move || words.read().tone>
            <p class="hero">
                <span class="total" data-part="total">{move || words.read().total.clone()}</span>
                <span class="unit" data-part="unit">{move || words.read().unit.clone()}</span>
                <span class="verdict" data-part="verdict">{move || words.read().verdict.clone()}</span>
            </p>
            <div class="paying"><Payment/><NextDeal/></div>
            <LiveRegion summary=words/>
        </div>
    }
}

/// What is known of the payments.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Known {
    /// Who pays, in words.
    Paid(String),
    /// It depends on a tile that has not been entered: the key of the question for it.
    NeedsTile(&'static str),
    /// It depends on the answer to this question.
    Asks(Asked),
    /// Nothing is known yet, and nothing is to be asked.
    Nothing,
}

impl Known {
    fn of(ui: Ui) -> Known {
        let report = &ui.report();
        if let Some(asked) = open_tile_question(report) {
            return Known::NeedsTile(asked.key);
        }
        if let Some(words) = paid(ui, &ui.draft(), report) {
            return Known::Paid(words);
        }
        open_payer_question(ui, report)
            .and_then(|key| ui.questions().into_iter().find(|asked| asked.key == key))
            .map_or(Known::Nothing, Known::Asks)
    }
}

/// Who pays, or the question that decides it.
#[component]
fn Payment() -> impl IntoView {
    let ui = use_ui();
    let known = Memo::new(move |_| Known::of(ui));
    let payment = move || match known.get() {
        Known::Paid(words) => view! {
            <button
                type="button"
                class="pays"
                data-action="payments"
                on:click=ui.on_click(Action::Open(Panel::Payments))
            >
                <span>{words}</span>
                <Icon path=icon::NEXT/>
            </button>
        }
        .into_any(),
        Known::NeedsTile(question) => view! {
            <div class="asking">
                <span class="who">{ui.join(&["ask.", question])}</span>
                <button
                    type="button"
                    class="seat"
                    on:click=ui.on_click(Action::Open(Panel::Circumstances))
                >
                    {ui.t("ui.choose")}
                </button>
            </div>
        }
        .into_any(),
        Known::Asks(asked) => view! { <PayerQuestion asked/> }.into_any(),
        Known::Nothing => ().into_any(),
    };
    view! { <div class="payment" data-part="payment">{payment}</div> }
}

/// The button that begins the next deal, once this one is settled.
#[component]
fn NextDeal() -> impl IntoView {
    let ui = use_ui();
    let is_settled = Memo::new(move |_| {
        ui.report().ledger.is_some() && open_tile_question(&ui.report()).is_none()
    });
    move || {
        is_settled.get().then(|| {
            view! {
                <button
                    type="button"
                    class="seat next-deal"
                    data-action="next-deal"
                    on:click=ui.on_click(Action::NextDeal)
                >
                    {ui.t("ui.next-deal")}
                </button>
            }
        })
    }
}

/// The question that decides who pays, asked where its answer is needed.
#[component]
fn PayerQuestion(asked: Asked) -> impl IntoView {
    let ui = use_ui();
    let key = asked.key;
    let possible = asked.offers.into_iter().filter(|offer| offer.impossible.is_none());
    let buttons = possible.map(|offer| {
        let answer = offer.answer.to_string();
        let name = ui.join(&["ask.", key, ".", &answer]);
        let action = Action::Answer(key, offer.answer);
        view! {
            <button type="button" class="seat" data-from=answer on:click=ui.on_click(action)>
                {name}
            </button>
        }
    });
    view! {
        <div class="asking">
            <span class="who">{payer_question_words(ui, key)}</span>
            {buttons.collect_view()}
        </div>
    }
}
