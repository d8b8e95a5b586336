//! The summary of a result: the total, what it means, and who pays.

use std::sync::Arc;

use leptos::children::ChildrenFn;
use leptos::prelude::*;

use crate::app::context::lasting::{Lasting, LastingMemo};
use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::button::Button;
use crate::app::pieces::icon::{self, Icon};
use crate::app::pieces::payment_line::PaymentLine;
use crate::app::result::introduction::Introduction;
use crate::app::result::live_region::LiveRegion;
use crate::app::result::missing::MissingEntry;
use crate::scoring::{Missing, Standing};
use crate::state::{Action, Panel};
use crate::text::payments;
use crate::text::summary::{Summary, Tone};
use crate::text::who_pays::open_tile_question;

/// The summary at the top of the screen.
#[component]
pub fn Summary() -> impl IntoView {
    let ui = use_ui();
    let words = Lasting::memo(move || match ui.place.get() {
        place if place > 0 && !ui.together() => {
            Summary::of_other(&ui.draft(), &ui.report(), place, &ui.catalogue())
        }
        _ => Summary::of(&ui.draft(), &ui.report(), ui.reading(), &ui.catalogue()),
    });
    let known = Lasting::memo(move || Known::of(ui));
    // What is known before there is a hand: a system may ask for a tile first.
    let before_hand = Memo::new(move |_| (!ui.draft().has_hand()).then(|| known.get()));
    let is_at_table = Memo::new(move |_| ui.is_at_table());
    view! {
        {move || match before_hand.get() {
            None if is_at_table.get() => view! { <DealInSession words known/> }.into_any(),
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
    words: LastingMemo<Summary>,
    /// What is known of the payments.
    known: LastingMemo<Known>,
) -> impl IntoView {
    let ui = use_ui();
    let is_beside = Memo::new(move |_| ui.table.with(Option::is_some));
    view! {
        <div class="summary" data-tone=move || words.read().tone.key()>
            <p class="hero">
                <span class="total" data-part="total">{move || words.read().total.clone()}</span>
                <span class="unit" data-part="unit">{move || words.read().unit.clone()}</span>
                <span class="verdict" data-part="verdict">{move || words.read().verdict.clone()}</span>
            </p>
            <div class="paying">
                <div class="payment" data-part="payment"><Payment known/></div>
                {move || match is_beside.get() {
                    true => view! { <TakeForDeal/> }.into_any(),
                    false => view! { <NextDeal/> }.into_any(),
                }}
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
    /// It depends on something else that has not been entered.
    Missing(Missing),
    /// Nothing is known yet, and nothing is to be asked.
    Nothing,
}

impl Known {
    fn of(ui: Ui) -> Known {
        let report = &ui.report();
        if let Some(asked) = open_tile_question(report) {
            return Known::NeedsTile(asked.question.key);
        }
        if let Some(words) = payments::of_report(report, &ui.catalogue()) {
            return Known::Paid(words);
        }
        report.missing.first().cloned().map_or(Known::Nothing, Known::Missing)
    }
}

/// Who pays, or the question that decides it.
#[component]
fn Payment(
    /// What is known of the payments.
    known: LastingMemo<Known>,
) -> impl IntoView {
    let ui = use_ui();
    move || match known.get() {
        Known::Paid(words) => view! {
            <Button class="pays" name="payments" press=Action::Open(Panel::Payments)>
                <span><PaymentLine line=words/></span>
                <Icon path=icon::NEXT/>
            </Button>
        }
        .into_any(),
        Known::NeedsTile(question) => view! {
            <div class="asking">
                <span class="who">{ui.join(&["ask.", question])}</span>
                <Button class="seat" press=Action::Open(Panel::Circumstances)>
                    {ui.t("ui.choose")}
                </Button>
            </div>
        }
        .into_any(),
        Known::Missing(missing) => view! { <MissingEntry missing/> }.into_any(),
        Known::Nothing => ().into_any(),
    }
}

/// The button that begins the next deal, once this one is settled.
#[component]
fn NextDeal() -> impl IntoView {
    let ui = use_ui();
    let is_settled = Memo::new(move |_| {
        let report = ui.report();
        // A hand that may not win does not end a deal.
        let is_win = !matches!(report.standing, Standing::Complete { wins: false, .. });
        report.ledger.is_some() && open_tile_question(&report).is_none() && is_win
    });
    move || {
        is_settled.get().then(|| {
            view! {
                <Button class="seat next-deal" name="next-deal" press=Action::NextDeal>
                    {ui.t("ui.next-deal")}
                </Button>
            }
        })
    }
}

/// The button that makes a hand, which was opened beside the deal of a session, that of the deal.
/// Nothing if it is a hand of other rules.
#[component]
fn TakeForDeal() -> impl IntoView {
    let ui = use_ui();
    let is_possible = Memo::new(move |_| {
        ui.table.with(|table| table.as_ref().is_some_and(|table| table.system == ui.rules()))
    });
    let take = move || {
        let take = ui.table.with_untracked(|table| table.as_ref().map(|table| table.take));
        take.iter().for_each(|take| take.run(()));
    };
    move || {
        is_possible.get().then(|| {
            view! {
                <Button class="seat next-deal" name="take-for-deal" press=take>
                    {ui.t("session.take-for-deal")}
                </Button>
            }
        })
    }
}

/// The deal of a session: the bar with the names and figures of the win and, as long as it asks
/// nothing, who pays or how far the hand is.
#[component]
fn DealInSession(
    /// The words of the shown result.
    words: LastingMemo<Summary>,
    /// What is known of the payments.
    known: LastingMemo<Known>,
) -> impl IntoView {
    let ui = use_ui();
    let so_far: ChildrenFn = Arc::new(move || view! { <SoFar words/> }.into_any());
    let below: ChildrenFn = Arc::new(move || view! { <BelowBar words known/> }.into_any());
    let bar = ui.table.with_untracked(|table| table.as_ref().map(|table| table.bar));
    view! {
        <div class="summary" data-tone=move || words.read().tone.key()>
            {bar.map(|bar| bar(so_far, below))}
        </div>
    }
}

/// How many tiles a hand has, or how far it is from a win. A hand that is complete stands in the bar
/// with its worth.
#[component]
fn SoFar(words: LastingMemo<Summary>) -> impl IntoView {
    move || {
        let Summary { tone, total, unit, .. } = words.get();
        (!matches!(tone, Tone::Wins | Tone::Short)).then(|| {
            view! {
                <p class="so-far">
                    <span class="total" data-part="total">{total}</span>
                    <span class="unit" data-part="unit">{unit}</span>
                </p>
            }
        })
    }
}

/// Who pays, or what is missing before anybody does; else how far the hand is.
#[component]
fn BelowBar(words: LastingMemo<Summary>, known: LastingMemo<Known>) -> impl IntoView {
    let is_known = Memo::new(move |_| known.get() != Known::Nothing);
    move || match is_known.get() {
        true => {
            view! { <div class="payment" data-part="payment"><Payment known/></div> }.into_any()
        }
        false => view! {
            <p class="verdict" data-part="verdict">{move || words.read().verdict.clone()}</p>
        }
        .into_any(),
    }
}
