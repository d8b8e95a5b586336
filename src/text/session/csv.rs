//! A session as CSV, which spreadsheets open as it is meant: with a byte order mark, quoted where
//! needed, and with no name taken for a formula.

use crate::session::{Row, Session, Sheet};
use crate::text::Catalogue;
use crate::tiles::Seat;

use super::line::line;
use super::names::player_name;

/// What a cell is.
enum Cell {
    /// A text, which may come from a player.
    Text(String),
    /// A number.
    Number(String),
}

/// The table of a session: a line for each deal, then totals, ranks and table points.
///
/// The separator is the one that spreadsheets in the language of the catalogue expect: a semicolon
/// where a comma divides decimals.
pub fn write(session: &Session, sheet: &Sheet, words: &Catalogue) -> String {
    let separator = if words.language().point() == "," { ';' } else { ',' };
    let deals = sheet.deals.iter().enumerate();
    let table = [head(session, sheet, words)]
        .into_iter()
        .chain(deals.map(|(index, row)| deal(session, index, row, words)))
        .chain(closing(sheet, words));
    let lines = table.map(|cells| {
        let cells: Vec<String> = cells.iter().map(|cell| written(cell, separator)).collect();
        cells.join(&separator.to_string()) + "\r\n"
    });
    ['\u{FEFF}'].into_iter().map(String::from).chain(lines).collect()
}

/// The first line: what is in the columns.
fn head(session: &Session, sheet: &Sheet, words: &Catalogue) -> Vec<Cell> {
    let keys = ["session.csv.deal", "session.csv.round", "session.csv.dealer", "session.csv.line"];
    let (colon, total) = (words.language().colon(), words.get("session.csv.total"));
    let names = || (0..sheet.totals.len()).map(|player| player_name(session, player, words));
    let totals = names().map(|name| [&*name, colon, total].concat());
    let columns = keys.iter().map(|key| words.get(key).to_owned()).chain(names()).chain(totals);
    columns.map(Cell::Text).collect()
}

/// The line of a deal: what it changed for each player, and the totals after it.
fn deal(session: &Session, index: usize, row: &Row, words: &Catalogue) -> Vec<Cell> {
    let round = row.position.round.map(|round| words.get(&format!("wind.{round}")).to_owned());
    let dealer = row.position.player_at(Seat::East);
    let dealer = dealer.map(|player| player_name(session, player, words));
    let mut cells = vec![
        Cell::Number(row.position.number.to_string()),
        Cell::Text(round.unwrap_or_default()),
        Cell::Text(dealer.unwrap_or_default()),
        Cell::Text(line(session, index, row, words)),
    ];
    cells.extend(row.change.iter().chain(&row.totals).map(|n| Cell::Number(n.to_string())));
    cells
}

/// The last lines: totals, ranks and, where there are any, table points, each below the totals.
fn closing(sheet: &Sheet, words: &Catalogue) -> impl Iterator<Item = Vec<Cell>> {
    let point = |points: &f64| points.to_string().replace('.', words.language().point());
    let points = sheet.table_points.as_ref().map(|points| points.iter().map(point).collect());
    let lines = [
        ("session.csv.total", Some(sheet.totals.iter().map(i32::to_string).collect())),
        ("session.csv.rank", Some(sheet.ranks.iter().map(usize::to_string).collect())),
        ("session.csv.table-points", points),
    ];
    lines.into_iter().filter_map(|(key, numbers): (_, Option<Vec<String>>)| {
        let empty = (0..3 + sheet.totals.len()).map(|_| Cell::Text(String::new()));
        let mut cells = vec![Cell::Text(words.get(key).to_owned())];
        cells.extend(empty);
        cells.extend(numbers?.into_iter().map(Cell::Number));
        Some(cells)
    })
}

/// A cell as it is written. A text that a spreadsheet could take for a formula begins with an
/// apostrophe.
fn written(cell: &Cell, separator: char) -> String {
    let text = match cell {
        Cell::Number(number) => return quoted(number.clone(), separator),
        Cell::Text(text) => text.clone(),
    };
    let is_formula = text.trim_start().starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    quoted(if is_formula { format!("'{text}") } else { text }, separator)
}

fn quoted(text: String, separator: char) -> String {
    if text.contains([separator, '"', '\n', '\r', '\t', ',', ';']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}
