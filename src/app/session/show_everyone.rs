//! The button that shows the last deal as it is seen from above: a tap after the deal has been recorded.

use leptos::prelude::*;

use super::open::use_session;
use crate::app::context::use_i18n;
use crate::app::pieces::{Button, Icon, icon};
use crate::calculator::SessionPanel;

/// The button. Nothing if the last deal changed nothing.
#[component]
pub fn ShowEveryone() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let deal = Memo::new(move |_| {
        open.sheet.with(|sheet| {
            let (last, before) = sheet.as_ref()?.deals.split_last()?;
            last.change.iter().any(|change| *change != 0).then_some(before.len())
        })
    });
    let show = move || {
        deal.get_untracked().into_iter().for_each(|deal| open.show(SessionPanel::Around(deal)));
    };
    view! {
        <Show when=move || deal.get().is_some()>
            <Button class="offer show-everyone" name="show-everyone" press=show>
                <Icon path=icon::AROUND/>
                <span>{i18n.t("session.around")}</span>
            </Button>
        </Show>
    }
}
