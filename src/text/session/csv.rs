//! A session as CSV, which spreadsheets open as it is meant: with a byte order mark, quoted where
//! needed, and with no name taken for a formula.

use crate::session::{Row, Session, Sheet};
use crate::text::Catalogue;
use crate::tiles::Seat;

use super::final_scores::final_lines;
use super::line::line;
use super::names::{decimal, plain_name, player_name};
use super::row::penalty_lines;

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
        .chain(closing(session, sheet, words));
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
    let players = || 0..sheet.totals.len();
    let names = players().map(|player| plain_name(session, player, words));
    let totals =
        players().map(|player| [&*player_name(session, player, words), colon, total].concat());
    let columns = keys.iter().map(|key| words.get(key).to_owned()).chain(names).chain(totals);
    columns.map(Cell::Text).collect()
}

/// The line of a deal: what happened, with its penalties, what that changed for each player, and the totals
/// after it.
fn deal(session: &Session, index: usize, row: &Row, words: &Catalogue) -> Vec<Cell> {
    let round = row.position.round.map(|round| words.get(&format!("wind.{round}")).to_owned());
    let dealer = row.position.player_at(Seat::East);
    let dealer = dealer.map(|player| plain_name(session, player, words));
    let happened = [line(session, index, row, words)].into_iter();
    let happened: Vec<String> = happened.chain(penalty_lines(session, index, row, words)).collect();
    let mut cells = vec![
        Cell::Number(row.position.number.to_string()),
        Cell::Text(round.unwrap_or_default()),
        Cell::Text(dealer.unwrap_or_default()),
        Cell::Text(happened.join(" · ")),
    ];
    cells.extend(row.change.iter().chain(&row.totals).map(|n| Cell::Number(n.to_string())));
    cells
}

/// The last lines: totals, ranks and, where there are any, table points or final scores with their parts, each
/// below the totals.
fn closing(session: &Session, sheet: &Sheet, words: &Catalogue) -> impl Iterator<Item = Vec<Cell>> {
    let point = |points: &f64| decimal(*points, words);
    let points = sheet.table_points.as_ref().filter(|_| sheet.final_scores.is_none());
    let points = points.map(|points| points.iter().map(point).collect());
    let parts = final_lines(session, sheet, words);
    let parts: Vec<_> = parts
        .into_iter()
        .map(|line| (line.name, Some(line.numbers.iter().map(point).collect())))
        .collect();
    let lines = [
        ("session.csv.total", Some(sheet.totals.iter().map(i32::to_string).collect())),
        ("session.csv.rank", Some(sheet.ranks.iter().map(usize::to_string).collect())),
        ("session.csv.table-points", points),
    ];
    let lines = lines
        .map(|(key, numbers): (&str, Option<Vec<String>>)| (words.get(key).to_owned(), numbers));
    let columns = 3 + sheet.totals.len();
    lines.into_iter().chain(parts).filter_map(move |(name, numbers)| {
        let empty = (0..columns).map(|_| Cell::Text(String::new()));
        let mut cells = vec![Cell::Text(name)];
        cells.extend(empty);
        cells.extend(numbers?.into_iter().map(Cell::Number));
        Some(cells)
    })
}

/// The characters that begin a formula.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// The characters that can end a cell, by whichever separator a spreadsheet reads the file.
const SEPARATORS: [char; 3] = [',', ';', '\t'];

/// A cell as it is written. Where a text begins with what a spreadsheet could take for a formula, or would
/// if it were divided at another separator than that of the file, an apostrophe stands before that.
fn written(cell: &Cell, separator: char) -> String {
    let text = match cell {
        Cell::Number(number) => return quoted(number.clone(), separator),
        Cell::Text(text) => text,
    };
    let mut safe = String::with_capacity(text.len());
    let mut is_beginning = true;
    for c in text.chars() {
        if is_beginning && FORMULA.contains(&c) {
            safe.push('\'');
        }
        // Neither blanks nor quotation marks hide a formula.
        is_beginning = SEPARATORS.contains(&c) || is_beginning && (c.is_whitespace() || c == '"');
        safe.push(c);
    }
    quoted(safe, separator)
}

fn quoted(text: String, separator: char) -> String {
    if text.contains([separator, '"', '\n', '\r', '\t', ',', ';']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}
