//! The menu.

use leptos::prelude::*;

use crate::app::context::{Calculator, use_calculator, use_device, use_i18n};
use crate::app::panels::language::Languages;
use crate::app::pieces::{BookLink, Button, Icon, icon};
use crate::calculator::{Action, Panel, SessionPanel};
use crate::rulebook::Page;

/// The menu: the ways on from the calculator, then in groups what can be done with the hand, how it is kept
/// and shown elsewhere, and the settings.
#[component]
pub fn Menu() -> impl IntoView {
    let (calculator, i18n, device) = (use_calculator(), use_i18n(), use_device());
    let sessions = Action::Open(Panel::Session(SessionPanel::List));
    let table = calculator.table.get_untracked();
    let penalty_deal = table.and_then(|table| table.penalty_deal.run(()));
    view! {
        <section class="ways-on" aria-label=i18n.t("ui.ways-on") data-group="ways-on">
            <BookLink page=Page::List(calculator.rules.get().key) class="way-on" action="book">
                <Icon path=icon::BOOK/>
                <span>{i18n.t("ui.book")}</span>
            </BookLink>
            {(!device.is_guest).then(|| view! {
                <WayOn name="practice" icon=icon::TARGET action=Action::Open(Panel::Practice(None))/>
                <WayOn name="sessions" icon=icon::SCORES action=sessions/>
            })}
        </section>
        <Group name="hand">
            {penalty_deal.map(|deal| view! {
                <Button class="item" name="penalty" press=move || penalize(calculator, deal)>
                    <Icon path=icon::FLAG/>
                    <span>{i18n.t("ui.session.penalty")}</span>
                </Button>
            })}
            {(!calculator.is_at_table()).then(|| view! {
                <MenuItem name="next-deal" icon=icon::ON action=Action::NextDeal/>
            })}
            <MenuItem name="clear" icon=icon::PLUS action=Action::Clear/>
            <MenuItem name="paste" icon=icon::PASTE action=Action::Open(Panel::Paste)/>
            <MenuItem name="fans" icon=icon::LIST action=Action::Open(Panel::Fans)/>
            <MenuItem name="compare" icon=icon::SCALES action=Action::Open(Panel::SystemComparison)/>
            <MenuItem name="rulings" icon=icon::TUNE action=Action::Open(Panel::Rulings)/>
            <MenuItem name="share" icon=icon::SHARE action=Action::Open(Panel::Share)/>
            <OwnItem name="saved" icon=icon::BOOKMARK panel=Panel::Saved/>
        </Group>
        <Group name="learning">
            // The screen has it, too, where there is room beside the rule systems.
            <BookLink page=Page::Ask class="item" action="ask">
                <Icon path=icon::SEARCH/>
                <span>{i18n.t("ui.ask")}</span>
            </BookLink>
            <MenuItem name="help" icon=icon::HELP action=Action::Open(Panel::Help)/>
        </Group>
        <Group name="app">
            <OwnItem name="settings" icon=icon::GEAR panel=Panel::Settings/>
            <Languages/>
            <MenuItem name="about" icon=icon::ABOUT action=Action::Open(Panel::About)/>
            <OwnItem name="embed" icon=icon::CODE panel=Panel::Embed/>
        </Group>
    }
}

/// Opens the form of a penalty in place of the menu: once it is given, the table is there again.
fn penalize(calculator: Calculator, deal: usize) {
    calculator.act(Action::Close);
    calculator.act(Action::Open(Panel::Session(SessionPanel::Penalty(deal))));
}

/// A large way on. Its hook `data-action` and its words are `name`, without `ui.`.
#[component]
fn WayOn(name: &'static str, icon: &'static str, action: Action) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Button class="way-on" name press=action>
            <Icon path=icon/>
            <span>{i18n.join(&["ui.", name])}</span>
        </Button>
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
fn MenuItem(
    /// The item's name.
    name: &'static str,
    /// The path of its icon.
    icon: &'static str,
    /// What a click does.
    action: Action,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Button class="item" name press=action>
            <Icon path=icon/>
            <span>{i18n.join(&["ui.", name])}</span>
        </Button>
    }
}

/// An item that an embedded app does not have: it has no saved hands, nothing to embed, and the settings of
/// the page around it.
#[component]
fn OwnItem(name: &'static str, icon: &'static str, panel: Panel) -> impl IntoView {
    let device = use_device();
    (!device.is_guest).then(|| view! { <MenuItem name icon action=Action::Open(panel)/> })
}
