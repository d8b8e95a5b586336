//! Elements that are built directly in the document and kept up to date by Leptos's effects.
//!
//! Leptos's views have a type, and so code, for every shape of markup; here every element has the
//! same type, which keeps the program small. Signals, memos, effects and owners are Leptos's.

use crate::app::browser::paint::after_paint;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::no_attrs;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, EventTarget, HtmlElement, Node};

/// An element.
#[derive(Clone)]
pub struct El(pub Element);

const SVG: &str = "http://www.w3.org/2000/svg";

/// Creates an element. This fails only for invalid names.
const NAME: &str = "the name of an element";

/// Creates an HTML element; `class` may be empty.
pub fn el(tag: &str, class: &str) -> El {
    El(document().create_element(tag).expect(NAME)).class(class)
}

/// Creates an HTML element with a text.
pub fn text(tag: &str, class: &str, text: &str) -> El {
    el(tag, class).text(text)
}

/// Creates an HTML element with children.
pub fn group(tag: &str, class: &str, children: Vec<El>) -> El {
    el(tag, class).children(children)
}

/// Creates an SVG element.
pub fn svg(tag: &str, class: &str) -> El {
    El(document().create_element_ns(Some(SVG), tag).expect(NAME)).class(class)
}

/// Runs a function now and whenever a signal that it reads changes, as long as the current part of
/// the screen exists.
pub fn watch(mut run: Box<dyn FnMut()>) {
    keep(Box::new(RenderEffect::new(move |_| run())));
}

/// Keeps a value as long as the current part of the screen exists.
fn keep(thing: Box<dyn Any>) {
    StoredValue::new_local(thing);
}

/// Runs a function at each event of a name, as long as the current part of the screen exists.
pub fn listen(target: &EventTarget, event: &str, run: Box<dyn FnMut(Event)>) {
    let closure = Closure::wrap(run);
    let _ = target.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
    keep(Box::new(closure));
}

impl El {
    fn class(self, class: &str) -> El {
        if class.is_empty() { self } else { self.attr("class", class) }
    }

    pub fn set(&self, name: &str, value: &str) {
        // This fails only for invalid names.
        let _ = self.0.set_attribute(name, value);
    }

    /// Sets the text if it differs.
    pub fn set_text(&self, text: &str) {
        if self.0.text_content().as_deref() != Some(text) {
            self.0.set_text_content(Some(text));
        }
    }

    pub fn attr(self, name: &str, value: &str) -> El {
        self.set(name, value);
        self
    }

    pub fn text(self, text: &str) -> El {
        let _ = self.0.append_with_str_1(text);
        self
    }

    pub fn child(self, child: El) -> El {
        self.append(&child.0);
        self
    }

    pub fn children(self, children: Vec<El>) -> El {
        children.iter().for_each(|child| self.append(&child.0));
        self
    }

    fn append(&self, node: &Node) {
        let _ = self.0.append_child(node);
    }

    /// Sets a custom property of the style.
    pub fn set_property(&self, name: &str, value: &str) {
        let _ = self.0.unchecked_ref::<HtmlElement>().style().set_property(name, value);
    }

    /// Sets or removes an attribute.
    pub fn set_or_not(&self, name: &str, value: Option<&str>) {
        match value {
            Some(value) => self.set(name, value),
            None => drop(self.0.remove_attribute(name)),
        }
    }

    /// Adds an empty attribute while a condition holds, for the style.
    pub fn toggle(self, name: &'static str, on: impl Fn() -> bool + 'static) -> El {
        self.live(name, move || on().then(String::new))
    }

    /// Sets an attribute and keeps it up to date.
    pub fn live(self, name: &'static str, value: impl Fn() -> Option<String> + 'static) -> El {
        self.live_boxed(name, Box::new(value))
    }

    fn live_boxed(self, name: &'static str, value: Box<dyn Fn() -> Option<String>>) -> El {
        let element = self.clone();
        let mut last = None;
        watch(Box::new(move || {
            let now = value();
            if now != last {
                element.set_or_not(name, now.as_deref());
                last = now;
            }
        }));
        self
    }

    /// Sets the text and keeps it up to date.
    pub fn live_text(self, text: impl Fn() -> String + 'static) -> El {
        self.live_text_boxed(Box::new(text))
    }

    fn live_text_boxed(self, text: Box<dyn Fn() -> String>) -> El {
        let element = self.clone();
        watch(Box::new(move || element.set_text(&text())));
        self
    }

    /// Renders children, and again whenever a signal that they read changes.
    pub fn region(self, children: impl Fn() -> Vec<El> + 'static) -> El {
        self.region_boxed(Box::new(children))
    }

    fn region_boxed(self, children: Box<dyn Fn() -> Vec<El>>) -> El {
        let region = self.clone();
        watch(Box::new(move || {
            let children = children();
            region.0.set_text_content(None);
            children.iter().for_each(|child| region.append(&child.0));
        }));
        self
    }

    /// Renders children, and again after a change of the signals that `reads` reads has been painted,
    /// so that details come after the result.
    pub fn region_after(
        self,
        reads: impl Fn() + 'static,
        children: impl Fn() -> Vec<El> + 'static,
    ) -> El {
        self.region_after_boxed(Box::new(reads), Rc::new(children))
    }

    fn region_after_boxed(self, reads: Box<dyn Fn()>, children: Rc<dyn Fn() -> Vec<El>>) -> El {
        let (place, parent, here) = (self.clone(), Owner::new(), StoredValue::new_local(()));
        let (shown, waits) = (Rc::new(RefCell::new(None::<Owner>)), Rc::new(Cell::new(false)));
        watch(Box::new(move || {
            reads();
            let first = place.0.first_child().is_none();
            let (place, parent, children) = (place.clone(), parent.clone(), children.clone());
            let (shown, again) = (shown.clone(), waits.clone());
            let make = move || {
                again.set(false);
                if here.try_get_value().is_none() {
                    return;
                }
                let owner = parent.child();
                let children = owner.with(|| untrack(|| children()));
                place.clear();
                children.iter().for_each(|child| place.append(&child.0));
                if let Some(old) = shown.replace(Some(owner)) {
                    old.cleanup();
                }
            };
            if first {
                make();
            } else if !waits.replace(true) {
                after_paint(make);
            }
        }));
        self
    }

    /// Removes all children.
    pub fn clear(&self) {
        self.0.set_text_content(None);
    }

    /// Adds children after the rest has been painted.
    pub fn soon(self, children: impl Fn() -> Vec<El> + 'static) -> El {
        self.soon_boxed(Box::new(children))
    }

    fn soon_boxed(self, children: Box<dyn Fn() -> Vec<El>>) -> El {
        let (place, owner) = (self.clone(), Owner::new());
        // A parent owner does not keep its children alive.
        keep(Box::new(owner.clone()));
        // Dropped together with this part of the screen.
        let here = StoredValue::new_local(());
        after_paint(Box::new(move || {
            if here.try_get_value().is_some() {
                owner.with(|| untrack(|| children().iter().for_each(|c| place.append(&c.0))));
            }
        }));
        self
    }

    /// Sets the children without moving those that are already there in the same order.
    pub fn arrange<'a>(&self, children: impl Iterator<Item = &'a El>) {
        let mut next = self.0.first_element_child();
        for El(child) in children {
            if next.as_ref() == Some(child) {
                next = child.next_element_sibling();
            } else {
                let _ = self.0.insert_before(child, next.as_deref());
            }
        }
        while let Some(rest) = next {
            next = rest.next_element_sibling();
            rest.remove();
        }
    }

    /// Returns the text of a field.
    pub fn value(&self) -> String {
        let value = js_sys::Reflect::get(&self.0, &"value".into());
        value.ok().and_then(|value| value.as_string()).unwrap_or_default()
    }

    /// Empties a field.
    pub fn clear_value(&self) {
        let _ = js_sys::Reflect::set(&self.0, &"value".into(), &"".into());
    }

    pub fn on(self, event: &str, run: impl FnMut(Event) + 'static) -> El {
        self.on_boxed(event, Box::new(run))
    }

    fn on_boxed(self, event: &str, run: Box<dyn FnMut(Event)>) -> El {
        listen(&self.0, event, run);
        self
    }
}

/// An element as a part of a view.
pub struct ElView(send_wrapper::SendWrapper<Element>);

/// The element that stands in the document.
pub struct ElState(Element);

impl Mountable for ElState {
    fn unmount(&mut self) {
        self.0.remove();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        let _ = parent.insert_before(&self.0, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        if let Some(parent) = self.0.parent_element() {
            child.mount(&parent, Some(&self.0));
            return true;
        }
        false
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.0.clone()]
    }
}

impl Render for ElView {
    type State = ElState;

    fn build(self) -> ElState {
        ElState(self.0.take())
    }

    fn rebuild(self, state: &mut ElState) {
        let new = self.0.take();
        let _ = state.0.replace_with_with_node_1(&new);
        state.0 = new;
    }
}

no_attrs!(ElView);

impl RenderHtml for ElView {
    type AsyncOutput = Self;
    type Owned = Self;
    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(
        self,
        _: &mut String,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> ElState {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}

impl El {
    /// The element as a part of a view.
    pub fn view(self) -> AnyView {
        ElView(send_wrapper::SendWrapper::new(self.0)).into_any()
    }

    /// The element of a view that has one element at its root.
    pub fn of(view: impl IntoView) -> El {
        let state = view.into_view().into_any().build();
        let element = state.elements().into_iter().next().expect("an element");
        keep(Box::new(state));
        El(element)
    }

    /// Appends a view.
    pub fn with(self, view: impl IntoView) -> El {
        let mut state = view.into_view().into_any().build();
        state.mount(&self.0, None);
        keep(Box::new(state));
        self
    }
}

/// Elements as a view.
pub fn views(elements: Vec<El>) -> AnyView {
    elements.into_iter().map(El::view).collect_view().into_any()
}
