//! A guest: the app in its place in another page.

use std::any::Any;
use std::cell::Cell;
use std::rc::Rc;

use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsError, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Element};

use crate::app::browser::{settled, web};
use crate::app::context::{
    Calculator, Fetching, I18n, Stage, use_calculator, use_fetching, use_i18n,
};
use crate::app::embed::report::PageReport;
use crate::app::embed::score::ScorePage;
use crate::app::pieces::Loaded;
use crate::app::session::Around;
use crate::app::shell::keyboard;
use crate::app::shell::parts::{Parts, fetch_while_idle};
use crate::app::shell::start::{Root, provide_app};
use crate::calculator::{Notice, link_in, read};
use crate::entry::{Draft, Fault, FaultCode, link};
use crate::rules;
use crate::text::{FanNames, Language};

/// A part of the app in an element of another page. It is removed when it is dropped.
pub trait Guest {
    /// Shows another hand: notation, or a link, which names its own rules. A session is a link or
    /// JSON, and `rules` is not used.
    fn show(&self, rules: &str, hand: &str);

    /// Changes the language; an unknown one is English.
    fn speak(&self, language: &str);

    /// Calls fans by other names; unknown ones are those of the language.
    fn call_fans(&self, names: &str);
}

/// What a guest shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A hand with its fans and its total, to be read only.
    Score,
    /// The whole calculator.
    Calculator,
    /// The score sheet of a session, to be read only.
    Session,
}

impl Kind {
    /// A kind by its name in `www/embed`.
    fn of(name: &str) -> Option<Kind> {
        match name {
            "score" => Some(Kind::Score),
            "calculator" => Some(Kind::Calculator),
            "session" => Some(Kind::Session),
            _ => None,
        }
    }
}

/// Mounts a guest in its place. `kind` names what it shows: `score`, `calculator` or `session`. `site` is the
/// address of the app's site, `rules` the key of the rule system, and `lang` the tag of the language. `hand` is
/// notation or a link, which names its own rules; of a session it is a link or JSON.
///
/// # Errors
/// There is no such kind of guest.
pub fn begin(
    place: Element,
    kind: &str,
    site: String,
    rules: String,
    hand: String,
    lang: String,
) -> Result<Box<dyn Guest>, JsError> {
    let kind = Kind::of(kind).ok_or_else(|| JsError::new("There is no such kind of guest."))?;
    // All guests of a page have the same.
    let _ = web::SITE.set(site);
    let (here, context) = (place.clone(), Rc::new(Cell::new(None)));
    let provided = context.clone();
    let mounted = mount_to(place.clone().unchecked_into(), move || {
        provide_app(true);
        let (calculator, i18n, fetching) = (use_calculator(), use_i18n(), use_fetching());
        speak(fetching, &lang);
        let text = (kind == Kind::Session).then(|| RwSignal::new(hand.clone()));
        provided.set(Some((calculator, fetching, text)));
        if let Some(text) = text {
            let around = around(&here, text);
            announce_language(i18n, fetching, here.clone());
            return view! { <SessionGuest around/> }.into_any();
        }
        if kind == Kind::Score || !hand.is_empty() || rules != rules::KEYS[0] {
            fetching.stage.set(Stage::Restoring);
            show(calculator, fetching, &rules, &hand);
        }
        announce_language(i18n, fetching, here.clone());
        publish(calculator, i18n, fetching, here.clone());
        if kind == Kind::Score {
            return view! { <ScorePage/> }.into_any();
        }
        keyboard::listen(&here);
        fetch_while_idle(fetching);
        view! { <Root/> }.into_any()
    });
    settled::show_in(place.clone());
    let (calculator, fetching, session) = context.take().expect("mounting runs the function");
    Ok(Box::new(Mounted { calculator, fetching, session, place, handle: Some(Box::new(mounted)) }))
}

/// What a session and the page around it tell each other.
fn around(place: &Element, text: RwSignal<String>) -> Around {
    let place = StoredValue::new_local(place.clone());
    let tell = move |name, detail: &JsValue| place.with_value(|place| tell(place, name, detail));
    Around {
        text,
        tell: Callback::new(move |report: JsValue| tell("hule-report", &report)),
        open: Callback::new(move |link: String| tell("hule-hand", &link.into())),
    }
}

/// The score sheet of a session, once there are words.
#[component]
fn SessionGuest(around: Around) -> impl IntoView {
    let fetching = use_fetching();
    let parts = expect_context::<Parts>();
    let sheet = move || {
        (fetching.language.get() > 0).then(|| {
            view! { <Loaded part=parts.session render=move |views| (views.page)(around)/> }
        })
    };
    view! { <div class="root">{sheet}</div> }
}

/// A guest in its place.
struct Mounted {
    calculator: Calculator,
    fetching: Fetching,
    /// The text of the session, if it shows one.
    session: Option<RwSignal<String>>,
    place: Element,
    /// Leptos's handle: dropping it removes the elements and the signals.
    handle: Option<Box<dyn Any>>,
}

impl Guest for Mounted {
    fn show(&self, rules: &str, hand: &str) {
        match self.session {
            Some(text) => text.set(hand.to_owned()),
            None => show(self.calculator, self.fetching, rules, hand),
        }
    }

    fn speak(&self, language: &str) {
        speak(self.fetching, language);
    }

    fn call_fans(&self, names: &str) {
        self.fetching.call_fans(FanNames::of(names).unwrap_or(FanNames::Own));
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        settled::leave(&self.place);
        let handle = self.handle.take();
        // What is still being fetched or painted uses the signals until then.
        settled::once_settled(move || drop(handle));
    }
}

fn speak(fetching: Fetching, tag: &str) {
    fetching.speak(Language::from_tag(tag).unwrap_or(Language::En));
}

/// Shows a hand, in notation or as a link, after fetching what it needs. In place of one that can't be
/// read, its rule system is shown without tiles, and what is wrong.
fn show(calculator: Calculator, fetching: Fetching, rules: &str, hand: &str) {
    let key = link_in(hand).and_then(link::rules_key).unwrap_or(rules).to_owned();
    let (keys, hand) = (vec![key.clone()], hand.to_owned());
    let shown = move || {
        let engines = calculator.engines();
        let asked = engines.iter().map(|engine| engine.system()).find(|system| system.key == key);
        calculator.change(|state| {
            let empty = Draft::new(asked.unwrap_or(state.draft().system()));
            let draft = match asked {
                None => Err(Fault::new(FaultCode::UNKNOWN_RULES).value(&key).into()),
                Some(_) if hand.trim().is_empty() => Ok(empty.clone()),
                Some(_) => read(&hand, &empty, 0, &engines),
            };
            match draft {
                Ok(draft) => state.begin_again(draft, None),
                Err(faults) => {
                    state.begin_again(empty, Some(Notice::Faults(None, faults.into())));
                }
            }
        });
        fetching.stage.set(Stage::Ready);
    };
    fetching.systems(keys, Box::new(shown));
}

/// Tells the page in which language the guest is, or that there are no words.
fn announce_language(i18n: I18n, fetching: Fetching, place: Element) {
    Effect::new(move || {
        if fetching.is_wordless.get() {
            tell(&place, "hule-failed", &JsValue::NULL);
        }
        if fetching.language.get() > 0 {
            // This fails only for an invalid name.
            let _ = place.set_attribute("lang", i18n.language().tag());
        }
    });
}

/// Tells the page what the hand comes to, now and whenever that or the language changes.
fn publish(calculator: Calculator, i18n: I18n, fetching: Fetching, place: Element) {
    Effect::new(move || {
        let (draft, report, notice) =
            (calculator.draft.get(), calculator.report(), calculator.notice());
        let (language, stage) = (fetching.language.get(), fetching.stage.get());
        if language == 0 {
            return;
        }
        if stage == Stage::Ready && fetching.can_explain() && !report.pending {
            let report = untrack(|| PageReport::new(i18n, &draft, &report, notice.as_ref()));
            tell(&place, "hule-report", &report.plain());
        }
    });
}

/// Dispatches an event on the place, which only the element around it hears.
fn tell(place: &Element, name: &str, detail: &JsValue) {
    let about = CustomEventInit::new();
    about.set_detail(detail);
    // Both fail only for an event that is under way already.
    let event = CustomEvent::new_with_event_init_dict(name, &about);
    let _ = event.and_then(|event| place.dispatch_event(&event));
}
