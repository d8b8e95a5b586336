//! A question of the rules with its answers.

use crate::ruleset::Asked;

use super::dom::{El, group, text};
use super::kit::Ui;
use super::state::Action;

/// A question as it stands for the draft.
pub fn question(ui: Ui, asked: &Asked) -> El {
    let (key, place) = (asked.key, asked.place);
    let mut offers = Vec::new();
    for offer in &asked.offers {
        let action = Action::AnswerAt(key, place, offer.answer);
        // What contradicts the rest can still be tapped: it says why.
        let class = if offer.impossible.is_some() { "offer muted" } else { "offer" };
        let button = self::offer(ui, class, key, offer.answer, action);
        offers.push(button.pressed(asked.answer == Some(offer.answer)));
    }
    fieldset(ui, key, offers)
}

/// A possible answer.
pub fn offer(ui: Ui, class: &str, key: &str, answer: &str, action: Action) -> El {
    ui.button(class, action)
        .attr("data-ask", key)
        .attr("data-answer", answer)
        .text(&ui.join(&["ask.", key, ".", answer]))
}

/// A question with these answers.
pub fn fieldset(ui: Ui, key: &str, offers: Vec<El>) -> El {
    let legend = text("legend", "", &ui.join(&["ask.", key]));
    group("fieldset", "", vec![legend, group("div", "offers", offers)])
}
