//! The question for the fans of a hand and its total.

use crate::app::browser::web;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::system::Fan;
use crate::text::explain;

use super::play::Playing;

/// The fans to choose from, the chosen ones, and a field for the total.
pub fn ask(ui: Ui, play: Playing) -> Vec<El> {
    let wanted = ui.field();
    let named = el("div", "named").attr("data-part", "named").region(move || {
        play.steps();
        let fans = play.read(|play| play.named.clone());
        fans.iter().filter_map(|fan| ui.rules().fan(*fan)).map(|fan| chip(ui, play, fan)).collect()
    });
    let search = el("input", "search")
        .attr("type", "search")
        .attr("placeholder", &ui.t("ui.search"))
        .attr("aria-label", &ui.t("ui.search"))
        .on("input", move |event| wanted.write(web::value(&event)));
    let list = el("div", "picks-fans").attr("role", "group").region(move || {
        let wanted = web::lower_case(&wanted.read());
        let found = |fan: &&'static Fan| {
            let names = [fan.names.en, fan.names.ru, fan.names.zh, fan.names.ja];
            let named = || names.iter().any(|n| web::lower_case(n).contains(&wanted));
            fan.is_counted && (wanted.is_empty() || named())
        };
        ui.rules().fans.iter().filter(found).map(|fan| pick(ui, play, fan)).collect()
    });
    let list = list.attr("aria-label", &ui.t("ui.fans"));
    let written = play.read(|play| play.total.clone());
    let total = el("input", "number")
        .attr("inputmode", "numeric")
        .attr("maxlength", "5")
        .attr("autocomplete", "off")
        .attr("data-part", "total-said")
        .attr("value", &written)
        .on("input", move |event| play.write(|play| play.total = web::value(&event)));
    let total = group("label", "count", vec![text("span", "", &ui.t("ui.practice.total")), total]);
    vec![named, search, list, total, check(ui, play)]
}

/// The button that submits the answer.
pub fn check(ui: Ui, play: Playing) -> El {
    let button = text("button", "primary", &ui.t("ui.practice.check")).attr("type", "button");
    button.attr("data-action", "check").on("click", move |_| play.check())
}

fn flip(play: Playing, fan: u8) {
    play.step(|play| match play.named.iter().position(|named| *named == fan) {
        Some(at) => drop(play.named.remove(at)),
        None => play.named.push(fan),
    });
}

fn chip(ui: Ui, play: Playing, fan: &'static Fan) -> El {
    let name = explain::fan_name(&ui.catalogue(), fan).to_owned();
    let label = ui.with("ui.practice.not-this", "fan", &name);
    let button = text("button", "chosen", &name).attr("type", "button").attr("aria-label", &label);
    button.on("click", move |_| flip(play, fan.number))
}

fn pick(ui: Ui, play: Playing, fan: &'static Fan) -> El {
    let number = fan.number;
    el("button", "fan-pick")
        .attr("type", "button")
        .attr("data-name", fan.key)
        .pressed_if(move || {
            play.steps();
            play.read(|play| play.named.contains(&number))
        })
        .child(text("b", "points", &ui.worth(fan, fan.worth)))
        .child(text("span", "name", explain::fan_name(&ui.catalogue(), fan)))
        .on("click", move |_| flip(play, number))
}
