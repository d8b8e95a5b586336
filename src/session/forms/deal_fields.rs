//! The fields of a deal without tiles, and what is entered in them. Which there are depends on how the deal ended, on
//! the rules, and on what was entered so far.

use crate::entry::Agreement;
use crate::scoring::Engine;
use crate::system::Values;

use super::super::deal::NextDealer;
use super::super::fault::Field;
use super::super::{Table, WinAnswer};
use super::deal::{DealForm, WinForm};
use super::ending::Ending;
use super::field::{FieldKind, FormChoice, FormField, Label, Value};
use super::toggle;

impl DealForm {
    /// The fields that matter now, in their order. Players stand in the order of their seats.
    pub fn fields(&self, table: &Table, engine: &dyn Engine) -> Vec<FormField> {
        let (players, agreement) = (table.players_by_seat(None), &table.session().agreement);
        let mut fields = vec![self.ending_field(agreement)];
        match self.ending {
            Ending::Won => {
                let values = agreement.system().game.values;
                let wins = 0..self.wins.len();
                fields.extend(wins.map(|win| self.win_field(win, &players, table, engine)));
                if self.wins.len() < values.most_wins() {
                    let button = FieldKind::Button;
                    let add = FormField::new(Field::Wins, "add-win", "session.add-win", button);
                    fields.push(add.silent());
                }
                if values == Values::Hands {
                    fields.push(self.hands_field(&players));
                }
                fields.extend(self.put_down_field(&players));
            }
            Ending::Changed => fields.extend(self.changes_fields(&players)),
            Ending::Aborted => {
                fields.extend(self.abort_field());
                fields.extend(self.put_down_field(&players));
            }
            Ending::Void => fields.push(self.offenders_field(players)),
            Ending::Draw | Ending::Abandoned => {}
        }
        fields
    }

    /// How the deal ended. That the game has no such deals is said of the deal as a whole.
    fn ending_field(&self, agreement: &Agreement) -> FormField {
        let endings = Ending::of(agreement).into_iter().map(|ending| {
            let words = Label::of(&["session.ending.", ending.key()]);
            FormChoice::new(Value::Ending(ending), words, self.ending == ending)
        });
        FormField::choice(Field::Deal, "ending", "session.how-it-ended", endings).silent()
    }

    /// What the hands of those who did not win were worth.
    fn hands_field(&self, players: &[usize]) -> FormField {
        let winner = self.wins.first().and_then(|win| win.winner);
        let others = players.iter().filter(|player| Some(**player) != winner);
        let hands = others.map(|player| {
            let (name, label) = (format!("hand{player}"), Label::Player(*player));
            let text = self.hands.get(*player).cloned();
            FormField::number(Field::Hand(*player), name, label, text.unwrap_or_default())
        });
        let hands = FieldKind::Group(hands.collect());
        FormField::new(Field::Hands, "hands", "session.other-hands", hands).silent()
    }

    /// Who put something on the table, in systems where somebody may.
    fn put_down_field(&self, players: &[usize]) -> Option<FormField> {
        let question = self.system().game.put_down?;
        let is_chosen = |player| self.put_down.contains(&player);
        let choices = FormChoice::players(players.iter().copied(), is_chosen);
        let words = Label::of(&["ask.", question.key]);
        Some(FormField::choice(Field::PutDown, "put-down", words, choices))
    }

    /// What the deal changed for each player, who won it, and who deals next.
    fn changes_fields(&self, players: &[usize]) -> [FormField; 3] {
        let changes = players.iter().map(|player| {
            let text = self.net.get(*player).cloned().unwrap_or_default();
            let kind = FieldKind::Number { text, is_signed: true };
            let (name, label) = (format!("net{player}"), Label::Player(*player));
            FormField::new(Field::NetOf(*player), name, label, kind).silent()
        });
        let changes = FieldKind::Group(changes.collect());
        let nobody = FormChoice::new(Value::Nobody, "session.nobody", self.winner.is_none());
        let is_winner = |player| self.winner == Some(player);
        let mut winners = vec![nobody];
        winners.extend(FormChoice::players(players.iter().copied(), is_winner));
        let dealer =
            |next, words| FormChoice::new(Value::NextDealer(next), words, self.next_dealer == next);
        let mut dealers = vec![
            dealer(NextDealer::ByRules, "session.by-rules".into()),
            dealer(NextDealer::Passes, "session.passes".into()),
        ];
        let player = |player: &usize| dealer(NextDealer::Player(*player), Label::Player(*player));
        dealers.extend(players.iter().map(player));
        [
            FormField::new(Field::Net, "net", "session.changes", changes),
            FormField::choice(Field::NetWinner, "net-winner", "session.who-won", winners),
            FormField::choice(Field::NextDealer, "next-dealer", "session.who-deals-next", dealers),
        ]
    }

    /// Which of the draws that the rules know it was.
    fn abort_field(&self) -> Option<FormField> {
        let kinds = self.system().game.aborts?.kinds.iter().map(|kind| {
            let is_chosen = self.abort == Some(*kind);
            FormChoice::new(Value::Key(kind), Label::of(&["abort.", kind]), is_chosen)
        });
        Some(FormField::choice(Field::Abort, "abort", "session.which-abort", kinds).silent())
    }

    /// The players because of whose offence the deal is void.
    fn offenders_field(&self, players: Vec<usize>) -> FormField {
        let choices = FormChoice::players(players, |player| self.offenders.contains(&player));
        FormField::choice(Field::Offenders, "offenders", "session.offenders", choices)
    }

    /// Enters something in a field. What the field can't hold changes nothing. The points follow from the counts of a
    /// hand, as far as these are known.
    pub fn enter(&mut self, field: &Field, value: Value, table: &Table) {
        match (field, value) {
            (Field::Deal, Value::Ending(ending)) => self.ending = ending,
            (Field::Wins, Value::Pressed) => self.add_win(),
            (Field::Win(win), Value::Pressed) => self.remove_win(*win),
            (Field::Winner(win), Value::Player(player)) => self.choose_winner(*win, player),
            (Field::From(win), Value::Origin(from)) => self.edit(*win, |win| win.from = Some(from)),
            (Field::Main(win), Value::Count(main)) => self.edit(*win, |win| win.main = Some(main)),
            (Field::Minor(win), Value::Count(minor)) => {
                self.edit(*win, |win| win.minor = Some(minor));
            }
            (Field::Points(win), Value::Text(text)) => self.type_points(*win, text),
            (Field::WinAnswer(win, key), Value::Player(player)) => {
                self.answer_key(*win, key, WinAnswer::Player(player));
            }
            (Field::WinAnswer(win, key), Value::Answer(answer)) => {
                self.answer_key(*win, key, WinAnswer::Other(answer));
            }
            (Field::Hand(player), Value::Text(text)) => write(&mut self.hands, *player, text),
            (Field::PutDown, Value::Player(player)) => toggle(&mut self.put_down, player),
            (Field::NetOf(player), Value::Text(text)) => write(&mut self.net, *player, text),
            (Field::NetWinner, Value::Player(player)) => self.winner = Some(player),
            (Field::NetWinner, Value::Nobody) => self.winner = None,
            (Field::NextDealer, Value::NextDealer(next)) => self.next_dealer = next,
            // Tapped once more, a draw is of no kind that is known.
            (Field::Abort, Value::Key(kind)) => {
                self.abort = Some(kind).filter(|_| self.abort != Some(kind));
            }
            (Field::Offenders, Value::Player(player)) => toggle(&mut self.offenders, player),
            _ => {}
        }
        if let Some(position) = table.position() {
            self.recount(position, table.session().agreement.table().rulings());
        }
    }

    /// Changes a win, if there is one with this index.
    fn edit(&mut self, win: usize, edit: impl FnOnce(&mut WinForm)) {
        if let Some(win) = self.wins.get_mut(win) {
            edit(win);
        }
    }

    fn answer_key(&mut self, win: usize, key: &str, answer: WinAnswer) {
        let mut questions = self.system().game.win_questions.iter();
        if let Some(question) = questions.find(|question| question.key == key) {
            self.answer(win, question, answer);
        }
    }
}

/// Writes what was typed for a player.
fn write(texts: &mut [String], player: usize, text: String) {
    if let Some(old) = texts.get_mut(player) {
        *old = text;
    }
}
