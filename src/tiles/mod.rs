//! What is on the table: tiles, melds, flowers, seats, and how a winning tile came.
//!
//! These types come before the flow: drafts, readings and reports are all built on them. They know
//! nothing of rule systems.

mod counts;
mod flower;
mod meld;
mod notation;
mod seat;
mod seat_set;
mod tile;
mod tile_list;
mod tile_set;
mod win;

pub use counts::Counts;
pub use flower::Flower;
pub use meld::{Meld, MeldKind, is_last_copy};
pub use notation::{unicode_tiles, write_marked_tiles, write_tiles};
pub use seat::{BySeat, Seat, Wind};
pub use seat_set::{NotSeats, SeatSet};
pub use tile::{NotATile, Suit, Tile};
pub use tile_list::TileList;
pub use tile_set::{Kinds, TileSet};
pub use win::{Win, WinSource};
