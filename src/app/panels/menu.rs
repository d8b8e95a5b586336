//! The menu.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_device, use_i18n};
use crate::app::panels::language::Languages;
use crate::app::pieces::{BookLink, Button};
use crate::calculator::{Action, Panel, SessionPanel};
use crate::rulebook::Page;

/// The menu, in groups: what can be done with the hand, what can be learned, how the hand is kept and
/// shown elsewhere, and the settings.
#[component]
pub fn Menu() -> impl IntoView {
    let (calculator, i18n, device) = (use_calculator(), use_i18n(), use_device());
    view! {
        <Group name="hand">
            {(!calculator.is_at_table()).then(|| view! { <Item name="next-deal" action=Action::NextDeal/> })}
            <Item name="clear" action=Action::Clear/>
            <Item name="paste" action=Action::Open(Panel::Paste)/>
            <Item name="fans" action=Action::Open(Panel::Fans)/>
            <Item name="compare" action=Action::Open(Panel::SystemComparison)/>
            <Item name="rulings" action=Action::Open(Panel::Rulings)/>
        </Group>
        {(!device.is_guest).then(|| view! {
            <Group name="table">
                <Item name="sessions" action=Action::Open(Panel::Session(SessionPanel::List))/>
            </Group>
        })}
        <Group name="learning">
            <BookLink page=Page::List(calculator.rules.get().key) class="item" action="book">
                {i18n.t("ui.book")}
            </BookLink>
            // The screen has it, too, where there is room beside the rule systems.
            <BookLink page=Page::Ask class="item" action="ask">
                {i18n.t("ui.ask")}
            </BookLink>
            <OwnItem name="practice" panel=Panel::Practice(None)/>
            <Item name="help" action=Action::Open(Panel::Help)/>
        </Group>
        <Group name="sharing">
            <Item name="share" action=Action::Open(Panel::Share)/>
            <OwnItem name="saved" panel=Panel::Saved/>
            <OwnItem name="embed" panel=Panel::Embed/>
        </Group>
        <Group name="settings">
            {(!device.is_guest).then(|| view! { <SettingsItem/> })}
            <Languages/>
        </Group>
        <Group name="about">
            <Item name="about" action=Action::Open(Panel::About)/>
        </Group>
    }
}

/// Items under a heading. Its words are `ui.menu.<name>`.
#[component]
fn Group(name: &'static str, children: Children) -> impl IntoView {
    let i18n = use_i18n();
    let id = ["menu-", name].concat();
    view! {
        <section aria-labelledby=id data-group=name>
            <h3 id=id.clone()>{i18n.join(&["ui.menu.", name])}</h3>
            <div class="items">{children()}</div>
        </section>
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
    let i18n = use_i18n();
    view! {
        <Button class="item" name press=action>{i18n.join(&["ui.", name])}</Button>
    }
}

/// The item that opens the settings. It names them, below the heading that it stands under.
#[component]
fn SettingsItem() -> impl IntoView {
    let i18n = use_i18n();
    let open = Action::Open(Panel::Settings);
    view! {
        <Button class="item" name="settings" press=open>{i18n.t("ui.settings.all")}</Button>
    }
}

/// An item that an embedded app does not have: it has no exercises and no saved hands, nothing to
/// embed, and the settings of the page around it.
#[component]
fn OwnItem(name: &'static str, panel: Panel) -> impl IntoView {
    let device = use_device();
    (!device.is_guest).then(|| view! { <Item name action=Action::Open(panel)/> })
}
