//! Chinese Classical: the worked examples of the rules, every row of the table present and
//! absent, faults, and laws.

#[path = "classical/mod.rs"]
mod helpers;

#[path = "classical/examples.rs"]
mod examples;
#[path = "classical/faults.rs"]
mod faults;
#[path = "classical/laws.rs"]
mod laws;
#[path = "classical/rows.rs"]
mod rows;
#[path = "classical/table.rs"]
mod table;
