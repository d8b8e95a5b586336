//! A penalty as it is entered: its fields, what they hold, and what is recorded of it.

use crate::entry::Fault;
use crate::system::{Cost, System};

use super::super::fault::{Field, SessionFault};
use super::super::faults::CHOICE_MISSING;
use super::super::{OTHER_OFFENCE, Penalty, Table, clean_name};
use super::field::{FieldKind, FormChoice, FormField, Label, Value};
use super::{number, toggle};

/// A penalty as it is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PenaltyForm {
    /// The key of the offence, once it is chosen.
    offence: Option<&'static str>,
    /// The player who gets it, once that is chosen.
    player: Option<usize>,
    /// The points, as they were typed.
    points: String,
    /// The players who receive them, in the order in which they were chosen.
    to: Vec<usize>,
    /// Why it is given.
    reason: String,
    /// Which of the penalties of the deal it will be, from 0.
    index: usize,
    /// The players in the order of their seats.
    players: Vec<usize>,
    /// The rule system.
    system: &'static System,
}

impl PenaltyForm {
    /// An empty form for a penalty after the deal with this index. The index after the last one is that of the
    /// deal that is played.
    pub fn new(table: &Table, deal: usize) -> PenaltyForm {
        let session = table.session();
        let recorded = session.deals.get(deal).map(|deal| &*deal.penalties);
        PenaltyForm {
            offence: None,
            player: None,
            points: String::new(),
            to: Vec::new(),
            reason: String::new(),
            index: recorded.unwrap_or(table.penalties()).len(),
            players: table.players_by_seat(Some(deal)),
            system: session.system(),
        }
    }

    /// The fields that matter now, in their order.
    pub fn fields(&self) -> Vec<FormField> {
        let (index, players) = (self.index, || self.players.iter().copied());
        let offence = |key: &'static str| {
            let is_chosen = self.offence == Some(key);
            FormChoice::new(Value::Key(key), Label::of(&["offence.", key]), is_chosen)
        };
        let offences = self.offences().map(offence);
        let getters = FormChoice::players(players(), |player| self.player == Some(player));
        let mut fields = vec![
            FormField::choice(Field::Penalty(index), "offence", "session.offence", offences),
            FormField::choice(
                Field::PenaltyPlayer(index),
                "player",
                "session.who-gets-it",
                getters,
            ),
        ];
        if self.asks_points() {
            let (field, name) = (Field::PenaltyPoints(index), "penalty-points");
            fields.push(FormField::number(field, name, "session.points", &self.points));
        }
        if self.asks_receivers() {
            let receivers = FormChoice::players(players(), |player| self.to.contains(&player));
            let field = Field::PenaltyTo(index);
            fields.push(FormField::choice(field, "to", "session.who-receives", receivers));
        }
        let note = FieldKind::Note(self.reason.clone());
        let field = Field::PenaltyReason(index);
        fields.push(FormField::new(field, "reason", "session.reason", note).silent());
        fields
    }

    /// Enters something in a field. What the field can't hold changes nothing.
    pub fn enter(&mut self, field: &Field, value: Value) {
        match (field, value) {
            (Field::Penalty(_), Value::Key(offence)) => self.choose_offence(offence),
            (Field::PenaltyPlayer(_), Value::Player(player)) => self.choose_player(player),
            (Field::PenaltyPoints(_), Value::Text(text)) => self.points = text,
            (Field::PenaltyTo(_), Value::Player(player)) => toggle(&mut self.to, player),
            (Field::PenaltyReason(_), Value::Text(text)) => self.reason = text,
            _ => {}
        }
    }

    /// The offences of the system, and the one that its rules do not list.
    fn offences(&self) -> impl Iterator<Item = &'static str> + use<> {
        let given = self.system.game.offences.iter().filter(|offence| !offence.is_past);
        let listed = given.map(|offence| offence.key);
        listed.chain([OTHER_OFFENCE])
    }

    /// Whether points must be entered: the rules do not say them.
    fn asks_points(&self) -> bool {
        self.is_chosen(|cost| matches!(cost, None | Some(Cost::ToOne { .. })))
    }

    /// Whether it can be chosen who receives the points.
    fn asks_receivers(&self) -> bool {
        self.is_chosen(|cost| !matches!(cost, Some(Cost::Mounting { .. } | Cost::Lost(_))))
    }

    /// Whether an offence is chosen that has such a cost; `None` is that of one that the rules do not
    /// list.
    fn is_chosen(&self, is_such: impl FnOnce(Option<Cost>) -> bool) -> bool {
        let cost = |key| self.system.game.offence(key).map(|offence| offence.cost);
        self.offence.is_some_and(|key| is_such(cost(key)))
    }

    /// Chooses the offence. What it does not ask for is forgotten.
    fn choose_offence(&mut self, offence: &'static str) {
        self.offence = Some(offence);
        if !self.asks_points() {
            self.points.clear();
        }
        if !self.asks_receivers() {
            self.to.clear();
        }
    }

    /// Chooses the player who gets it, who receives nothing then.
    fn choose_player(&mut self, player: usize) {
        self.player = Some(player);
        self.to.retain(|other| *other != player);
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

    /// What has not been chosen yet.
    pub fn missing(&self) -> Vec<SessionFault> {
        let missing = [
            (self.offence.is_none(), Field::Penalty(self.index)),
            (self.player.is_none(), Field::PenaltyPlayer(self.index)),
        ];
        let missing = missing.into_iter().filter(|(is_missing, _)| *is_missing);
        let fault = || Fault::new(CHOICE_MISSING);
        missing.map(|(_, field)| SessionFault { deal: None, field, fault: fault() }).collect()
    }
}
