//! Catalogues of words in each language, and the sentences that are made from their templates.
//!
//! This is the last step of the flow: it turns the faults, evidence, obstacles, reasons and notes of
//! a [`Report`](crate::scoring::Report) into sentences. The core decides what to say and fills the
//! slots; the words are only here.
//!
//! A catalogue is read from JSON files, as tools for translators know them from i18next: a flat
//! object of keys and templates.
//!
//! - `{{tiles}}` in a template is a slot: it is filled with tiles, a number or a name.
//! - A template that depends on a number comes once for each plural category of the language, with
//!   the category after the key: `ui.points_one`, `ui.points_other`. The first number that a
//!   sentence is filled with decides.
//! - `$t(key, {"count": {{n}}})` stands for the template of another key, in the category of the
//!   number in slot `n`. A sentence with two numbers is made of two templates.
//!
//! Players of some rule systems use other words for the same thing. If a catalogue has `hu` under the
//! key `otherwise.sichuan`, then for that system the key `key@hu`, where there is one, replaces `key`. With
//! `sanma ron` under `otherwise.sanma`, `key@sanma` replaces it or, where there is none, `key@ron`: so a system
//! that uses the fans of another one says of them what is different there.
//!
//! If a language has names of its own for fans that many readers know by a Japanese name, that one stands
//! under `japanese.` and the key of the fan: see [`Catalogue::with_japanese_names`].

pub mod answers;
pub mod both_ways;
pub mod brush;
mod catalogue;
pub mod clause;
pub mod comparison;
pub mod event;
mod exclusion;
pub mod expected_payments;
pub mod explain;
pub mod fans;
pub mod fault;
mod first_sentences;
pub(crate) mod isolate;
mod japanese;
pub mod left_out;
pub mod message;
pub mod missing;
mod names;
pub mod note;
mod number;
pub mod payments;
mod plural;
mod plural_rules;
pub mod rulings;
mod sentence;
pub mod session;
pub mod spoken;
pub mod summary;
pub mod totals;
pub mod transfers;
pub mod what_if;
pub mod who_pays;

pub use crate::system::Language;
pub use catalogue::{Catalogue, OwnWords};
pub use first_sentences::first_sentences;
pub use isolate::isolated;
pub use japanese::FanNames;
pub use names::{marked_name, meld_name, place_name, seat_name, tile_name, wind_name};
pub use number::{signed, whole};
pub use sentence::{Sentence, Slot, Span, TemplatePart};
