//! Comparisons: the shown reading with the best one, or a split with the declared one.

use leptos::prelude::Get;

use crate::explore::keep_split;
use crate::scoring::Sheet;
use crate::scoring::comparison::{Comparison, Difference, points};
use crate::scoring::split_comparison::Pairing;
use crate::text::{comparison as words, explain};

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::pieces::readings;
use crate::app::pieces::worth;
use crate::state::Action;

/// The panel that compares two readings: sets, fans, and why the best one is better.
pub fn sheet(ui: Ui) -> Vec<El> {
    let (examined, place, reading) = (ui.examined(), ui.place.get(), ui.reading());
    let sheets = examined.report.sheets_at(place);
    let Some(versus) = Comparison::new(ui.rules(), &examined, place, [0, reading]) else {
        return Vec::new();
    };
    let both = [&sheets[0], &sheets[reading]];
    let heads = ["ui.versus-best", "ui.versus-this"].map(|key| ui.t(key));
    let verdict = words::verdict(&ui.catalogue(), &versus);
    let reason = el("p", "reason").attr("data-part", "versus").sentence(&verdict);
    let heads = heads.each_ref().map(|head| &**head);
    let [columns, table] = beside(ui, &versus, both, heads, heads);
    vec![columns, reason, table]
}

/// The panel that compares a split with the declared one, hand by hand, with a button to take it.
pub fn split(ui: Ui, split: usize) -> Vec<El> {
    let draft = ui.draft();
    let Some(sharing) = ui.examined().compare_split(split) else { return Vec::new() };
    let reason = words::preference(&ui.catalogue(), &sharing);
    let mut parts = vec![el("p", "reason").attr("data-part", "versus").sentence(&reason)];
    let heads = ["ui.split-best", "ui.split-this"].map(|key| ui.t(key));
    for Pairing { hands, comparison: versus } in &sharing.pairings {
        let names = [0, 1].map(|i| {
            let place = hands[i].as_ref().map(|hand| ui.place_name(hand.share.place));
            [&*heads[i], ui.language_now().colon(), &*place.unwrap_or_default()].concat()
        });
        match (hands, versus) {
            ([Some(best), Some(this)], Some(versus)) => {
                let [names, heads] = [&names, &heads].map(|both| both.each_ref().map(|one| &**one));
                parts.extend(beside(ui, versus, [&best.sheet, &this.sheet], names, heads));
            }
            _ => {
                let alone = hands
                    .iter()
                    .zip(&names)
                    .filter_map(|(hand, name)| Some((hand.as_ref()?, name)));
                parts.extend(alone.flat_map(|(hand, name)| by_itself(ui, &hand.sheet, name)));
            }
        }
    }
    let kept = ui.engine().and_then(|engine| keep_split::keep(engine, &draft, split));
    if let Some(kept) = kept {
        let keep = ui.button("primary", Action::Split(Box::new(kept)));
        parts.push(keep.attr("data-action", "keep-split").text(&ui.t("ui.split-keep")));
    }
    parts
}

/// The tiles of two readings in columns, and a table of their fans.
fn beside(
    ui: Ui,
    versus: &Comparison,
    both: [&Sheet; 2],
    names: [&str; 2],
    heads: [&str; 2],
) -> [El; 2] {
    let columns = (0..2).map(|i| {
        let sets = readings::with_parts_lit(both[i], versus.parts[i]);
        group("div", "", vec![text("span", "also", names[i]), sets])
    });
    let mut rows = vec![row("heads", ["", heads[0], heads[1]])];
    for (differences, less) in [(&versus.gains, both[1]), (&versus.losses, both[0])] {
        differences.iter().for_each(|d| difference(ui, &mut rows, d, less));
    }
    for fan in versus.counted_in_both.iter().filter_map(|number| ui.rules().fan(*number)) {
        let worth = both.map(|sheet| ui.worth(fan, points(ui.rules(), sheet, fan.number)));
        let name = explain::fan_name(&ui.catalogue(), fan);
        rows.push(row("alike", [name, &worth[0], &worth[1]]));
    }
    let [first, second] = versus.totals.map(|total| total.to_string());
    rows.push(row("sum", [&ui.t("ui.versus-total"), &first, &second]));
    [group("div", "columns", columns.collect()), group("table", "versus", rows)]
}

/// A hand that the other split does not have.
fn by_itself(ui: Ui, sheet: &Sheet, head: &str) -> [El; 3] {
    let mut rows: Vec<El> = Vec::new();
    for worth::CountedFan { fan, points, .. } in worth::counted_fans(ui.rules(), sheet) {
        let name = explain::fan_name(&ui.catalogue(), fan);
        rows.push(line("alike", name, &[&ui.worth(fan, points)]));
    }
    rows.push(line("sum", &ui.t("ui.versus-total"), &[&sheet.total.to_string()]));
    [text("span", "also", head), readings::division(sheet), group("table", "versus", rows)]
}

/// A fan that only one reading counts, or counts more times, and why the other one does not.
fn difference(ui: Ui, rows: &mut Vec<El>, difference: &Difference, less: &Sheet) {
    let Some(fan) = ui.rules().fan(difference.fan) else { return };
    let worth = |i: usize| match difference.times[i] {
        0 => "–".to_owned(),
        _ => ui.worth(fan, difference.points[i]),
    };
    let name = explain::fan_name(&ui.catalogue(), fan);
    let row = row("differs", [name, &worth(0), &worth(1)]);
    rows.push(row.attr("data-differs", &fan.number.to_string()));
    let why = words::without(&ui.catalogue(), ui.rules(), difference, less);
    if let Some(why) = why {
        let cell = el("td", "also").attr("colspan", "3").sentence(&why);
        rows.push(group("tr", "", vec![cell]));
    }
}

/// A row of the table.
fn row(class: &str, [name, best, this]: [&str; 3]) -> El {
    line(class, name, &[best, this])
}

fn line(class: &str, name: &str, cells: &[&str]) -> El {
    let cells = cells.iter().map(|cell| text("td", "", cell));
    // The column of the names has no heading.
    let head =
        if name.is_empty() { el("td", "").attr("colspan", "1") } else { text("th", "", name) };
    group("tr", class, vec![head]).children(cells.collect())
}
