//! Changes of a session: a deal is recorded, corrected, inserted or deleted, a penalty is given or
//! taken back, something is renamed, the session ends.

use crate::entry::Fault;
use crate::system::{Answer, Question};

use super::fault::{Field, SessionFault};
use super::faults::{NAME_TWICE, SESSION_ENDED, TOO_MANY_DEALS};
use super::{Deal, MOST_DEALS, Penalty, Session, clean_name};

/// A change of a session. Deals and penalties are named by their index, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Adds a deal after the others.
    Record(Deal),
    /// Puts a deal before the one with this index.
    Insert(usize, Deal),
    /// Replaces a deal.
    Correct(usize, Deal),
    /// Removes a deal with its penalties.
    Delete(usize),
    /// Gives a penalty after a deal.
    Penalize(usize, Penalty),
    /// Takes back a penalty of a deal.
    TakeBack(usize, usize),
    /// Renames a player.
    RenamePlayer(usize, String),
    /// Renames the session.
    Rename(String),
    /// The dealer, who was asked, ends the game after this deal, or takes that back.
    DealerEnds(usize, bool),
    /// The chips that each player has won, or lost if negative.
    Chips(Vec<i32>),
    /// Another answer to an option of the game.
    Agree(&'static Question, Answer),
    /// Ends the session before its last deal, or takes it up again. A session that has ended has no
    /// next deal, and none can be added to it.
    End(bool),
}

impl Change {
    /// The session after the change. An index that is not there changes nothing.
    ///
    /// # Errors
    /// If another deal is added to a session that has ended, or that has no room for it.
    pub fn apply(&self, session: &Session) -> Result<Session, Vec<SessionFault>> {
        let mut next = session.clone();
        let is_new = matches!(self, Change::Record(_) | Change::Insert(..));
        let refused = |fault| Err(vec![SessionFault { deal: None, field: Field::Deals, fault }]);
        if is_new && session.ended {
            return refused(Fault::new(SESSION_ENDED));
        }
        if is_new && session.deals.len() >= MOST_DEALS {
            let deals = session.deals.len() + 1;
            return refused(Fault::new(TOO_MANY_DEALS).too_many(deals, MOST_DEALS));
        }
        match self {
            Change::Record(deal) => next.deals.push(deal.clone()),
            Change::Insert(index, deal) => {
                next.deals.insert((*index).min(next.deals.len()), deal.clone());
            }
            Change::Correct(index, deal) => {
                next.deals.get_mut(*index).into_iter().for_each(|old| old.clone_from(deal));
            }
            Change::Delete(index) if *index < next.deals.len() => drop(next.deals.remove(*index)),
            Change::Delete(_) => {}
            Change::Penalize(index, penalty) => {
                let deal = next.deals.get_mut(*index).into_iter();
                deal.for_each(|deal| deal.penalties.push(penalty.clone()));
            }
            Change::TakeBack(index, penalty) => {
                let deal = next.deals.get_mut(*index);
                if let Some(deal) = deal.filter(|deal| *penalty < deal.penalties.len()) {
                    deal.penalties.remove(*penalty);
                }
            }
            Change::RenamePlayer(player, name) => {
                next.players.get_mut(*player).into_iter().for_each(|old| *old = clean_name(name));
            }
            Change::Rename(name) => next.name = clean_name(name),
            Change::DealerEnds(index, ends) => {
                next.deals.get_mut(*index).into_iter().for_each(|deal| deal.ends = *ends);
            }
            Change::Chips(chips) => next.chips.clone_from(chips),
            Change::Agree(option, answer) => {
                let changed = next.agreement.put(option, *answer);
                let field = Field::Option(option.key.to_owned());
                let refused = |fault| vec![SessionFault { deal: None, field, fault }];
                changed.map_err(refused)?;
                if next.system().game.start_option == Some(option) {
                    next.start = next.agreement.start();
                }
            }
            Change::End(ended) => next.ended = *ended,
        }
        Ok(next)
    }

    /// The deal that the change is about, as the changed session numbers it. `None` if it is about
    /// no deal, or about one that is gone.
    pub fn deal(&self, before: &Session) -> Option<usize> {
        match self {
            Change::Record(_) => Some(before.deals.len()),
            Change::Insert(index, _) => Some((*index).min(before.deals.len())),
            Change::Correct(index, _)
            | Change::Penalize(index, _)
            | Change::TakeBack(index, _)
            | Change::DealerEnds(index, _) => Some(*index),
            Change::Delete(_)
            | Change::RenamePlayer(..)
            | Change::Rename(_)
            | Change::Chips(_)
            | Change::Agree(..)
            | Change::End(_) => None,
        }
    }

    /// The index that a deal had before the change. `None` for a deal that the change brought.
    pub(super) fn index_before(&self, deal: usize, before: &Session) -> Option<usize> {
        let before = before.deals.len();
        match self {
            Change::Record(_) if deal >= before => None,
            Change::Insert(index, _) => match (*index).min(before) {
                new if deal == new => None,
                new if deal > new => Some(deal - 1),
                _ => Some(deal),
            },
            Change::Delete(index) if deal >= *index && *index < before => Some(deal + 1),
            _ => Some(deal),
        }
    }

    /// Whether a fault of the changed session stands in the way of the change, rather than having
    /// been there before or following from it elsewhere. `faults` are those of the session before.
    pub(super) fn is_refused_for(
        &self,
        fault: &SessionFault,
        before: &Session,
        faults: &[SessionFault],
    ) -> bool {
        match self {
            Change::RenamePlayer(player, name) => {
                let is_taken = || fault.fault == Fault::new(NAME_TWICE).value(clean_name(name));
                fault.field == Field::Player(*player) || is_taken()
            }
            Change::Rename(_) => fault.field == Field::Name,
            Change::TakeBack(..) | Change::Delete(_) | Change::DealerEnds(..) | Change::End(_) => {
                false
            }
            Change::Chips(_) => fault.field == Field::Chips,
            // Options may not go together, which is told at one of them.
            Change::Agree(option, _) => {
                let is_of_option = fault.field == Field::Option(option.key.to_owned());
                let is_new = || !faults.contains(fault);
                is_of_option || matches!(fault.field, Field::Option(_)) && is_new()
            }
            Change::Penalize(deal, _) => {
                let index = before.deals.get(*deal).map(|deal| deal.penalties.len());
                fault.deal == Some(*deal) && fault.field.penalty() == index
            }
            // The penalties of a corrected deal were given before.
            Change::Correct(deal, _) => {
                fault.deal == Some(*deal) && fault.field.penalty().is_none()
            }
            Change::Record(_) | Change::Insert(..) => {
                fault.deal.is_some() && fault.deal == self.deal(before)
            }
        }
    }
}
