//! A hand with its fans and total, to be read only, such as an example on a page about rules.

use leptos::prelude::{Get, untrack};

use crate::scoring::{Evidence, Report, Sheet, Standing};
use crate::system::Fan;
use crate::text::{explain, fault};

use crate::app::book::example;
use crate::app::context::ui::{Stage, Ui, sheets};
use crate::app::dom::{El, el, group, text};
use crate::app::pieces::worth;
use crate::app::result::fans;
use crate::app::result::summary;
use crate::state::Notice;

pub fn root(ui: Ui) -> El {
    el("div", "root").region(move || {
        if ui.language.get() == 0 || ui.stage.get() == Stage::Restoring {
            return Vec::new();
        }
        match (ui.notice(), ui.can_explain().then_some(())) {
            (Some(Notice::Word(key)), _) => vec![text("p", "fault", &ui.t(key))],
            (Some(notice), Some(())) => {
                vec![
                    group("div", "faults", crate::app::shell::notice::faults(ui, &notice))
                        .attr("role", "alert"),
                ]
            }
            (None, Some(())) => {
                let report = ui.report();
                vec![untrack(|| score(ui, &report))]
            }
            (_, None) => Vec::new(),
        }
    })
}

fn score(ui: Ui, report: &Report) -> El {
    let draft = ui.draft();
    let hand = group("div", "laid", vec![example::lines(ui, &draft, report)]);
    let mut parts = vec![hand.attr("data-part", "hand")];
    let answers = example::circumstances(ui, &draft);
    if !answers.is_empty() {
        let mut line = el("p", "said");
        for (i, words) in answers.iter().enumerate() {
            line = line.text(if i > 0 { " · " } else { "" }).sentence(words);
        }
        parts.push(line);
    }
    let places = 0..draft.system().places.len();
    let counted: Vec<_> =
        places.filter_map(|at| sheets(report, at).first().map(|sheet| (at, sheet))).collect();
    for (place, sheet) in &counted {
        if counted.len() > 1 {
            let name = text("span", "name", &ui.place_name(*place));
            let total = text("b", "points", &sheet.total.to_string());
            parts.push(group("p", "whose", vec![name, total]));
        }
        parts.push(fan_list(ui, sheet));
        parts.extend(worth::formula(ui, sheet));
    }
    if matches!(report.standing, Standing::Faulty) {
        let words = ui.catalogue();
        let faults =
            report.faults.iter().map(|f| el("p", "").sentence(&fault::sentence(f, &words)));
        parts.push(group("div", "faults", faults.collect()).attr("role", "alert"));
    }
    let summary = summary::summarize(ui, &draft, report, 0);
    let words = [("b", "total"), ("span", "unit"), ("span", "verdict")];
    let texts = [&summary.total, &summary.unit, &summary.verdict];
    let sum = words
        .iter()
        .zip(texts)
        .map(|((tag, part), words)| text(tag, part, words).attr("data-part", part));
    parts.push(group("p", "sum", sum.collect()));
    let paid = summary::paid(ui, &draft, report);
    parts.extend(paid.map(|paid| text("p", "paid", &paid).attr("data-part", "payment")));
    group("div", "score", parts).attr("data-tone", summary.tone)
}

/// The counted fans. Each says why it counts when it is opened.
fn fan_list(ui: Ui, sheet: &Sheet) -> El {
    let words = ui.catalogue();
    let rows = worth::counted_fans(ui.rules(), sheet).into_iter().map(|row| {
        let fan = row.fan;
        let mut name = text("span", "name", explain::fan_name(&words, fan));
        if row.times > 1 {
            name = name.child(text("span", "times", &[" ×", &row.times.to_string()].concat()));
        }
        let points = text("b", "points", &ui.worth(fan, row.points));
        let evidence: Vec<Evidence> =
            sheet.counted.iter().filter(|c| c.fan == fan.number).map(|c| c.evidence).collect();
        let (sheet, why) = (sheet.clone(), el("div", "why"));
        let shown = why.clone();
        group("details", "fan", vec![group("summary", "", vec![name, points]), why])
            .attr("data-fan", &fan.number.to_string())
            .on("toggle", move |_| unfold(ui, &shown, fan, &sheet, &evidence))
    });
    group("div", "fans", rows.collect())
}

fn unfold(ui: Ui, why: &El, fan: &Fan, sheet: &Sheet, evidence: &[Evidence]) {
    if why.0.first_child().is_none() {
        let mut parts = Vec::new();
        untrack(|| {
            fans::whys(ui, &mut parts, fan, sheet, evidence);
            fans::about(ui, &mut parts, fan);
        });
        why.clone().children(parts);
    }
}
