//! Sentences about sessions: names of players and deals, what happened in a deal, and the rows of a
//! score sheet; and the sheet as a table for spreadsheets, whose lines are such sentences.

pub mod csv;
mod difference;
mod line;
mod names;
mod row;

pub use difference::difference_lines;
pub use line::{fans_line, line, payments_line};
pub use names::{
    NO_BREAK, deal_name, party, player_name, round_and_dealer, round_name, seats_line, standing,
    table_points, title,
};
pub use row::{DealCell, DealRow, penalty_line};
