//! A question with its possible answers: words, a number or a tile.

use crate::entry::Asked;
use crate::system::{Answer, AnswerKind, Question};
use crate::text::explain;

use crate::app::browser::web;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::pieces::art;
use crate::state::Action;

/// The largest number that is picked from a list. Larger ones are typed.
const PICKED: u16 = 9;

/// A question of the draft, with the current answer.
pub fn question(ui: Ui, asked: &Asked) -> El {
    let (key, place) = (asked.key, asked.place);
    if let Some(question) = ui.rules().question(key).filter(|question| is_written(question)) {
        let act = move |answer| Action::AnswerAt(key, place, answer);
        return fieldset(ui, key, vec![number(ui, question, asked.answer, Box::new(act))]);
    }
    let mut offers = Vec::new();
    for offer in &asked.offers {
        let action = Action::AnswerAt(key, place, offer.answer);
        // An impossible answer can be tapped: a notice says why it is impossible.
        let class = match (asked.kind, offer.impossible.is_some()) {
            (AnswerKind::Tile, false) => "tile",
            (AnswerKind::Tile, true) => "tile muted",
            (_, false) => "offer",
            (_, true) => "offer muted",
        };
        let button = self::offer(ui, class, asked.kind, key, offer.answer, action);
        offers.push(button.pressed(asked.answer == Some(offer.answer)));
    }
    let class = match asked.kind {
        AnswerKind::Choice => "offers",
        AnswerKind::Tile => "tile-picker",
        AnswerKind::Number { .. } => {
            // A number is shown beside its question.
            let name = ui.join(&["ask.", key]);
            let parts = vec![text("span", "", &name), group("div", "numbers", offers)];
            return group("div", "count", parts).attr("role", "group").attr("aria-label", &name);
        }
    };
    let legend = text("legend", "", &ui.join(&["ask.", key]));
    let mut parts = vec![legend, group("div", class, offers)];
    // Nobody gave the answer: what is open to all makes it certain.
    let inferred = asked.inferred.then(|| text("p", "also", &ui.t("ui.inferred")));
    parts.extend(inferred.map(|note| note.attr("data-inferred", "")));
    group("fieldset", "", parts)
}

/// A possible answer.
pub fn offer(
    ui: Ui,
    class: &str,
    kind: AnswerKind,
    key: &str,
    answer: Answer,
    action: Action,
) -> El {
    let written = answer.to_string();
    let button = ui.button(class, action).attr("data-ask", key).attr("data-answer", &written);
    match answer.tile() {
        Some(tile) => button.attr("aria-label", &ui.tile(tile)).child(art::tile(tile)),
        None => button.sentence(&explain::answer(&ui.catalogue(), kind, key, answer)),
    }
}

/// Whether a question is answered with a typed number.
pub fn is_written(question: &Question) -> bool {
    matches!(question.kind, AnswerKind::Number { most: PICKED.. })
}

/// A field for a number.
pub fn number(
    ui: Ui,
    question: &'static Question,
    now: Option<Answer>,
    act: Box<dyn Fn(Answer) -> Action>,
) -> El {
    el("input", "number")
        .attr("type", "number")
        .attr("inputmode", "numeric")
        .attr("min", "0")
        .attr("data-ask", question.key)
        .attr("aria-label", &ui.join(&["ask.", question.key]))
        .attr("value", &now.map(|answer| answer.to_string()).unwrap_or_default())
        .on("change", move |event| {
            if let Some(answer) = question.parse(&web::value(&event)) {
                ui.act(act(answer));
            }
        })
}

/// A question with these answers.
pub fn fieldset(ui: Ui, key: &str, offers: Vec<El>) -> El {
    let legend = text("legend", "", &ui.join(&["ask.", key]));
    group("fieldset", "", vec![legend, group("div", "offers", offers)])
}

impl Ui {
    /// The questions of the draft, with the answers that are impossible now.
    pub fn judged(self) -> Vec<Asked> {
        let draft = self.draft();
        self.engine().map(|engine| engine.asked(&draft)).unwrap_or_default()
    }
}
