//! Sessions: many deals in a row, kept on a score sheet while they are played at a table.
//!
//! All of it is one part of the program, which is fetched when it is first needed: by the menu, by an
//! address, or because a session is open. [`OpenSession`](open::OpenSession) is the context of the
//! session that is played; the calculator below enters its deals.

mod actions;
mod around;
mod at_table;
mod carry;
mod chart;
mod chips;
mod deeds;
mod evening;
mod final_scores;
mod kept;
mod kept_deal;
mod list;
mod open;
mod opened;
mod opening;
mod page;
mod panel;
mod play;
mod players;
mod podium;
mod prepare;
mod record;
mod sent;
mod settling;
mod sheet;
mod shown;
mod store;
mod troubles;
mod undo_redo;

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::*;

use crate::app::browser::paint::when_idle;
use crate::app::browser::sessions;
use crate::app::browser::steps::Step;
use crate::app::context::{Calculator, Fetching, spawn};
use crate::calculator::{Action, Panel, SessionPanel};

/// What the rest of the app shows of sessions.
#[derive(Clone, Copy)]
pub struct Views {
    /// Provides the context of the open session. It comes before everything else.
    pub prepare: fn(Owner) -> Pin<Box<dyn Future<Output = ()>>>,
    /// Renders a panel.
    pub panel: fn(SessionPanel) -> AnyView,
    /// Renders a session in another page.
    pub page: fn(Around) -> AnyView,
    /// Renders the bar above the calculator.
    pub bar: fn() -> AnyView,
    /// Renders what the calculator shows before a hand is entered.
    pub between: fn() -> AnyView,
    /// Renders the printed page of the score sheet on the screen. Nothing if there is none.
    pub paper: fn() -> Option<AnyView>,
}

pub use page::Around;

use opened::Opened;

/// The views.
pub const VIEWS: Views = Views {
    prepare: prepare::prepare,
    panel: panel::view,
    bar: play::bar::view,
    between: play::between::view,
    paper: panel::paper,
    page: panel::page,
};

/// Runs a function if a session may have been open when the app was left. Where no note says so, that
/// is if any was ever kept.
pub fn if_was_open(run: impl FnOnce() + 'static) {
    match Opened::last_time() {
        Opened::Nothing => {}
        Opened::Session { .. } => run(),
        Opened::Unknown => when_idle(|| {
            spawn(Box::pin(async {
                if sessions::may_exist().await {
                    run();
                }
            }));
        }),
    }
}

/// The address of the score sheet. Links of sessions begin with it.
const ADDRESS: &str = "session";

/// Whether an address is that of the score sheet, or the link of a session.
pub fn is_address(hash: &str) -> bool {
    hash.strip_prefix(ADDRESS).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Opens the score sheet, or the session of a link for reading. With `has_step`, the present step of
/// the browser's history is the panel's: it was made by a link.
pub fn follow(calculator: Calculator, fetching: Fetching, address: String, has_step: bool) {
    let show = move || {
        let panel = match address == ADDRESS {
            true => SessionPanel::Sheet,
            false => SessionPanel::Link(address.into()),
        };
        // If a panel is open already, it is rendered anew.
        calculator.act(Action::Close);
        calculator.act(Action::Open(Panel::Session(panel)));
        if has_step {
            Step::new().with_panels(1).mark();
        }
    };
    fetching.systems(Vec::new(), Box::new(show));
}
