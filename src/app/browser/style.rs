//! Numbers that the style calculates with.

use leptos::html::ElementType;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Keeps a custom property of an element's style up to date. A script sets it, because the
/// content-security policy refuses the attribute `style` in HTML.
pub fn set_property<E>(element: NodeRef<E>, name: &'static str, value: impl Fn() -> usize + 'static)
where
    E: ElementType + 'static,
    E::Output: JsCast + Clone + 'static,
{
    Effect::new(move || {
        if let Some(element) = element.get() {
            let style = element.unchecked_ref::<HtmlElement>().style();
            // This fails only for invalid names.
            let _ = style.set_property(name, &value().to_string());
        }
    });
}
