//! The app embedded in other pages, and the panel that writes the HTML for that.

mod builder;
mod host_page;
mod markup;
mod score;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::entry::{Draft, Fault, FaultCode, link};
use crate::rules;
use crate::text::Language;

use crate::app::browser::settled;
use crate::app::browser::web;
use crate::app::context::fetch;
use crate::app::context::ui::{Stage, Ui, use_ui};
use crate::app::dom::{listen, views, watch};
use crate::app::shell::keyboard;
use crate::app::shell::start::{Root, provide_app};
use crate::state::{Notice, State, link_in, read};

/// Shows a part of the app in an element of another page. They communicate through attributes and
/// events.
///
/// `data-base` is where the app's files are, `data-kind` is `calculator` or `score`; `data-rules`,
/// `data-hand` (notation or a link) and `data-lang` say what is shown, again at each event
/// `hule-show` or `hule-speak`. The app sets `data-ready`, `data-report` (the report as JSON)
/// whenever that changes, `data-settled` while it has nothing to do, and `data-failed` if it
/// can't be loaded.
pub fn embed(place: Element) {
    begin(place);
}

const FAILED: &str = "data-failed";

fn given(place: &Element, name: &str) -> String {
    place.get_attribute(name).unwrap_or_default()
}

fn begin(place: Element) {
    let _ = web::BASE.set(given(&place, "data-base"));
    let is_score = given(&place, "data-kind") == "score";
    let mounted = leptos::mount::mount_to(place.clone().unchecked_into(), move || {
        let (ui, _) = provide_app();
        ui.store(|store| store.is_guest = true);
        let empty =
            given(&place, "data-hand").is_empty() && given(&place, "data-rules") == rules::KEYS[0];
        ui.stage.set(if is_score || !empty { Stage::Restoring } else { Stage::Ready });
        speak(ui, &place);
        if ui.stage.get_untracked() == Stage::Restoring {
            show(ui, &place);
        }
        if !is_score {
            keyboard::listen(ui, &place);
        }
        publish(ui, place.clone());
        let here = place.clone();
        listen(&place, "hule-show", Box::new(move |_| show(ui, &here)));
        let here = place.clone();
        listen(&place, "hule-speak", Box::new(move |_| speak(ui, &here)));
        let _ = place.set_attribute("data-ready", "");
        settled::show_in(place);
        if is_score { score::root(ui).view() } else { view! { <Root/> }.into_any() }
    });
    // When the element is removed, the next one may take its place.
    mounted.forget();
}

fn speak(ui: Ui, place: &Element) {
    let language = Language::from_tag(&given(place, "data-lang"));
    fetch::speak(ui, language.unwrap_or(Language::En));
}

/// Shows a hand, in notation or as a link, after fetching what it needs.
fn show(ui: Ui, place: &Element) {
    let (key, hand) = (given(place, "data-rules"), given(place, "data-hand"));
    let named = link_in(&hand).and_then(link::rules_key);
    let key = named.unwrap_or(&key).to_owned();
    let keys = vec![key.clone()];
    let shown = move |ui: Ui| {
        let engines = ui.engines();
        let draft = match engines.iter().find(|engine| engine.system().key == key) {
            None => Err(vec![Fault::new(FaultCode::UNKNOWN_RULES).value(&key)]),
            Some(engine) if hand.trim().is_empty() => Ok(Draft::new(engine.system())),
            Some(engine) => read(&hand, &Draft::new(engine.system()), 0, &engines),
        };
        ui.change(|state| match draft {
            Ok(draft) => {
                let mut fresh = State::new(draft);
                fresh.engines = engines;
                *state = fresh;
            }
            Err(faults) => state.show_notice(Notice::Faults(None, faults)),
        });
        ui.stage.set(Stage::Ready);
    };
    fetch::systems(ui, keys, Box::new(shown));
}

/// Publishes the report to the page, now and whenever it changes.
fn publish(ui: Ui, place: Element) {
    watch(Box::new(move || {
        let (draft, report, notice) = (ui.draft(), ui.report(), ui.notice());
        let (language, waits) = (ui.language.get(), ui.stage.get());
        if waits == Stage::Wordless {
            let _ = place.set_attribute(FAILED, "");
        }
        if language == 0 {
            return;
        }
        let _ = place.set_attribute("lang", ui.language_now().tag());
        if waits == Stage::Ready && ui.can_explain() && !report.pending {
            let json = untrack(|| host_page::report_json(ui, &draft, &report, notice.as_ref()));
            let _ = place.set_attribute("data-report", &json);
        }
    }));
}

/// Renders the panel that shows how to embed the hand.
pub fn builder() -> AnyView {
    views(builder::sheet(use_ui()))
}
