//! A session in another page: the score sheet for reading, and what the page around is told of it.

use std::sync::Arc;

use leptos::prelude::*;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use super::sent::{PutAsideList, read, refusal};
use super::settling::WhenSettled;
use super::sheet::ScoreSheet;
use super::shown::{Shown, words_of};
use crate::app::context::part::Part;
use crate::app::context::{I18n, use_calculator, use_i18n};
use crate::app::pieces::Loaded;
use crate::session::file::{Import, PutAside};
use crate::session::{SettledSession, link};
use crate::text::fault;
use crate::text::session::{aside_line, plain_name};

/// How it is given: as JSON would have it, so objects are plain and nothing is `undefined`.
const PLAIN: Serializer = Serializer::json_compatible();

/// What a page is told of a session: the detail of the element's `hule-change`.
/// `www/embed/README.md` documents the fields.
#[derive(Default, Serialize)]
struct PageSession {
    link: Option<String>,
    rules: &'static str,
    name: String,
    players: Vec<String>,
    deals: usize,
    over: bool,
    totals: Vec<i32>,
    ranks: Vec<usize>,
    table_points: Option<Vec<f64>>,
    faults: Vec<String>,
}

/// What happens in the page, for the element around it.
#[derive(Clone, Copy)]
pub struct Around {
    /// A link or JSON.
    pub text: RwSignal<String>,
    /// Tells the page what is shown.
    pub tell: Callback<JsValue>,
    /// Opens the link of a hand.
    pub open: Callback<String>,
}

/// The session of the text, or why it can't be shown.
#[component]
pub fn SessionPage(around: Around) -> impl IntoView {
    let page = move || {
        let text = around.text.get();
        untrack(|| match read(text.trim()) {
            Ok(import) => view! { <WithSystem import around/> }.into_any(),
            Err(refused) => {
                let sentence = refusal(use_i18n(), &refused);
                let faults = vec![sentence.clone()];
                tell(around, &PageSession { faults, ..PageSession::default() });
                view! { <p class="fault" role="alert">{sentence}</p> }.into_any()
            }
        })
    };
    view! { {page} }
}

/// A session that was read, once its rule system has been fetched.
#[component]
fn WithSystem(import: Import, around: Around) -> impl IntoView {
    let key = import.session.system().key;
    let part = Part::new(async move |fetching| fetching.all_of(&[key]).await);
    let render = move |()| view! { <Embedded import=import.clone() around/> }.into_any();
    view! { <Loaded part render/> }
}

/// A session with its sheet.
#[component]
fn Embedded(import: Import, around: Around) -> impl IntoView {
    let calculator = use_calculator();
    let Import { session, put_aside } = import;
    let engines = calculator.engines();
    let engine = engines.into_iter().find(|engine| engine.system() == session.system())?;
    let render = move |settled| {
        let put_aside = put_aside.clone();
        view! { <EmbeddedSheet settled put_aside around/> }.into_any()
    };
    Some(view! { <WhenSettled session engine render/> })
}

/// The score sheet of a session, about which the page is told.
#[component]
fn EmbeddedSheet(
    settled: Arc<SettledSession>,
    put_aside: Vec<PutAside>,
    around: Around,
) -> impl IntoView {
    let i18n = use_i18n();
    let shown = Shown::new(settled.session.clone(), settled.sheet.clone());
    let words = words_of(i18n, &shown.session);
    let title = shown.title(&words);
    let aside = put_aside.iter().map(|aside| aside_line(aside, &words));
    let faults = aside.collect::<Vec<_>>();
    tell(around, &page_session(i18n, &shown, faults));
    let Shown { session, sheet } = shown;
    view! {
        <div class="session-page">
            <p class="session-title">{title}</p>
            <PutAsideList put_aside/>
            <ScoreSheet session sheet open=around.open/>
        </div>
    }
}

/// What the page is told of a session that was read, with what could not be read of it.
fn page_session(i18n: I18n, shown: &Shown, mut faults: Vec<String>) -> PageSession {
    let (session, sheet) = (&shown.session, &shown.sheet);
    let words = words_of(i18n, session);
    let wrong = sheet.faults.iter();
    faults.extend(wrong.map(|wrong| fault::sentence(&wrong.fault, &words).to_string()));
    PageSession {
        link: link::encode(session).ok(),
        rules: session.system().key,
        name: session.name.clone(),
        players: shown.players().map(|player| plain_name(session, player, &words)).collect(),
        deals: sheet.deals.len(),
        over: shown.is_over(),
        totals: sheet.totals.clone(),
        ranks: sheet.ranks.clone(),
        table_points: sheet.table_points.clone().filter(|_| shown.is_over()),
        faults,
    }
}

fn tell(around: Around, page: &PageSession) {
    // Texts, numbers and lists of them can always be given.
    around.tell.run(page.serialize(&PLAIN).unwrap_or_default());
}
