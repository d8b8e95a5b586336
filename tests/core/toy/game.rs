//! A game of Harbour: it goes on until the players end it, and the deal passes to the next player.

use hule::scoring::GameRules;

use super::engine::Harbour;

impl GameRules for Harbour {}
