//! The panel for practice: a hand is dealt, and the player counts it.

mod fans;
mod payment;
mod play;
mod result;

use leptos::prelude::*;

use crate::practice::{Address, Aim, Level};
use crate::rules;
use crate::text::Slot;

use crate::app::context::fetch;
use crate::app::context::ui::{Ui, use_ui};
use crate::app::dom::{El, el, group, text, views};
use crate::app::entry::circumstances;
use crate::app::pieces::art;
use crate::app::shell::start;
use crate::state::{Action, Panel};

use play::{Play, Playing};

/// Opens practice with a new exercise.
pub fn open(ui: Ui) {
    follow(ui, String::new());
}

/// Whether an address is that of an exercise, valid or not.
pub fn is_address(hash: &str) -> bool {
    hash.starts_with("practice")
}

/// Opens the exercise of an address, or a new one if there is no such exercise.
pub fn follow(ui: Ui, address: String) {
    let rules = Address::parse(&address).map(|address| address.rules.to_owned());
    let rules = rules.filter(|key| rules::KEYS.contains(&&**key));
    let keys = rules.clone().into_iter().collect();
    let show = move |ui: Ui| {
        if let Some(key) = rules::KEYS.iter().find(|key| rules.as_deref() == Some(**key)) {
            ui.act(Action::Rules(key));
        }
        ui.store(|store| store.exercise = address);
        // If the panel is open already, it is rendered anew.
        ui.act(Action::Close);
        ui.act(Action::Open(Panel::Practice));
    };
    fetch::systems(ui, keys, Box::new(show));
}

/// Renders the panel.
pub fn view() -> AnyView {
    views(page(use_ui()))
}

fn page(ui: Ui) -> Vec<El> {
    let Some(engine) = ui.engine() else { return Vec::new() };
    let rules = engine.system();
    let address = ui.store(|store| std::mem::take(&mut store.exercise));
    let wanted = Address::parse(&address).filter(|address| address.rules == rules.key);
    // From now on the address is that of the hand again.
    on_cleanup(move || start::save_soon(ui));
    let aim = wanted.and_then(|address| Aim::from_key(rules, address.aim));
    let seed = wanted.map_or_else(play::any_seed, |address| address.seed);
    let play = Playing::new(Play::new(engine, aim.unwrap_or(Aim::Level(Level::First)), seed));
    let exercise = el("div", "exercise").region(move || {
        play.track();
        untrack(|| exercise(ui, play))
    });
    vec![choices(ui, play), exercise]
}

/// The choice of the level, and of fans or payments.
fn choices(ui: Ui, play: Playing) -> El {
    let levels = Level::ALL.iter().map(|level| {
        let aim = Aim::Level(*level);
        let button = el("button", "offer").attr("type", "button");
        button
            .attr("data-level", level.key())
            .pressed_if(move || {
                play.track();
                play.read(|play| play.aim == aim)
            })
            .text(&ui.join(&["ui.practice.", level.key()]))
            .on("click", move |_| play.deal(ui, aim))
    });
    let levels = group("div", "offers", levels.collect()).attr("role", "group");
    let asks = [(false, "fans"), (true, "payment")].map(|(payment, key)| {
        let button = el("button", "offer").attr("type", "button").attr("data-ask", key);
        button
            .pressed_if(move || {
                play.track();
                play.read(|play| play.payment == payment)
            })
            .text(&ui.join(&["ui.practice.", key]))
            .on("click", move |_| play.ask(payment))
    });
    let asks = group("div", "offers", asks.into()).attr("role", "group");
    group(
        "div",
        "choices",
        vec![
            levels.attr("aria-label", &ui.t("ui.practice.level")),
            asks.attr("aria-label", &ui.t("ui.practice.about")),
        ],
    )
}

/// The hand, the question and the marks.
fn exercise(ui: Ui, play: Playing) -> Vec<El> {
    let (tiles, answers) = play.read(|play| {
        let answers = circumstances::answers_line(ui, &play.exercise.report);
        (hand(&play.exercise.draft.tiles), answers)
    });
    let payment = play.read(|play| play.payment);
    let asked = if payment { payment::ask(ui, play) } else { fans::ask(ui, play) };
    let question = ui.t(if payment { "ui.practice.ask-payment" } else { "ui.practice.ask-fans" });
    let rest = el("div", "answer").region(move || {
        play.steps();
        untrack(|| match play.read(|play| play.marks.clone()) {
            Some(marks) => result::result(ui, play, &marks),
            None => vec![],
        })
    });
    let open = group("div", "asked", asked).toggle("hidden", move || {
        play.steps();
        play.read(|play| play.marks.is_some())
    });
    vec![tiles, answers, text("h3", "", &question), open, rest, streak(ui, play)]
}

/// Draws the dealt hand: standing tiles, melds, and the winning tile apart.
fn hand(tiles: &crate::entry::notation::Tiles) -> El {
    let mut parts = vec![art::group(&tiles.standing)];
    parts.extend(tiles.melds.iter().map(|m| art::row(&m.to_string(), art::meld(m))));
    if let Some(win) = tiles.win {
        parts.push(group("span", "won", vec![art::group(&[win])]));
    }
    group("div", "dealt", parts).attr("data-part", "dealt")
}

/// The streak and the weak fans. A tap on a fan deals a hand with it.
fn streak(ui: Ui, play: Playing) -> El {
    el("div", "record").attr("data-part", "record").region(move || {
        play.steps();
        let words = ui.catalogue();
        let (streak, best, weak) =
            play.read(|play| (play.record.streak, play.record.best, play.record.weak()));
        let mut parts = Vec::new();
        if best > 0 {
            let slots =
                [("n", Slot::Number(i64::from(streak))), ("best", Slot::Number(i64::from(best)))];
            parts.push(text("p", "quiet", &ui.fill("ui.practice.streak", &slots)));
        }
        let weak = weak.into_iter().filter_map(|fan| ui.rules().fan(fan)).take(6);
        let weak: Vec<El> = weak
            .map(|fan| {
                let name = crate::text::explain::fan_name(&words, fan);
                let button = text("button", "offer", name).attr("type", "button");
                let aim = Aim::Fan(fan.number);
                button.attr("data-weak", fan.key).on("click", move |_| play.deal(ui, aim))
            })
            .collect();
        if !weak.is_empty() {
            parts.push(text("p", "quiet", &ui.t("ui.practice.weak")));
            parts.push(group("div", "offers", weak));
        }
        parts
    })
}
