//! The table for spreadsheets.

use hule::rules;
use hule::session::{Deal, Entry, Origin, link};
use hule::text::session::csv;
use hule::text::{Catalogue, Language};

use super::{session, sheet, won};

#[test]
fn a_table_has_a_line_for_each_deal_and_no_name_is_a_formula() {
    let mut session = session("mcr");
    session.players = ["=HYPERLINK(\"x\")", "Ben, the 2nd", "", "@D"].map(str::to_owned).to_vec();
    session.deals = vec![won(0, Origin::Player(1), 24), Deal::new(Entry::Draw)];
    let text = csv::write(&session, &sheet(&session), &Catalogue::english());
    let lines: Vec<&str> = text.split("\r\n").collect();
    assert_eq!(
        lines,
        [
            "\u{FEFF}Deal,Round,Dealer,Result,\"'=HYPERLINK(\"\"x\"\")\",\"Ben, the 2nd\",Player 3,'@D,\
             \"'=HYPERLINK(\"\"x\"\"): Total\",\"Ben, the 2nd: Total\",Player 3: Total,'@D: Total",
            "1,East,\"'=HYPERLINK(\"\"x\"\")\",\"'=HYPERLINK(\"\"x\"\") wins 24 from Ben, the 2nd\",\
             48,-32,-8,-8,48,-32,-8,-8",
            "2,East,\"Ben, the 2nd\",No winner,0,0,0,0,48,-32,-8,-8",
            "Total,,,,,,,,48,-32,-8,-8",
            "Rank,,,,,,,,1,4,2,2",
            "Table points,,,,,,,,4,0,1.5,1.5",
            "",
        ]
    );
}

/// The cells of a table as a spreadsheet has them that divides at this character.
fn cells(text: &str, separator: char) -> Vec<String> {
    let mut cells = vec![String::new()];
    let (mut is_quoted, mut is_new) = (false, true);
    let mut chars = text.trim_start_matches('\u{FEFF}').chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' if is_quoted && chars.peek() == Some(&'"') => {
                chars.next();
                cells.last_mut().unwrap().push('"');
            }
            '"' if is_quoted => is_quoted = false,
            '"' if is_new => is_quoted = true,
            _ if !is_quoted && (c == separator || c == '\n') => {
                cells.push(String::new());
                is_new = true;
                continue;
            }
            '\r' => {}
            _ => cells.last_mut().unwrap().push(c),
        }
        is_new = false;
    }
    cells
}

#[test]
fn no_name_is_a_formula_by_whichever_separator_the_table_is_read() {
    let mut session = session("mcr");
    let names = ["=A1;=1+1;", "x;\"=1+1\"", "y, -2+3", "=HYPERLINK(\"a\");\" =1+1"];
    session.players = names.map(str::to_owned).to_vec();
    session.deals = vec![won(0, Origin::Player(1), 24), won(3, Origin::Wall, 8)];
    for language in [Language::En, Language::Ru] {
        let text = csv::write(&session, &sheet(&session), &Catalogue::of(language));
        for separator in [',', ';'] {
            for cell in cells(&text, separator) {
                let is_number = cell.parse::<f64>().is_ok();
                let is_formula = cell.trim_start().starts_with(['=', '+', '-', '@']);
                assert!(is_number || !is_formula, "{cell:?} at {separator} in {text}");
            }
        }
    }
}

#[test]
fn table_points_are_written_as_people_write_them() {
    let link = "session/2/riichi;p=A,B,C,D;r=wrc;n30000.-5800.-10000.-14200";
    let session = link::decode(link, rules::SYSTEMS).unwrap().session;
    let sheet = sheet(&session);
    let points = sheet.table_points.clone().expect("table points");
    assert!(points.contains(&-0.8), "{points:?}");
    let text = csv::write(&session, &sheet, &Catalogue::english());
    assert!(text.contains(",-0.8,"), "{text}");
}

#[test]
fn names_from_right_to_left_are_isolated_in_sentences_only() {
    let mut session = session("mcr");
    session.players = ["דוד", "Anna", "فاطمة", "Ben"].map(str::to_owned).to_vec();
    session.deals = vec![won(0, Origin::Player(2), 24)];
    let text = csv::write(&session, &sheet(&session), &Catalogue::english());
    let second = text.lines().nth(1).unwrap();
    assert!(text.contains(",דוד,Anna,فاطمة,Ben,"), "{text}");
    assert!(
        second.contains(",\u{2068}דוד\u{2069} wins 24 from \u{2068}فاطمة\u{2069},"),
        "{second}"
    );
}

#[test]
fn the_separator_is_that_of_the_language() {
    let mut session = session("mcr");
    session.deals = vec![won(0, Origin::Wall, 24)];
    let text = csv::write(&session, &sheet(&session), &Catalogue::of(Language::Ru));
    assert!(text.contains("Турнирные очки;;;;;;;;4;1;1;1\r\n"), "{text}");
    let numbers = text.lines().nth(1).unwrap().split(';').skip(4);
    assert_eq!(numbers.collect::<Vec<_>>(), ["96", "-32", "-32", "-32", "96", "-32", "-32", "-32"]);
}
