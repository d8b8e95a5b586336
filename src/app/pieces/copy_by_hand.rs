//! A text to copy by hand, if the clipboard cannot be used.

use leptos::html::Textarea;
use leptos::prelude::*;

use crate::app::browser::paint::after_paint;
use crate::app::context::use_i18n;

/// A field with a text, which is selected.
#[component]
pub fn CopyByHand(text: String) -> impl IntoView {
    let i18n = use_i18n();
    let field = NodeRef::<Textarea>::new();
    Effect::new(move || {
        if let Some(field) = field.get() {
            after_paint(move || {
                // An element that is gone takes no focus.
                let _ = field.focus();
                field.select();
            });
        }
    });
    view! {
        <textarea node_ref=field rows="4" readonly aria-label=untrack(|| i18n.t("ui.share.by-hand"))>
            {text}
        </textarea>
    }
}
