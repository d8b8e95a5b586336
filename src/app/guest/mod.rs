//! The app as a guest of other pages, and how to invite it: fetched when it is first needed, with
//! the rulebook, whose examples it shows.

mod builder;
mod markup;
mod score;
mod told;

use std::future::Future;
use std::pin::Pin;

use futures_util::future::join;
use js_sys::Function;
use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::HtmlElement;

use crate::draft::Draft;
use crate::error::{Fault, FaultCode};
use crate::text::Language;
use crate::{link, rules};

use super::dom::El;
use super::fetch::{self, spawn};
use super::kit::Ui;
use super::state::{Action, Notice, Panel, State, link_in, read};
use super::{keyboard, start, web};

/// What is in the part that is fetched.
pub struct Guest {
    begin: fn(HtmlElement, Function),
    builder: fn(Ui) -> Vec<El>,
}

#[wasm_split(pages, fallible)]
fn fetched() -> Result<&'static Guest, SplitLoaderError> {
    static GUEST: Guest = Guest { begin, builder: builder::sheet };
    Ok(&GUEST)
}

/// Shows a part of the app in an element of another page.
///
/// The element's attributes say what: `data-base` where the app's files are, `data-kind`
/// (`calculator` or `score`), `data-rules`, `data-hand` (notation or a link), `data-lang`.
/// `heard` is called with a name and a value: `ready` and a function that is told later changes
/// (`show`, rules, hand; `speak`, language); `change` and what the hand comes to; `failed`.
pub fn embed(place: HtmlElement, heard: Function) {
    let begun: Pin<Box<dyn Future<Output = ()>>> = Box::pin(async move {
        match fetched().await {
            Ok(guest) => (guest.begin)(place, heard),
            Err(_) => say(&heard, "failed", &JsValue::UNDEFINED),
        }
    });
    // There may be no owner yet, and no executor but the browser's.
    wasm_bindgen_futures::spawn_local(begun);
}

fn say(heard: &Function, name: &str, value: &JsValue) {
    // What the other page makes of it is its own affair.
    let _ = heard.call2(&JsValue::NULL, &name.into(), value);
}

fn begin(place: HtmlElement, heard: Function) {
    let given = |name: &str| place.get_attribute(name).unwrap_or_default();
    let _ = web::BASE.set(given("data-base"));
    let is_score = given("data-kind") == "score";
    let (key, hand, language) = (given("data-rules"), given("data-hand"), given("data-lang"));
    let parent = place.clone();
    let mounted = leptos::mount::mount_to(parent, move || {
        let ui = Ui::new(State::new(Draft::new(rules::OUTLINE)));
        ui.store(|store| store.host = Some(place.clone().into()));
        ui.finish_reports();
        ui.waits.set(usize::from(is_score || !hand.is_empty() || key != rules::KEYS[0]));
        fetch::speak(ui, Language::from_tag(&language).unwrap_or(Language::En));
        if ui.waits.get_untracked() == 1 {
            show(ui, key, hand);
        }
        let root = if is_score { score::root(ui) } else { start::root(ui) };
        if !is_score {
            keyboard::listen(ui, &place);
        }
        let _ = place.append_child(&root.0);
        tell_changes(ui, heard.clone());
        let tell: Box<dyn FnMut(String, String, String)> = Box::new(move |what, first, second| {
            match &*what {
                "show" => show(ui, first, second),
                _ => fetch::speak(ui, Language::from_tag(&first).unwrap_or(Language::En)),
            }
        });
        say(&heard, "ready", &Closure::wrap(tell).into_js_value());
    });
    // JavaScript keeps it for the next element when this one goes.
    mounted.forget();
}

/// Shows a hand, in notation or as a link, once everything that it needs is there.
fn show(ui: Ui, key: String, hand: String) {
    let named = link_in(&hand).and_then(link::rules_key);
    let key = named.unwrap_or(&key).to_owned();
    let keys = vec![key.clone()];
    let shown = move |ui: Ui| {
        let systems = ui.systems();
        let draft = match systems.iter().copied().find(|rules| rules.key() == key) {
            None => Err(vec![Fault::new(FaultCode::UnknownRules).value(&key)]),
            Some(rules) if hand.trim().is_empty() => Ok(Draft::new(rules)),
            Some(rules) => read(&hand, &Draft::new(rules), 0, &systems),
        };
        ui.change(|state| match draft {
            Ok(draft) => {
                let mut fresh = State::new(draft);
                fresh.systems = systems;
                *state = fresh;
            }
            Err(faults) => state.say(Notice::Faults(None, faults)),
        });
        ui.waits.set(0);
    };
    fetch::systems(ui, keys, Box::new(shown));
}

/// Tells the page what the hand comes to, now and whenever that changes.
fn tell_changes(ui: Ui, heard: Function) {
    super::dom::watch(Box::new(move || {
        let (draft, report, notice) = (ui.draft(), ui.report(), ui.notice());
        let there = ui.language.get() > 0 && ui.waits.get() == 0 && ui.later().is_some();
        if there && !report.pending {
            let told = untrack(|| told::told(ui, &draft, &report, notice.as_ref()));
            say(&heard, "change", told.unchecked_ref());
        }
    }));
}

/// Opens the panel that shows how to embed the hand.
pub fn open_builder(ui: Ui) {
    spawn(Box::pin(async move {
        let (guest, words) = join(fetched(), fetch::words(ui, ["embed", "embed"])).await;
        match guest.ok().filter(|_| words) {
            None => ui.change(|state| state.say(Notice::Word("ui.no-parts"))),
            guest => {
                ui.store(|store| store.guest = guest);
                ui.act(Action::Open(Panel::Embed));
            }
        }
    }));
}

/// The panel, once it is there.
pub fn builder(ui: Ui) -> Vec<El> {
    ui.store(|store| store.guest).map_or_else(Vec::new, |guest| (guest.builder)(ui))
}
