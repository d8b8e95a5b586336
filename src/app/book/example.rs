//! An example of the rulebook: a hand and its result. A tap opens it in the calculator.

use crate::entry::Draft;
use crate::entry::GivenAnswer;
use crate::entry::notation::Tiles;
use crate::scoring::Report;
use crate::text::{Sentence, Span, explain};
use crate::tiles::Flower;

use super::{Volume, link};
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::entry::hand_layout::{self, Row};
use crate::app::pieces::art;
use crate::app::pieces::worth;
use crate::app::result::summary;
use crate::book::Page;

/// The example of a link. `of` is the fan that it illustrates.
pub fn example(ui: Ui, volume: Volume, address: &str, of: Option<u8>) -> Option<El> {
    let draft = crate::entry::link::decode(address, &[volume.rules]).ok()?;
    let report = volume.engine.report(&draft);
    let summary = summary::summarize(ui, &draft, &report, 0);
    let mut line = el("span", "book-said");
    for (i, words) in circumstances(ui, &draft).iter().enumerate() {
        line = line.text(if i > 0 { " · " } else { "" }).sentence(words);
    }
    let total = [text("b", "", &summary.total), text("span", "", &summary.unit)];
    let sum = vec![group("span", "book-total", total.into()), line, art::icon(art::NEXT)];
    let body = vec![lines(ui, &draft, &report), group("span", "book-sum", sum)];
    let open = el("a", "book-hand")
        .attr("href", &["#", address].concat())
        .attr("data-hand", address)
        .attr("title", &ui.t("ui.book-open"))
        .children(body);
    let mut parts = vec![open];
    parts.extend(fans(ui, volume, &report, of));
    if of.is_none() {
        let verdict = text("p", "also", &summary.verdict);
        parts.push(verdict.attr("data-tone", summary.tone));
        let paid = report.ledger.as_ref().map(|ledger| summary::who_pays(ui, &draft, &ledger.net));
        parts.extend(paid.filter(|paid| !paid.is_empty()).map(|paid| text("p", "also", &paid)));
    }
    Some(group("div", "book-example", parts))
}

/// The answers and rulings of the example.
pub fn circumstances(ui: Ui, draft: &Draft) -> Vec<Sentence> {
    let (words, questions) = (ui.catalogue(), draft.system().questions);
    let answers = draft.given().filter(|given| given.place == 0).filter_map(
        |GivenAnswer { key, answer, .. }| {
            let question = questions.iter().find(|question| question.key == key)?;
            Some(explain::answer_short(&words, question.kind, key, answer))
        },
    );
    let mut words: Vec<Sentence> = answers.filter(|sentence| !sentence.0.is_empty()).collect();
    words.extend(rulings(ui, draft).into_iter().map(|name| Sentence(vec![Span::Text(name)])));
    words
}

/// The preset or, if there is none, the rulings that are on; empty for the default.
fn rulings(ui: Ui, draft: &Draft) -> Vec<String> {
    let rules = draft.system();
    let usual = rules.presets[0].bits;
    if draft.rulings() == usual {
        return Vec::new();
    }
    if let Some(preset) = draft.preset() {
        return vec![ui.join(&["preset.", preset])];
    }
    let more = draft.rulings() & !usual;
    let on = rules.rulings.iter().enumerate().filter(|(bit, _)| more >> bit & 1 == 1);
    let on: Vec<String> = on.map(|(_, key)| ui.join(&["ruling.", key])).collect();
    if on.is_empty() { vec![ui.t("ui.own-rulings")] } else { on }
}

/// The hands, on a line each.
pub fn lines(ui: Ui, draft: &Draft, report: &Report) -> El {
    let together = draft.is_one_player();
    let rows = if together {
        hand_layout::together(draft, report)
    } else {
        let places = 0..draft.system().places.len();
        let held = places.filter(|at| *at == 0 || draft.place(*at).is_some_and(|t| !t.is_empty()));
        held.map(|place| hand_layout::of_place(draft, place)).collect()
    };
    let several = rows.len() > 1;
    let width = rows.iter().map(|row| width(draft, row)).max().unwrap_or_default();
    let lines = el("span", "lines");
    lines.set_property("--thirds", &width.to_string());
    rows.iter().fold(lines, |lines, row| {
        let key = draft.system().places[row.place].key;
        let name = match draft.seat(row.place).filter(|_| !together) {
            Some(seat) => ui.seat(seat),
            None => ui.join(&["place.", key]),
        };
        let line = if several { lines.child(text("span", "book-whose", &name)) } else { lines };
        line.child(self::line(draft, row))
    })
}

fn flowers<'a>(draft: &'a Draft, row: &Row) -> &'a [Flower] {
    draft.place(row.place).map(|tiles| &tiles.flowers[..]).unwrap_or_default()
}

/// The width of a line in thirds of a tile. More than two flowers take a line of their own.
fn width(draft: &Draft, row: &Row) -> usize {
    row.width()
        + match flowers(draft, row).len() {
            few @ 1..=2 => 3 * few + 1,
            _ => 0,
        }
}

fn line(draft: &Draft, row: &Row) -> El {
    let tile = |class: &str, tile| el("span", class).child(art::tile(tile));
    let mut parts: Vec<El> = row.standing.tiles().map(|t| tile("tile", t)).collect();
    let melds = row.melds.iter();
    parts.extend(melds.map(|(_, _, meld)| group("span", "meld", art::meld(meld))));
    parts.extend(row.win.map(|t| tile("tile win", t)));
    let flowers = flowers(draft, row);
    if !flowers.is_empty() {
        let each = flowers.iter().map(|f| el("span", "tile").child(art::flower(*f)));
        parts.push(group("span", "flowers", each.collect()));
    }
    let name = Tiles { flowers: flowers.to_vec(), ..row.tiles() }.to_string();
    group("span", "line", parts).attr("role", "img").attr("aria-label", &name)
}

/// The counted fans, each with a link to its entry.
fn fans(ui: Ui, volume: Volume, report: &Report, of: Option<u8>) -> Option<El> {
    let sheet = report.sheets.first()?;
    let counted = worth::counted_fans(volume.rules, sheet);
    if counted.is_empty() {
        return None;
    }
    let rows = counted.into_iter().map(|row| {
        let mut name = ui.name(&row.fan.names).to_owned();
        if row.times > 1 {
            name = [&*name, " ×", &*row.times.to_string()].concat();
        }
        let points = text("b", "points", &ui.worth(row.fan, row.points));
        let page = Page::Entry(volume.rules.words, row.fan.key.to_owned());
        let name = if of == Some(row.fan.number) {
            text("span", "book-this", &name)
        } else {
            link("book-fan", &page).text(&name)
        };
        group("li", "", vec![points, name]).attr("data-counted", row.fan.key)
    });
    Some(group("ul", "book-counted", rows.collect()))
}
