//! The hands of other places that are counted.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, Icon, icon};
use crate::calculator::Action;
use crate::scoring::OtherHand;
use crate::text::fans;

/// The hands of other places that are counted, each with its total; nothing if there are none.
#[component]
pub fn OtherHands(hands: Vec<OtherHand>) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let counted =
        hands.into_iter().filter(|hand| !hand.sheets.is_empty() && !calculator.is_one_player());
    let rows: Vec<_> = counted.map(|hand| view! { <HandRow hand/> }).collect();
    (!rows.is_empty()).then(|| {
        view! {
            <h2>{i18n.t("ui.others")}</h2>
            <div class="others">{rows}</div>
        }
    })
}

/// The hand of another place. A tap makes its place current.
#[component]
fn HandRow(hand: OtherHand) -> impl IntoView {
    let i18n = use_i18n();
    let total = hand.sheets[0].total;
    let names = fans::names(&hand.sheets[0], &i18n.catalogue());
    view! {
        <Button class="other" hook=("data-other", hand.place) press=Action::Place(hand.place)>
            <b class="points">{total.to_string()}</b>
            <span class="words">
                <span class="name">{i18n.place_name(hand.place)}</span>
                <span class="also">{names}</span>
            </span>
            <Icon path=icon::NEXT/>
        </Button>
    }
}
