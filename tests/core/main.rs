//! The tests of the core, natively and without Leptos: one program, so that the core is linked
//! once and its tests share the processors. `cargo test --test core NAME` runs some of them.

#[path = "../support/mod.rs"]
mod support;

mod app_tests;
mod architecture;
mod ask;
mod bad_input;
mod book;
mod catalogues;
mod comparison;
mod deal_laws;
mod entered_wins;
mod every_fan;
mod exercise_facts;
mod exercises;
mod explanations;
mod fuzz;
mod glossary;
mod hand_counts;
mod keys_in_use;
mod lagoon;
mod languages;
mod last_tile;
mod left_out;
mod links;
mod lookahead;
mod mcr_fans;
mod mcr_invariants;
mod meanings;
mod missing_entries;
mod missing_kongs;
mod named_players;
mod next_deal;
mod one_change;
mod payments;
mod quoted_names;
mod random_drafts;
mod reference_cases;
mod reports;
mod rulebook_1998;
mod russian;
mod sentences;
mod session;
mod siamese;
mod split_comparison;
mod summaries;
mod teaching;
mod text_files;
mod totals;
mod toy;
mod waits;
mod ways;
mod what_if;
mod why_not;
mod words_of_systems;
