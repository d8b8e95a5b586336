//! The reading that is looked at beside the best one.

use leptos::prelude::Get;

use crate::sheet::Sheet;
use crate::text::{explain, versus as words};
use crate::versus::{Difference, Versus, points};

use super::dom::{El, el, group, text};
use super::kit::{Ui, sheets};
use super::readings;

/// Both with their sets and fans, and why the best is the best.
pub fn sheet(ui: Ui) -> Vec<El> {
    let (report, place, reading) = (ui.report(), ui.place.get(), ui.reading());
    let sheets = sheets(&report, place);
    let Some(versus) = Versus::new(&ui.draft(), place, sheets, [0, reading]) else {
        return Vec::new();
    };
    let (best, this) = (&sheets[0], &sheets[reading]);
    let both = [best, this];
    let heads = ["ui.versus-best", "ui.versus-this"];
    let columns = (0..2).map(|i| {
        let sets = readings::lit(both[i], versus.parts[i]);
        group("div", "", vec![text("span", "also", &ui.t(heads[i])), sets])
    });
    let verdict = words::verdict(&ui.catalogue(), &versus);
    let mut rows = vec![row("heads", ["", &ui.t(heads[0]), &ui.t(heads[1])])];
    for (differences, less) in [(&versus.gains, this), (&versus.losses, best)] {
        differences.iter().for_each(|d| difference(ui, &mut rows, d, less));
    }
    for fan in versus.alike.iter().filter_map(|number| ui.rules().fan(*number)) {
        let worth = both.map(|sheet| ui.worth(fan, points(ui.rules(), sheet, fan.number)));
        let name = explain::fan_name(&ui.catalogue(), fan);
        rows.push(row("alike", [name, &worth[0], &worth[1]]));
    }
    let [first, second] = versus.totals.map(|total| total.to_string());
    rows.push(row("sum", [&ui.t("ui.versus-total"), &first, &second]));
    vec![
        group("div", "columns", columns.collect()),
        el("p", "reason").attr("data-part", "versus").say(&verdict),
        group("table", "versus", rows),
    ]
}

/// A fan that only one counts, or counts more often, and why the other one does not.
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
        let cell = el("td", "also").attr("colspan", "3").say(&why);
        rows.push(group("tr", "", vec![cell]));
    }
}

/// A line of the table: what it is about, and the two readings.
fn row(class: &str, [name, best, this]: [&str; 3]) -> El {
    let cells = [best, this].map(|cell| text("td", "", cell));
    // Nothing stands above the names.
    let head =
        if name.is_empty() { el("td", "").attr("colspan", "1") } else { text("th", "", name) };
    group("tr", class, vec![head]).children(cells.into())
}
