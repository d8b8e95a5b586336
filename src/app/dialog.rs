//! What lies over the screen: a sheet from below, one at a time.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::meld::{Meld, MeldKind};
use crate::text::{Slot, explain};
use crate::tile::Tile;

use super::entry::meld_key;
use super::kit::{Ui, button, group, hook, say, text};
use super::state::{Action, Panel, Piece};
use super::{art, circumstances, fans, help, ledger, menu, rulings};

pub fn dialog(ui: Ui) -> AnyView {
    let node = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = node.get() else { return };
        match ui.panel.get() {
            Some(_) if !dialog.open() => drop(dialog.show_modal()),
            None if dialog.open() => dialog.close(),
            _ => {}
        }
    });
    let outside = move |event: web_sys::MouseEvent| {
        let on_backdrop = event.target() == event.current_target();
        if on_backdrop && !ui.held.get_value() {
            ui.act(Action::Close);
        }
        ui.held.set_value(false);
    };
    view! {
        <dialog node_ref=node on:click=outside on:close=move |_| ui.act(Action::Close) aria-labelledby="panel-title">
            {move || ui.panel.get().map(|panel| sheet(ui, panel))}
        </dialog>
    }
    .into_any()
}

fn sheet(ui: Ui, panel: Panel) -> AnyView {
    let (title, body) = untrack(|| match panel {
        Panel::Menu => (ui.t("ui.menu"), menu::sheet(ui)),
        Panel::Circumstances => (ui.t("ui.circumstances"), circumstances::sheet(ui)),
        Panel::Rulings => (ui.t("ui.rulings"), rulings::sheet(ui)),
        Panel::Payments => (ui.t("ui.payments"), ledger::sheet(ui)),
        Panel::Fans => (ui.t("ui.fans"), all_fans(ui)),
        Panel::Paste => (ui.t("ui.paste"), menu::paste(ui)),
        Panel::Help => (ui.t("ui.help"), help::sheet(ui)),
        Panel::About => (ui.t("ui.about"), menu::about(ui)),
        Panel::Tile(tile) => (ui.tile(tile), chooser(ui, tile)),
        Panel::Piece(piece) => (ui.t("ui.piece"), options(ui, piece)),
    });
    let close = button(ui, "tool", hook("data-action", "close"), ui.t("ui.close"), Action::Close, art::icon(art::CLOSE));
    view! {
        <div class="sheet">
            <div class="top"><h2 id="panel-title">{title}</h2>{close}</div>
            <div class="body">{body}</div>
        </div>
    }
    .into_any()
}

fn option(ui: Ui, hook: (&'static str, String), words: String, action: Action, picture: AnyView) -> AnyView {
    let picture = view! { <span class="tiles">{picture}</span> }.into_any();
    button(ui, "option", hook, String::new(), action, vec![text("", words), picture].into_any())
}

/// What a tile of the palette can begin or be part of.
fn chooser(ui: Ui, tile: Tile) -> AnyView {
    let mut options = Vec::new();
    for kind in ui.rules().melds() {
        let lows: Vec<Tile> = match kind {
            MeldKind::Chow => tile_lows(tile),
            _ => vec![tile],
        };
        for meld in lows.into_iter().filter_map(|low| Meld::of(*kind, low)) {
            let words = ui.t(&format!("meld.{}", meld_key(*kind)));
            let action = Action::Declare(*kind, meld.tile());
            options.push(option(ui, hook("data-meld", meld), words, action, art::meld(&meld)));
        }
    }
    let win = ui.t("ui.as-win");
    options.push(option(ui, hook("data-option", "win"), win, Action::WinOn(tile), art::tile(tile)));
    group("options", options)
}

/// The lowest tiles of the chows with this tile in them.
fn tile_lows(tile: Tile) -> Vec<Tile> {
    let with = |low: &Tile| Meld::chow(*low).is_some_and(|m| m.kinds().contains(tile));
    Tile::all().filter(with).collect()
}

/// What can be done with a piece of the hand.
fn options(ui: Ui, piece: Piece) -> AnyView {
    let mut options = Vec::new();
    match piece {
        Piece::Standing(tile) => {
            let action = Action::MakeWin(tile);
            options.push(option(ui, hook("data-option", "win"), ui.t("ui.make-win"), action, art::tile(tile)));
        }
        Piece::Meld(i) => {
            let meld = ui.draft.with(|d| d.tiles.melds.get(i).copied());
            let kinds = ui.rules().melds().iter().filter(|k| **k != MeldKind::Chow);
            for kind in kinds.filter(|_| meld.is_some_and(|m| m.kind() != MeldKind::Chow)) {
                let Some(new) = meld.and_then(|m| Meld::of(*kind, m.tile())) else { continue };
                let words = ui.t(&format!("meld.{}", meld_key(*kind)));
                options.push(option(ui, hook("data-meld", new), words, Action::Recast(i, *kind), art::meld(&new)));
            }
        }
        _ => {}
    }
    let words = ui.t("ui.take-away");
    options.push(option(ui, hook("data-option", "remove"), words, Action::Remove(piece), ().into_any()));
    group("options", options)
}

/// Every fan of the rules: whether it is in this hand, and if not, what is in the way.
fn all_fans(ui: Ui) -> AnyView {
    let (wanted, open) = (RwSignal::new(String::new()), RwSignal::new(0u8));
    let rows = move || {
        let wanted = wanted.get().to_lowercase();
        let fans = ui.rules().fans().iter().filter(|f| {
            let names = [f.names.en, f.names.ru, f.names.zh, f.names.ja];
            names.iter().any(|n| n.to_lowercase().contains(&wanted))
        });
        fans.map(|fan| {
            let shown = open.get() == fan.number;
            let flip = move |_| open.set(if shown { 0 } else { fan.number });
            let counted = ui.sheet(|s| s.counted.iter().any(|c| c.fan == fan.number)) == Some(true);
            view! {
                <div class="fan" class:open=shown>
                    <button type="button" data-any=fan.number aria-expanded=if shown { "true" } else { "false" } on:click=flip>
                        <b class="points">{fan.worth}</b>
                        <span class="name">{explain::fan_name(&ui.catalogue(), fan)}</span>
                        {counted.then(|| text("counts", ui.t("ui.counts")))}
                    </button>
                    {shown.then(|| verdict(ui, fan))}
                </div>
            }
            .into_any()
        })
        .collect::<Vec<_>>()
    };
    view! {
        <input type="search" class="search" placeholder=ui.t("ui.search") aria-label=ui.t("ui.search")
            on:input=move |ev| wanted.set(event_target_value(&ev)) />
        <div class="fans">{rows}</div>
    }
    .into_any()
}

/// What a fan is, and whether it is in this hand.
fn verdict(ui: Ui, fan: &'static crate::fan::Fan) -> AnyView {
    let reading = ui.state.with(|s| s.reading);
    let found = ui.draft.with(|d| ui.rules().why(d, reading, fan.number));
    let mut parts = Vec::new();
    if let Some(found) = found {
        let sentence = ui.sheet(|sheet| match &found {
            Ok(evidence) => fans::whys(ui, fan, sheet, evidence),
            Err(obstacle) => {
                let why = explain::obstacle(&ui.catalogue(), obstacle, &sheet.division);
                vec![view! { <p class="obstacle" data-part="obstacle">{say(&why)}</p> }.into_any()]
            }
        });
        parts.extend(sentence.into_iter().flatten());
        let dropped = ui.sheet(|sheet| {
            let dropped = sheet.dropped.iter().find(|d| d.fan == fan.number)?;
            Some(explain::dropped(&ui.catalogue(), ui.rules(), fan, &dropped.reason))
        });
        parts.extend(dropped.flatten().map(|s| view! { <p>{say(&s)}</p> }.into_any()));
    }
    parts.extend(fans::about(ui, fan));
    let excluded: Vec<&str> = fan
        .excludes
        .iter()
        .filter_map(|n| Some(explain::fan_name(&ui.catalogue(), ui.rules().fan(*n)?)))
        .collect();
    if !excluded.is_empty() {
        let slots = [("fans", Slot::text(excluded.join(", ")))];
        parts.push(text("also", ui.fill("ui.excludes", &slots)));
    }
    group("why", parts)
}
