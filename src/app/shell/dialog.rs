//! The dialog over the screen, which shows one panel at a time.

use leptos::html::{Dialog, Div};
use leptos::prelude::*;
use web_sys::{Event, MouseEvent};

use crate::app::browser::web;
use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::button::CloseButton;
use crate::app::pieces::loading::{EverySystem, Loaded};
use crate::app::pieces::notice::NoticeArea;
use crate::app::shell::parts::Parts;
use crate::state::{Action, Panel};

/// The dialog. It is modal: the browser keeps the focus in it and gives it back afterwards.
#[component]
pub fn PanelDialog() -> impl IntoView {
    let ui = use_ui();
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move || {
        let Some(node) = dialog.get() else { return };
        match ui.panel() {
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
        if event.target() == event.current_target() && !ui.held.get_untracked() {
            ui.act(Action::Close);
        }
        ui.held.set(false);
    };
    // Escape and the like close one panel.
    let on_cancel = move |event: Event| {
        if untrack(|| ui.panels()) > 1 {
            event.prevent_default();
            ui.act(Action::Back);
        }
    };
    let on_close = move |_| {
        // The app closes the dialog when the panel is closed already.
        let is_closed = dialog.get_untracked().is_some_and(|node| !node.open());
        if is_closed && untrack(|| ui.panel()).is_some() {
            ui.act(Action::Close);
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
            {move || ui.panel().map(|panel| view! { <OpenPanel panel/> })}
        </dialog>
    }
}

/// A panel with its title.
#[component]
fn OpenPanel(panel: Panel) -> impl IntoView {
    let ui = use_ui();
    let top = NodeRef::<Div>::new();
    Effect::new(move || {
        // A panel is read from its top. If it comes in place of another one, what had the focus is
        // gone; otherwise the dialog gives the focus to the same button when it opens.
        let close = top.get().and_then(|top| top.query_selector("button").ok().flatten());
        close.iter().for_each(web::focus);
    });
    view! {
        <div class="sheet">
            <div class="top" node_ref=top>
                <h2 id="panel-title">{untrack(|| title(ui, panel))}</h2>
                <CloseButton/>
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
        Panel::Practice => view! { <Loaded part=parts.practice render=|view| view()/> }.into_any(),
        Panel::Embed => view! { <Loaded part=parts.builder render=|view| view()/> }.into_any(),
        Panel::Share => {
            view! { <Loaded part=parts.share render=move |view| view(panel)/> }.into_any()
        }
        // The links of saved hands may be of any rule system.
        Panel::Saved => view! {
            <EverySystem>
                <Loaded part=parts.share render=move |view| view(panel)/>
            </EverySystem>
        }
        .into_any(),
        Panel::Session(panel) => {
            view! { <Loaded part=parts.session render=move |views| (views.panel)(panel)/> }
                .into_any()
        }
        _ => view! { <Loaded part=parts.panels render=move |view| view(panel)/> }.into_any(),
    }
}

fn title(ui: Ui, panel: Panel) -> String {
    let key = match panel {
        Panel::Menu => "ui.menu",
        Panel::Circumstances => return ui.about_place(ui.asked_place()),
        Panel::Rulings => "ui.rulings",
        Panel::Payments => "ui.payments",
        Panel::Fans => "ui.fans",
        Panel::Paste => "ui.paste",
        Panel::ReadingComparison => "ui.versus",
        Panel::SplitComparison(_) => "ui.split-versus",
        Panel::SystemComparison => "ui.compare",
        Panel::Practice => "ui.practice",
        Panel::Share => "ui.share",
        Panel::Saved => "ui.saved",
        Panel::Embed => "ui.embed",
        Panel::Help => "ui.help",
        Panel::Settings => "ui.settings",
        Panel::About => "ui.about",
        Panel::Events => "ui.events",
        Panel::Event(index) => return event_name(ui, index),
        Panel::Tile(tile) => return ui.tile(tile),
        Panel::Piece(_) => "ui.piece",
        Panel::Session(panel) => return ui.join(&["ui.session.", panel.key()]),
    };
    ui.t(key)
}

/// The name of an event.
fn event_name(ui: Ui, index: usize) -> String {
    let draft = ui.draft();
    draft.events.get(index).map_or_else(String::new, |event| ui.join(&["event.", event.kind.key]))
}
