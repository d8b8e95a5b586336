//! The tests of the core, natively and without Leptos: one program, so that the core is linked
//! once and its tests share the processors. `cargo test --test core NAME` runs some of them.

#[path = "../cases/mod.rs"]
mod cases;
#[path = "../support/mod.rs"]
mod support;

mod any_rules;
mod app_tests;
mod architecture;
mod bad_input;
mod book;
mod census;
mod classical;
mod comparison;
mod every_fan;
mod fans;
mod fuzz;
mod last_tile;
mod laws;
mod links;
mod lookahead;
mod one_change;
mod practice;
mod reference_cases;
mod reports;
mod sentences;
mod siamese;
mod sichuan;
mod split_comparison;
mod systems;
mod teaching;
mod toy;
mod waits;
mod what_if;
