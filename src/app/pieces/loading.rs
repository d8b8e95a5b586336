//! What is on its way to the screen, a part of the program or rule systems: that it is being fetched,
//! or can't be had.

use leptos::prelude::*;

use crate::app::context::part::{Fetched, Part, Supply};
use crate::app::context::{Fetching, use_fetching, use_i18n};
use crate::app::pieces::button::Button;
use crate::app::pieces::new_version::ReloadButton;

/// Shows a part of the program, and fetches it if it is not there. Meanwhile it says so; if the
/// part can't be had it says that, and the button tries again. If a newer version took its place, the
/// button changes to that.
#[component]
pub fn Loaded<V, R>(
    /// The part.
    part: Part<V>,
    /// What shows the part once it is here.
    render: R,
) -> impl IntoView
where
    V: Copy + 'static,
    R: Fn(V) -> AnyView + Send + Sync + 'static,
{
    let shown = move || {
        let found = part.get()?;
        Some(untrack(|| render(found)))
    };
    shown_once_here(part.supply(), Box::new(shown))
}

/// Shows what there is of a part, or how far its fetching has come.
// Boxed, because each type of what is shown adds code.
fn shown_once_here(
    part: Supply,
    shown: Box<dyn Fn() -> Option<AnyView> + Send + Sync>,
) -> impl IntoView {
    let (i18n, fetching) = (use_i18n(), use_fetching());
    Effect::new(move || part.need(fetching));
    move || match part.get() {
        Fetched::Here => shown().into_any(),
        Fetched::Failed if fetching.is_replaced.get() => view! {
            <p class="quiet" role="alert">{i18n.t("ui.replaced")}</p>
            <ReloadButton class="wide"/>
        }
        .into_any(),
        Fetched::Failed => view! {
            <p class="quiet" role="alert">{i18n.t("ui.no-parts")}</p>
            <Button class="wide" name="retry" press=move || part.need(fetching)>
                {i18n.t("ui.retry")}
            </Button>
        }
        .into_any(),
        Fetched::Absent | Fetched::OnItsWay => {
            view! { <p class="quiet" role="status">{i18n.t("ui.loading")}</p> }.into_any()
        }
    }
}

/// Shows what needs the rule system in use once it is there, with its words.
#[component]
pub fn SystemInUse(children: ChildrenFn) -> impl IntoView {
    let part = Part::new(Fetching::system_in_use);
    view! { <Loaded part render=move |()| children()/> }
}

/// Shows what needs every rule system once all of them are there, with their words.
#[component]
pub fn EverySystem(children: ChildrenFn) -> impl IntoView {
    let part = Part::new(Fetching::every_system);
    view! { <Loaded part render=move |()| children()/> }
}
