//! Payments in words: who pays whom, and the question that decides it.

use std::cmp::Reverse;

use crate::app::context::ui::Ui;
use crate::entry::{Asked, Draft};
use crate::scoring::{Report, Standing};
use crate::system::{AnswerKind, Role};
use crate::text::Slot;
use crate::tiles::{BySeat, Seat};

/// Says who pays, or asks the question that decides it.
pub fn payment_words(ui: Ui, report: &Report) -> Option<String> {
    match open_tile_question(report) {
        Some(asked) => Some(ui.join(&["ask.", asked.key])),
        None => paid(ui, &ui.draft(), report)
            .or_else(|| open_payer_question(ui, report).map(|key| payer_question_words(ui, key))),
    }
}

/// The question for a turned-up tile that everything depends on, if it is open.
pub fn open_tile_question(report: &Report) -> Option<&Asked> {
    report.asked.iter().find(|asked| asked.kind == AnswerKind::Tile && asked.answer.is_none())
}

/// The key of the question that decides who pays, if it is open.
pub fn open_payer_question(ui: Ui, report: &Report) -> Option<&'static str> {
    let complete = matches!(report.standing, Standing::Complete { .. });
    let key = ui.rules().question_about(Role::Discarder)?.key;
    let open = report.asked.iter().any(|asked| asked.answer.is_none() && asked.key == key);
    (complete && open).then_some(key)
}

/// The words of the question that decides who pays.
pub fn payer_question_words(ui: Ui, key: &str) -> String {
    let source = ui.draft().win_source().key();
    let own = ["ui.who.", source].concat();
    if ui.catalogue().has(&own) { ui.t(&own) } else { ui.join(&["ask.", key]) }
}

/// Says who pays, or would pay if a hand that may not win were declared; `None` while that is open.
pub fn paid(ui: Ui, draft: &Draft, report: &Report) -> Option<String> {
    let mut line = who_pays(ui, draft, &report.ledger.as_ref()?.net);
    if line.is_empty() {
        line = ui.t("ui.nobody-pays");
    }
    if matches!(report.standing, Standing::Complete { wins: false, .. }) {
        line = ui.with("ui.if-declared", "payments", &line);
    }
    Some(line)
}

/// Says who pays how much: “South, West pay 8 each · North pays 24”. If several players receive, or
/// nobody does, lists what each wins or loses.
pub fn who_pays(ui: Ui, draft: &Draft, net: &BySeat<i32>) -> String {
    let receive = net.iter().filter(|(_, net)| **net > 0).count();
    // If no player receives the payments, the bank does.
    if receive > 1 || net.iter().map(|(_, net)| net).sum::<i32>() != 0 {
        let nets = sorted_nets(draft, net).into_iter().filter(|(_, net)| *net != 0);
        let nets = nets.map(|(seat, net)| [&*ui.seat(seat), " ", &*signed(net)].concat());
        return Vec::from_iter(nets).join(" · ");
    }
    let mut groups: Vec<(i32, Vec<String>)> = Vec::new();
    for (seat, net) in net.iter().filter(|(_, net)| **net < 0) {
        let name = ui.seat(seat);
        match groups.iter_mut().find(|(amount, _)| *amount == -net) {
            Some((_, names)) => names.push(name),
            None => groups.push((-net, vec![name])),
        }
    }
    groups.sort_by_key(|(amount, _)| Reverse(*amount));
    let pay = |(amount, names): (i32, Vec<String>)| {
        let key = if names.len() == 1 { "ui.pays" } else { "ui.pay-each" };
        let slots = [
            ("seats", Slot::text(names.join(ui.language_now().comma()))),
            ("amount", Slot::Number(i64::from(amount))),
        ];
        ui.fill(key, &slots)
    };
    Vec::from_iter(groups.into_iter().map(pay)).join(" · ")
}

/// The players with what they win or lose in all, the largest gain first.
pub fn sorted_nets(draft: &Draft, net: &BySeat<i32>) -> Vec<(Seat, i32)> {
    let mut nets: Vec<_> = draft.seats().iter().map(|seat| (*seat, net[*seat])).collect();
    nets.sort_by_key(|(_, net)| Reverse(*net));
    nets
}

/// Writes a gain or loss with its sign.
pub fn signed(net: i32) -> String {
    let sign = match net {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    [sign, &net.unsigned_abs().to_string()].concat()
}
