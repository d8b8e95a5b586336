//! Chinese Classical: the worked examples of the rules, every row of the table present and
//! absent, faults, and laws.

mod examples;
mod faults;
mod helpers;
mod laws;
mod rows;
mod table;
