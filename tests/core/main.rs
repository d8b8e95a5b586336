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
mod every_fan;
mod fans;
mod fuzz;
mod laws;
mod links;
mod near;
mod one_change;
mod outlook;
mod practice;
mod reference_cases;
mod reports;
mod rulesets;
mod sentences;
mod sharing;
mod siamese;
mod sichuan;
mod teaching;
mod versus;
mod waits;
