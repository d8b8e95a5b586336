//! The search over fans, rules, terms and rule systems, for questions as people ask them, in every
//! language at once.
//!
//! [`Index`] holds what can be found: names, other names ([`synonyms`]) and texts of all pages of the
//! rulebook. A question is folded to one spelling, cut into [`words`], and compared with them; small
//! typing errors and unfinished words are understood. [`Answers`] are what it finds, the best first
//! and the rest by rule system. The search takes no part in the flow from draft to report.

mod answers;
mod clauses;
mod comparison;
mod compounds;
mod fans;
mod fold;
mod halves;
mod index;
mod kind;
mod lexicon;
mod question;
mod ranks;
mod sentence;
mod stem;
mod subject;
mod synonyms;
mod typing;
mod words;

pub use answers::{Answer, Answers, Group};
pub use index::Index;
pub use question::{LONGEST_QUESTION, Question, languages};
pub use subject::Subject;
