//! Everything besides the tiles: one line, and a sheet with all questions.

use crate::ruleset::Asked;

use super::art;
use super::dom::{El, el, group, text};
use super::kit::Ui;
use super::state::{Action, Panel};

/// The answers in one line, and the two ways to win at hand.
pub fn line(ui: Ui) -> El {
    let summary = move || {
        let report = ui.report();
        let short = |a: &Asked| Some(ui.join(&["ask.", a.key, ".", a.answer?, ".short"]));
        let asked = report.asked.iter().filter(|a| a.key != "win" || !is_plain(a.answer));
        let mut words: Vec<String> = asked.filter_map(short).filter(|s| !s.is_empty()).collect();
        match ui.draft().tiles.flowers.len() {
            0 => {}
            n => words.push(ui.count("ui.flower-count", n)),
        }
        words.join(" · ")
    };
    let open = ui.button("words", Action::Open(Panel::Circumstances));
    let body = vec![el("span", "").live_text(summary), art::icon(art::DOWN)];
    let open = open.attr("data-action", "circumstances").children(body);
    let ways = el("div", "ways").region(move || ways(ui, &ui.report().asked));
    group("div", "circumstances", vec![open, ways]).attr("data-part", "circumstances")
}

/// The answers that stand beside the line as buttons.
const PLAIN: [&str; 2] = ["discard", "self-drawn"];

fn is_plain(answer: Option<&str>) -> bool {
    answer.is_some_and(|a| PLAIN.contains(&a))
}

fn ways(ui: Ui, asked: &[Asked]) -> Vec<El> {
    let Some(asked) = asked.iter().find(|a| a.key == "win") else { return Vec::new() };
    let offers = asked.offers.iter().filter(|o| is_plain(Some(o.answer)));
    let button = |answer| {
        ui.button("way", Action::Answer("win", answer))
            .attr("data-way", answer)
            .pressed(asked.answer == Some(answer))
            .text(&ui.join(&["ask.win.", answer]))
    };
    offers.map(|offer| button(offer.answer)).collect()
}

/// Every question with its answers.
pub fn sheet(ui: Ui) -> Vec<El> {
    let questions = move || ui.report().asked.iter().map(|a| question(ui, a)).collect();
    vec![el("div", "questions").region(questions)]
}

fn question(ui: Ui, asked: &Asked) -> El {
    let key = asked.key;
    let offers = asked.offers.iter().map(|offer| {
        let answer = offer.answer;
        // What contradicts the rest can still be tapped: it says why.
        let class = if offer.impossible.is_some() { "offer muted" } else { "offer" };
        ui.button(class, Action::Answer(key, answer))
            .attr("data-ask", key)
            .attr("data-answer", answer)
            .pressed(asked.answer == Some(answer))
            .text(&ui.join(&["ask.", key, ".", answer]))
    });
    let offers = group("div", "offers", offers.collect());
    group("fieldset", "", vec![text("legend", "", &ui.join(&["ask.", key])), offers])
}
