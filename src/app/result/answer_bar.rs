//! The bar below a result that is read: what is done with the hand, where a thumb reaches it.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, Icon, icon};
use crate::calculator::{Action, Panel};
use crate::scoring::Standing;
use crate::text::who_pays::open_tile_question;

/// The bar; nothing while a hand is entered.
#[component]
pub fn AnswerBar() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let is_reading = Memo::new(move |_| calculator.is_reading());
    // In a session the deal is recorded. A hand that was opened beside it has no next step here.
    let next = move || match calculator.table.with(|table| table.as_ref().map(|it| it.next_step)) {
        Some(next_step) if calculator.is_at_table() => untrack(next_step),
        Some(_) => ().into_any(),
        None => view! { <NextDeal class="primary"/> }.into_any(),
    };
    move || {
        is_reading.get().then(|| {
            view! {
                <div class="answer-bar" role="group" aria-label=i18n.t("ui.hand-done") data-part="answer-bar">
                    <Button class="act-on" name="edit-hand" press=Action::EditHand>
                        <Icon path=icon::PENCIL/>
                        <span>{i18n.t("ui.edit-hand")}</span>
                    </Button>
                    <Button class="act-on" name="share-hand" press=Action::Open(Panel::Share)>
                        <Icon path=icon::SHARE/>
                        <span>{i18n.t("ui.share-hand")}</span>
                    </Button>
                    {next}
                </div>
            }
        })
    }
}

/// The button that begins the next deal, once this one is settled.
#[component]
pub fn NextDeal(class: &'static str) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let is_settled = Memo::new(move |_| {
        let report = calculator.report();
        // A hand that may not win does not end a deal, unless somebody else has won.
        let is_win = !matches!(report.standing, Standing::Complete { wins: false, .. });
        let ends = is_win || report.is_over;
        report.ledger.is_some() && open_tile_question(&report).is_none() && ends
    });
    move || {
        is_settled.get().then(|| {
            view! {
                <Button class name="next-deal" press=Action::NextDeal>
                    {i18n.t("ui.next-deal")}
                </Button>
            }
        })
    }
}
