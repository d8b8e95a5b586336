//! The table for spreadsheets.

use hule::session::{Deal, Entry, Origin};
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

#[test]
fn the_separator_is_that_of_the_language() {
    let mut session = session("mcr");
    session.deals = vec![won(0, Origin::Wall, 24)];
    let text = csv::write(&session, &sheet(&session), &Catalogue::of(Language::Ru));
    assert!(text.contains("Турнирные очки;;;;;;;;4;1;1;1\r\n"), "{text}");
    let numbers = text.lines().nth(1).unwrap().split(';').skip(4);
    assert_eq!(numbers.collect::<Vec<_>>(), ["96", "-32", "-32", "-32", "96", "-32", "-32", "-32"]);
}
