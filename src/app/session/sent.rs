//! A session that was sent as a link or as a file, for reading. The reader's own sessions are
//! not touched until it is kept.

use std::sync::Arc;

use leptos::prelude::*;

use super::open::use_session;
use super::opening;
use super::settling::WhenSettled;
use super::sheet::ScoreSheet;
use super::shown::Shown;
use crate::app::context::hand_storage::save_soon;
use crate::app::context::part::Part;
use crate::app::context::{I18n, use_calculator, use_i18n, use_rulebook};
use crate::app::pieces::{self, Button, Loaded, OpenFileButton};
use crate::calculator::{Action, Panel, SessionPanel};
use crate::entry::{FileRefusal, link as hand_link};
use crate::rules;
use crate::session::file::{self, Import, PutAside};
use crate::session::{SettledSession, link};
use crate::text::session::aside_line;

/// The most damaged parts that are told one by one.
const MOST_TOLD: usize = 20;

/// Reads a session from a link, from the address of a page with one, or from the text of a file.
///
/// # Errors
/// If the text is not a session.
pub fn read(text: &str) -> Result<Import, FileRefusal> {
    let link = hand_link::of_address(text);
    match link::is_link(link) {
        true => link::decode(link, rules::SYSTEMS),
        false => file::read(text, rules::SYSTEMS),
    }
}

/// Why a text is no session, as a sentence.
pub fn refusal(i18n: I18n, refused: &FileRefusal) -> String {
    pieces::refusal(i18n, "session.refused.", refused)
}

/// The button that opens a file, and what is wrong with the last one.
#[component]
pub fn OpenFile() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let wrong = RwSignal::new(None::<String>);
    let take = move |text: Option<String>| {
        let Some(text) = text else { return wrong.set(Some(i18n.t("session.refused.unreadable"))) };
        match read(&text) {
            Err(refused) => wrong.set(Some(refusal(i18n, &refused))),
            Ok(_) => calculator.act(Action::Open(Panel::Session(SessionPanel::Link(text.into())))),
        }
    };
    view! {
        <OpenFileButton label=i18n.t("session.open-file") part="open-session" take/>
        <div role="alert" class="refusal">
            {move || wrong.get().map(|words| view! { <p class="fault">{words}</p> })}
        </div>
    }
}

/// The session of the address or of a file, once its rule system is there.
#[component]
pub fn ReadSession(
    /// The link, or the text of a file.
    text: Arc<str>,
) -> impl IntoView {
    let (calculator, i18n, rulebook) = (use_calculator(), use_i18n(), use_rulebook());
    // From now on the address is that of the hand again.
    on_cleanup(move || save_soon(calculator, rulebook));
    match read(&text) {
        Err(refused) => {
            view! { <p class="fault" role="alert">{refusal(i18n, &refused)}</p> }.into_any()
        }
        Ok(import) => {
            let key = import.session.system().key;
            let part = Part::new(async move |fetching| fetching.all_of(&[key]).await);
            let render = move |()| view! { <ImportedSession import=import.clone()/> }.into_any();
            view! { <Loaded part render/> }.into_any()
        }
    }
}

/// A session that was read, with what could not be read of it.
#[component]
fn ImportedSession(import: Import) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let Import { session, put_aside } = import;
    let engines = calculator.engines();
    let engine = engines.into_iter().find(|engine| engine.system() == session.system())?;
    let render = |settled| view! { <ReadSheet settled/> }.into_any();
    Some(view! {
        <p class="quiet">{i18n.t("session.reading")}</p>
        <PutAsideList put_aside/>
        <WhenSettled session engine render/>
    })
}

/// The score sheet of a session that was read, and what can be done with it.
#[component]
fn ReadSheet(settled: Arc<SettledSession>) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let open = use_session();
    let shown = Shown::new(settled.session.clone(), settled.sheet.clone());
    open.read.set(Some(shown.clone()));
    let keep = move || {
        let settled = SettledSession::clone(&settled);
        opening::once_kept(open, move || {
            opening::begin(open, settled);
            calculator.act(Action::Close);
            open.to_deal();
            open.show(SessionPanel::Sheet);
        });
    };
    let carry = move || open.show(SessionPanel::Carry);
    let hand = Callback::new(move |link| calculator.open_hand(link));
    let Shown { session, sheet } = shown;
    view! {
        <div class="offers">
            <Button class="offer" name="keep-session" press=keep>{i18n.t("session.keep")}</Button>
            <Button class="offer" name="carry" press=carry>{i18n.t("ui.session.carry")}</Button>
        </div>
        <ScoreSheet session sheet open=hand sends_evening=true/>
    }
}

/// What could not be read, piece by piece.
#[component]
pub fn PutAsideList(put_aside: Vec<PutAside>) -> impl IntoView {
    let i18n = use_i18n();
    let words = i18n.catalogue();
    let count = put_aside.len();
    (count > 0).then(|| {
        let lines = put_aside.iter().take(MOST_TOLD).map(|aside| {
            view! { <li>{aside_line(aside, &words)}</li> }
        });
        let more = (count > MOST_TOLD).then(|| view! { <li>"…"</li> });
        view! {
            <div class="card" role="alert" data-part="put-aside">
                <p class="name">{i18n.count("session.put-aside", count)}</p>
                <ul>{lines.collect_view()} {more}</ul>
            </div>
        }
    })
}
