//! Which limit is next, in a rule system with a score table.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, Icon, icon};
use crate::calculator::{Action, Panel};
use crate::text::{Slot, fans};

/// The next limit with what the hand lacks for it, and the way to the score table.
#[component]
pub fn NextLimit() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let table = calculator.rules.get().score_table?;
    let report = calculator.report();
    let next = report.sheets.first().filter(|_| report.standing.wins()).and_then(|sheet| {
        let next = sheet.next_limit(table, calculator.draft.get().rulings())?;
        let lacks = fans::count_of(table.main, next.main.into(), &i18n.catalogue());
        let limit = i18n.join(&["limit.", next.key]);
        let slots = [("limit", Slot::text(limit)), ("lacks", Slot::text(lacks))];
        let minor = next.minor.map(|minor| {
            let minor = fans::count_of(table.minor, minor.into(), &i18n.catalogue());
            i18n.with("ui.next-limit.or", "count", &minor)
        });
        Some([i18n.fill("ui.next-limit", &slots), minor.unwrap_or_default()].concat())
    });
    Some(view! {
        {next.map(|next| view! { <p class="quiet" data-part="next-limit">{next}</p> })}
        <Button class="wide" name="score-table" press=Action::Open(Panel::ScoreTable)>
            {i18n.t("ui.score-table")}
            <Icon path=icon::NEXT/>
        </Button>
    })
}
