//! A complete hand: the fans that count, those that were dropped, and why.

use leptos::prelude::*;

use crate::fan::{Evidence, Fan};
use crate::report::Report;
use crate::sheet::Sheet;
use crate::text::{Slot, explain};

use super::art;
use super::kit::{Ui, button, group, heading, hook, say, text};
use super::readings;
use super::state::{Action, Chosen, Panel};

pub fn fans(ui: Ui, report: &Report) -> AnyView {
    let (reading, chosen) = ui.state.with(|s| (s.reading, s.chosen));
    let Some(sheet) = report.sheets.get(reading) else { return ().into_any() };
    let mut parts = vec![readings::division(ui, sheet)];
    let mut rows = Vec::new();
    let mut i = 0;
    while let Some(first) = sheet.counted.get(i) {
        let same = sheet.counted[i..].iter().take_while(|c| c.fan == first.fan);
        let all: Vec<_> = same.collect();
        i += all.len();
        let points = all.iter().map(|c| c.points).sum();
        let evidence = all.iter().map(|c| c.evidence).collect();
        rows.push(counted(ui, sheet, first.fan, points, evidence, chosen));
    }
    parts.push(group("fans", rows));
    if !sheet.dropped.is_empty() {
        parts.push(heading(ui.t("ui.dropped")));
        let rows = (0..sheet.dropped.len()).map(|i| dropped(ui, sheet, i, chosen));
        parts.push(group("fans dropped", rows.collect()));
    }
    parts.push(readings::readings(ui, report, reading));
    let other = text("", ui.t("ui.other-fan"));
    let body = vec![other, art::icon(art::NEXT)].into_any();
    let open = Action::Open(Panel::Fans);
    parts.push(button(ui, "wide", hook("data-action", "fans"), String::new(), open, body));
    group("report", parts)
}

/// A row of the list, and what unfolds below it.
#[expect(clippy::too_many_arguments)]
fn row(
    ui: Ui,
    hook: (&'static str, String),
    chosen: Chosen,
    open: bool,
    points: String,
    name: String,
    times: usize,
    more: Option<AnyView>,
) -> AnyView {
    let times = (times > 1).then(|| text("times", format!("×{times}")));
    view! {
        <div class="fan" class:open=open>
            {view! {
                <button
                    type="button"
                    aria-expanded=if open { "true" } else { "false" }
                    on:click=move |_| ui.act(Action::Choose(chosen))
                >
                    <b class="points">{points}</b>
                    <span class="name">{name} {times}</span>
                    {art::icon(art::DOWN)}
                </button>
            }
            .attr(hook.0, hook.1)}
            {more}
        </div>
    }
    .into_any()
}

fn counted(
    ui: Ui,
    sheet: &Sheet,
    number: u8,
    points: u16,
    evidence: Vec<Evidence>,
    chosen: Option<Chosen>,
) -> AnyView {
    let rules = ui.rules();
    let Some(fan) = rules.fan(number) else { return ().into_any() };
    let me = Chosen::Counted(number);
    let open = chosen == Some(me);
    let name = explain::fan_name(&ui.catalogue(), fan).to_owned();
    let more = open.then(|| {
        let mut parts = whys(ui, fan, sheet, &evidence);
        parts.extend(about(ui, fan));
        let out = sheet.dropped.iter().filter(|d| d.reason.by() == Some(number));
        let mut out: Vec<&str> = out
            .filter_map(|d| Some(explain::fan_name(&ui.catalogue(), rules.fan(d.fan)?)))
            .collect();
        out.dedup();
        if !out.is_empty() {
            let slots = [("fans", Slot::text(out.join(", ")))];
            parts.push(text("also", ui.fill("ui.excluded", &slots)));
        }
        group("why", parts)
    });
    row(ui, hook("data-fan", number), me, open, points.to_string(), name, evidence.len(), more)
}

fn dropped(ui: Ui, sheet: &Sheet, index: usize, chosen: Option<Chosen>) -> AnyView {
    let (rules, words) = (ui.rules(), ui.catalogue());
    let dropped = &sheet.dropped[index];
    let Some(fan) = rules.fan(dropped.fan) else { return ().into_any() };
    let me = Chosen::Dropped(index);
    let open = chosen == Some(me);
    let more = open.then(|| {
        let reason = say(&explain::dropped(&words, rules, fan, &dropped.reason));
        let principle = format!("principle.P{}", dropped.reason.principle());
        let definition = ui.t(&format!("{principle}.definition"));
        let mut parts = vec![
            view! { <p class="reason">{reason}</p> }.into_any(),
            text("also", format!("{}: {definition}", ui.t(&principle))),
        ];
        parts.extend(whys(ui, fan, sheet, &[dropped.evidence]));
        parts.extend(about(ui, fan));
        group("why", parts)
    });
    let name = explain::fan_name(&words, fan).to_owned();
    row(ui, hook("data-dropped", fan.number), me, open, fan.worth.to_string(), name, 1, more)
}

/// Why a fan applies, once for each of its occurrences.
pub fn whys(ui: Ui, fan: &Fan, sheet: &Sheet, evidence: &[Evidence]) -> Vec<AnyView> {
    let (rules, words) = (ui.rules(), ui.catalogue());
    let win = ui.draft.with(|d| d.tiles.win);
    let mut said = Vec::new();
    for evidence in evidence {
        let sentence = explain::why(&words, rules, fan, evidence, &sheet.division, win);
        if !said.contains(&sentence) {
            said.push(sentence);
        }
    }
    said.iter().map(|s| view! { <p class="reason">{say(s)}</p> }.into_any()).collect()
}

/// What a fan is, and what it is called elsewhere.
pub fn about(ui: Ui, fan: &Fan) -> [AnyView; 2] {
    let definition = explain::definition(&ui.catalogue(), ui.rules(), fan);
    let own = explain::fan_name(&ui.catalogue(), fan);
    let names = [fan.names.zh, fan.names.ja, fan.names.en, fan.names.ru];
    let mut names: Vec<&str> = names.into_iter().filter(|n| *n != own).collect();
    names.dedup();
    [
        view! { <p>{say(&definition)}</p> }.into_any(),
        text("also names", names.join(" · ")),
    ]
}
