//! What the README says of the rule systems is what they have.

use std::fs::read_to_string;

use hule::rules;
use hule::text::Language;

#[test]
fn numbers_of_rulings_and_presets_are_those_of_the_systems() {
    let text = read_to_string("README.md").unwrap();
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("| **")).collect();
    assert_eq!(rows.len(), rules::SYSTEMS.len());
    let mut counted = 0;
    for system in rules::SYSTEMS {
        let (long, short) = (system.name(Language::En), system.short_names.get(Language::En));
        let name =
            |row: &str| row.trim_start_matches("| **").split("**").next().unwrap().to_owned();
        let by_short = rows.iter().find(|row| name(row) == short);
        let found = by_short.or_else(|| rows.iter().find(|row| long.contains(&name(row))));
        let row = found.unwrap_or_else(|| panic!("{long} has no row"));
        for (what, count) in
            [("named rulings", system.rulings.len()), ("presets", system.presets.len())]
        {
            let Some((before, _)) = row.split_once(&format!(" {what}")) else { continue };
            let said = before.rsplit(' ').next().unwrap();
            assert_eq!(said, count.to_string(), "{what} of {long}");
            counted += 1;
        }
    }
    assert!(counted >= 10, "{counted}");
}
