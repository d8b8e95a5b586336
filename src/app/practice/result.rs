//! The marks of an answer: what was right and wrong, and why.

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::result::ledger;
use crate::entry::link;
use crate::practice::{Answer, Marks};
use crate::state::Action;
use crate::system::Fan;
use crate::text::{Slot, explain};

use super::play::{Marked, Playing};

/// The verdict, the fans with their reasons or the payments, and the next actions.
pub fn result(ui: Ui, play: Playing, marks: &Marked) -> Vec<El> {
    let (right, mut parts) = match marks {
        Marked::Fans(marks) => (marks.all_right(), fans(ui, play, marks)),
        Marked::Payment(wrong) => (wrong.is_empty(), payments(ui, play)),
    };
    let key = if right { "ui.practice.right" } else { "ui.practice.wrong" };
    let verdict = text("p", "marked", &ui.t(key)).attr("data-part", "marked");
    let verdict =
        verdict.attr("role", "status").attr("data-right", if right { "yes" } else { "no" });
    let next = text("button", "primary", &ui.t("ui.practice.next")).attr("type", "button");
    let next = next.attr("data-action", "next").on("click", move |_| {
        let aim = play.read(|play| play.aim);
        play.deal(ui, aim);
    });
    let link = play.read(|play| link::encode(&play.exercise.draft));
    let open = text("button", "offer", &ui.t("ui.practice.open")).attr("type", "button");
    let open = open.attr("data-action", "open-hand").on("click", move |_| {
        ui.act(Action::Follow(link.clone()));
        ui.act(Action::Close);
    });
    let mut all = vec![verdict];
    all.append(&mut parts);
    all.push(next);
    all.push(group("div", "offers", vec![open]));
    all
}

fn fans(ui: Ui, play: Playing, marks: &Marks) -> Vec<El> {
    let rows = [("right", &marks.right), ("missed", &marks.missed), ("wrong", &marks.wrong)];
    let mut list = Vec::new();
    for (tone, fans) in rows {
        let fans = fans.iter().filter_map(|fan| ui.rules().fan(*fan));
        list.extend(fans.map(|fan| row(ui, play, fan, tone)));
    }
    let right = play.read(|play| Answer::of(&play.exercise.report));
    let key = if marks.total { "ui.practice.total-right" } else { "ui.practice.total-wrong" };
    let total = ui.fill(key, &[("n", Slot::Number(i64::from(right.total)))]);
    let total =
        text("p", "total-was", &total).attr("data-right", if marks.total { "yes" } else { "no" });
    vec![group("div", "marks", list), total]
}

/// A fan with its mark, and why it counts or does not.
fn row(ui: Ui, play: Playing, fan: &'static Fan, tone: &str) -> El {
    let words = ui.catalogue();
    let name = group(
        "p",
        "name",
        vec![
            text("b", "points", &ui.worth(fan, fan.worth)),
            text("span", "", explain::fan_name(&words, fan)),
            text("span", "tone", &ui.join(&["ui.practice.", tone, "-fan"])),
        ],
    );
    let why =
        play.read(|play| explain::explain_fan(&words, &play.exercise.draft, &play.examined, fan));
    let why = why.map(|why| el("p", "because").sentence(&why));
    group("div", "mark", Vec::from_iter([Some(name), why].into_iter().flatten()))
        .attr("data-tone", tone)
        .attr("data-name", fan.key)
}

fn payments(ui: Ui, play: Playing) -> Vec<El> {
    play.read(|play| match &play.exercise.report.ledger {
        Some(ledger) => ledger::table(ui, &play.exercise.draft, ledger),
        None => Vec::new(),
    })
}
