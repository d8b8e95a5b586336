//! Access to the browser: texts, the address, the clipboard.

use std::rc::Rc;
use std::sync::OnceLock;

use gloo::net::http::{Request, Response};
use gloo::utils::{document, document_element, head, window};
use js_sys::{Array, Object};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Event;

use crate::app::browser::storage;
use crate::text::Language;

/// The address of the app's site, if the page is not of it.
pub static SITE: OnceLock<String> = OnceLock::new();

/// The address of the folder in which the files of this build are.
static FILES: OnceLock<String> = OnceLock::new();

/// Returns the address of the app's site.
pub fn site() -> String {
    SITE.get().cloned().unwrap_or_else(folder)
}

/// Returns the address of a page of the app's site.
pub fn beside(path: &str) -> String {
    [SITE.get().map_or("", |site| site), path].concat()
}

/// Says in which folder the files of this build are.
pub fn files_at(folder: String) {
    // All apps of a page have the same.
    let _ = FILES.set(folder);
}

/// Returns the address of the folder in which the files of this build are.
pub fn files() -> &'static str {
    FILES.get().map_or("", |folder| folder)
}

/// Returns the address of one of the files of this build.
pub fn file(path: &str) -> String {
    [files(), path].concat()
}

/// The keys and templates of a file.
pub type Texts = Rc<[(String, String)]>;

/// Fetches a file of texts of a language; `None` if that fails. The browser reads the JSON, so that
/// the first view does without the code for it.
pub async fn texts(language: Language, name: &str) -> Option<Texts> {
    let path = ["text/", language.tag(), "/", name, ".json"].concat();
    let response = Request::get(&file(&path)).send().await.ok().filter(Response::ok)?;
    let json = js_sys::JSON::parse(&response.text().await.ok()?).ok()?;
    let entry = |entry: JsValue| {
        let [key, template] = [0, 1].map(|at| entry.unchecked_ref::<Array>().get(at).as_string());
        Some((key?, template?))
    };
    Object::entries(json.dyn_ref()?).iter().map(entry).collect()
}

/// The key of the chosen language in the store.
pub const LANGUAGE: &str = "hule.language";

/// The language that the player chose, else the first of the browser's that has a catalogue.
pub fn language() -> Language {
    let chosen = storage::load(LANGUAGE).and_then(|tag| Language::from_tag(&tag));
    let wished = || {
        let tags = window().navigator().languages();
        tags.iter().find_map(|tag| Language::from_tag(&tag.as_string()?))
    };
    chosen.or_else(wished).unwrap_or(Language::En)
}

/// Returns the part of the address after `#`.
pub fn hash() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').unwrap_or_default().to_owned()
}

/// Replaces the part of the address after `#` without a step in the browser's history. The present
/// step keeps what it holds.
pub fn set_hash(hash: &str) {
    let location = window().location();
    let page = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
    let address = if hash.is_empty() { page } else { format!("{page}#{hash}") };
    // A browser may refuse this if it happens too often; the next tap writes it again.
    let _ =
        window().history().and_then(|h| h.replace_state_with_url(&h.state()?, "", Some(&address)));
}

/// Navigates within the page, as a link does.
pub fn go_to(hash: &str) {
    let _ = window().location().set_hash(hash);
}

/// Goes back in the browser's history.
pub fn go_back(steps: i32) {
    let _ = window().history().and_then(|history| history.go_with_delta(-steps));
}

/// Whether the page has its own window. A frame shares its history with the page around it.
pub fn is_whole_window() -> bool {
    window().top().ok().flatten().is_some_and(|top| top == window())
}

/// The number that was given to this step of the browser's history.
pub fn step() -> Option<i32> {
    let state = window().history().ok()?.state().ok()?;
    state.as_f64().map(|number| number as i32)
}

/// Gives this step of the browser's history a number.
pub fn set_step(number: i32) {
    let _ = window().history().and_then(|h| h.replace_state(&number.into(), ""));
}

/// Fetches a stylesheet of this build unless it is there. Returns whether it is there now.
pub async fn style(path: &str) -> bool {
    let path = &*file(path);
    let known = document().query_selector(&["link[href='", path, "']"].concat()).ok().flatten();
    let is_new = known.is_none();
    let Some(link) = known.or_else(|| document().create_element("link").ok()) else { return false };
    let sheet = js_sys::Reflect::get(&link, &"sheet".into());
    if sheet.is_ok_and(|sheet| sheet.is_object()) {
        return true;
    }
    let loaded = js_sys::Promise::new(&mut |done, failed| {
        let _ = link.add_event_listener_with_callback("load", &done);
        let _ = link.add_event_listener_with_callback("error", &failed);
    });
    if is_new {
        let _ = link.set_attribute("rel", "stylesheet");
        let _ = link.set_attribute("href", path);
        let _ = head().append_child(&link);
    }
    let there = JsFuture::from(loaded).await.is_ok();
    if !there {
        link.remove();
    }
    there
}

/// Runs a script unless it is there.
pub fn add_script(path: &str) {
    let Ok(script) = document().create_element("script") else { return };
    if document().query_selector(&["script[src='", path, "']"].concat()).is_ok_and(|s| s.is_none())
    {
        let _ = script.set_attribute("type", "module");
        let _ = script.set_attribute("src", path);
        let _ = head().append_child(&script);
    }
}

/// Focuses an element without scrolling.
pub fn focus(element: &web_sys::Element) {
    let options = Object::new();
    let _ = js_sys::Reflect::set(&options, &"preventScroll".into(), &true.into());
    if let Ok(focus) = js_sys::Reflect::get(element, &"focus".into()) {
        let _ = focus.unchecked_ref::<js_sys::Function>().call1(element, &options);
    }
}

/// Focuses an element and scrolls it into view.
pub fn focus_and_show(element: &web_sys::Element) {
    let _ = element.unchecked_ref::<web_sys::HtmlElement>().focus();
}

/// Clicks an element.
pub fn click(element: &web_sys::Element) {
    element.unchecked_ref::<web_sys::HtmlElement>().click();
}

/// Whether a media query matches.
pub fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Returns the browser's clock in milliseconds.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// Returns the whole address.
pub fn address() -> String {
    window().location().href().unwrap_or_default()
}

/// Returns the folder of the page.
pub fn folder() -> String {
    let location = window().location();
    let path = location.pathname().unwrap_or_default();
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    [&*location.origin().unwrap_or_default(), folder, "/"].concat()
}

/// Prints the page: what is on paper is made when the browser says that it prints.
pub fn print() {
    // A browser that refuses to print says so itself.
    let _ = window().print();
}

/// Returns the time in seconds since 1970.
pub fn date() -> u64 {
    (js_sys::Date::now() / 1000.0) as u64
}

/// Returns today's year, month from 1 and day of the month, where the reader is.
pub fn today() -> (u16, u8, u8) {
    let now = js_sys::Date::new_0();
    (now.get_full_year() as u16, now.get_month() as u8 + 1, now.get_date() as u8)
}

/// Copies a text to the clipboard. Returns whether that succeeded.
pub async fn copy(text: String) -> bool {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
    // Browsers have no clipboard outside secure contexts.
    if !clipboard.is_ok_and(|c| c.is_object()) {
        return false;
    }
    JsFuture::from(window().navigator().clipboard().write_text(&text)).await.is_ok()
}

/// Dispatches an event to the page's scripts.
pub fn dispatch(name: &str) {
    let _ = Event::new(name).map(|event| window().dispatch_event(&event));
}

/// Sets the language and the title of the document.
pub fn set_document(language: Language, title: &str) {
    document().set_title(title);
    let _ = document_element().set_attribute("lang", language.tag());
}

/// Returns an attribute of the page's root element.
pub fn root_attribute(name: &str) -> Option<String> {
    document_element().get_attribute(name)
}

/// Sets an attribute of the page's root element.
pub fn set_root_attribute(name: &str, value: &str) {
    // This fails only for invalid names.
    let _ = document_element().set_attribute(name, value);
}

/// Whether an object of the browser has something of a name.
pub fn has(object: &JsValue, name: &str) -> bool {
    js_sys::Reflect::get(object, &name.into()).is_ok_and(|value| value.is_truthy())
}

/// Returns the text of the field that an event comes from.
pub fn value(event: &Event) -> String {
    let target = event.target().unwrap_or_else(|| document().into());
    let value = js_sys::Reflect::get(&target, &"value".into());
    value.ok().and_then(|v| v.as_string()).unwrap_or_default()
}

/// Returns a text in lower case. The browser does it, because it has the tables already.
pub fn lower_case(text: &str) -> String {
    js_sys::JsString::from(text).to_lower_case().into()
}
