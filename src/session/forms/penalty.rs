//! A penalty as it is entered.

use crate::entry::Fault;
use crate::system::{Cost, System};

use super::super::fault::{Field, SessionFault};
use super::super::faults::CHOICE_MISSING;
use super::super::{OTHER_OFFENCE, Penalty, clean_name};
use super::{number, toggle};

/// A penalty as it is entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PenaltyForm {
    /// The key of the offence, once it is chosen.
    pub offence: Option<&'static str>,
    /// The player who gets it, once that is chosen.
    pub player: Option<usize>,
    /// The points, as they were typed.
    pub points: String,
    /// The players who receive them, in the order in which they were chosen.
    pub to: Vec<usize>,
    /// Why it is given.
    pub reason: String,
}

impl PenaltyForm {
    /// The offences of a system, and the one that its rules do not list.
    pub fn offences(system: &System) -> impl Iterator<Item = &'static str> + use<> {
        let given = system.game.offences.iter().filter(|offence| !offence.is_past);
        let listed = given.map(|offence| offence.key);
        listed.chain([OTHER_OFFENCE])
    }

    /// Whether points must be entered: the rules do not say them.
    pub fn asks_points(&self, system: &System) -> bool {
        self.is_chosen(system, |cost| matches!(cost, None | Some(Cost::ToOne { .. })))
    }

    /// Whether it can be chosen who receives the points.
    pub fn asks_receivers(&self, system: &System) -> bool {
        self.is_chosen(system, |cost| !matches!(cost, Some(Cost::Mounting { .. } | Cost::Lost(_))))
    }

    /// Whether an offence is chosen that has such a cost; `None` is that of one that the rules do not
    /// list.
    fn is_chosen(&self, system: &System, is_such: impl FnOnce(Option<Cost>) -> bool) -> bool {
        let cost = |key| system.game.offence(key).map(|offence| offence.cost);
        self.offence.is_some_and(|key| is_such(cost(key)))
    }

    /// Chooses the offence. What it does not ask for is forgotten.
    pub fn choose_offence(&mut self, offence: &'static str, system: &System) {
        self.offence = Some(offence);
        if !self.asks_points(system) {
            self.points.clear();
        }
        if !self.asks_receivers(system) {
            self.to.clear();
        }
    }

    /// Chooses the player who gets it, who receives nothing then.
    pub fn choose_player(&mut self, player: usize) {
        self.player = Some(player);
        self.to.retain(|other| *other != player);
    }

    /// Adds a receiver, or removes one.
    pub fn toggle_receiver(&mut self, player: usize) {
        toggle(&mut self.to, player);
    }

    /// The penalty, once offence and player are chosen.
    pub fn penalty(&self) -> Option<Penalty> {
        Some(Penalty {
            offence: self.offence?.to_owned(),
            player: self.player?,
            points: number(&self.points),
            to: self.to.clone(),
            reason: clean_name(&self.reason),
        })
    }

    /// What has not been chosen yet. `index` is that of the penalty among those of the deal.
    pub fn missing(&self, index: usize) -> Vec<SessionFault> {
        let missing = [
            (self.offence.is_none(), Field::Penalty(index)),
            (self.player.is_none(), Field::PenaltyPlayer(index)),
        ];
        let missing = missing.into_iter().filter(|(is_missing, _)| *is_missing);
        let fault = || Fault::new(CHOICE_MISSING);
        missing.map(|(_, field)| SessionFault { deal: None, field, fault: fault() }).collect()
    }
}
