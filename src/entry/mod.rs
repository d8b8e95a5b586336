//! What a person entered, and what is wrong with it.
//!
//! This is where the flow begins. A [`Draft`] holds whatever has been entered so far; [`notation`]
//! and [`link`] read and write it. A [`Hand`] is checked: it can exist. A [`Fault`] names one thing
//! that is wrong, [`Faults`] everything.

mod agreement;
pub(crate) mod answers;
mod asked;
mod carry_over;
mod contradiction;
mod copies;
mod declaration;
mod draft;
mod event;
mod fault;
mod fault_code;
mod faults;
mod file;
mod hand;
mod invisible;
pub mod link;
mod name;
pub mod notation;
mod percent;
mod reconcile;
mod refusal;
mod reseat;
mod robbed_pung;
mod set_faults;
mod undo;
mod version;
mod yes_answers;

pub use agreement::Agreement;
pub use answers::GivenAnswer;
pub use asked::{Asked, Offer};
pub use carry_over::{CarriedOver, LeftOut};
pub(crate) use contradiction::{Circumstances, Contradiction};
pub(crate) use copies::Copies;
pub use draft::Draft;
pub use event::Event;
pub use fault::Fault;
pub use fault_code::FaultCode;
pub(crate) use fault_code::fault_codes;
pub use faults::Faults;
pub(crate) use faults::unless;
pub use file::{FileRefusal, MAX_FILE_BYTES};
pub(crate) use file::{known_version, read_json};
pub use hand::Hand;
pub use invisible::trimmed;
pub(crate) use invisible::visible;
pub use name::{clean_name, turns_direction};
pub(crate) use percent::percent_decoded;
pub use reconcile::reconcile_answers;
pub(crate) use robbed_pung::RobbedPung;
pub(crate) use set_faults::faults_not_played;
pub use undo::Undo;
pub(crate) use version::Version;
pub use yes_answers::YesAnswers;
