//! What a rule system says of itself.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::draft::{Draft, Event};
use crate::error::Fault;
use crate::fan::{Evidence, Fan, Obstacle};
use crate::hand::Hand;
use crate::meld::{Meld, MeldKind};
use crate::number;
use crate::report::Report;
use crate::seat::Seat;
use crate::tile::{Tile, TileSet};

/// A named choice of rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Preset {
    /// Its key.
    pub key: &'static str,
    /// Bit `i` for the ruling `i`.
    pub bits: u32,
}

/// Something that a rule system has to know besides the tiles.
///
/// Its words stand in the catalogues: `ask.<key>` asks; what an answer is called depends on the
/// [`AnswerKind`] and is said by [`explain::answer`](crate::text::explain::answer).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    /// Its key.
    pub key: &'static str,
    /// What its answers are.
    pub kind: AnswerKind,
    /// The possible answers; empty for numbers, which are all from 0 to the greatest.
    pub answers: &'static [&'static str],
    /// The answer as long as none is given; `None` where none may be assumed.
    pub default: Option<&'static str>,
    /// Of which places it is asked.
    pub places: Places,
}

impl Question {
    /// A question about the whole deal, or about the hand that is calculated.
    pub const fn new(
        key: &'static str,
        answers: &'static [&'static str],
        default: Option<&'static str>,
    ) -> Question {
        Question { key, kind: AnswerKind::Choice, answers, default, places: Places::First }
    }

    /// A question that a tile answers, none is assumed.
    pub const fn tile(key: &'static str) -> Question {
        let question = Question::new(key, &TILES, None);
        Question { kind: AnswerKind::Tile, ..question }
    }

    /// A question that a number from 0 to `most` answers, at most [`number::MOST`].
    pub const fn number(key: &'static str, most: u16, default: Option<&'static str>) -> Question {
        Question { kind: AnswerKind::Number { most }, ..Question::new(key, &[], default) }
    }

    /// The same, asked of these places.
    #[must_use]
    pub const fn of(self, places: Places) -> Question {
        Question { places, ..self }
    }

    /// How many answers there are.
    pub fn len(&self) -> usize {
        match self.kind {
            AnswerKind::Number { most } => usize::from(most) + 1,
            _ => self.answers.len(),
        }
    }

    /// Whether there is no answer at all, which is never so.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The answer with this index.
    pub fn get(&self, index: usize) -> Option<&'static str> {
        match self.kind {
            AnswerKind::Number { most } => {
                let n = u16::try_from(index).ok().filter(|n| *n <= most)?;
                number::text(n)
            }
            _ => self.answers.get(index).copied(),
        }
    }

    /// The answer that is written so.
    pub fn find(&self, answer: &str) -> Option<&'static str> {
        match self.kind {
            AnswerKind::Number { .. } => self.get(usize::from(number::parse(answer)?)),
            _ => self.answers.iter().copied().find(|a| *a == answer),
        }
    }

    /// Whether it is asked of a place.
    pub const fn asks(&self, place: usize) -> bool {
        match self.places {
            Places::First => place == 0,
            Places::Others => place > 0,
            Places::Every => true,
        }
    }
}

/// All tiles, as answers.
const TILES: [&str; Tile::KINDS] = [
    "1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", //
    "1p", "2p", "3p", "4p", "5p", "6p", "7p", "8p", "9p", //
    "1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", //
    "E", "S", "W", "N", "C", "F", "P",
];

/// What the answers of a question are, and so how a screen asks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerKind {
    /// One of a few words: `ask.<key>.<answer>` and, for the summary, `ask.<key>.<answer>.short`.
    Choice,
    /// A tile in notation, shown as a tile; for the summary `ask.<key>.short` with a slot
    /// `{tile}`.
    Tile,
    /// A number in digits, shown as it is; for the summary `ask.<key>.short` with a slot
    /// `{value}`. As a rule the default goes without saying.
    Number {
        /// The greatest; the least is 0.
        most: u16,
    },
}

impl AnswerKind {
    fn is_choice(&self) -> bool {
        *self == AnswerKind::Choice
    }
}

/// Of which places a question is asked: [`Ruleset::places`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Places {
    /// Once: of the first place, or of the whole deal.
    First,
    /// Of each but the first.
    Others,
    /// Of each.
    Every,
}

/// A kind of event that a rule system asks for. Its words stand in the catalogues:
/// `event.<key>`, and those of its questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EventKind {
    /// Its key.
    pub key: &'static str,
    /// Whether it happens to one of the places.
    pub seat: bool,
    /// Whether it is no more than a tile of the hand and a place: then it is offered where the
    /// tile is held, once for each place.
    pub held: bool,
    /// Whether it is about a tile.
    pub tile: bool,
    /// What is asked about it.
    pub questions: &'static [Question],
}

impl EventKind {
    /// Whether there is anything to tell of it besides that it happened.
    pub const fn asks(&self) -> bool {
        self.seat || self.tile || !self.questions.is_empty()
    }
}

/// A question as it stands for a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Asked {
    /// The question's key.
    pub key: &'static str,
    /// What its answers are.
    #[serde(skip_serializing_if = "AnswerKind::is_choice")]
    pub kind: AnswerKind,
    /// The place that it is asked of.
    pub place: usize,
    /// The answer that is given or assumed.
    pub answer: Option<&'static str>,
    /// All answers.
    pub offers: Vec<Offer>,
}

/// A possible answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// The answer.
    pub answer: &'static str,
    /// Why it cannot be chosen now.
    pub impossible: Option<Fault>,
}

/// In what a fan is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Points, which are added.
    Points,
    /// Fans, which are added and then counted as doublings.
    Fans,
    /// Factors, by which points are multiplied.
    Factor,
    /// A limit hand.
    Limit,
}

/// A rule system.
///
/// Adding one means writing this, a line in [`crate::rules::ALL`], and its words.
pub trait Ruleset: Sync {
    /// The key in links, texts and programs: `mcr`.
    fn key(&self) -> &'static str;

    /// Whose words the fans have: the key in the catalogues, `fan.<words>.<fan>.…`. A system that
    /// counts with another one's fans names that system.
    fn words(&self) -> &'static str {
        self.key()
    }

    /// The kinds of tile that it is played with.
    fn tiles(&self) -> TileSet;

    /// Whether it is played with flowers and seasons.
    fn has_flowers(&self) -> bool;

    /// The melds that can be declared.
    fn melds(&self) -> &'static [MeldKind];

    /// Whether the three dragons, or three different winds, make a chow.
    fn honor_chows(&self) -> bool {
        false
    }

    /// The chows that may be meant when one is declared with a tile: that which a suited tile
    /// begins; of honors, where they make chows, all that the tile is in. Empty where chows are
    /// not declared.
    fn chows(&self, tile: Tile) -> ArrayVec<Meld, 3> {
        let mut chows = ArrayVec::new();
        if !self.melds().contains(&MeldKind::Chow) {
            return chows;
        }
        if !tile.is_honor() {
            chows.extend(Meld::chow(tile));
        } else if self.honor_chows() {
            chows.extend(Meld::honor_chows_with(tile));
        }
        chows
    }

    /// How many tiles, a kong counted as three, make what is entered for a place complete: the
    /// last of so many is the winning tile if none is marked. `None` where a place has none.
    fn complete(&self, draft: &Draft, place: usize) -> Option<usize> {
        let _ = (draft, place);
        Some(Hand::COMPLETE)
    }

    /// The fans in the order of their numbers.
    fn fans(&self) -> &'static [Fan];

    /// The keys of the rulings that can be switched.
    fn rulings(&self) -> &'static [&'static str];

    /// The named choices of rulings, the default first.
    fn presets(&self) -> &'static [Preset];

    /// The places that tiles are entered for: the hand that is calculated, then the others, such
    /// as the players that follow. Their names stand in the catalogues: `place.<key>`.
    fn places(&self) -> &'static [&'static str] {
        &["hand"]
    }

    /// How many tiles a place has room for, a kong counted as three: those that make it
    /// complete, or thirteen where nothing is won with them.
    fn room(&self, draft: &Draft, place: usize) -> usize {
        self.complete(draft, place).unwrap_or(Hand::COMPLETE - 1)
    }

    /// Whether it has such melds.
    fn has_meld(&self, meld: &Meld) -> bool {
        self.melds().contains(&meld.kind()) && (self.honor_chows() || !meld.is_honor_chow())
    }

    /// The question that is asked beside the result as long as its answer is what keeps it from
    /// being settled.
    fn settles(&self) -> &'static str {
        "from"
    }

    /// The seats at which somebody plays.
    fn seats(&self, draft: &Draft) -> &'static [Seat] {
        let _ = draft;
        &Seat::ALL
    }

    /// Hands to begin with: their names, `ui.example.<name>` in the catalogues, and their links.
    fn examples(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Whose tiles a place has.
    fn seat(&self, draft: &Draft, place: usize) -> Option<Seat> {
        Seat::from_letter(draft.answer("seat")?).map(|seat| seat.after(place))
    }

    /// In what a fan is counted.
    fn unit(&self, fan: &Fan) -> Unit {
        let _ = fan;
        Unit::Points
    }

    /// The kinds of event that it asks for.
    fn events(&self) -> &'static [EventKind] {
        &[]
    }

    /// Whether a question of an event's kind matters for what is told of it.
    fn asks_of(&self, event: &Event, key: &str) -> bool {
        let _ = (event, key);
        true
    }

    /// What it asks besides the tiles.
    fn questions(&self) -> &'static [Question];

    /// Makes the other answers agree with the one just given, where players would take that for
    /// granted: who self-draws has no discarder.
    fn reconcile(&self, draft: &mut Draft, changed: &'static str, before: Option<&'static str>);

    /// The questions that matter for this draft, with the answers that are impossible now.
    fn asked(&self, draft: &Draft) -> Vec<Asked>;

    /// What is wrong with the draft, or everything there is to say about it that can be said
    /// within a tap: the rest is [`Report::pending`].
    fn report(&self, draft: &Draft) -> Report;

    /// Completes the draft's report with what takes long to find, if it is pending.
    fn finish(&self, draft: &Draft, report: &mut Report) {
        let _ = (draft, report);
    }

    /// Why a fan applies to the sheet with this index in the draft's report, once or several
    /// times, or the first thing in the way; `None` where the draft has no such sheet or fan.
    fn why(&self, draft: &Draft, sheet: usize, fan: u8) -> Option<Result<Vec<Evidence>, Obstacle>>;

    /// As [`Ruleset::why`], for a sheet of another place ([`Report::others`]).
    fn why_at(
        &self,
        draft: &Draft,
        place: usize,
        sheet: usize,
        fan: u8,
    ) -> Option<Result<Vec<Evidence>, Obstacle>> {
        if place == 0 { self.why(draft, sheet, fan) } else { None }
    }

    /// The fan of a number.
    fn fan(&self, number: u8) -> Option<&'static Fan> {
        self.fans().iter().find(|f| f.number == number)
    }
}
