//! The summary of a result: the total, what it means, and who pays.

use crate::system::Role;
use std::cmp::Reverse;

use crate::entry::{Asked, Draft};
use crate::scoring::{Report, Standing};
use crate::system::AnswerKind;
use crate::text::Slot;
use crate::tiles::BySeat;

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text, watch};
use crate::app::pieces::art;
use crate::app::result::live_region;
use crate::state::{Action, Panel};

/// The summary in words.
pub struct Summary {
    /// The state for the style: `wins`, `short`, `ready`, `open` or `fault`.
    pub tone: &'static str,
    pub total: String,
    pub unit: String,
    pub verdict: String,
}

/// The summary of an empty hand.
fn empty(ui: Ui) -> Summary {
    Summary {
        tone: "open",
        total: "0".into(),
        unit: ui.count("ui.points", 0),
        verdict: ui.t("ui.empty"),
    }
}

/// Summarizes the report of a hand.
pub fn summarize(ui: Ui, draft: &Draft, report: &Report, reading: usize) -> Summary {
    let tiles = draft.tiles.size();
    let (tone, total, unit, verdict) = match &report.standing {
        Standing::Faulty => ("fault", "–".into(), String::new(), ui.t("ui.impossible")),
        Standing::Entering { .. } if tiles == 0 => {
            return empty(ui);
        }
        Standing::Entering { missing } => {
            let verdict = ui.count("ui.entering", usize::from(*missing));
            ("open", tiles.to_string(), ui.count("ui.tiles", tiles), verdict)
        }
        Standing::Unready { shanten, copies, .. } => {
            let n = usize::from(*shanten);
            (
                "open",
                n.to_string(),
                ui.count("ui.from-ready", n),
                ui.count("ui.useful", usize::from(*copies)),
            )
        }
        Standing::Discarding { shanten: 0, .. } => {
            ("open", ui.t("ui.no-win"), String::new(), ui.t("ui.discard-to-ready"))
        }
        Standing::Discarding { shanten, .. } => {
            let verdict = ui.count("ui.discard-to", usize::from(*shanten));
            ("open", ui.t("ui.no-win"), String::new(), verdict)
        }
        Standing::Ready { .. } if report.pending => {
            ("ready", ui.t("ui.ready"), String::new(), ui.t("ui.counting"))
        }
        Standing::Ready { waits } => {
            let copies = waits.iter().map(|w| usize::from(w.copies)).sum();
            ("ready", ui.t("ui.ready"), String::new(), ui.count("ui.left-in-all", copies))
        }
        Standing::Complete { wins, needed } => {
            if let Some(split) = report.splits.first() {
                let mut verdict = crate::app::result::splits::worth(ui, draft.system(), split);
                verdict += if *wins { " · " } else { ui.language_now().colon() };
                verdict += &ui.t(if *wins { "ui.wins" } else { "ui.may-not-win" });
                let tone = if *wins { "wins" } else { "short" };
                let total = usize::from(split.total);
                let unit = ui.count("ui.points", total);
                return Summary { tone, total: total.to_string(), unit, verdict };
            }
            let Some(sheet) = report.sheets.get(reading).or(report.sheets.last()) else {
                let verdict = ui.t(if *wins { "ui.wins" } else { "ui.may-not-win" });
                return Summary {
                    tone: "short", total: "–".into(), unit: String::new(), verdict
                };
            };
            let total = usize::from(sheet.total);
            let slots = [
                ("n", Slot::Number(i64::from(sheet.points))),
                ("needed", Slot::Number(i64::from(*needed))),
            ];
            let verdict = match (wins, sheet.points == sheet.total) {
                (true, _) => ui.t("ui.wins"),
                (false, _) if *needed == 0 => ui.t("ui.may-not-win"),
                (false, true) => ui.fill("ui.below", &slots),
                (false, false) => ui.fill("ui.below-flowers", &slots),
            };
            let tone = if *wins { "wins" } else { "short" };
            (tone, total.to_string(), ui.count("ui.points", total), verdict)
        }
    };
    Summary { tone, total, unit, verdict }
}

pub fn summary(ui: Ui) -> El {
    let parts = ["total", "unit", "verdict"].map(|name| el("span", name).attr("data-part", name));
    let hero = group("p", "hero", parts.to_vec());
    // Screen readers announce one sentence, after the result has stayed for a moment.
    let live_region = el("p", "spoken").attr("role", "status").attr("data-part", "spoken");
    let payment =
        el("div", "payment").attr("data-part", "payment").region(move || payment(ui, &ui.report()));
    let whole = group("div", "summary", vec![hero, payment, live_region.clone()]);
    let shown = whole.clone();
    watch(Box::new(move || {
        let summary = summarize(ui, &ui.draft(), &ui.report(), ui.reading());
        shown.set("data-tone", summary.tone);
        let words = [&summary.total, &summary.unit, &summary.verdict];
        parts.iter().zip(words).for_each(|(part, words)| part.set_text(words));
        if ui.can_explain() {
            live_region::announce(ui, &live_region, &summary);
        }
    }));
    whole
}

/// Renders who pays, or the question that decides it.
pub fn payment(ui: Ui, report: &Report) -> Vec<El> {
    if let Some(asked) = unturned(report) {
        let open = ui.button("seat", Action::Open(Panel::Circumstances));
        let who = text("span", "who", &ui.join(&["ask.", asked.key]));
        return vec![group("div", "asking", vec![who, open.text(&ui.t("ui.choose"))])];
    }
    match paid(ui, &ui.draft(), report) {
        Some(line) => {
            let button = ui.button("pays", Action::Open(Panel::Payments));
            let body = vec![text("span", "", &line), art::icon(art::NEXT)];
            vec![button.attr("data-action", "payments").children(body)]
        }
        None => open(ui, report)
            .and_then(|key| ui.judged().into_iter().find(|asked| asked.key == key))
            .map(|asked| question(ui, &asked))
            .unwrap_or_default(),
    }
}

/// The open question that decides who pays.
fn open(ui: Ui, report: &Report) -> Option<&'static str> {
    let complete = matches!(report.standing, Standing::Complete { .. });
    let key = ui.rules().question_about(Role::Discarder)?.key;
    let open = report.asked.iter().any(|asked| asked.answer.is_none() && asked.key == key);
    (complete && open).then_some(key)
}

/// Says who pays, or asks the question that decides it.
pub fn payment_words(ui: Ui, report: &Report) -> Option<String> {
    match unturned(report) {
        Some(asked) => Some(ui.join(&["ask.", asked.key])),
        None => paid(ui, &ui.draft(), report)
            .or_else(|| open(ui, report).map(|key| question_words(ui, key))),
    }
}

/// The question for a turned-up tile that everything depends on, if it is open.
fn unturned(report: &Report) -> Option<&Asked> {
    report.asked.iter().find(|a| a.kind == AnswerKind::Tile && a.answer.is_none())
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
        let nets = crate::app::result::ledger::nets(draft, net);
        let nets = nets.iter().filter(|(_, net)| *net != 0);
        let nets = nets.map(|(seat, net)| [&*ui.seat(*seat), " ", &*signed(*net)].concat());
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
    let mut line = String::new();
    for (amount, names) in groups {
        let key = if names.len() == 1 { "ui.pays" } else { "ui.pay-each" };
        let slots = [
            ("seats", Slot::text(names.join(ui.language_now().comma()))),
            ("amount", Slot::Number(i64::from(amount))),
        ];
        line += if line.is_empty() { "" } else { " · " };
        line += &ui.fill(key, &slots);
    }
    line
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

/// An open question, asked where its answer is needed.
fn question(ui: Ui, asked: &Asked) -> Vec<El> {
    let key = asked.key;
    let mut parts = vec![text("span", "who", &question_words(ui, key))];
    parts.extend(asked.offers.iter().filter(|o| o.impossible.is_none()).map(|offer| {
        let button = ui.button("seat", Action::Answer(key, offer.answer));
        let answer = offer.answer.to_string();
        let name = ui.join(&["ask.", key, ".", &answer]);
        button.attr("data-from", &answer).text(&name)
    }));
    vec![group("div", "asking", parts)]
}

fn question_words(ui: Ui, key: &str) -> String {
    let way = ui.draft().win_source().key();
    let own = ["ui.who.", way].concat();
    if ui.catalogue().has(&own) { ui.t(&own) } else { ui.join(&["ask.", key]) }
}
