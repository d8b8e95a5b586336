//! One exercise: the dealt hand, the question, the marks of the answer, and the record.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::app::pieces::answers::AnswersLine;
use crate::app::pieces::tile::{MeldArt, TileRow, Tiles};
use crate::entry::notation::Tiles as HandTiles;

use super::fans::FanQuestion;
use super::marks::MarkedAnswer;
use super::payment::PaymentQuestion;
use super::play::{Dealt, Playing};
use super::record::RecordLines;

/// A dealt hand with its question. It is rendered anew for each hand.
#[component]
pub fn Exercise(
    /// What is played.
    play: Playing,
    /// The hand.
    dealt: Arc<Dealt>,
) -> impl IntoView {
    let ui = use_ui();
    let exercise = &dealt.exercise;
    let (hand, report) = (exercise.draft.tiles.clone(), exercise.report.clone());
    let heading = move || {
        ui.t(if play.asks_payment.get() {
            "ui.practice.ask-payment"
        } else {
            "ui.practice.ask-fans"
        })
    };
    let payers = dealt.payers();
    let question = move || match play.asks_payment.get() {
        true => view! { <PaymentQuestion play payers=payers.clone()/> }.into_any(),
        false => view! { <FanQuestion play/> }.into_any(),
    };
    let answer = move || {
        let marks = play.marks.get()?;
        Some(view! { <MarkedAnswer play dealt=dealt.clone() marks/> })
    };
    view! {
        <DealtHand hand/>
        <AnswersLine report/>
        <h3>{heading}</h3>
        <div class="asked" hidden=move || play.marks.with(Option::is_some)>
            {question}
            <button
                type="button"
                class="primary"
                data-action="check"
                on:click=move |_| play.check()
            >
                {ui.t("ui.practice.check")}
            </button>
        </div>
        <div class="answer">{answer}</div>
        <RecordLines play/>
    }
}

/// The dealt hand: standing tiles, melds, and the winning tile apart.
#[component]
fn DealtHand(hand: HandTiles) -> impl IntoView {
    let melds = hand.melds.into_iter().map(|meld| {
        view! { <TileRow name=meld.to_string()><MeldArt meld/></TileRow> }
    });
    let win = hand.win.map(|tile| {
        view! { <span class="won"><Tiles tiles=vec![tile]/></span> }
    });
    view! {
        <div class="dealt" data-part="dealt">
            <Tiles tiles=hand.standing/>
            {melds.collect_view()}
            {win}
        </div>
    }
}
