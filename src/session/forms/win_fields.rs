//! The fields of a win without tiles: who won, from whom, how much, and what else the rules ask about it.

use crate::scoring::Engine;
use crate::sorting::Sort;
use crate::system::{Question, ScoreTable, Unit};

use super::super::deal::Origin;
use super::super::fault::Field;
use super::super::{Table, WinAnswer};
use super::deal::{DealForm, WinForm};
use super::field::{FieldKind, FormChoice, FormField, Label, Value};

impl DealForm {
    /// The fields of the win with this index, given the players in the order of their seats.
    pub(super) fn win_field(
        &self,
        index: usize,
        players: &[usize],
        table: &Table,
        engine: &dyn Engine,
    ) -> FormField {
        let fields = FieldKind::Together(self.fields_of_win(index, players, table, engine));
        let name = format!("win{index}");
        FormField::new(Field::Win(index), name, self.winner_words(index), fields).silent()
    }

    fn fields_of_win(
        &self,
        index: usize,
        players: &[usize],
        table: &Table,
        engine: &dyn Engine,
    ) -> Vec<FormField> {
        let (system, win) = (self.system(), &self.wins[index]);
        let mut fields = vec![self.winner_field(index, players), self.origin_field(index, players)];
        if let Some(table) = system.score_table {
            fields.extend(win.count_fields(index, table));
        }
        let words = match system.counters().next() {
            Some(_) => "session.points.beside-counters",
            None => "session.points",
        };
        let name = format!("points{index}");
        fields.push(FormField::number(Field::Points(index), name, words, &win.points));
        // Nothing else is asked as long as the winner, the discarder or the points are missing.
        let asked = win.win().map(|win| table.asked_of_win(win, engine)).unwrap_or_default();
        for question in system.game.win_questions {
            // A player who was named is recorded, whether that is asked or not.
            let names_player = matches!(win.answer(question), Some(WinAnswer::Player(_)));
            if names_player || asked.contains(&question) {
                fields.push(win.question_field(index, question, players));
            }
        }
        if self.wins.len() > 1 {
            let (field, button) = (Field::Win(index), FieldKind::Button);
            let remove = FormField::new(field, "remove-win", "session.remove-win", button);
            fields.push(remove.silent());
        }
        fields
    }

    /// The question who won, of the win with this index.
    fn winner_words(&self, index: usize) -> Label {
        match self.system().game.values.most_wins() {
            1 => "session.who-won".into(),
            _ => Label::Numbered("session.who-won.nth", index + 1),
        }
    }

    fn winner_field(&self, index: usize, players: &[usize]) -> FormField {
        let words = self.winner_words(index);
        // Who has won before is not asked for again where players win once.
        let left: Vec<usize> = self.players_left(index).collect();
        let there = players.iter().copied().filter(|player| left.contains(player));
        let winner = self.wins[index].winner;
        let choices = FormChoice::players(there, |player| winner == Some(player));
        FormField::choice(Field::Winner(index), format!("winner{index}"), words, choices)
    }

    fn origin_field(&self, index: usize, players: &[usize]) -> FormField {
        let mut origins: Vec<Origin> = self.origins(index).collect();
        origins.arrange_by_key(|origin| match origin {
            Origin::Wall => 0,
            Origin::Player(player) => 1 + players.iter().position(|at| at == player).unwrap_or(0),
            Origin::Unknown | Origin::SameTile => 1 + players.len(),
        });
        let from = self.wins[index].from;
        let choices = origins.into_iter().map(|origin| {
            let words = match origin {
                Origin::Wall => "session.self-drawn".into(),
                Origin::Player(player) => Label::Player(player),
                Origin::Unknown => "session.from-unknown".into(),
                Origin::SameTile => "session.from-same-tile".into(),
            };
            FormChoice::new(Value::Origin(origin), words, from == Some(origin))
        });
        FormField::choice(Field::From(index), format!("from{index}"), "session.won-from", choices)
    }
}

impl WinForm {
    /// The two counts of a hand, such as han and fu, which make its points. A limit hand has no second one.
    fn count_fields(&self, index: usize, table: &ScoreTable) -> Vec<FormField> {
        let words = |unit: Unit| Label::of(&["session.count.", unit.key()]);
        let counts = |counts: &[u16], now: Option<u16>, words: &dyn Fn(u16) -> Label| {
            let choice = |count: &u16| {
                FormChoice::new(Value::Count(*count), words(*count), now == Some(*count))
            };
            counts.iter().map(choice).collect::<Vec<_>>()
        };
        let mut mains = counts(table.mains, self.main, &|count| Label::Count(table.main, count));
        // A limit begins with a count, and reaches as far as the next one.
        mains.extend(counts(table.limits, self.main, &|count| {
            Label::CountOrMore(table.main, count)
        }));
        let (main, minor) = (Field::Main(index), Field::Minor(index));
        let main =
            FormField::choice(main, format!("main{index}"), words(table.main), mains).silent();
        let has_minor = self.main.is_some_and(|main| table.mains.contains(&main));
        let minor = has_minor.then(|| {
            let minors =
                counts(table.minors, self.minor, &|count| Label::Count(table.minor, count));
            FormField::choice(minor, format!("minor{index}"), words(table.minor), minors).silent()
        });
        [main].into_iter().chain(minor).collect()
    }

    /// A question about the win: its words, and the other players where it names one.
    fn question_field(
        &self,
        index: usize,
        question: &'static Question,
        players: &[usize],
    ) -> FormField {
        let (key, now) = (question.key, self.answer(question));
        let words = question.answers.iter().filter(|answer| answer.seat().is_none());
        let words = words.map(|answer| {
            let is_chosen = now == Some(WinAnswer::Other(*answer));
            FormChoice::new(Value::Answer(*answer), Label::Answer(question, *answer), is_chosen)
        });
        let names_players = question.seats_asked().next().is_some();
        let others = players.iter().copied();
        let others = others.filter(|player| names_players && self.winner != Some(*player));
        let others = FormChoice::players(others, |player| now == Some(WinAnswer::Player(player)));
        let (field, name) = (Field::WinAnswer(index, key), format!("{key}{index}"));
        FormField::choice(field, name, Label::of(&["ask.", key]), words.chain(others))
    }
}
