//! What is fetched when it is first shown, and which part of the program it is in.
//!
//! Everything that a hand needs up to its result is in the program itself: the screen, the entry,
//! the rule system that the app begins with, the summary, the list, the printed page, and the
//! elements of other pages. Beside it are the other rule systems, and three parts that are named after
//! what a person does there:
//!
//! | part | what it holds |
//! |---|---|
//! | [`engines`] | the other rule systems |
//! | [`explore`] | the panels, hands beside the first, what would make a hand win |
//! | [`learn`] | the rulebook and its search, practice, sharing and saved hands, the builder of HTML |
//! | [`play`] | sessions |
//!
//! A part is a file of its own, and so is the code that the same two or more of them share: four parts
//! make up to eleven shared files, and each further one would more than double that number. A part holds what
//! is only reached through its function: a direct call from elsewhere puts it into the program.

use std::future::Future;

use futures_util::future::{join, join3};
use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::app::browser::paint::idle_after_paint;
use crate::app::browser::web;
use crate::app::context::part::Part;
use crate::app::context::question::{Answering, Finder};
use crate::app::context::{FetchEngines, Fetching, MORE};
use crate::app::panels::content;
use crate::app::result::{other_place, to_win};
use crate::app::shell::taking_over::once_shown;
use crate::app::{ask, embed, practice, rulebook, session, share, ways};
use crate::calculator::Panel;
use crate::rules;
use crate::scoring::Engine;

/// Renders something that is shown in one place.
pub type View = fn() -> AnyView;

/// Renders a panel.
pub type PanelView = fn(Panel) -> AnyView;

/// To play by other rules.
#[wasm_split(engines, fallible)]
fn engines() -> Result<&'static [&'static dyn Engine], SplitLoaderError> {
    Ok(rules::ENGINES)
}

/// To look further than the hand on the screen.
struct Explore {
    panels: PanelView,
    other_place: other_place::PlaceView,
    ways: to_win::Views,
}

#[wasm_split(explore, fallible)]
fn explore() -> Result<Explore, SplitLoaderError> {
    Ok(Explore { panels: content::view, other_place: other_place::VIEW, ways: ways::VIEWS })
}

/// To read and to practise, and to give hands to others.
struct Learn {
    book: rulebook::Reader,
    answers: Finder,
    practice: practice::View,
    sharing: PanelView,
    builder: View,
}

#[wasm_split(learn, fallible)]
fn learn() -> Result<Learn, SplitLoaderError> {
    Ok(Learn {
        book: rulebook::READER,
        answers: ask::FINDER,
        practice: practice::view,
        sharing: share::view,
        builder: embed::builder,
    })
}

/// To play at a table, deal after deal.
#[wasm_split(play, fallible)]
fn play() -> Result<session::Views, SplitLoaderError> {
    Ok(session::VIEWS)
}

/// What is fetched when it is first shown: code, and the words and the style that it needs.
#[derive(Clone, Copy)]
pub struct Parts {
    /// The panels over the screen.
    pub panels: Part<PanelView>,
    /// The list of another place than the first.
    pub other_place: Part<other_place::PlaceView>,
    /// The search for ways to a win.
    pub ways: Part<to_win::Views>,
    /// The rulebook. Its words are fetched for each rule system.
    pub book: Part<rulebook::Reader>,
    /// The search of the rulebook: answers to questions, and fans.
    pub ask: Answering,
    /// Exercises, the hand of the day and the path, whose words are fetched with it.
    pub practice: Part<practice::View>,
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
        let owner = Owner::current().expect("the app has an owner");
        Parts {
            panels: Part::new(async |fetching| {
                let words = fetching.words_of_system_in_use();
                with(explore(), panel_style(fetching), words).await.map(|explore| explore.panels)
            }),
            other_place: Part::new(async |_| {
                explore().await.ok().map(|explore| explore.other_place)
            }),
            ways: Part::new(async |fetching| {
                let words = fetching.words(&["ways"]);
                with(explore(), style(fetching, "ways.css"), words)
                    .await
                    .map(|explore| explore.ways)
            }),
            book: Part::new(async |fetching| {
                let words = fetching.words(&["book"]);
                with(learn(), style(fetching, "book.css"), words).await.map(|learn| learn.book)
            }),
            ask: Part::new(async |fetching| {
                let (code, words) = join(learn(), fetching.words_of_rulebooks()).await;
                code.ok().filter(|_| words).map(|learn| learn.answers)
            }),
            practice: Part::new(async |fetching| {
                let words = fetching.words(&["practice"]);
                let style = style(fetching, "practice.css");
                with(learn(), style, words).await.map(|learn| learn.practice)
            }),
            share: Part::new(async |fetching| {
                let words = fetching.words(&["share"]);
                with(learn(), panel_style(fetching), words).await.map(|learn| learn.sharing)
            }),
            builder: Part::new(async |fetching| {
                let words = fetching.words(&["embed"]);
                with(learn(), panel_style(fetching), words).await.map(|learn| learn.builder)
            }),
            session: Part::new(move |fetching: Fetching| {
                let owner = owner.clone();
                async move {
                    let words = fetching.words(&[MORE, "session", "share"]);
                    let style = async {
                        let (panels, own) =
                            join(panel_style(fetching), style(fetching, "session.css")).await;
                        panels && own
                    };
                    let views = with(play(), style, words).await?;
                    // An embedded app keeps no sessions.
                    if !fetching.device.is_guest {
                        (views.prepare)(owner).await;
                    }
                    Some(views)
                }
            }),
        }
    }
}

/// Fetches the engines of the rule systems. Their words are fetched for each of them.
pub const ENGINES: FetchEngines = || Box::pin(async { engines().await.ok() });

/// Waits for code with its style and its words. `None` if one of them can't be had.
async fn with<T>(
    code: impl Future<Output = Result<T, SplitLoaderError>>,
    style: impl Future<Output = bool>,
    words: impl Future<Output = bool>,
) -> Option<T> {
    let (code, style, words) = join3(code, style, words).await;
    code.ok().filter(|_| style && words)
}

/// Fetches the rule system in use, if it is another one than the first, and the style of panels and
/// paper, which a browser prints without asking for it first: once the screen is painted, with the
/// tiles that were tapped before the program ran, and the browser has nothing to do. The service
/// worker fetches the rest.
pub fn fetch_while_idle(fetching: Fetching) {
    let fetch = move || {
        fetching.prefetch_system_in_use();
        leptos::task::spawn_local(async move {
            panel_style(fetching).await;
        });
    };
    once_shown(fetching, move || idle_after_paint(fetch));
}

/// Fetches the style of the panels.
async fn panel_style(fetching: Fetching) -> bool {
    style(fetching, "panels.css").await
}

/// Fetches a style. An embedded app has its whole style already.
async fn style(fetching: Fetching, path: &str) -> bool {
    fetching.device.is_guest || web::style(path).await
}
