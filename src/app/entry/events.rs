//! The events of the deal: a list in order, and a panel for each.

use crate::entry::Event;
use crate::system::Answer;
use crate::system::EventKind;
use crate::text::{explain, fault};
use crate::tiles::Tile;

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::pieces::art;
use crate::app::pieces::ask;
use crate::state::{Action, EventChange, Panel};

/// The list of events, and the buttons that add one.
pub fn sheet(ui: Ui) -> Vec<El> {
    vec![el("div", "events").region(move || list(ui))]
}

fn list(ui: Ui) -> Vec<El> {
    let draft = ui.draft();
    let rules = draft.system();
    let mut parts = vec![text("p", "quiet", &ui.join(&["ui.events.", rules.key]))];
    let last = draft.events.len().saturating_sub(1);
    for (i, event) in draft.events.iter().enumerate() {
        parts.push(row(ui, i, event, i == last));
    }
    let words = ui.catalogue();
    for fault in &ui.report().faults {
        parts.push(el("p", "fault").sentence(&fault::sentence(fault, &words)));
    }
    let keys = rules.events.iter().enumerate().map(|(i, kind)| {
        let key = ui.button("offer", Action::AddEvent(i)).attr("data-happened", kind.key);
        key.text("+ ").text(&ui.join(&["event.", kind.key]))
    });
    parts.push(group("div", "offers", keys.collect()));
    parts
}

fn kind_of(ui: Ui, event: &Event) -> Option<&'static EventKind> {
    ui.rules().events.iter().find(|kind| kind.key == event.kind)
}

fn row(ui: Ui, index: usize, event: &Event, last: bool) -> El {
    let (name, details) = words(ui, event);
    let number = text("span", "nth", &(index + 1).to_string());
    let words = vec![text("span", "name", &name), text("span", "also", &details)];
    let mut body = vec![number, group("span", "words", words)];
    body.extend(event.tile.map(art::tile));
    let edit = ui.button("told", Action::Open(Panel::Event(index)));
    let edit = edit.attr("data-event", &index.to_string()).children(body);
    let tool = |name: &str, path, telling| {
        let button = ui.button("tool", Action::ChangeEvent(index, telling)).attr("data-tell", name);
        button.attr("aria-label", &ui.join(&["ui.", name])).child(art::icon(path))
    };
    let earlier = tool("earlier", art::UP, EventChange::Earlier);
    let later = tool("later", art::DOWN, EventChange::Later);
    // The first event cannot move up, the last one not down.
    let (earlier, later) = (idle(earlier, index == 0), idle(later, last));
    let remove = tool("take-away", art::CLOSE, EventChange::Remove);
    group("div", "event", vec![edit, earlier, later, remove])
}

/// The name of an event with its place, and its details.
pub fn words(ui: Ui, event: &Event) -> (String, String) {
    let kind = kind_of(ui, event);
    let mut name = ui.join(&["event.", event.kind]);
    if kind.is_some_and(|kind| kind.seat) {
        name = [&*ui.place_name(event.place), ui.language_now().colon(), &*name].concat();
    }
    let mut details = Vec::new();
    for question in kind.map_or(&[][..], |kind| kind.questions) {
        if let Some(answer) = answer_of(ui, event, question.key) {
            let words = ui.catalogue();
            let short = explain::answer_short(&words, question.kind, question.key, answer);
            details.push(short.to_string());
        }
    }
    details.retain(|word| !word.is_empty());
    (name, details.join(" · "))
}

fn idle(button: El, idle: bool) -> El {
    if idle { button.attr("data-idle", "").attr("disabled", "") } else { button }
}

fn answer_of(ui: Ui, event: &Event, key: &str) -> Option<Answer> {
    ui.engine()?.event_answer(event, key)
}

/// The panel of one event.
pub fn editor(ui: Ui, index: usize) -> Vec<El> {
    vec![el("div", "questions").region(move || {
        ui.draft().events.get(index).map_or_else(Vec::new, |event| questions(ui, index, event))
    })]
}

fn questions(ui: Ui, index: usize, event: &Event) -> Vec<El> {
    let Some(kind) = kind_of(ui, event) else { return Vec::new() };
    let (rules, engine) = (ui.rules(), ui.engine());
    let asks = |key: &str| engine.is_some_and(|engine| engine.asks_about(event, key));
    let mut parts = Vec::new();
    if kind.seat {
        let offers = (0..rules.places.len()).map(|place| {
            ui.button("offer", Action::ChangeEvent(index, EventChange::Place(place)))
                .attr("data-place", &place.to_string())
                .pressed(event.place == place)
                .text(&ui.place_name(place))
        });
        let legend = text("legend", "", &ui.t("ui.who"));
        let offers = group("div", "offers", offers.collect());
        parts.push(group("fieldset", "", vec![legend, offers]));
    }
    for question in kind.questions.iter().filter(|q| asks(q.key)) {
        let given = event.answer(rules, question.key);
        if ask::is_written(question) {
            let act =
                move |answer| Action::ChangeEvent(index, EventChange::Answer(question.key, answer));
            let field = ask::number(ui, question, given, Box::new(act));
            parts.push(ask::fieldset(ui, question.key, vec![field]));
            continue;
        }
        let offers = question.all().map(|answer| {
            let action = Action::ChangeEvent(index, EventChange::Answer(question.key, answer));
            ask::offer(ui, "offer", question.kind, question.key, answer, action)
                .pressed(given == Some(answer))
        });
        parts.push(ask::fieldset(ui, question.key, offers.collect()));
    }
    if kind.tile {
        let legend = text("legend", "", &ui.t("ui.which-tile"));
        let chosen = event.tile;
        let tiles = tiles(ui, chosen, &|tile| Action::ChangeEvent(index, EventChange::Tile(tile)));
        parts.insert(1, group("fieldset", "", vec![legend, tiles]));
    }
    let done = ui.button("primary", Action::Open(Panel::Events)).attr("data-action", "events-done");
    parts.push(done.text(&ui.t("ui.done")));
    parts
}

/// A picker with every tile of the rule system.
pub fn tiles(ui: Ui, chosen: Option<Tile>, action: &dyn Fn(Tile) -> Action) -> El {
    let keys = ui.rules().tiles.map(|tile| {
        ui.button("tile", action(tile))
            .attr("data-pick", &tile.to_string())
            .attr("aria-label", &ui.tile(tile))
            .pressed(chosen == Some(tile))
            .child(art::tile(tile))
    });
    group("div", "tile-picker", keys.collect())
}
