//! The panels over the screen, each by its name.

use leptos::prelude::*;

use crate::system::Fan;
use crate::text::explain;
use crate::tiles::{Meld, MeldKind, Tile};

use crate::app::browser::web;
use crate::app::context::controls::truth;
use crate::app::context::ui::{Ui, use_ui};
use crate::app::dom::{El, el, group, text, views};
use crate::app::entry::circumstances;
use crate::app::entry::events;
use crate::app::entry::modes::meld_key;
use crate::app::panels::compare;
use crate::app::panels::help;
use crate::app::panels::menu;
use crate::app::panels::rulings;
use crate::app::pieces::art;
use crate::app::pieces::readings;
use crate::app::result::comparison;
use crate::app::result::fans;
use crate::app::result::ledger;
use crate::app::result::splits;
use crate::app::result::what_if;
use crate::state::{Action, Panel, Piece};

/// Renders a panel.
pub fn view(panel: Panel) -> AnyView {
    let ui = use_ui();
    views(untrack(|| match panel {
        Panel::Menu => menu::sheet(ui),
        Panel::Circumstances => circumstances::sheet(ui),
        Panel::Rulings => rulings::sheet(ui),
        Panel::Payments => ledger::sheet(ui),
        Panel::Fans => all_fans(ui),
        Panel::Paste => menu::paste(ui),
        Panel::ReadingComparison => comparison::sheet(ui),
        Panel::SplitComparison(split) => comparison::split(ui, split),
        Panel::SystemComparison => compare::sheet(ui),
        Panel::Help => help::sheet(ui),
        Panel::About => menu::about(ui),
        Panel::Events => events::sheet(ui),
        Panel::Event(index) => events::editor(ui, index),
        Panel::Tile(tile) => chooser(ui, tile),
        Panel::Piece(piece) => options(ui, piece),
        Panel::Practice | Panel::Share | Panel::Saved | Panel::Embed => Vec::new(),
    }))
}

/// A button for one action on a tile or a meld.
pub fn option(ui: Ui, name: &str, key: &str, words: &str, action: Action, picture: Vec<El>) -> El {
    let button = ui.button("option", action).attr(name, key).child(text("span", "name", words));
    button.child(group("span", "tiles", picture))
}

fn meld_option(ui: Ui, meld: Meld, action: Action) -> El {
    let words = ["meld.", meld_key(meld.kind())].concat();
    option(ui, "data-meld", &meld.to_string(), &ui.t(&words), action, art::meld(&meld))
}

/// The actions for a tile of the palette: the melds that it can be part of.
fn chooser(ui: Ui, tile: Tile) -> Vec<El> {
    let mut options = Vec::new();
    for kind in ui.rules().melds {
        let melds = match kind {
            MeldKind::Chow => chows(ui, tile),
            _ => Meld::of(*kind, tile).into_iter().collect(),
        };
        options.extend(melds.into_iter().map(|meld| meld_option(ui, meld, Action::Meld(meld))));
    }
    let draft = ui.draft();
    if ui.tiles().standing.contains(&tile) {
        let action = Action::Remove(Piece::Standing(tile));
        options.push(option(
            ui,
            "data-option",
            "remove",
            &ui.t("ui.take-away"),
            action,
            Vec::new(),
        ));
    }
    if draft.complete(ui.asked_place()).is_none() {
        return options;
    }
    let action = Action::WinOn(tile);
    options.push(option(
        ui,
        "data-option",
        "win",
        &ui.t("ui.as-win"),
        action,
        vec![art::tile(tile)],
    ));
    options
}

/// The chows that contain a tile.
fn chows(ui: Ui, tile: Tile) -> Vec<Meld> {
    let rules = ui.rules();
    let mut chows: Vec<Meld> = Vec::new();
    for meld in Tile::all().flat_map(|low| rules.chows(low)) {
        if meld.kinds().contains(tile) && !chows.contains(&meld) {
            chows.push(meld);
        }
    }
    chows
}

/// The actions for a piece of the hand.
fn options(ui: Ui, piece: Piece) -> Vec<El> {
    let mut options = Vec::new();
    match piece {
        Piece::Standing(tile) => {
            let picture = vec![art::tile(tile)];
            let action = Action::MakeWin(tile);
            options.push(option(ui, "data-option", "win", &ui.t("ui.make-win"), action, picture));
            splits::pins(ui, tile, &mut options);
        }
        Piece::Meld(i) => {
            let meld = ui.tiles().melds.get(i).copied();
            let kinds = ui.rules().melds.iter().filter(|k| **k != MeldKind::Chow);
            for kind in kinds.filter(|_| meld.is_some_and(|m| m.kind() != MeldKind::Chow)) {
                if let Some(new) = meld.and_then(|m| Meld::of(*kind, m.tile())) {
                    options.push(meld_option(ui, new, Action::Recast(i, *kind)));
                }
            }
        }
        _ => {}
    }
    let action = Action::Remove(piece);
    options.push(option(ui, "data-option", "remove", &ui.t("ui.take-away"), action, Vec::new()));
    options
}

/// The panel with every fan of the rule system: whether it counts or which obstacle it meets.
fn all_fans(ui: Ui) -> Vec<El> {
    let (wanted, open) = (ui.field(), RwSignal::new(0));
    let rows = move || {
        let wanted = web::lower_case(&wanted.read());
        let mut rows = Vec::new();
        for fan in ui.rules().fans {
            let names = [fan.names.en, fan.names.ru, fan.names.zh, fan.names.ja];
            if wanted.is_empty() || names.iter().any(|n| web::lower_case(n).contains(&wanted)) {
                rows.push(row(ui, fan, open));
            }
        }
        rows
    };
    let field = el("input", "search")
        .attr("type", "search")
        .attr("placeholder", &ui.t("ui.search"))
        .attr("aria-label", &ui.t("ui.search"))
        .on("input", move |event| wanted.write(web::value(&event)));
    vec![field, el("div", "fans").region(rows)]
}

fn row(ui: Ui, fan: &'static Fan, open: RwSignal<usize>) -> El {
    let number = usize::from(fan.number);
    let shown = move || open.get() == number;
    let flip = move |_| open.set(if open.get_untracked() == number { 0 } else { number });
    let mut body = vec![
        text("b", "points", &ui.worth(fan, fan.worth)),
        text("span", "name", explain::fan_name(&ui.catalogue(), fan)),
    ];
    if ui.sheet().is_some_and(|s| s.counted.iter().any(|c| c.fan == fan.number)) {
        body.push(text("span", "counts", &ui.t("ui.counts")));
    }
    let button = el("button", "")
        .attr("type", "button")
        .attr("data-any", &fan.number.to_string())
        .live("aria-expanded", move || Some(truth(shown()).into()))
        .on("click", flip)
        .children(body);
    let more = el("div", "more").region(move || {
        if shown() { vec![group("div", "why", verdict(ui, fan))] } else { Vec::new() }
    });
    group("div", "fan", vec![button, more])
}

/// The definition of a fan, and whether it counts in this hand.
fn verdict(ui: Ui, fan: &'static Fan) -> Vec<El> {
    let words = ui.catalogue();
    let reading = ui.reading();
    let found = ui.examined().why(ui.place.get(), reading, fan.number);
    let mut parts = Vec::new();
    if let Some(sheet) = ui.sheet() {
        match &found {
            Some(Ok(evidence)) => {
                fans::whys(ui, &mut parts, fan, &sheet, evidence);
                parts.extend(readings::shown(&sheet, evidence));
            }
            Some(Err(obstacle)) => {
                let why = explain::obstacle(&words, obstacle, &sheet.division);
                parts.push(el("p", "obstacle").attr("data-part", "obstacle").sentence(&why));
                parts.extend(readings::shown(&sheet, &[obstacle.evidence()]));
            }
            None => {}
        }
        if let Some(dropped) = sheet.dropped.iter().find(|d| d.fan == fan.number) {
            fans::excluded(ui, &mut parts, fan, &dropped.reason);
        }
    }
    fans::about(ui, &mut parts, fan);
    fans::names(ui, &mut parts, "ui.excludes", fan.excludes);
    // This is added later and below everything else, so that nothing moves.
    if reading == 0 {
        parts.push(what_if::of_fan(ui, fan.number));
    }
    parts
}
