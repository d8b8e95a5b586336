//! The menu.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::app::panels::language::Languages;
use crate::app::pieces::book_link::BookLink;
use crate::book::Page;
use crate::state::{Action, Panel};

/// The menu: what can be done with the hand, what can be opened, and the languages.
#[component]
pub fn Menu() -> impl IntoView {
    let ui = use_ui();
    // An embedded app has no exercises, no saved hands and nothing to embed.
    let own = move |name, panel| {
        (!ui.is_guest()).then(|| view! { <Item name action=Action::Open(panel)/> })
    };
    view! {
        <div class="items">
            <Item name="next-deal" action=Action::NextDeal/>
            <Item name="clear" action=Action::Clear/>
            <Item name="paste" action=Action::Open(Panel::Paste)/>
            <Item name="share" action=Action::Open(Panel::Share)/>
            {own("saved", Panel::Saved)}
            <Item name="fans" action=Action::Open(Panel::Fans)/>
            <BookLink page=Page::List(ui.rules().key) class="item" action="book">
                {ui.t("ui.book")}
            </BookLink>
            <Item name="compare" action=Action::Open(Panel::SystemComparison)/>
            {own("practice", Panel::Practice)}
            <Item name="rulings" action=Action::Open(Panel::Rulings)/>
            {own("embed", Panel::Embed)}
            <Item name="help" action=Action::Open(Panel::Help)/>
            <Item name="about" action=Action::Open(Panel::About)/>
        </div>
        <Languages/>
    }
}

/// An item of the menu. Its hook `data-action` and its words are `name`, without `ui.`.
#[component]
fn Item(
    /// The item's name.
    name: &'static str,
    /// What a click does.
    action: Action,
) -> impl IntoView {
    let ui = use_ui();
    view! {
        <button type="button" class="item" data-action=name on:click=ui.on_click(action)>
            {ui.join(&["ui.", name])}
        </button>
    }
}
