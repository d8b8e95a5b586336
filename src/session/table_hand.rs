//! Hands of the calculator and of a session, each made of the other: a hand of the deal that is entered has its round,
//! dealer and rulings.

use crate::entry::{Agreement, Draft, link};
use crate::system::Role;

use super::reseat::hand_at;
use super::{Deal, Entry, HandEntry, SessionFault, Table};

impl Table {
    /// Like [`Table::draft_of`], for a hand that was only begun.
    pub(super) fn begun(&self, hand: &HandEntry) -> Option<Draft> {
        let entered = link::decode(&hand.link, &[self.session().system()]).ok()?;
        Some(left_open(&entered, self.draft_of(hand)?))
    }

    /// The draft of a hand at the position of the deal that is entered.
    fn draft_of(&self, hand: &HandEntry) -> Option<Draft> {
        hand_at(&self.session().agreement, self.position()?, hand).ok()
    }

    /// Like [`Table::draft_of`], for the hand of a deal. `None` if it was entered without tiles.
    pub(super) fn draft_in(&self, deal: &Deal) -> Option<Draft> {
        match &deal.entry {
            Entry::Hand(hand) => self.draft_of(hand),
            _ => None,
        }
    }

    /// A hand of the calculator as what is entered for the deal.
    pub fn hand(&self, draft: &Draft) -> Entry {
        Entry::Hand(self.hand_of(draft))
    }

    pub(super) fn hand_of(&self, draft: &Draft) -> HandEntry {
        let seats = self.position().map(|position| position.players.clone());
        HandEntry { link: link::encode(draft), seats }
    }

    /// The draft with the round, the dealer and the rulings of the deal, if it has others: it would be
    /// worth something else on the sheet than in the calculator. `None` if nothing differs, or if it
    /// is no hand of this game.
    pub fn brought_to_deal(&self, draft: &Draft) -> Option<Draft> {
        let hand = self.taken_for_deal(draft).ok()?;
        let circumstances =
            |draft: &Draft| (Agreement::of(draft), draft.round(), draft.dealer(), draft.counters());
        (circumstances(&hand) != circumstances(draft)).then_some(hand)
    }

    /// A hand from elsewhere as that of the deal: with its round, dealer and rulings. It stays open whose
    /// hand it is if nothing says it.
    ///
    /// # Errors
    /// Why it is no hand of this game. Nothing is said if there is no deal to be played.
    pub fn taken_for_deal(&self, draft: &Draft) -> Result<Draft, Vec<SessionFault>> {
        let Some(position) = self.position() else { return Err(Vec::new()) };
        let entry = HandEntry { link: link::encode(draft), seats: None };
        let fault = |(field, fault)| SessionFault { deal: None, field, fault };
        hand_at(&self.session().agreement, position, &entry)
            .map(|hand| left_open(draft, hand))
            .map_err(|faults| faults.into_iter().map(fault).collect())
    }
}

/// The hand at its position, of which it stays open whose it is as long as that was not said when it was
/// entered and nothing else says it.
fn left_open(entered: &Draft, mut hand: Draft) -> Draft {
    if !entered.is_seat_given() && !entered.names_other_places() {
        hand.forget_about(Role::Seat);
    }
    hand
}
