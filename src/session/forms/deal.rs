//! A deal without tiles, as it is entered: how it ended, who won how much from whom, what every hand
//! was worth, or what it changed for each player.

use crate::entry::Draft;
use crate::scoring::Position;
use crate::sorting::Sort;
use crate::system::{Answer, Question, System, Values};
use crate::tiles::{Seat, SeatSet};

use super::super::WinAnswer;
use super::super::deal::{NextDealer, Origin};
use super::super::win_answer::given;
use super::ending::Ending;

/// A win as it is entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WinForm {
    /// The player who won.
    pub winner: Option<usize>,
    /// Where the tile came from. `None` while nothing was chosen.
    pub from: Option<Origin>,
    /// What the hand was worth, as it was typed or as its counts make it.
    pub points: String,
    /// The two counts of the hand, such as han and fu, in systems with a
    /// [score table](crate::system::ScoreTable). `None` as long as they are not chosen, and once points were
    /// typed.
    pub main: Option<u16>,
    /// The second of them. A limit hand needs none.
    pub minor: Option<u16>,
    /// The answers that were given to the further questions about it.
    pub answers: Vec<(&'static Question, WinAnswer)>,
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
    /// Which of the draws that the rules know it was, if somebody said it.
    pub abort: Option<&'static str>,
    /// The players because of whose offence the deal is void, in the order in which they were chosen.
    pub offenders: Vec<usize>,
    /// The player who rests in the deal.
    resting: Option<usize>,
    /// The rule system.
    system: &'static System,
}

impl DealForm {
    /// An empty form for so many players.
    pub fn new(system: &'static System, players: usize) -> DealForm {
        DealForm {
            ending: if system.game.values == Values::None { Ending::Changed } else { Ending::Won },
            wins: vec![WinForm::default()],
            hands: vec![String::new(); players],
            put_down: Vec::new(),
            net: vec![String::new(); players],
            winner: None,
            next_dealer: NextDealer::ByRules,
            abort: None,
            offenders: Vec::new(),
            resting: None,
            system,
        }
    }

    /// The same form for a deal in which this player rests. What was entered for that player is removed.
    #[must_use]
    pub fn with_resting(mut self, resting: Option<usize>) -> DealForm {
        self.put_down.retain(|player| Some(*player) != resting);
        self.offenders.retain(|player| Some(*player) != resting);
        resting.and_then(|player| self.net.get_mut(player)).into_iter().for_each(String::clear);
        DealForm { resting, ..self }
    }

    /// The rule system.
    pub(super) fn system(&self) -> &'static System {
        self.system
    }

    /// Whether nobody won and the rules then ask more, such as who was ready. The calculator asks that, so the
    /// deal is entered there.
    pub fn is_draw_to_ask(&self) -> bool {
        self.ending == Ending::Draw && Draft::new(self.system).asks_about_draw()
    }

    /// Where the tile of the win with this index can come from: from the wall, from another player who has
    /// not won before, or from one who is not known, if the payments don't depend on it. Where the deal goes on
    /// after a win, it can be the tile that the win before was won on, too.
    pub fn origins(&self, index: usize) -> impl Iterator<Item = Origin> + use<'_> {
        let winner = self.wins.get(index).and_then(|win| win.winner);
        let others = self.players_left(index).filter(move |player| Some(*player) != winner);
        let unknown = (self.system.game.values == Values::Hands).then_some(Origin::Unknown);
        let before = index.checked_sub(1).and_then(|before| self.wins.get(before)?.from);
        let is_claimed = matches!(before, Some(Origin::Player(_) | Origin::SameTile));
        let same = (self.system.game.goes_on && is_claimed).then_some(Origin::SameTile);
        let others = others.map(Origin::Player);
        [Origin::Wall].into_iter().chain(others).chain(unknown).chain(same)
    }

    /// The players who can take part in the win with this index: nobody who rests and, where players win once in a
    /// deal, those who have not won before.
    pub fn players_left(&self, index: usize) -> impl Iterator<Item = usize> + use<'_> {
        let before = self.wins.iter().take(index).filter(|_| self.system.game.wins_once);
        let before: Vec<usize> = before.filter_map(|win| win.winner).collect();
        let is_left =
            move |player: &usize| !before.contains(player) && self.resting != Some(*player);
        (0..self.hands.len()).filter(is_left)
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

    /// Chooses the winner of a win. If this player was chosen as the discarder, or as the answer to a question such
    /// as who is liable, that choice is removed: the winner can be neither.
    pub fn choose_winner(&mut self, index: usize, winner: usize) {
        if let Some(win) = self.wins.get_mut(index) {
            win.winner = Some(winner);
            win.from = win.from.filter(|from| *from != Origin::Player(winner));
            win.answers.retain(|(_, answer)| *answer != WinAnswer::Player(winner));
        }
    }

    /// Answers a question about a win. The default answer removes the one that was given.
    pub(super) fn answer(&mut self, index: usize, question: &'static Question, answer: WinAnswer) {
        let questions = self.system.game.win_questions;
        if let Some(win) = self.wins.get_mut(index) {
            win.answers.retain(|(of, _)| *of != question);
            if !answer.goes_without_saying(question) {
                win.answers.push((question, answer));
                let place = |of: &Question| questions.iter().position(|other| other == of);
                win.answers.arrange_by_key(|(of, _)| place(of));
            }
        }
    }

    /// Types what a hand was worth, in place of its counts.
    pub(super) fn type_points(&mut self, index: usize, text: String) {
        if let Some(win) = self.wins.get_mut(index) {
            (win.points, win.main, win.minor) = (text, None, None);
        }
    }

    /// Works out what the hands are worth of which the counts were chosen. The position says who deals.
    pub(super) fn recount(&mut self, position: &Position, rulings: u64) {
        let Some(table) = self.system.score_table else { return };
        for win in &mut self.wins {
            let Some(main) = win.main else { continue };
            let is_limit = table.limits.contains(&main);
            let counts = if is_limit { table.minors.last() } else { win.minor.as_ref() };
            let points =
                win.winner.zip(win.from).zip(counts).and_then(|((winner, from), minor)| {
                    let is_dealer = position.seat_of(winner)? == Seat::East;
                    let worth = (table.worth)(rulings, is_dealer, main, *minor);
                    let others = position.players.len().saturating_sub(2) as i32;
                    match from {
                        // The dealer pays, or plays.
                        Origin::Wall => {
                            worth.self_drawn.map(|[each, dealer]| each * others + dealer)
                        }
                        _ => worth.discard,
                    }
                });
            win.points = points.map(|points| points.to_string()).unwrap_or_default();
        }
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
}

impl WinForm {
    /// The answer to a question about the win: the one that was given, else its default.
    pub fn answer(&self, question: &Question) -> Option<WinAnswer> {
        given(&self.answers, question).or(question.default.map(WinAnswer::Other))
    }
}
