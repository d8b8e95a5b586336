//! Questions: what a rule system has to know besides the tiles, as constants. `possible_answers` says which answers
//! each of them has.

use serde::{Serialize, Serializer};

use crate::tiles::{SeatSet, Tile, TileList};

use super::{Answer, AnswerKind, Condition, Dealt, Ended, LastTile, Places, Role, Varies};

/// Something that a rule system has to know besides the tiles.
///
/// Its words in the catalogues are `ask.<key>`. The words of an answer depend on the [`AnswerKind`];
/// [`explain::answer`](crate::text::explain::answer) finds them.
///
/// A rule system has a constant for each of its questions. Code asks for an answer with it, and the
/// key stands in links, programs and catalogues only. Two questions of a rule system are equal if
/// their keys are.
///
/// ```
/// use hule::system::{Answer, Question};
///
/// const FURITEN: Question = Question::yes_no("furiten");
/// const RIICHI: Question =
///     Question::yes_no("riichi").when(|entered| !entered.says(&FURITEN, Answer::Yes));
/// assert_eq!(RIICHI.default, Some(Answer::No));
/// ```
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Question {
    /// Its key.
    pub key: &'static str,
    /// What its answers are.
    pub kind: AnswerKind,
    /// The possible answers of a choice, or those of them that have names; the seats that some of the seats
    /// are chosen from. Of another kind of question all that it says are possible.
    pub answers: &'static [Answer],
    /// The answer if none is given. `None` if no answer may be assumed.
    pub default: Option<Answer>,
    /// The places of which it is asked.
    pub places: Places,
    /// Whether it matters, given what has been entered. An answer to a question that does not matter
    /// is passed over.
    #[serde(skip)]
    pub when: Condition,
    /// What it is about, if the rest of the program has to know that.
    #[serde(skip)]
    pub role: Role,
    /// When a player would ask what another answer had brought.
    #[serde(skip)]
    pub varies: Varies,
    /// How rarely the answer differs from the default: 1 in this many deals. `None` if dealt hands
    /// never have another one. A question without a default is answered in each deal.
    #[serde(skip)]
    pub rarity: Option<usize>,
    /// Which answers dealt hands have where the answer differs from the default.
    #[serde(skip)]
    pub dealt: Dealt,
    /// Whether the answer is about the table and stays for the next hand.
    #[serde(skip)]
    pub stays: bool,
    /// Whether the tiles that answer it lie open on the table, so that they are in no hand.
    #[serde(skip)]
    pub in_view: bool,
    /// The tile of which a number says how many lie open.
    #[serde(skip)]
    pub counts: Option<Tile>,
    /// Whether it is answered beside the hand, because players do so as often as they enter tiles: lists
    /// of tiles lie there, a choice that is no by default is a switch, seats are a switch each, and a number
    /// is counted up and down. `ask.<key>.label` is what stands on it.
    #[serde(skip)]
    pub beside_hand: bool,
}

impl Question {
    /// A question about the whole deal, or about the hand that is calculated.
    pub const fn new(
        key: &'static str,
        answers: &'static [Answer],
        default: Option<Answer>,
    ) -> Question {
        let rarity = if default.is_none() { Some(1) } else { None };
        Question {
            key,
            kind: AnswerKind::Choice,
            answers,
            default,
            places: Places::First,
            when: |_| true,
            role: Role::Other,
            varies: Varies::Never,
            rarity,
            dealt: Dealt::Any,
            stays: false,
            in_view: false,
            counts: None,
            beside_hand: false,
        }
    }

    /// A question that is answered by yes or no; no is assumed.
    pub const fn yes_no(key: &'static str) -> Question {
        Question::new(key, Answer::NO_YES, Some(Answer::No))
    }

    /// A question that a tile answers; none is assumed.
    pub const fn tile(key: &'static str) -> Question {
        Question { kind: AnswerKind::Tile, ..Question::new(key, &[], None) }
    }

    /// A question that a list of at most `most` tiles answers; the empty list is assumed.
    pub const fn tiles(key: &'static str, most: u8) -> Question {
        assert!(most as usize <= TileList::MOST, "a list has no room for so many tiles");
        let question = Question::new(key, &[], Some(Answer::Tiles(TileList::EMPTY)));
        Question { kind: AnswerKind::Tiles { most }, ..question }
    }

    /// A question that some of the four seats answer; none of them is assumed.
    pub const fn seats(key: &'static str) -> Question {
        let question = Question::new(key, Answer::SEATS, Some(Answer::Seats(SeatSet::EMPTY)));
        Question { kind: AnswerKind::Seats, ..question }
    }

    /// A question that a number from 0 to `most` answers.
    pub const fn number(key: &'static str, most: u16, default: u16) -> Question {
        let question = Question::new(key, &[], Some(Answer::Number(default)));
        Question { kind: AnswerKind::Number { most }, ..question }
    }

    /// A question that one of these answers, or any number from `least` to `most`.
    pub const fn choice_or_number(
        key: &'static str,
        answers: &'static [Answer],
        (least, most): (u16, u16),
        default: Answer,
    ) -> Question {
        let question = Question::new(key, answers, Some(default));
        Question { kind: AnswerKind::ChoiceOrNumber { least, most }, ..question }
    }

    /// A question that one of these answers, the first by default, or a list of numbers in tenths that sum
    /// to zero.
    pub const fn choice_or_tenths(key: &'static str, answers: &'static [Answer]) -> Question {
        let question = Question::new(key, answers, Some(answers[0]));
        Question { kind: AnswerKind::ChoiceOrTenths, ..question }
    }

    /// The question for the seat of the hand: one of these, the first by default.
    pub const fn seat(seats: &'static [Answer]) -> Question {
        Question::new("seat", seats, Some(seats[0])).role(Role::Seat).before_play()
    }

    /// Asks which wind is the prevalent one. Without an answer it is East.
    pub const fn round() -> Question {
        let question = Question::new("round", Answer::SEATS, Some(Answer::SEATS[0]));
        question.role(Role::Round).before_play()
    }

    /// The question of how the winning tile came. The answers are the words of these
    /// [`WinSource`](crate::tiles::WinSource)s; the first one is assumed.
    pub const fn win_source(sources: &'static [Answer]) -> Question {
        let question = Question::new("win", sources, Some(sources[0])).role(Role::WinSource);
        question.varies(Varies::InPlay { common: 2 }).rarity(2)
    }

    /// Who discarded the winning tile. It is never assumed, because it may decide who pays. A
    /// self-drawn tile has no discarder.
    pub const fn discarder(seats: &'static [Answer]) -> Question {
        let question = Question::new("from", seats, None).role(Role::Discarder);
        question.when(|entered| entered.is_claimed())
    }

    /// Whether the winning tile was the last of the wall, or the last discard.
    pub const fn last_tile() -> Question {
        let question = Question::new("last", LastTile::ANSWERS, Some(Answer::No));
        question.role(Role::LastTile).varies(Varies::InPlay { common: 1 }).rarity(8)
    }

    /// Whether the winning tile was the last of its kind.
    pub const fn last_copy() -> Question {
        Question::yes_no("last-copy").role(Role::LastCopy).varies(Varies::InPlay { common: 1 })
    }

    /// How the deal ended: won, or drawn.
    pub const fn ending() -> Question {
        Question::new("ending", Ended::ANSWERS, Some(Ended::WON)).role(Role::Ending)
    }

    /// The same, asked of these places.
    #[must_use]
    pub const fn of(self, places: Places) -> Question {
        Question { places, ..self }
    }

    /// The same, if this condition holds.
    #[must_use]
    pub const fn when(self, when: Condition) -> Question {
        Question { when, ..self }
    }

    /// The same, with this role.
    #[must_use]
    pub const fn role(self, role: Role) -> Question {
        Question { role, ..self }
    }

    /// The same, whose answer may vary.
    #[must_use]
    pub const fn varies(self, varies: Varies) -> Question {
        Question { varies, ..self }
    }

    /// The same, whose answer differs from the default in one of so many deals.
    #[must_use]
    pub const fn rarity(self, deals: usize) -> Question {
        Question { rarity: Some(deals), ..self }
    }

    /// The same, to which dealt hands have these answers.
    #[must_use]
    pub const fn dealing(self, dealt: Dealt) -> Question {
        Question { dealt, ..self }
    }

    /// The same, whose answer stays for the next hand.
    #[must_use]
    pub const fn stays(self) -> Question {
        Question { stays: true, ..self }
    }

    /// The same, whose answer is known before the tiles are dealt and stays for the next hand.
    #[must_use]
    pub const fn before_play(self) -> Question {
        self.varies(Varies::BeforePlay).rarity(1).stays()
    }

    /// The same, whose tiles lie open on the table.
    #[must_use]
    pub const fn in_view(self) -> Question {
        Question { in_view: true, ..self }
    }

    /// The same, whose number says how many of a tile lie open on the table.
    #[must_use]
    pub const fn counting(self, tile: Tile) -> Question {
        Question { counts: Some(tile), in_view: true, ..self }
    }

    /// The same with other answers to choose from.
    #[must_use]
    pub const fn among(self, answers: &'static [Answer]) -> Question {
        Question { answers, ..self }
    }

    /// The same with another answer that is assumed.
    #[must_use]
    pub const fn assuming(self, answer: Answer) -> Question {
        Question { default: Some(answer), ..self }
    }

    /// The same, which is answered beside the hand.
    #[must_use]
    pub const fn beside_hand(self) -> Question {
        Question { beside_hand: true, ..self }
    }

    /// Whether it is one of those that are asked of a place.
    pub const fn is_of(&self, place: usize) -> bool {
        match self.places {
            Places::First => place == 0,
            Places::Others => place > 0,
            Places::Every => true,
        }
    }
}

impl PartialEq for Question {
    fn eq(&self, other: &Question) -> bool {
        self.key == other.key
    }
}

impl Eq for Question {}

/// Serialises a question as its key.
pub(crate) fn as_key<S: Serializer>(question: &Question, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(question.key)
}

/// The same of a question that there may be.
pub(crate) fn as_key_if_any<S: Serializer>(
    question: &Option<&Question>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    question.map(|question| question.key).serialize(serializer)
}
