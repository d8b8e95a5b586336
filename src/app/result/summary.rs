//! The summary of a result: the total, what it means, and who pays.

use leptos::prelude::*;

use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::icon::{self, Icon};
use crate::app::pieces::payment_words::{
    open_payer_question, open_tile_question, paid, payer_question_words,
};
use crate::app::pieces::summary_words::{SummaryWords, summarize, summarize_other};
use crate::app::result::expected_payments;
use crate::app::result::introduction::Introduction;
use crate::app::result::live_region::LiveRegion;
use crate::entry::Asked;
use crate::state::{Action, Panel};

/// Renders the summary at the top of the screen.
pub fn view() -> AnyView {
    view! { <Summary/> }.into_any()
}

#[component]
fn Summary() -> impl IntoView {
    let ui = use_ui();
    let words = Memo::new(move |_| match ui.place.get() {
        place if place > 0 && !ui.together() => {
            summarize_other(ui, &ui.draft(), &ui.report(), place)
        }
        _ => summarize(ui, &ui.draft(), &ui.report(), ui.reading()),
    });
    let known = Memo::new(move |_| Known::of(ui));
    // What is known before there is a hand: a system may ask for a tile first.
    let before_hand = Memo::new(move |_| (!ui.draft().has_hand()).then(|| known.get()));
    view! {
        {move || match before_hand.get() {
            None => view! { <Headline words known/> }.into_any(),
            Some(Known::Nothing) => view! { <Introduction/> }.into_any(),
            Some(_) => {
                view! { <Introduction below=view! { <Payment known/> }.into_any()/> }.into_any()
            }
        }}
        <LiveRegion summary=words/>
    }
}

/// The total, what it means, and who pays.
#[component]
fn Headline(
    /// The words of the shown result.
    words: Memo<SummaryWords>,
    /// What is known of the payments.
    known: Memo<Known>,
) -> impl IntoView {
    view! {
        <div class="summary" data-tone=move || words.read().tone>
            <p class="hero">
                <span class="total" data-part="total">{move || words.read().total.clone()}</span>
                <span class="unit" data-part="unit">{move || words.read().unit.clone()}</span>
                <span class="verdict" data-part="verdict">{move || words.read().verdict.clone()}</span>
            </p>
            <div class="paying">
                <div class="payment" data-part="payment"><Payment known/></div>
                <NextDeal/>
            </div>
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
    /// It depends on the answer to this question. With what is known until then.
    Asks(Asked, Option<String>),
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
            .map_or(Known::Nothing, |asked| Known::Asks(asked, expected_payments::while_open(ui)))
    }
}

/// Who pays, or the question that decides it.
#[component]
fn Payment(
    /// What is known of the payments.
    known: Memo<Known>,
) -> impl IntoView {
    let ui = use_ui();
    move || match known.get() {
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
        Known::Asks(asked, expected) => view! { <PayerQuestion asked expected/> }.into_any(),
        Known::Nothing => ().into_any(),
    }
}

/// The button that begins the next deal, once this one is settled. In a session it records the deal.
#[component]
fn NextDeal() -> impl IntoView {
    let ui = use_ui();
    let is_settled = Memo::new(move |_| {
        ui.report().ledger.is_some() && open_tile_question(&ui.report()).is_none()
    });
    let is_at_table = Memo::new(move |_| ui.is_at_table());
    let record = move |_| {
        let record = ui.table.with_untracked(|table| table.as_ref().map(|table| table.record));
        record.iter().for_each(|record| record.run(()));
    };
    move || {
        is_settled.get().then(|| match is_at_table.get() {
            true => view! {
                <button type="button" class="seat next-deal" data-action="record" on:click=record>
                    {ui.t("session.record")}
                </button>
            }
            .into_any(),
            false => view! {
                <button
                    type="button"
                    class="seat next-deal"
                    data-action="next-deal"
                    on:click=ui.on_click(Action::NextDeal)
                >
                    {ui.t("ui.next-deal")}
                </button>
            }
            .into_any(),
        })
    }
}

/// The question that decides who pays, asked where its answer is needed.
#[component]
fn PayerQuestion(
    asked: Asked,
    /// What is known of the payments already.
    #[prop(optional_no_strip)]
    expected: Option<String>,
) -> impl IntoView {
    let ui = use_ui();
    let key = asked.key;
    let expected =
        expected.map(|line| view! { <span class="expected" data-part="expected">{line}</span> });
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
            <span class="who">{payer_question_words(ui, key)} {expected}</span>
            {buttons.collect_view()}
        </div>
    }
}
