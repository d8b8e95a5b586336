//! From the form of a deal to what is recorded of it, and back.

use crate::entry::Fault;
use crate::scoring::values::WINNER_MISSING;
use crate::system::System;

use super::super::deal::{AbortedEntry, Entry, NetEntry, ValuesEntry, Win};
use super::super::fault::{Field, SessionFault};
use super::super::faults::CHOICE_MISSING;
use super::deal::{DealForm, WinForm};
use super::ending::Ending;
use super::{number, points, typed};

impl DealForm {
    /// The form of a deal that was entered before. One that was entered with tiles begins empty.
    pub fn of(system: &'static System, players: usize, entry: &Entry) -> DealForm {
        let mut form = DealForm::new(system, players);
        let fill = |fields: &mut Vec<String>, values: Vec<String>| {
            fields.iter_mut().zip(values).for_each(|(field, value)| *field = value);
        };
        match entry {
            Entry::Hand(_) | Entry::Damaged(_) => {}
            Entry::Values(values) => {
                form.ending = Ending::Won;
                form.wins = values.wins.iter().map(WinForm::of).collect();
                fill(&mut form.hands, values.hands.iter().map(i32::to_string).collect());
                form.put_down.clone_from(&values.put_down);
            }
            Entry::Net(net) => {
                form.ending = Ending::Changed;
                fill(&mut form.net, net.net.iter().map(i32::to_string).collect());
                (form.winner, form.next_dealer) = (net.winner, net.next_dealer);
            }
            Entry::Draw => form.ending = Ending::Draw,
            Entry::Aborted(aborted) => {
                form.ending = Ending::Aborted;
                form.abort = aborted.kind;
                form.put_down.clone_from(&aborted.put_down);
            }
            Entry::Void(offenders) => {
                form.ending = Ending::Void;
                form.offenders.clone_from(offenders);
            }
            Entry::Abandoned => form.ending = Ending::Abandoned,
        }
        form
    }

    /// What was entered.
    ///
    /// # Errors
    /// What is missing, so that nothing can be settled. Everything else is said by the sheet.
    pub fn entry(&self) -> Result<Entry, Vec<SessionFault>> {
        match self.ending {
            Ending::Won => self.values(),
            Ending::Changed => self.changes(),
            Ending::Draw => Ok(Entry::Draw),
            Ending::Aborted => {
                let (kind, put_down) = (self.abort, self.put_down.clone());
                Ok(Entry::Aborted(AbortedEntry { kind, put_down }))
            }
            Ending::Void => Ok(Entry::Void(self.offenders.clone())),
            Ending::Abandoned => Ok(Entry::Abandoned),
        }
    }

    fn changes(&self) -> Result<Entry, Vec<SessionFault>> {
        let mut faults = Vec::new();
        let mut change = |text: &String| typed(text, Field::Net, &mut faults);
        let net = self.net.iter().map(&mut change).collect();
        let (winner, next_dealer) = (self.winner, self.next_dealer);
        if faults.is_empty() {
            Ok(Entry::Net(NetEntry { net, winner, next_dealer }))
        } else {
            Err(faults)
        }
    }

    fn values(&self) -> Result<Entry, Vec<SessionFault>> {
        let mut faults = Vec::new();
        let mut wins = Vec::with_capacity(self.wins.len());
        for (index, win) in self.wins.iter().enumerate() {
            let mut missing = |field, code| {
                faults.push(SessionFault { deal: None, field, fault: Fault::new(code) });
            };
            if win.winner.is_none() {
                missing(Field::Winner(index), WINNER_MISSING);
            }
            if win.from.is_none() {
                missing(Field::From(index), CHOICE_MISSING);
            }
            let points = points(typed(&win.points, Field::Points(index), &mut faults));
            if let (Some(winner), Some(from)) = (win.winner, win.from) {
                wins.push(Win { answers: win.answers.clone(), ..Win::new(winner, from, points) });
            }
        }
        let is_filled = self.hands.iter().any(|text| !text.trim().is_empty());
        let winner = self.wins.first().and_then(|win| win.winner);
        let hand = |(player, text): (usize, &String)| match winner == Some(player) {
            // The win says what the winner's hand is worth.
            true => 0,
            false => points(typed(text, Field::Hand(player), &mut faults)),
        };
        let hands: Vec<i32> = self.hands.iter().enumerate().map(hand).collect();
        let hands = if is_filled { hands } else { Vec::new() };
        let put_down = self.put_down.clone();
        match faults.is_empty() {
            true => Ok(Entry::Values(ValuesEntry { wins, hands, put_down })),
            false => Err(faults),
        }
    }
}

impl WinForm {
    fn of(win: &Win) -> WinForm {
        let (winner, from, points) = (Some(win.winner), Some(win.from), win.points.to_string());
        WinForm { winner, from, points, answers: win.answers.clone(), ..WinForm::default() }
    }

    /// The win. `None` until the winner, the discarder and the points are known.
    pub fn win(&self) -> Option<Win> {
        let win = Win::new(self.winner?, self.from?, number(&self.points)?);
        Some(Win { answers: self.answers.clone(), ..win })
    }
}
