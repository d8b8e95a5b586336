//! Parts of the screen that may come after the rest, so that a tap is answered at once.

use leptos::prelude::*;

use crate::app::browser::paint::after_paint;

/// Renders its children after what is around them has been painted.
#[component]
pub fn AfterPaint(children: ChildrenFn) -> impl IntoView {
    let painted = RwSignal::new(false);
    // By then this part of the screen may be gone, and its signal with it.
    after_paint(move || {
        let _ = painted.try_set(true);
    });
    move || painted.get().then(|| untrack(|| children()))
}
