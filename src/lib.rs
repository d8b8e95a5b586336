//! Hule (胡了, "that's the win") scores mahjong hands: from the tiles to the payments.
//!
//! The crate finds the best reading of a hand, names every fan that counts and why, and settles who
//! pays whom. It knows the rule systems of [`rules::SYSTEMS`]: MCR, riichi, sanma, Siamese, Sichuan,
//! Classical and Nanchang mahjong. It uses no browser, no global state and no unsafe code.
//!
//! # From notation to payments
//!
//! There is one way in, the same for every rule system: fill in a [`Draft`](entry::Draft), and ask for
//! its [`Report`](scoring::Report).
//!
//! ```
//! use hule::entry::Draft;
//! use hule::rules;
//! use hule::text::Language;
//! use hule::text::fans::counted_fans;
//! use hule::tiles::Seat;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // A hand of MCR: two concealed chows, a melded chow, a melded kong of East, and a pair of red
//! // dragons that the drawn tile completes.
//! let mcr = rules::system("mcr").expect("MCR is one of the systems");
//! let mut draft = Draft::new(mcr);
//! draft.read(0, "123m456p[789s][EEEE,1]C+C")?;
//! draft.set("win", "self-drawn")?;
//!
//! let report = rules::score(&draft);
//! assert!(report.faults.is_empty());
//!
//! // The best reading comes first, with the fans that count in it.
//! let best = &report.sheets[0];
//! assert_eq!(best.total, 21);
//! let dearest = counted_fans(best)[0];
//! assert_eq!((dearest.fan.name(Language::En), dearest.points), ("Mixed Straight", 8));
//!
//! // Each of the three other players pays 8 points and the total.
//! let ledger = report.ledger.as_ref().expect("it is known who pays");
//! assert_eq!(ledger.net[Seat::East], 87);
//! assert_eq!(ledger.net[Seat::South], -29);
//! # Ok(())
//! # }
//! ```
//!
//! **What to ask.** A draft answers the questions of its system by their keys, and so a program can list them:
//!
//! ```
//! use hule::rules;
//! use hule::text::{Catalogue, Language};
//!
//! let words = Catalogue::of(Language::En);
//! let riichi = rules::system("riichi").expect("riichi is one of the systems");
//! let asked = riichi.questions.iter().map(|question| {
//!     let answers: Vec<String> = question.answers.iter().map(ToString::to_string).collect();
//!     (question.key, words.get(&format!("ask.{}", question.key)).to_owned(), answers.join(" "))
//! });
//! let asked: Vec<_> = asked.collect();
//! let of = |key| asked.iter().find(|(other, ..)| *other == key).expect("a question");
//! assert_eq!(of("win").1, "Won by");
//! assert_eq!(of("win").2, "discard self-drawn replacement robbed-kong");
//! assert_eq!(of("riichi").2, "no riichi double");
//! // Tiles, numbers and seats are answers of other kinds: `dora` takes "7s2p", `honba` 2.
//! assert_eq!(of("dora").2, "");
//! let presets: Vec<&str> = riichi.presets.iter().map(|preset| preset.key).collect();
//! assert!(presets.contains(&"tenhou"));
//! ```
//!
//! **What to say.** A [`Catalogue`](text::Catalogue) has the words of a language, and the modules of [`text`]
//! make sentences with it: [`text::fault::sentence`] of a fault, [`text::note::sentence`] of a note,
//! [`text::payments`] of who pays, [`text::explain`] of a fan.
//!
//! **What is wrong.** Text that is no hand, or a key that the system does not have, is an error when it
//! is entered: a [`Fault`](entry::Fault), or [`Faults`](entry::Faults) with everything that is wrong;
//! `?` passes both on. A hand or situation that cannot exist is no error: its report names every fault
//! and has no sheets. [`text::fault::sentence`] says a fault in one of four languages.
//!
//! **A fan's name.** A report has the [`Fan`](system::Fan) itself: its number, its key, what it is worth,
//! and its [name](system::Fan::name) in each language. [`text::fans::counted_fans`] lists those of a
//! sheet, each once. [`text::explain`] gives the definition of a fan and says why it counts.
//!
//! **More than a report.** [`rules::engine`] gives the [`Engine`](scoring::Engine) of a system, which
//! also compares, explains and measures: [`Examined`](scoring::Examined). The types in the folders of
//! single systems are what engines make of a checked draft; no program needs them for a report.
//!
//! # The flow
//!
//! A hand takes the same way through the crate under every rule system:
//!
//! 1. A [`Draft`](entry::Draft) holds whatever has been entered: tiles, answers to questions,
//!    events and rulings. Nothing of it has been checked yet: it may be unfinished or contradict itself.
//!    [`entry::notation`] reads tiles; [`entry::link`] reads and writes whole drafts.
//! 2. The system's [`Engine`](scoring::Engine) checks the draft. A hand or a situation that cannot
//!    exist gives every [`Fault`](entry::Fault) at once; otherwise the result is a
//!    [`Deal`](scoring::Deal).
//! 3. A complete hand is read in every possible way: these are its
//!    [divisions](reading::division). An unfinished hand is measured by its
//!    [shanten](reading::shanten).
//! 4. A fan that is true of a division gives its [`Evidence`](scoring::Evidence); any other fan
//!    gives the first [`Obstacle`](scoring::Obstacle) in its way.
//! 5. What counts, what is excluded and why, and the total make a [`Sheet`](scoring::Sheet).
//! 6. The best sheet is settled in a [`Ledger`](scoring::Ledger): transfers from seat to seat.
//! 7. All of it is one serialisable [`Report`](scoring::Report).
//!
//! # Modules
//!
//! Each module uses only modules above it in this table, apart from `practice`, `saved`,
//! `calculator` and `pictures`, which stand side by side.
//!
//! | Module | What it holds |
//! |---|---|
//! | [`tiles`] | tiles, melds, flowers, seats, and how a winning tile comes |
//! | [`system`] | what is known of a rule system without running code: its fans, questions, events, rulings |
//! | [`entry`] | drafts, checked hands, faults, notation and links |
//! | [`reading`] | divisions of complete hands, and the distance of unfinished ones |
//! | [`scoring`] | the driver of the flow, engines, sheets, ledgers, reports, comparisons |
//! | [`rules`] | the rule systems, one folder each, and their registry |
//! | [`explore`] | what one change would bring to a hand |
//! | [`session`] | many deals in a row: the score sheet, its corrections, and files of it |
//! | [`text`] | the words of four languages, and the sentences made of them |
//! | [`rulebook`] | the rulebook of each system |
//! | `search` | finds pages of the rulebook for questions |
//! | `practice` | hands to practise with |
//! | `saved` | hands that are kept, and files of them |
//! | `calculator` | the state of the app, and the actions that change it |
//! | `pictures` | a hand and a session as pictures |
//!
//! Only the app needs `search`, `practice`, `saved` and `calculator`. They come with the feature
//! `app-model`, and `pictures` with a feature of its name. The feature `js` adds the exports of the JavaScript
//! package, the feature `app` the Leptos app. None of them changes what the other modules mean.
#![forbid(unsafe_code)]

pub mod entry;
pub mod explore;
mod fields;
#[cfg(feature = "app-model")]
pub mod practice;
pub mod reading;
pub mod rulebook;
#[macro_use]
pub mod rules;
#[cfg(feature = "app-model")]
pub mod calculator;
#[cfg(feature = "pictures")]
pub mod pictures;
#[cfg(feature = "app-model")]
pub mod saved;
pub mod scoring;
#[cfg(feature = "app-model")]
pub mod search;
pub mod session;
mod sorting;
pub mod system;
pub mod text;
pub mod tiles;

// The reference cases, which are entered by the library's name. Tests of single rule systems look at
// what a report of theirs does not show.
#[cfg(test)]
extern crate self as hule;
#[cfg(test)]
#[allow(dead_code, reason = "the runner itself is used outside")]
#[path = "../tests/cases/mod.rs"]
mod cases;

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "js")]
mod js;
