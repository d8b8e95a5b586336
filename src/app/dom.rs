//! Elements, built straight into the document and kept up to date by Leptos's effects.
//!
//! Leptos's own views are a type of their own for every shape of markup, each with its code: a
//! screen of this size would take more than twice the bytes that the whole app may have. Here
//! every element has the same type; signals, memos, effects and owners are Leptos's.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, EventTarget, HtmlElement, Node};

use super::web;

/// An element.
#[derive(Clone)]
pub struct El(pub Element);

const SVG: &str = "http://www.w3.org/2000/svg";

/// Creation fails only for names that are no names.
const NAME: &str = "the name of an element";

/// An element of HTML with a class, or none.
pub fn el(tag: &str, class: &str) -> El {
    El(document().create_element(tag).expect(NAME)).class(class)
}

/// An element with nothing but text.
pub fn text(tag: &str, class: &str, text: &str) -> El {
    el(tag, class).text(text)
}

/// An element with others in it.
pub fn group(tag: &str, class: &str, children: Vec<El>) -> El {
    el(tag, class).children(children)
}

/// An element of SVG.
pub fn svg(tag: &str, class: &str) -> El {
    El(document().create_element_ns(Some(SVG), tag).expect(NAME)).class(class)
}

/// Runs at once, and again whenever a signal that it reads has changed, until the part of the
/// screen in which it was made is made anew.
pub fn watch(mut run: Box<dyn FnMut()>) {
    keep(Box::new(RenderEffect::new(move |_| run())));
}

/// Keeps something as long as this part of the screen is there.
fn keep(thing: Box<dyn Any>) {
    StoredValue::new_local(thing);
}

/// Runs whenever there is such an event, as long as this part of the screen is there.
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
        // Fails only for names that are no names.
        let _ = self.0.set_attribute(name, value);
    }

    /// Its text, if that is another than now.
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

    /// A custom property of the style.
    pub fn set_property(&self, name: &str, value: &str) {
        let _ = self.0.unchecked_ref::<HtmlElement>().style().set_property(name, value);
    }

    /// An attribute that is there or not.
    pub fn set_or_not(&self, name: &str, value: Option<&str>) {
        match value {
            Some(value) => self.set(name, value),
            None => drop(self.0.remove_attribute(name)),
        }
    }

    /// An attribute that is there, empty, or not: for the style.
    pub fn toggle(self, name: &'static str, on: impl Fn() -> bool + 'static) -> El {
        self.live(name, move || on().then(String::new))
    }

    /// An attribute that follows signals.
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

    /// Text that follows signals.
    pub fn live_text(self, text: impl Fn() -> String + 'static) -> El {
        self.live_text_boxed(Box::new(text))
    }

    fn live_text_boxed(self, text: Box<dyn Fn() -> String>) -> El {
        let element = self.clone();
        watch(Box::new(move || element.set_text(&text())));
        self
    }

    /// Children that are made anew when signals change that are read in making them.
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

    /// Children that are made anew once a change of what `reads` reads has been painted: what
    /// says more about a result comes after the result.
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
                web::after_paint(Box::new(make));
            }
        }));
        self
    }

    /// Takes its children out.
    pub fn clear(&self) {
        self.0.set_text_content(None);
    }

    /// Children that come once what is there so far has been painted.
    pub fn soon(self, children: impl Fn() -> Vec<El> + 'static) -> El {
        self.soon_boxed(Box::new(children))
    }

    fn soon_boxed(self, children: Box<dyn Fn() -> Vec<El>>) -> El {
        let (place, owner) = (self.clone(), Owner::new());
        // A parent does not keep the owners below it.
        keep(Box::new(owner.clone()));
        // Gone with this part of the screen.
        let here = StoredValue::new_local(());
        web::after_paint(Box::new(move || {
            if here.try_get_value().is_some() {
                owner.with(|| untrack(|| children().iter().for_each(|c| place.append(&c.0))));
            }
        }));
        self
    }

    /// Makes its children these, moving none that is among them and in this order.
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

    /// The text of a field.
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
