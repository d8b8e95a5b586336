//! The summary of a result: the total, what it means, and who pays.

use std::sync::Arc;

use leptos::children::ChildrenFn;
use leptos::prelude::*;

use crate::app::context::lasting::{Lasting, LastingMemo};
use crate::app::context::{Calculator, I18n, use_calculator, use_i18n};
use crate::app::pieces::{Button, Icon, PaymentLine, icon};
use crate::app::result::answer_bar::NextDeal;
use crate::app::result::beginning::Introduction;
use crate::app::result::live_region::LiveRegion;
use crate::app::result::missing::MissingEntry;
use crate::app::result::rulings::RulingInForce;
use crate::calculator::{Action, Panel};
use crate::scoring::Missing;
use crate::text::brush;
use crate::text::payments;
use crate::text::summary::{Summary, Tone};
use crate::text::who_pays::open_tile_question;

/// The summary at the top of the screen.
#[component]
pub fn Summary() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let words = Lasting::memo(move || match calculator.place.get() {
        place if place > 0 && !calculator.is_one_player() => Summary::of_other(
            &calculator.draft.get(),
            &calculator.report(),
            place,
            &i18n.catalogue(),
        ),
        _ => Summary::of(
            &calculator.draft.get(),
            &calculator.report(),
            calculator.outcome.reading.get(),
            &i18n.catalogue(),
        ),
    });
    let known = Lasting::memo(move || Known::of(calculator, i18n));
    // What is known before there is a hand: a system may ask for a tile first.
    let before_hand = Memo::new(move |_| (!calculator.draft.get().has_hand()).then(|| known.get()));
    let is_at_table = Memo::new(move |_| calculator.is_at_table());
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
    let calculator = use_calculator();
    let is_beside = Memo::new(move |_| calculator.table.with(Option::is_some));
    let is_edited = calculator.entering.is_edited;
    let limit = Memo::new(move |_| {
        let sheet = calculator.sheet().filter(|_| calculator.is_reading());
        sheet.and_then(|sheet| brush::limit(&sheet))
    });
    view! {
        <div class="summary" data-tone=move || words.read().tone.key()>
            <p class="hero">
                <span class="total" data-part="total">{move || words.read().total.clone()}</span>
                <span class="on-top" data-part="on-top">{move || words.read().on_top.clone()}</span>
                <span class="unit" data-part="unit">{move || words.read().unit.clone()}</span>
                <span class="verdict" data-part="verdict">{move || words.read().verdict.clone()}</span>
            </p>
            <div class="paying">
                <div class="payment" data-part="payment"><Payment known/></div>
                {move || limit.get().map(|name| view! { <span class="brush" aria-hidden="true">{name}</span> })}
                {move || match (is_beside.get(), is_edited.get()) {
                    (true, _) => view! { <TakeForDeal/> }.into_any(),
                    (false, true) => view! { <ReadResult/> }.into_any(),
                    (false, false) => view! { <NextDealWithoutHand/> }.into_any(),
                }}
            </div>
            <RulingInForce/>
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
    fn of(calculator: Calculator, i18n: I18n) -> Known {
        let report = &calculator.report();
        if let Some(asked) = open_tile_question(report) {
            return Known::NeedsTile(asked.question.key);
        }
        if let Some(words) = payments::of_report(report, &i18n.catalogue()) {
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
    let i18n = use_i18n();
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
                <span class="who">{i18n.join(&["ask.", question])}</span>
                <Button class="seat" name="choose" press=Action::Open(Panel::Circumstances)>
                    {i18n.t("ui.choose")}
                </Button>
            </div>
        }
        .into_any(),
        Known::Missing(missing) => view! { <MissingEntry missing/> }.into_any(),
        Known::Nothing => ().into_any(),
    }
}

/// The button that begins the next deal of one that is settled without a complete hand. With one, it
/// stands in the bar below.
#[component]
fn NextDealWithoutHand() -> impl IntoView {
    let calculator = use_calculator();
    let has_result = Memo::new(move |_| calculator.has_result());
    move || (!has_result.get()).then(|| view! { <NextDeal class="seat next-deal"/> })
}

/// The button that leads from the palette back to what the complete hand comes to.
#[component]
fn ReadResult() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Button class="seat next-deal" name="read-result" press=Action::ReadResult>
            {i18n.t("ui.done")}
        </Button>
    }
}

/// The button that makes a hand, which was opened beside the deal of a session, that of the deal.
/// Nothing if it is a hand of other rules.
#[component]
fn TakeForDeal() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let is_possible = Memo::new(move |_| {
        calculator.table.with(|table| {
            table.as_ref().is_some_and(|table| table.system == calculator.rules.get())
        })
    });
    let take = move || {
        let take = calculator.table.with_untracked(|table| table.as_ref().map(|table| table.take));
        take.iter().for_each(|take| take.run(()));
    };
    move || {
        is_possible.get().then(|| {
            view! {
                <Button class="seat next-deal" name="take-for-deal" press=take>
                    {i18n.t("session.take-for-deal")}
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
    let calculator = use_calculator();
    let so_far: ChildrenFn = Arc::new(move || view! { <SoFar words/> }.into_any());
    let below: ChildrenFn = Arc::new(move || view! { <BelowBar words known/> }.into_any());
    let bar = calculator.table.with_untracked(|table| table.as_ref().map(|table| table.bar));
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

/// Who pays, or what is missing before anybody does; else how far the hand is. A hand that may not win says
/// why: what declaring it would cost is no payment.
#[component]
fn BelowBar(words: LastingMemo<Summary>, known: LastingMemo<Known>) -> impl IntoView {
    let is_known =
        Memo::new(move |_| known.get() != Known::Nothing && words.read().tone != Tone::Short);
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
