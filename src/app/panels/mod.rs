//! The panels over the screen: the menu and what it opens, and the choosers for tiles and pieces.

pub mod about;
pub mod all_fans;
pub mod compare;
pub mod content;
pub mod help;
pub mod language;
pub mod menu;
pub mod own_presets;
pub mod paste;
pub mod piece;
pub mod rulings;
pub mod score_table;
pub mod settings;
pub mod switch;
pub mod systems;
pub mod tile;
pub mod tile_option;
