//! Sentences about sessions: names of players and deals, what happened in a deal, and the rows of a
//! score sheet; and the sheet as a table for spreadsheets, whose lines are such sentences.

mod at_table;
pub mod csv;
pub mod deeds;
mod difference;
mod final_scores;
mod label;
mod line;
mod names;
mod options;
mod put_aside;
mod row;
mod turn;

pub use at_table::words_at_table;
pub use difference::difference_lines;
pub use final_scores::{FinalLine, final_lines, final_sum, result_points, score_text};
pub use label::label_words;
pub use line::{NightWords, fans_line, line, night_words, paid_lines, payments_line, record_words};
pub use names::{
    NO_BREAK, deal_name, party, plain_name, player_name, resting_line, round_and_dealer,
    round_name, seats_line, standing, table_points, title,
};
pub use options::options_line;
pub use put_aside::aside_line;
pub use row::{DealCell, DealRow, last_deal_lines, penalty_line, penalty_lines, put_down_below};
pub use turn::{turn_line, why_over};
