//! A session as CSV, which spreadsheets open as it is meant: with a byte order mark, quoted where
//! needed, and with no name taken for a formula.

use crate::text::{Catalogue, Language};
use crate::tiles::Seat;

use super::line::{line, player_name};
use super::{Session, Sheet};

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
    let separator = if words.language() == Language::Ru { ';' } else { ',' };
    let comma = if separator == ';' { "," } else { "." };
    let word = |key: &str| Cell::Text(words.get(key).to_owned());
    let empty = || Cell::Text(String::new());
    let players = 0..sheet.totals.len();
    let mut table = Vec::new();
    let mut first = Vec::from(
        ["session.csv.deal", "session.csv.round", "session.csv.dealer", "session.csv.line"]
            .map(word),
    );
    let name = |player| player_name(session, player, words);
    first.extend(players.clone().map(|player| Cell::Text(name(player))));
    first.extend(players.clone().map(|player| {
        Cell::Text(
            [&*name(player), words.language().colon(), words.get("session.csv.total")].concat(),
        )
    }));
    table.push(first);
    for (index, row) in sheet.deals.iter().enumerate() {
        let round = row.position.round.map(|round| words.get(&format!("wind.{round}")).to_owned());
        let dealer = row.position.player_at(Seat::East).map(name);
        let mut cells = vec![
            Cell::Number(row.position.number.to_string()),
            Cell::Text(round.unwrap_or_default()),
            Cell::Text(dealer.unwrap_or_default()),
            Cell::Text(line(session, index, row, words)),
        ];
        cells.extend(row.change.iter().chain(&row.totals).map(|n| Cell::Number(n.to_string())));
        table.push(cells);
    }
    let mut closing = |key: &str, numbers: Vec<String>| {
        let mut cells = vec![word(key), empty(), empty(), empty()];
        cells.extend(players.clone().map(|_| empty()));
        cells.extend(numbers.into_iter().map(Cell::Number));
        table.push(cells);
    };
    closing("session.csv.total", sheet.totals.iter().map(i32::to_string).collect());
    closing("session.csv.rank", sheet.ranks.iter().map(usize::to_string).collect());
    if let Some(points) = &sheet.table_points {
        let point = |points: &f64| points.to_string().replace('.', comma);
        closing("session.csv.table-points", points.iter().map(point).collect());
    }
    let lines = table.iter().map(|cells| {
        let cells: Vec<String> = cells.iter().map(|cell| written(cell, separator)).collect();
        cells.join(&separator.to_string()) + "\r\n"
    });
    ['\u{FEFF}'].into_iter().map(String::from).chain(lines).collect()
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
