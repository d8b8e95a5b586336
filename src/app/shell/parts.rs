//! The parts of the program that an empty hand does not need. Each is fetched when it is first
//! shown, or while the page is idle.
//!
//! What stands in a function marked with `wasm_split` is in a file of its own, and everything that
//! only such functions reach. A direct call from elsewhere would put it into the first file.

use futures_util::future::{join, join3};
use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::app::browser::paint::{after_paint, when_idle};
use crate::app::browser::web;
use crate::app::context::fetch;
use crate::app::context::part::Part;
use crate::app::context::question::{Answering, Finder};
use crate::app::context::store::MORE;
use crate::app::context::ui::Ui;
use crate::app::panels::sheet;
use crate::app::result::{self, list, paper, summary, to_win};
use crate::app::shell::taking_over::once_shown;
use crate::app::{ask, book, embed, practice, session, share, ways};
use crate::state::Panel;

/// Renders a part that shows one thing.
pub type View = fn() -> AnyView;

/// Renders a panel.
pub type PanelView = fn(Panel) -> AnyView;

/// The parts.
#[derive(Clone, Copy)]
pub struct Parts {
    /// The summary, the list of fans, waits and discards, and the printed page.
    pub result: Part<result::Views>,
    /// The search for ways to a win.
    pub ways: Part<to_win::Views>,
    /// The panels over the screen.
    pub panels: Part<PanelView>,
    /// The rulebook. Its words are fetched for each rule system.
    pub book: Part<book::Reader>,
    /// The search of the rulebook: answers to questions, and fans.
    pub ask: Answering,
    /// Exercises, the hand of the day and the path, whose words are fetched with it.
    pub practice: Part<View>,
    /// The panel for sharing, and the saved hands.
    pub share: Part<PanelView>,
    /// The builder of HTML for other pages.
    pub builder: Part<View>,
    /// Sessions.
    pub session: Part<session::Views>,
}

impl Parts {
    /// The parts, none of which has been fetched.
    pub fn new() -> Parts {
        Parts {
            result: Part::new(|ui| {
                Box::pin(async move {
                    let (code, style) = join(result(), style(ui)).await;
                    code.ok().filter(|_| style)
                })
            }),
            ways: Part::new(|ui| {
                Box::pin(async move {
                    let words = fetch::words(ui, ["ways", "ways"]);
                    let (code, style, words) =
                        join3(ways_to_win(), own_style(ui, "ways.css"), words).await;
                    code.ok().filter(|_| style && words)
                })
            }),
            panels: Part::new(|ui| {
                Box::pin(async move {
                    // An empty hand does without the words that the panels need.
                    let words = fetch::words_of_hands(ui);
                    let (code, style, words) = join3(panels(), style(ui), words).await;
                    code.ok().filter(|_| style && words)
                })
            }),
            book: Part::new(|_| {
                Box::pin(async move {
                    let (code, style) = join(reader(), web::style("book.css")).await;
                    code.ok().filter(|_| style)
                })
            }),
            ask: Part::new(|ui| {
                Box::pin(async move {
                    let (code, words) = join(answers(), fetch::words_of_rulebooks(ui)).await;
                    code.ok().filter(|_| words)
                })
            }),
            practice: Part::new(|ui| {
                Box::pin(async move {
                    let words = fetch::words(ui, ["practice", "practice"]);
                    let style = web::style("practice.css");
                    let (code, style, words) = join3(exercises(), style, words).await;
                    code.ok().filter(|_| style && words)
                })
            }),
            share: Part::new(|ui| {
                Box::pin(async move {
                    let words = fetch::words(ui, ["share", "share"]);
                    let (code, words) = join(sharing(), words).await;
                    code.ok().filter(|_| words)
                })
            }),
            builder: Part::new(|ui| {
                Box::pin(async move {
                    let words = fetch::words(ui, ["embed", "embed"]);
                    let (code, words) = join(builder(), words).await;
                    code.ok().filter(|_| words)
                })
            }),
            session: Part::new(|ui| {
                Box::pin(async move {
                    let words = async {
                        fetch::words(ui, [MORE, "session"]).await
                            && fetch::words(ui, ["share", "share"]).await
                    };
                    // An embedded app has its whole style already, and keeps no sessions.
                    let own = async { ui.is_guest() || web::style("session.css").await };
                    let style = join(style(ui), own);
                    let (code, style, words) = join3(score_sheets(), style, words).await;
                    let views = code.ok().filter(|_| words && style == (true, true))?;
                    if !ui.is_guest() {
                        (views.prepare)(ui).await;
                    }
                    Some(views)
                })
            }),
        }
    }
}

#[wasm_split(later, fallible)]
fn result() -> Result<result::Views, SplitLoaderError> {
    Ok(result::Views { summary: summary::view, list: list::view, paper: paper::view })
}

#[wasm_split(ways, fallible)]
fn ways_to_win() -> Result<to_win::Views, SplitLoaderError> {
    Ok(ways::VIEWS)
}

#[wasm_split(panels, fallible)]
fn panels() -> Result<PanelView, SplitLoaderError> {
    Ok(sheet::view)
}

#[wasm_split(pages, fallible)]
fn reader() -> Result<book::Reader, SplitLoaderError> {
    Ok(book::READER)
}

#[wasm_split(ask, fallible)]
fn answers() -> Result<Finder, SplitLoaderError> {
    Ok(ask::FINDER)
}

#[wasm_split(pages, fallible)]
fn exercises() -> Result<View, SplitLoaderError> {
    Ok(practice::view)
}

#[wasm_split(pages, fallible)]
fn sharing() -> Result<PanelView, SplitLoaderError> {
    Ok(share::view)
}

#[wasm_split(session, fallible)]
fn score_sheets() -> Result<session::Views, SplitLoaderError> {
    Ok(session::VIEWS)
}

#[wasm_split(pages, fallible)]
fn builder() -> Result<View, SplitLoaderError> {
    Ok(embed::builder)
}

/// Fetches what a hand needs next, once the screen is painted, with the tiles that were tapped before
/// the program ran, and the browser has nothing to do: the rule system in use with its words, and the
/// list. The service worker fetches the rest.
pub fn fetch_while_idle(ui: Ui, parts: Parts) {
    let fetch = move || {
        fetch::prefetch_system_in_use(ui);
        parts.result.need(ui);
    };
    once_shown(ui, move || after_paint(move || when_idle(fetch)));
}

/// Fetches the style of the list and the panels.
async fn style(ui: Ui) -> bool {
    own_style(ui, "later.css").await
}

/// Fetches a style. An embedded app has its whole style already.
async fn own_style(ui: Ui, path: &str) -> bool {
    ui.is_guest() || web::style(path).await
}
