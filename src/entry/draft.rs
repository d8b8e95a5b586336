//! The draft: whatever has been entered so far. The flow begins with it.

mod common_answers;
mod marked;
mod rulings;

use serde::Serialize;

use crate::system::{Answer, PlaceSize, Question, Role, Seating, System};
use crate::tiles::{Tile, is_last_copy};

use super::answers::{self, Answers, GivenAnswer};
use super::notation::{self, Table, Tiles};
use super::{Event, Fault, FaultCode, Faults, Hand};

/// Whatever has been entered so far for a rule system: tiles, answers, events and rulings.
///
/// A draft may be unfinished, and its answers may contradict each other; its report says so.
///
/// ```
/// use hule::{entry::Draft, rules};
///
/// let mut draft = Draft::new(rules::system("mcr").unwrap());
/// draft.read(0, "123m456p[789s][EEEE,1]C+C").unwrap();
/// draft.set("win", "self-drawn").unwrap();
/// assert!(draft.win_source().is_self_drawn());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Draft {
    #[serde(rename = "rules")]
    system: &'static System,
    /// The tiles of the first place: the hand that is calculated.
    pub tiles: Tiles,
    /// The tiles of the other places. [`System::places`] says which places there are.
    pub others: Vec<Tiles>,
    answers: Answers,
    /// What happened, in order, for rule systems that ask for it: [`System::events`].
    pub events: Vec<Event>,
    rulings: u64,
}

impl Draft {
    /// An empty draft for a rule system.
    pub fn new(system: &'static System) -> Draft {
        Draft {
            system,
            tiles: Tiles::default(),
            others: vec![Tiles::default(); system.places.len() - 1],
            answers: Answers::default(),
            events: Vec::new(),
            rulings: system.default_rulings(),
        }
    }

    /// The rule system.
    pub fn system(&self) -> &'static System {
        self.system
    }

    /// Removes all tiles, answers and events. The rule system and the rulings stay.
    pub fn clear(&mut self) {
        self.tiles = Tiles::default();
        self.others.fill(Tiles::default());
        self.answers = Answers::default();
        self.events.clear();
    }
}

/// Tiles and places.
impl Draft {
    /// The tiles of a place; 0 is the hand that is calculated.
    pub fn place(&self, place: usize) -> Option<&Tiles> {
        if place == 0 { Some(&self.tiles) } else { self.others.get(place - 1) }
    }

    /// Like [`Draft::place`], for changing the tiles.
    pub fn place_mut(&mut self, place: usize) -> Option<&mut Tiles> {
        if place == 0 { Some(&mut self.tiles) } else { self.others.get_mut(place - 1) }
    }

    /// Whether anything of a hand or a deal has been entered: tiles of any place, or events.
    pub fn has_hand(&self) -> bool {
        let places = std::iter::once(&self.tiles).chain(&self.others);
        !self.events.is_empty() || places.into_iter().any(|tiles| !tiles.is_empty())
    }

    /// Whether all places belong to one player, who makes several hands of the tiles of the first
    /// place.
    pub fn is_one_player(&self) -> bool {
        self.system.seating == Seating::OnePlayer
    }

    /// The place with the concealed tiles of a place: those of several hands of one player lie together.
    pub fn concealed_place(&self, place: usize) -> usize {
        if self.is_one_player() { 0 } else { place }
    }

    /// The number of copies of a kind that are in none of the hands and do not lie [in
    /// view](Draft::in_view).
    pub fn left(&self, tile: Tile) -> usize {
        let others = self.others.iter().map(|tiles| tiles.copies(tile)).sum::<usize>();
        let in_view = self.in_view().filter(|other| *other == tile).count();
        4usize.saturating_sub(self.tiles.copies(tile) + others + in_view)
    }

    /// The tiles that lie open on the table and are in no hand, as far as the answers name them.
    pub fn in_view(&self) -> impl Iterator<Item = Tile> + '_ {
        let questions = self.system.questions.iter().filter(|question| question.in_view);
        let of_places = questions
            .flat_map(|question| (0..self.system.places.len()).map(move |at| (question, at)));
        let asked = of_places.filter(|(question, place)| self.asks(question, *place));
        asked.flat_map(|(question, place)| {
            let answer = self.answer_at(question, place);
            let tiles = answer.and_then(Answer::tiles).unwrap_or_default();
            let tile = answer.and_then(Answer::tile);
            let copies = answer.and_then(Answer::number).unwrap_or(0);
            let counted = question.counts.into_iter().cycle().take(copies.into());
            tiles.into_iter().chain(tile).chain(counted)
        })
    }

    /// How many tiles, a kong counted as three, make what is entered for a place complete: the
    /// last of so many is the winning tile if none is marked. `None` where nothing is won with
    /// the tiles of the place.
    pub fn complete(&self, place: usize) -> Option<usize> {
        match self.system.places.get(place)?.size {
            PlaceSize::Winning => Some(Hand::COMPLETE),
            PlaceSize::Waiting => None,
            PlaceSize::TwoHands { has_won } => {
                let has_won = has_won(&self.entered(place));
                let all = if has_won { Hand::COMPLETE } else { 2 * Hand::COMPLETE };
                Some(all.saturating_sub(self.place(place + 1).map_or(0, Tiles::size)))
            }
        }
    }

    /// The number of tiles that a place has room for, with a kong counted as three: a complete hand,
    /// or thirteen tiles if nothing is won with them.
    pub fn room(&self, place: usize) -> usize {
        self.complete(place).unwrap_or(Hand::COMPLETE - 1)
    }

    /// Marks what goes without saying: the last tile of each place that is complete as its winning one, if
    /// none is marked, and the [marked copies that are certain](Draft::marked_for_certain).
    pub fn settle_marks(&mut self) {
        for place in 0..=self.others.len() {
            let complete = self.complete(place);
            if let Some(tiles) = self.place_mut(place) {
                tiles.mark_win(complete);
            }
        }
        self.mark_held();
    }

    /// Takes the tiles of a place from a text in notation, with the table of another program's
    /// string if there is one.
    ///
    /// # Errors
    /// Every fault of the text, or that there is no such place. The draft stays as it was.
    pub fn read(&mut self, place: usize, text: &str) -> Result<Option<Table>, Faults> {
        let (tiles, table) = notation::parse_as_written(text, self.marked_in_play())?;
        let there = self.place_mut(place);
        *there.ok_or_else(|| Fault::new(FaultCode::NO_SUCH_PLACE).value(place))? = tiles;
        self.settle_marks();
        Ok(table)
    }
}

/// Answers.
impl Draft {
    /// The answer for the first place: the one that was given, else the one that is
    /// [inferred](Draft::inferred), else the question's default. `None` where there is none of
    /// these, and where the rule system has no such question.
    pub fn answer(&self, question: &Question) -> Option<Answer> {
        self.answer_at(question, 0)
    }

    /// Like [`Draft::answer`], for any place.
    pub fn answer_at(&self, question: &Question, place: usize) -> Option<Answer> {
        let assumed = || {
            let question = self.system.question(question.key)?;
            self.inferred(question, place).or(question.default)
        };
        self.answers.get(question, place).or_else(assumed)
    }

    /// The answer that what was entered makes certain as long as none is given.
    ///
    /// The winning tile is the last of its kind where the melds that were entered hold the other
    /// three (MCR §2.5, Classical C28, Siamese M9). The suit that is missing is the one that a whole
    /// hand of two suits lacks (Sichuan S4). Who has put down a stick is ready when the wall is used up (riichi T28).
    pub fn inferred(&self, question: &Question, place: usize) -> Option<Answer> {
        if self.is_given(question, place) {
            return None;
        }
        match question.role {
            Role::LastCopy if place == 0 => {
                let (_, win) = self.tiles.split_win_of(self.complete(0));
                let others = self.others.iter().flat_map(|other| &other.melds);
                is_last_copy(self.tiles.melds.iter().chain(others), win?).then_some(Answer::Yes)
            }
            Role::MissingSuit => {
                let tiles = self.place(place).filter(|tiles| tiles.size() + 1 >= Hand::COMPLETE)?;
                tiles.only_missing_suit().map(Answer::Suit)
            }
            Role::Ready => {
                let put_down = self.answer(self.system.game.put_down?)?;
                (!put_down.is_none()).then_some(put_down)
            }
            _ => None,
        }
    }

    /// Like [`Draft::answer`], for the question with a role.
    pub fn answer_about(&self, role: Role) -> Option<Answer> {
        self.answer(self.system.question_about(role)?)
    }

    /// The answers that were given, in the order of the questions.
    pub fn given(&self) -> impl Iterator<Item = GivenAnswer> + '_ {
        self.answers.0.iter().copied()
    }

    /// Whether an answer was given for a place, rather than assumed.
    pub fn is_given(&self, question: &Question, place: usize) -> bool {
        self.answers.get(question, place).is_some()
    }

    /// Answers a question for a place as it is said, even if that contradicts another answer: the
    /// report names contradictions. [`Engine::answer`](crate::scoring::Engine) makes the other
    /// answers agree.
    ///
    /// # Errors
    /// If the rule system has no such question or answer, or does not ask it of that place; the
    /// draft stays as it was.
    pub fn put(&mut self, question: &Question, place: usize, answer: Answer) -> Result<(), Fault> {
        let question = self.question_at(question.key, place)?;
        self.answers.set(self.system.questions, question, place, answer)?;
        self.answers.sort(self.system.questions);
        Ok(())
    }

    /// Like [`Draft::put`] for the first place, with the key of the question, and an answer that is
    /// written as text.
    ///
    /// # Errors
    /// As [`Draft::put`].
    pub fn set(&mut self, key: &str, answer: &str) -> Result<(), Fault> {
        self.set_at(key, 0, answer)
    }

    /// Like [`Draft::put`], with the key of the question, and an answer that is written as text.
    ///
    /// # Errors
    /// As [`Draft::put`].
    pub fn set_at(&mut self, key: &str, place: usize, answer: &str) -> Result<(), Fault> {
        let question = answers::named(self.system.questions, key)?;
        self.put(question, place, answers::parse(question, answer)?)
    }

    /// Removes the answer that was given for a place.
    pub fn forget(&mut self, question: &Question, place: usize) {
        self.answers.forget(question, place);
    }

    /// Removes the answer for the first place to the question with a role.
    pub fn forget_about(&mut self, role: Role) {
        if let Some(question) = self.system.question_about(role) {
            self.answers.forget(question, 0);
        }
    }

    fn question_at(&self, key: &str, place: usize) -> Result<&'static Question, Fault> {
        let question = answers::named(self.system.questions, key)?;
        if place >= self.system.places.len() {
            let written = format_args!("{key}.{place}");
            return Err(Fault::new(FaultCode::UNKNOWN_QUESTION).value(written));
        }
        if !question.is_of(place) {
            let fault = Fault::new(FaultCode::QUESTION_OF_OTHER_PLACES).value(key);
            return Err(Fault { most: Some(place as i32), ..fault });
        }
        Ok(question)
    }
}
