//! Parts of the screen that may come after the rest, so that a tap is answered at once, and the next
//! one, too.

use leptos::prelude::*;

use crate::app::browser::paint::idle_after_paint;

/// A signal that follows another one once what that one changed has been painted and the browser has
/// nothing else to do.
pub fn once_painted<T>(source: Memo<T>) -> RwSignal<T>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let painted = RwSignal::new(source.get_untracked());
    // By then this part of the screen may be gone, and its signals with it.
    let follow = move || {
        let Some(now) = source.try_get_untracked() else { return };
        painted.try_maybe_update(|painted| {
            let is_other = *painted != now;
            *painted = now;
            (is_other, ())
        });
    };
    Effect::new(move || {
        source.track();
        idle_after_paint(follow);
    });
    painted
}

/// Renders its children once what is around them has been painted and the browser has nothing else to
/// do.
#[component]
pub fn AfterPaint(children: ChildrenFn) -> impl IntoView {
    let painted = RwSignal::new(false);
    // By then this part of the screen may be gone, and its signal with it.
    idle_after_paint(move || {
        let _ = painted.try_set(true);
    });
    move || painted.get().then(|| untrack(|| children()))
}
