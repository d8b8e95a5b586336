//! The dialog over the screen, which shows one panel at a time.

use leptos::html::{Dialog, Div};
use leptos::prelude::*;
use web_sys::{Event, MouseEvent};

use crate::app::browser::focus::by_keys;
use crate::app::browser::web;
use crate::app::context::{Calculator, I18n, use_calculator, use_i18n};
use crate::app::pieces::{EverySystem, Loaded, NoticeArea, Tool, icon, marked_name};
use crate::app::shell::parts::Parts;
use crate::app::shell::sheet::Sheet;
use crate::calculator::{Action, Panel};

/// The dialog. It is modal: the browser keeps the focus in it and gives it back afterwards.
#[component]
pub fn PanelDialog() -> impl IntoView {
    let calculator = use_calculator();
    let dialog = NodeRef::<Dialog>::new();
    let sheet = Sheet::of(dialog);
    let close = move || calculator.act(Action::Close);
    Effect::new(move || {
        let Some(node) = dialog.get() else { return };
        match calculator.panel() {
            Some(_) => {
                if !node.open() {
                    let _ = node.show_modal();
                }
                // The scroll position belongs to the former panel.
                node.set_scroll_top(0);
            }
            None if node.open() => node.close(),
            None => {}
        }
    });
    let on_click = move |event: MouseEvent| {
        // A click outside closes the dialog, unless a long press has just opened it.
        if event.target() == event.current_target() && !calculator.entering.held.get_untracked() {
            sheet.leave(close);
        }
        calculator.entering.held.set(false);
    };
    // Escape and the like close one panel.
    let on_cancel = move |event: Event| {
        event.prevent_default();
        match untrack(|| calculator.screen.panels.get()) > 1 {
            true => calculator.act(Action::Back),
            false => sheet.leave(close),
        }
    };
    let on_close = move |_| {
        // The app closes the dialog when the panel is closed already.
        let is_closed = dialog.get_untracked().is_some_and(|node| !node.open());
        if is_closed && untrack(|| calculator.panel()).is_some() {
            calculator.act(Action::Close);
        }
    };
    view! {
        <dialog
            node_ref=dialog
            aria-labelledby="panel-title"
            on:cancel=on_cancel
            on:close=on_close
            on:click=on_click
        >
            {move || calculator.panel().map(|panel| view! { <OpenPanel panel sheet/> })}
        </dialog>
    }
}

/// A panel with its title.
#[component]
fn OpenPanel(
    panel: Panel,
    /// The sheet that it is on.
    sheet: Sheet,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let top = NodeRef::<Div>::new();
    let titled = panel.clone();
    // What is entered can change the title: questions about a deal that nobody won have another one.
    let title = Memo::new(move |_| title(calculator, i18n, &titled));
    let is_quiet = RwSignal::new(!by_keys());
    Effect::new(move || {
        let Some(top) = top.get() else { return };
        // A panel is read from its top. If it comes in place of another one, what had the focus is
        // gone; otherwise the dialog gives the focus to the same button when it opens.
        let close = top.query_selector("button").ok().flatten();
        let renewed = calculator.screen.renewed.try_update(Option::take).flatten();
        let kept = renewed.and_then(|renewed| {
            let dialog = top.closest("dialog").ok()??;
            dialog.set_scroll_top(renewed.scrolled);
            dialog.query_selector(&renewed.control).ok()?
        });
        kept.or(close).iter().for_each(web::focus);
    });
    let close = move || calculator.act(Action::Close);
    view! {
        <div
            class="panel"
            data-quiet=move || is_quiet.get().then_some("")
            on:keydown=move |_| is_quiet.set(false)
        >
            <div
                class="top"
                node_ref=top
                on:pointerdown=move |event| sheet.hold(&event)
                on:pointermove=move |event| sheet.follow(&event)
                on:pointerup=move |event| sheet.release(&event, close)
                on:pointercancel=move |event| sheet.release(&event, close)
            >
                <h2 id="panel-title">{title}</h2>
                <Tool
                    label=i18n.t("ui.close") icon=icon::CLOSE hook=("data-action", "close")
                    press=move || sheet.leave(close)
                />
            </div>
            <div class="body">{body(panel)}</div>
            <NoticeArea in_panel=true/>
        </div>
    }
}

/// Renders the content of a panel. It is in a part of the program that is fetched later.
fn body(panel: Panel) -> AnyView {
    let parts = expect_context::<Parts>();
    match panel {
        Panel::Practice(address) => {
            view! { <Loaded part=parts.practice render=move |view| view(address.clone())/> }
                .into_any()
        }
        Panel::Embed => view! { <Loaded part=parts.builder render=|view| view()/> }.into_any(),
        Panel::Share => {
            view! { <Loaded part=parts.share render=|view| view(Panel::Share)/> }.into_any()
        }
        // The links of saved hands may be of any rule system.
        Panel::Saved => view! {
            <EverySystem>
                <Loaded part=parts.share render=|view| view(Panel::Saved)/>
            </EverySystem>
        }
        .into_any(),
        Panel::Session(panel) => {
            view! { <Loaded part=parts.session render=move |views| (views.panel)(panel.clone())/> }
                .into_any()
        }
        panel => {
            view! { <Loaded part=parts.panels render=move |view| view(panel.clone())/> }.into_any()
        }
    }
}

fn title(calculator: Calculator, i18n: I18n, panel: &Panel) -> String {
    let key = match panel {
        Panel::Menu => "ui.menu",
        Panel::Circumstances => return i18n.about_place(calculator.asked_place()),
        Panel::Systems => "ui.systems",
        Panel::Rulings => "ui.rulings",
        Panel::Payments => "ui.payments",
        Panel::ScoreTable => "ui.score-table",
        Panel::Fans => "ui.fans",
        Panel::Paste => "ui.paste",
        Panel::ReadingComparison => "ui.versus",
        Panel::SplitComparison(_) => "ui.split-versus",
        Panel::SystemComparison => "ui.compare",
        Panel::Practice(_) => "ui.practice",
        Panel::Share => "ui.share",
        Panel::Saved => "ui.saved",
        Panel::Embed => "ui.embed",
        Panel::Help => "ui.help",
        Panel::Settings => "ui.settings",
        Panel::About => "ui.about",
        Panel::Events => "ui.events",
        Panel::Event(index) => return event_name(calculator, i18n, *index),
        Panel::Tile(tile) => return i18n.tile(*tile),
        Panel::Marked(tile) => return marked_name(i18n, *tile),
        Panel::Piece(_) => "ui.piece",
        Panel::Session(panel) => return i18n.join(&["ui.session.", panel.key()]),
    };
    i18n.t(key)
}

/// The name of an event.
fn event_name(calculator: Calculator, i18n: I18n, index: usize) -> String {
    let draft = calculator.draft.get();
    draft.events.get(index).map_or_else(String::new, |event| i18n.join(&["event.", event.kind.key]))
}
