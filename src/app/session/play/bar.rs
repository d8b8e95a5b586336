//! The bar above the calculator while a session is open, in place of the rule systems: which deal is
//! entered, and the way to the score sheet.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, Icon, icon};
use crate::app::session::open::{OpenSession, use_session};
use crate::app::session::shown::words_of;
use crate::calculator::SessionPanel;
use crate::session::{Table, Task};
use crate::text::Slot;
use crate::text::session::round_and_dealer;

/// Renders the bar.
pub fn view() -> AnyView {
    view! { <Bar/> }.into_any()
}

#[component]
fn Bar() -> impl IntoView {
    let (calculator, i18n, open) = (use_calculator(), use_i18n(), use_session());
    let is_elsewhere = Memo::new(move |_| !calculator.is_at_table());
    let words = Memo::new(move |_| match is_elsewhere.get() {
        true => (i18n.t("session.beside"), String::new()),
        false => deal_words(open),
    });
    let is_correction = Memo::new(move |_| open.task.get() != Task::Record);
    let has_way_back = Memo::new(move |_| is_elsewhere.get() || is_correction.get());
    let sheet = move || open.show(SessionPanel::Sheet);
    let to_deal = move || open.return_to_deal();
    let back = Signal::derive(move || {
        i18n.t(if is_elsewhere.get() { "session.to-deal" } else { "session.cancel" })
    });
    view! {
        <div class="table-bar" data-part="table-bar" data-elsewhere=move || has_way_back.get().then_some("")>
            <p class="words">
                <span class="name">{move || words.get().0}</span>
                " "
                <span class="also">{move || words.get().1}</span>
            </p>
            <Show when=move || has_way_back.get()>
                <Button class="offer" name="to-deal" press=to_deal>{back}</Button>
            </Show>
            <Button class="offer to-sheet" name="score-sheet" press=sheet>
                <Icon path=icon::SCORES/>
                <span class="label">{i18n.t("session.scores")}</span>
            </Button>
        </div>
    }
}

/// Which deal is entered, and its round and dealer.
fn deal_words(open: OpenSession) -> (String, String) {
    let i18n = open.i18n;
    let Some(session) = open.session.get() else { return Default::default() };
    let words = words_of(i18n, &session);
    let task = open.task.get();
    let position = open.table.with(|table| table.as_ref().and_then(Table::position).cloned());
    let Some(position) = position else {
        let key = if session.ended { "session.has-ended" } else { "session.over" };
        return (i18n.t(key), i18n.t("ui.session.sheet"));
    };
    let key = match task {
        Task::Record => "session.deal",
        Task::Insert(_) => "session.inserting",
        Task::Correct(_) => "session.correcting",
    };
    let deal = words.text(key, &[("n", Slot::count(position.number.into()))]);
    let about = round_and_dealer(&session, &position, &words).collect::<Vec<_>>();
    (deal, about.join(" · "))
}
