//! Chinese Classical: the worked examples of the rules, every row of the table present and
//! absent, faults, and laws.

mod examples;
mod faults;
mod helpers;
mod laws;
mod rows;
mod table;

use super::deal::Deal;
use super::ruling::{Ruling, Rulings};
use super::score::score;
use super::settlement::{Entered, Settlement, Verdict};
use super::waits::{standing, waits};
use super::*;
use crate::scoring::Readings;
use crate::system::Unit;
