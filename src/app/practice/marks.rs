//! The marks of an answer: what was right and wrong, and why.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::app::pieces::sentence::Words;
use crate::app::result::ledger::LedgerTable;
use crate::entry::link;
use crate::practice::{Answer, Marks};
use crate::state::Action;
use crate::system::Fan;
use crate::text::{Slot, explain};

use super::play::{Dealt, Marked, Playing};

/// The verdict, the fans with their reasons or the payments, and what can be done next.
#[component]
pub fn MarkedAnswer(
    /// What is played.
    play: Playing,
    /// The hand.
    dealt: Arc<Dealt>,
    /// The marks.
    marks: Marked,
) -> impl IntoView {
    let ui = use_ui();
    let is_right = marks.is_right();
    let verdict = if is_right { "ui.practice.right" } else { "ui.practice.wrong" };
    let (aim, link) = (dealt.aim, link::encode(&dealt.exercise.draft));
    let open = move |_| {
        ui.act(Action::Follow(link.clone()));
        ui.act(Action::Close);
    };
    let details = match marks {
        Marked::Fans(marks) => view! { <FanMarks dealt marks/> }.into_any(),
        Marked::Payment(_) => {
            let exercise = &dealt.exercise;
            let ledger = exercise.report.ledger.as_ref();
            let ledger = ledger.map(|ledger| {
                let (draft, ledger) = (exercise.draft.clone(), ledger.clone());
                view! { <LedgerTable draft ledger/> }
            });
            ledger.into_any()
        }
    };
    view! {
        <p class="marked" data-part="marked" role="status" data-right=yes_or_no(is_right)>
            {ui.t(verdict)}
        </p>
        {details}
        <button type="button" class="primary" data-action="next" on:click=move |_| play.deal(aim)>
            {ui.t("ui.practice.next")}
        </button>
        <div class="offers">
            <button type="button" class="offer" data-action="open-hand" on:click=open>
                {ui.t("ui.practice.open")}
            </button>
        </div>
    }
}

/// Right and wrong in attributes, for the style.
fn yes_or_no(is_right: bool) -> &'static str {
    if is_right { "yes" } else { "no" }
}

/// The fans that were right, missed and wrong, and the total.
#[component]
fn FanMarks(dealt: Arc<Dealt>, marks: Marks) -> impl IntoView {
    let ui = use_ui();
    let right = Answer::of(&dealt.exercise.report);
    let key = if marks.total { "ui.practice.total-right" } else { "ui.practice.total-wrong" };
    let total = ui.fill(key, &[("n", Slot::Number(i64::from(right.total)))]);
    let rows = [("right", marks.right), ("missed", marks.missed), ("wrong", marks.wrong)];
    let rows = rows.into_iter().flat_map(|(tone, fans)| {
        let dealt = dealt.clone();
        let fans = fans.into_iter().filter_map(move |fan| ui.rules().fan(fan));
        fans.map(move |fan| view! { <MarkedFan dealt=dealt.clone() fan tone/> })
    });
    view! {
        <div class="marks">{rows.collect_view()}</div>
        <p class="total-was" data-right=yes_or_no(marks.total)>{total}</p>
    }
}

/// A fan with its mark, and why it counts or does not.
#[component]
fn MarkedFan(
    /// The hand.
    dealt: Arc<Dealt>,
    /// The fan.
    fan: &'static Fan,
    /// Whether it was `right`, `missed` or `wrong`.
    tone: &'static str,
) -> impl IntoView {
    let ui = use_ui();
    let words = ui.catalogue();
    let why = explain::explain_fan(&words, &dealt.exercise.draft, &dealt.examined, fan);
    view! {
        <div class="mark" data-tone=tone data-name=fan.key>
            <p class="name">
                <b class="points">{ui.worth(fan, fan.worth)}</b>
                <span>{explain::fan_name(&words, fan)}</span>
                <span class="tone">{ui.join(&["ui.practice.", tone, "-fan"])}</span>
            </p>
            {why.map(|sentence| view! { <p class="because"><Words sentence/></p> })}
        </div>
    }
}
