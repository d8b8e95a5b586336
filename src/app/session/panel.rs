//! What is in a panel about sessions, by its name.

use leptos::prelude::*;

use super::around::AroundTable;
use super::carry::Carry;
use super::carry::paper::SessionPaper;
use super::chips::Chips;
use super::list::{AllPlayers, SessionList};
use super::open::{OpenSession, use_session};
use super::page::{Around, SessionPage};
use super::play::trouble::TroubleNote;
use super::play::{BeginPanel, DealPanel, PenaltyPanel, PlayerNames};
use super::sent::ReadSession;
use super::sheet::{Edit, ScoreSheet};
use super::undo_redo::UndoRedo;
use crate::app::context::use_i18n;
use crate::app::pieces::Button;
use crate::calculator::{Action, SessionPanel};
use crate::session::{Change, Entry, Table, Task};

/// Renders a panel.
pub fn view(panel: SessionPanel) -> AnyView {
    match panel {
        SessionPanel::Sheet => view! { <OpenSheet/> }.into_any(),
        SessionPanel::List => view! { <SessionList/> }.into_any(),
        SessionPanel::Begin => view! { <BeginPanel/> }.into_any(),
        SessionPanel::Deal => view! { <DealPanel/> }.into_any(),
        SessionPanel::Penalty(deal) => view! { <PenaltyPanel deal/> }.into_any(),
        SessionPanel::Link(text) => view! { <ReadSession text/> }.into_any(),
        SessionPanel::Around(deal) => view! { <AroundTable deal/> }.into_any(),
        SessionPanel::Players => view! { <AllPlayers/> }.into_any(),
        SessionPanel::Carry => {
            let shown = untrack(|| use_session().on_screen());
            shown.map(|shown| view! { <Carry shown/> }).into_any()
        }
    }
}

/// Renders the printed page of the score sheet on the screen.
pub fn paper() -> Option<AnyView> {
    let shown = untrack(|| use_session().on_screen())?;
    Some(view! { <SessionPaper shown/> }.into_any())
}

/// Renders a session in another page.
pub fn page(around: Around) -> AnyView {
    view! { <SessionPage around/> }.into_any()
}

/// The score sheet of the open session; the list of all sessions if none is open.
#[component]
fn OpenSheet() -> impl IntoView {
    let open = use_session();
    open.read.set(None);
    let both = move || open.session.get().zip(open.sheet.get());
    let is_open = Memo::new(move |_| open.is_open());
    move || {
        let Some((first_session, first_sheet)) = is_open.get().then(|| untrack(both)).flatten()
        else {
            return view! { <SessionList/> }.into_any();
        };
        let session =
            Signal::derive(move || open.session.get().unwrap_or_else(|| first_session.clone()));
        let sheet = Signal::derive(move || open.sheet.get().unwrap_or_else(|| first_sheet.clone()));
        let edit = Callback::new(move |edit| edit_session(open, edit));
        let hand = Callback::new(move |link| open.calculator.open_hand(link));
        view! {
            <TroubleNote/>
            <ScoreSheet session sheet edit difference=*open.difference open=hand sends_evening=true/>
            <Chips/>
            <SheetWays/>
        }
        .into_any()
    }
}

/// Does an edit that the reader of the sheet asks for.
fn edit_session(open: OpenSession, edit: Edit) {
    match edit {
        // Changes that can be refused are entered in panels of their own, which say why.
        Edit::Change(change) => drop(open.change(&change)),
        Edit::Correct(deal) => correct(open, Task::Correct(deal)),
        Edit::Insert(deal) => correct(open, Task::Insert(deal)),
        Edit::Show(deal) => open.show(SessionPanel::Around(deal)),
        Edit::Penalize(deal) => open.show(SessionPanel::Penalty(deal)),
    }
}

/// Brings a deal to the calculator, or to the panel in which it was entered without tiles.
fn correct(open: OpenSession, task: Task) {
    open.take_up(task);
    let is_hand =
        |table: &Table| table.corrected().is_some_and(|deal| matches!(deal.entry, Entry::Hand(_)));
    let with_tiles = open.with_table(is_hand) == Some(true);
    open.calculator.act(Action::Close);
    if matches!(task, Task::Correct(_)) && !with_tiles {
        open.show(SessionPanel::Deal);
    }
}

/// What can be done with the session as a whole.
#[component]
fn SheetWays() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let ended = Memo::new(move |_| open.has_ended());
    let is_complete =
        Memo::new(move |_| open.sheet.with(|sheet| sheet.as_ref().is_some_and(|s| s.complete)));
    let end = move || drop(open.change(&Change::End(!ended.get_untracked())));
    let end_words =
        Signal::derive(move || i18n.t(if ended.get() { "session.take-up" } else { "session.end" }));
    let carry = move || open.show(SessionPanel::Carry);
    let list = move || open.show(SessionPanel::List);
    view! {
        <div class="offers sheet-ways">
            <UndoRedo/>
            <Show when=move || !is_complete.get()>
                <Button class="offer" name="end-session" press=end>{end_words}</Button>
            </Show>
            <Button class="offer" name="carry" press=carry>{i18n.t("ui.session.carry")}</Button>
            <Button class="offer" name="sessions" press=list>{i18n.t("ui.sessions")}</Button>
        </div>
        <PlayerNames/>
    }
}
