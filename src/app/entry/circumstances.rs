//! The circumstances: the answers on one line, and a panel with all questions.

use crate::entry::Asked;
use crate::scoring::Report;
use crate::system::Answer;
use crate::system::AnswerKind;
use crate::system::Role;
use crate::text::{Sentence, Span, explain};
use crate::tiles::WinSource;

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group};
use crate::app::pieces::art;
use crate::app::pieces::ask;
use crate::state::{Action, Panel};

/// The line with the answers, the buttons for the two usual ways to win, and the events.
pub fn line(ui: Ui) -> El {
    let open = ui.button("words", Action::Open(Panel::Circumstances));
    let body = vec![el("span", "").region(move || summary(ui)), art::icon(art::DOWN)];
    let open = open.attr("data-action", "circumstances").children(body);
    let more = el("div", "ways").region(move || ways(ui, &ui.report().asked));
    let events = el("div", "happened").region(move || Vec::from_iter(events(ui)));
    let parts = vec![open, more, events];
    group("div", "circumstances", parts).attr("data-part", "circumstances")
}

fn summary(ui: Ui) -> Vec<El> {
    let (report, place) = (ui.report(), ui.asked_place());
    let mut words = Vec::new();
    if report.preset != Some(ui.rules().presets[0].key) {
        words.push(plain(ui.preset()));
    }
    // The buttons beside the line show these answers.
    let asked = report.asked.iter().filter(|a| a.place == place);
    words.extend(answers(
        ui,
        asked.filter(|a| !is_source(ui, a) || !a.answer.is_some_and(is_plain)),
    ));
    match ui.tiles().flowers.len() {
        0 => {}
        n => words.push(plain(ui.count("ui.flower-count", n))),
    }
    words.retain(|words| !words.0.is_empty());
    if words.is_empty() {
        words.push(plain(ui.about_place(place)));
    }
    vec![line_of(&words)]
}

fn plain(words: String) -> Sentence {
    Sentence(vec![Span::Text(words)])
}

/// Names the answers that are not the plain default.
fn answers<'a>(ui: Ui, asked: impl Iterator<Item = &'a Asked>) -> Vec<Sentence> {
    let catalogue = ui.catalogue();
    let mut words = Vec::new();
    for asked in asked {
        if let Some(answer) = asked.answer {
            let number = matches!(asked.kind, AnswerKind::Number { .. });
            if !(number && ui.assumed(asked.key) == Some(answer)) {
                let mut short = explain::answer_short(&catalogue, asked.kind, asked.key, answer);
                if asked.inferred {
                    short.0.push(Span::Text([" ", &*ui.t("ui.inferred-short")].concat()));
                }
                words.push(short);
            }
        }
    }
    words
}

fn line_of(words: &[Sentence]) -> El {
    let mut line = el("span", "");
    for (i, words) in words.iter().enumerate() {
        line = line.text(if i > 0 { " · " } else { "" }).sentence(words);
    }
    line
}

/// The answers of a report on one line.
pub fn answers_line(ui: Ui, report: &Report) -> El {
    let mut words = answers(ui, report.asked.iter().filter(|asked| asked.place == 0));
    words.retain(|words| !words.0.is_empty());
    group("p", "told-line", vec![line_of(&words)])
}

/// Like [`answers_line`], as plain text.
pub fn words(ui: Ui, report: &Report) -> String {
    let words = answers(ui, report.asked.iter().filter(|asked| asked.place == 0));
    let mut words: Vec<String> = words.iter().map(ToString::to_string).collect();
    words.retain(|words| !words.is_empty());
    words.join(" · ")
}

impl Ui {
    /// The title of the questions about a place.
    pub fn about_place(self, place: usize) -> String {
        match place {
            0 => self.t("ui.circumstances"),
            _ => self.with("ui.other-hand", "seat", &self.place_name(place)),
        }
    }

    /// The default answer to a question.
    fn assumed(self, key: &str) -> Option<Answer> {
        self.rules().question(key)?.default
    }
}

/// The ways to win that have buttons of their own.
const PLAIN: [WinSource; 2] = [WinSource::Discard, WinSource::SelfDrawn];

fn is_plain(answer: Answer) -> bool {
    answer.win_source().is_some_and(|source| PLAIN.contains(&source))
}

/// Whether a question asks for the source of the winning tile.
fn is_source(ui: Ui, asked: &Asked) -> bool {
    ui.rules().question_about(Role::WinSource).is_some_and(|question| question.key == asked.key)
}

fn ways(ui: Ui, asked: &[Asked]) -> Vec<El> {
    let asked = asked.iter().filter(|_| ui.asked_place() == 0).find(|a| is_source(ui, a));
    let Some(asked) = asked else { return Vec::new() };
    let offers = asked.offers.iter().filter(|offer| is_plain(offer.answer));
    let button = |answer: Answer| {
        let written = answer.to_string();
        ui.button("way", Action::Answer(asked.key, answer))
            .attr("data-way", &written)
            .pressed(asked.answer == Some(answer))
            .text(&ui.join(&["ask.", asked.key, ".", &written]))
    };
    offers.map(|offer| button(offer.answer)).collect()
}

/// The button for the events, with their number.
fn events(ui: Ui) -> Option<El> {
    let draft = ui.draft();
    if draft.system().events.is_empty() {
        return None;
    }
    let mut badge = el("b", "badge");
    if !draft.events.is_empty() {
        badge = badge.text(&draft.events.len().to_string());
    }
    let key = ui.button("tool", Action::Open(Panel::Events)).attr("data-action", "events");
    let key = key.attr("aria-label", &ui.t("ui.events"));
    Some(key.children(vec![art::icon(art::LIST), badge]))
}

/// The panel with every question of the current place and its answers.
pub fn sheet(ui: Ui) -> Vec<El> {
    let questions = move || {
        let place = ui.asked_place();
        let asked = ui.judged().into_iter().filter(|asked| asked.place == place);
        asked.map(|asked| ask::question(ui, &asked)).collect()
    };
    vec![el("div", "questions").region(questions)]
}
