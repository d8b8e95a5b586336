//! A deal without tiles, as it is entered: how it ended, who won how much from whom, what every hand
//! was worth, or what it changed for each player.

use crate::entry::{Draft, Fault};
use crate::scoring::Position;
use crate::scoring::values::WINNER_MISSING;
use crate::system::{Answer, Question, System, Values};
use crate::tiles::SeatSet;

use super::super::deal::{Entry, NetEntry, NextDealer, Origin, ValuesEntry, Win};
use super::super::fault::{Field, SessionFault};
use super::super::faults::CHOICE_MISSING;
use super::{number, points, toggle, typed};

/// How a deal ended, as far as it can be entered without tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Somebody won, and the values of the hands are known.
    Won,
    /// What it changed for each player is known.
    Changed,
    /// Nobody won.
    Draw,
    /// It was not played to the end.
    Abandoned,
}

impl Ending {
    /// The endings that can be entered under the rules of a system.
    pub fn of(system: &System) -> &'static [Ending] {
        match system.game.values {
            Values::None => &[Ending::Changed, Ending::Draw, Ending::Abandoned],
            _ => &[Ending::Won, Ending::Changed, Ending::Draw, Ending::Abandoned],
        }
    }

    /// The end of the key of its words, `session.ending.<key>`.
    pub const fn key(self) -> &'static str {
        match self {
            Ending::Won => "won",
            Ending::Changed => "changed",
            Ending::Draw => "draw",
            Ending::Abandoned => "abandoned",
        }
    }
}

/// A win as it is entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WinForm {
    /// The player who won.
    pub winner: Option<usize>,
    /// Where the tile came from. `None` while nothing was chosen.
    pub from: Option<Origin>,
    /// What the hand was worth, as it was typed.
    pub points: String,
    /// The player who is liable for it. `None` if nobody is.
    pub liable: Option<usize>,
    /// The part of the hand that this player is liable for. `None` while no part was chosen.
    pub liable_for: Option<Answer>,
}

/// A deal as it is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealForm {
    /// How it ended.
    pub ending: Ending,
    /// The wins, in order.
    pub wins: Vec<WinForm>,
    /// What the hand of each player was worth, as it was typed.
    pub hands: Vec<String>,
    /// The players who put something on the table, in the order in which they were chosen.
    pub put_down: Vec<usize>,
    /// What the deal changed for each player, as it was typed.
    pub net: Vec<String>,
    /// The first who won, where the changes are entered.
    pub winner: Option<usize>,
    /// Who deals next, where the changes are entered.
    pub next_dealer: NextDealer,
    /// The rule system.
    system: &'static System,
}

impl DealForm {
    /// An empty form for so many players.
    pub fn new(system: &'static System, players: usize) -> DealForm {
        DealForm {
            ending: Ending::of(system)[0],
            wins: vec![WinForm::default()],
            hands: vec![String::new(); players],
            put_down: Vec::new(),
            net: vec![String::new(); players],
            winner: None,
            next_dealer: NextDealer::ByRules,
            system,
        }
    }

    /// Whether nobody won and the rules then ask more, such as who was ready. The calculator asks that, so the
    /// deal is entered there.
    pub fn is_draw_to_ask(&self) -> bool {
        self.ending == Ending::Draw && Draft::new(self.system).asks_about_draw()
    }

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
            Entry::Abandoned => form.ending = Ending::Abandoned,
        }
        form
    }

    /// Where the tile of a winner can come from under the rules of a system: from the wall, from
    /// another player, or from one who is not known, if the payments don't depend on it.
    pub fn origins(
        system: &System,
        players: usize,
        winner: Option<usize>,
    ) -> impl Iterator<Item = Origin> + use<> {
        let others = (0..players).filter(move |player| Some(*player) != winner);
        let unknown = (system.game.values == Values::Hands).then_some(Origin::Unknown);
        [Origin::Wall].into_iter().chain(others.map(Origin::Player)).chain(unknown)
    }

    /// Adds an empty win.
    pub fn add_win(&mut self) {
        self.wins.push(WinForm::default());
    }

    /// Removes a win. The last one stays.
    pub fn remove_win(&mut self, index: usize) {
        if self.wins.len() > 1 && index < self.wins.len() {
            self.wins.remove(index);
        }
    }

    /// Chooses the winner of a win. If the same player was chosen as the discarder or as the liable player,
    /// that choice is removed: a winner can be neither.
    pub fn choose_winner(&mut self, index: usize, winner: usize) {
        if let Some(win) = self.wins.get_mut(index) {
            win.winner = Some(winner);
            win.from = win.from.filter(|from| *from != Origin::Player(winner));
            win.liable = win.liable.filter(|liable| *liable != winner);
        }
    }

    /// Adds a player who put something on the table, or removes one.
    pub fn toggle_put_down(&mut self, player: usize) {
        toggle(&mut self.put_down, player);
    }

    /// The calculator's question about who put something on the table, with the answer that was chosen in
    /// this form. The position says where the players sit. `None` if nobody was chosen, or if the rules have
    /// no such question.
    pub fn answer_put_down(&self, position: &Position) -> Option<(&'static Question, Answer)> {
        let seats = self.put_down.iter().filter_map(|player| position.seat_of(*player));
        let seats = seats.fold(SeatSet::EMPTY, SeatSet::with);
        let question = self.system.game.put_down.filter(|_| !seats.is_empty())?;
        Some((question, Answer::Seats(seats)))
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
                let (liable, liable_for) = (win.liable, win.part());
                wins.push(Win { liable, liable_for, ..Win::new(winner, from, points) });
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
        let Win { liable, liable_for, .. } = *win;
        let (winner, from, points) = (Some(win.winner), Some(win.from), win.points.to_string());
        WinForm { winner, from, points, liable, liable_for }
    }

    /// The win without its liable player. `None` until the winner, the discarder and the points are known.
    pub fn win(&self) -> Option<Win> {
        Some(Win::new(self.winner?, self.from?, number(&self.points)?))
    }

    /// The part of the hand that a player is liable for. `None` if no player is liable.
    fn part(&self) -> Option<Answer> {
        self.liable_for.filter(|_| self.liable.is_some())
    }
}
