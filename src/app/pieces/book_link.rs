//! Links to the rulebook.

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::use_device;
use crate::rulebook::Page;

/// A link to a page of the rulebook. An embedded app opens it in another tab.
#[component]
pub fn BookLink(
    /// The page.
    page: Page,
    /// The class of the style.
    class: &'static str,
    /// The hook `data-action`.
    action: &'static str,
    /// What is on the link.
    children: Children,
) -> impl IntoView {
    let device = use_device();
    let address = ["#", &*page.to_string()].concat();
    let address = if device.is_guest { web::beside(&address) } else { address };
    view! {
        <a class=class href=address target=device.is_guest.then_some("_blank") data-action=action>
            {children()}
        </a>
    }
}
