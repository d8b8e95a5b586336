//! What a rule system says of itself, as plain data: its fans, questions, events and rulings.

mod fan;
mod keyed;
mod question;
mod ruling;
mod tie;

pub(crate) use fan::key;
pub use fan::{Fan, Names};
pub(crate) use keyed::keyed;
pub use question::{AnswerKind, EventKind, Places, Question, Varies};
pub(crate) use ruling::FOUR_PLAYERS;
pub use ruling::{Preset, Unit};
pub use tie::Tie;
