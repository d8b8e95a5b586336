//! What the deal that is entered comes to, and what is asked and told of it, before it is recorded.

use crate::entry::Draft;
use crate::scoring::Engine;
use crate::scoring::values::ValuedWin;
use crate::system::Question;

use super::seats::{SettledDeal, players_of, valued_deal};
use super::settle::Settler;
use super::{Entry, Results, SessionFault, Table, Task, ValuesEntry, Win, WinAnswer};

/// What a deal comes to that has not been recorded yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ComesTo {
    /// What it changes for each player.
    pub net: Vec<i32>,
    /// The players who were entered as winners and are not paid under the rulings in force: another winner
    /// precedes them, or the deal is annulled (riichi R19).
    pub unpaid: Vec<usize>,
}

impl Table {
    /// What the deal that is entered would change for each player if it ended so, without penalties.
    /// `None` if the game is over.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn comes_to(
        &self,
        entry: &Entry,
        engine: &dyn Engine,
    ) -> Result<Option<ComesTo>, Vec<SessionFault>> {
        let Some(position) = self.position() else { return Ok(None) };
        let agreement = &self.session().agreement;
        let mut settler = Settler { engine, agreement, results: &mut Results::default() };
        let fault = |(field, fault)| SessionFault { deal: None, field, fault };
        let refused = settler.recording_faults(entry, position);
        if !refused.is_empty() {
            return Err(refused.into_iter().map(fault).collect());
        }
        let settled = settler.settle(entry, position);
        let comes_to = |settled: SettledDeal| {
            let wins = if let Entry::Values(values) = entry { &values.wins[..] } else { &[] };
            let is_paid = |winner| settled.wins.iter().any(|win| win.winner == winner);
            let unpaid = wins.iter().map(|win| win.winner).filter(|winner| !is_paid(*winner));
            Some(ComesTo { unpaid: unpaid.collect(), net: settled.net })
        };
        settled.map(comes_to).map_err(|faults| faults.into_iter().map(fault).collect())
    }

    /// The players who put something down in the deal of a draft with fewer points than the rules allow. It is
    /// recorded all the same. Nobody in an earlier deal: only the row of its sheet knows their points in it.
    pub fn put_down_below(&self, draft: &Draft, engine: &dyn Engine) -> Vec<usize> {
        let position = self.position().filter(|_| self.task() == Task::Record);
        let Some((position, Ok(Some(result)))) = position.zip(Some(engine.result(draft))) else {
            return Vec::new();
        };
        let (agreement, totals) = (&self.session().agreement, &self.sheet().totals);
        let mut players = players_of(result.put_down, position);
        players.retain(|player| !engine.may_put_down(agreement, totals[*player]));
        players
    }

    /// The players who are ready in the deal of a draft whose wall is used up. `None` if it does not end so, or
    /// if that does not matter.
    pub fn ready_at_end(&self, draft: &Draft, engine: &dyn Engine) -> Option<Vec<usize>> {
        let position = self.position().filter(|_| draft.is_drawn())?;
        let ready = engine.result(draft).ok()??.ready?;
        Some(players_of(ready, position))
    }

    /// What was entered, without the answers to questions about wins that do not matter, such as for what a player is
    /// liable if nobody is. An answer that names a player stays, because the sheet tells what is wrong with it.
    pub(super) fn what_matters(&self, mut entry: Entry, engine: &dyn Engine) -> Entry {
        if let Entry::Values(values) = &mut entry {
            for win in &mut values.wins {
                let asked = self.asked_of_win(win.clone(), engine);
                let names_player = |answer| matches!(answer, WinAnswer::Player(_));
                win.answers.retain(|(of, answer)| asked.contains(of) || names_player(*answer));
            }
        }
        entry
    }

    /// What is asked about a win without tiles of the present deal. See
    /// [`asked_of_win`](crate::scoring::GameRules::asked_of_win).
    pub fn asked_of_win(&self, win: Win, engine: &dyn Engine) -> Vec<&'static Question> {
        let values = ValuesEntry { wins: vec![win], ..ValuesEntry::default() };
        let deal = self.position().and_then(|position| valued_deal(&values, position).ok());
        let agreement = &self.session().agreement;
        let asked = |win: &ValuedWin| engine.asked_of_win(agreement, win);
        deal.and_then(|deal| deal.wins.first().map(asked)).unwrap_or_default()
    }
}
