//! The next deal of a game: from the position of one deal, and who deals next, to the draft that
//! the next deal is entered in.
//!
//! A session follows [`GameRules::pass_on`](super::GameRules::pass_on) from its first deal. The calculator alone knows less: it
//! has a draft, and perhaps the position that an earlier call returned.
//!
//! ```
//! use hule::entry::{Agreement, Draft};
//! use hule::rules;
//! use hule::tiles::{Seat, Wind};
//!
//! let mcr = rules::system("mcr").unwrap();
//! let engine = rules::engine(mcr).unwrap();
//! let mut draft = Draft::new(mcr);
//! draft.set("round", "S").unwrap();
//! draft.set("seat", "W").unwrap();
//!
//! // The deal passes on, whoever won, so the player who sat West sits South now.
//! let agreement = Agreement::of(&draft);
//! let ended = engine.report(&draft).settled;
//! let next = engine.next_deal(&agreement, &draft, &ended, None).unwrap();
//! assert_eq!((next.draft.own_seat(), next.draft.round()), (Seat::South, Wind::South));
//!
//! // The position that is returned tells where the round ends: after four deals.
//! let next = engine.next_deal(&agreement, &next.draft, &ended, Some(&next.position)).unwrap();
//! assert_eq!((next.draft.own_seat(), next.position.number), (Seat::East, 7));
//! ```

use crate::entry::{Agreement, Draft};
use crate::system::{Answer, Role};
use crate::tiles::{Seat, Wind};

use super::{Engine, Position, Settled};

/// The next deal of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextDeal {
    /// Where the game stands.
    pub position: Position,
    /// The draft of the deal, without tiles: the same player's seat, and the round.
    pub draft: Draft,
}

impl dyn Engine + '_ {
    /// The deal after the one that a draft describes, for the same player. `None` if the game is
    /// over.
    ///
    /// `ended` is what the draft's [`Report`](super::Report) says of it; its next dealer is `None` after
    /// a deal that nobody won and in systems that do not ask who won. `known` is the position of the draft's deal
    /// if a former call returned it; it is passed over if the draft says something else. Without it
    /// the deal is taken for the first one of its round.
    pub fn next_deal(
        &self,
        agreement: &Agreement,
        draft: &Draft,
        ended: &Settled,
        known: Option<&Position>,
    ) -> Option<NextDeal> {
        let known = known.filter(|position| is_of(position, agreement, draft)).cloned();
        let here = known.unwrap_or_else(|| self.first_of_round(agreement, draft.round()));
        let from_dealer = |seat| seat_from_dealer(draft, seat);
        let player = here.player_at(from_dealer(draft.own_seat()));
        let position = self.pass_on(agreement, &here, ended.next_dealer.map(from_dealer))?;
        let position = position.with_counters(ended.counters.clone());
        let seat = player.and_then(|player| position.seat_of(player)).unwrap_or(Seat::East);
        let draft = draft_of(agreement, &position, Some(seat));
        Some(NextDeal { position, draft })
    }

    /// The first deal of a round: that of the game if there are no rounds, or no such round.
    fn first_of_round(&self, agreement: &Agreement, round: Wind) -> Position {
        let first = self.first_position(agreement);
        let next = |here: &Position| self.pass_on(agreement, here, Some(Seat::South));
        let mut all = std::iter::successors(Some(first.clone()), next).take(Wind::ALL.len() * 4);
        all.find(|position| position.round == Some(round)).unwrap_or(first)
    }
}

/// The draft of a deal, without tiles: it has the round, what was agreed on, and the seat of the player
/// whose hand is entered, if that is known.
pub fn draft_of(agreement: &Agreement, position: &Position, seat: Option<Seat>) -> Draft {
    let mut draft = agreement.table().clone();
    match seat {
        Some(seat) => draft.put_about(Role::Seat, Answer::Seat(seat)),
        None => draft.forget_about(Role::Seat),
    }
    if let Some(round) = position.round {
        draft.put_about(Role::Round, Answer::Seat(round));
    }
    let questions = agreement.system().counters();
    for (question, number) in questions.zip(&position.counters) {
        // This cannot fail: a counter takes any number up to its most.
        let _ = draft.put(question, 0, question.number_up_to(*number));
    }
    draft
}

/// A seat of a draft as a position has it, where the dealer sits East.
pub fn seat_from_dealer(draft: &Draft, seat: Seat) -> Seat {
    Seat::East.after(draft.dealer().places_to(seat))
}

/// Whether a draft may be of the deal at a position.
fn is_of(position: &Position, agreement: &Agreement, draft: &Draft) -> bool {
    position.players.len() == agreement.seated()
        && position.round.is_none_or(|round| round == draft.round())
}
