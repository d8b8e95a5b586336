//! Which answers a question has: how many and which, the usual ones, the next ones to choose, and how they are read.

use crate::tiles::{Seat, SeatSet, Tile, TileList};

use super::{Answer, AnswerKind, Question, Tenths, Varies};

/// In how many deals the answer to a rare question differs from the default at most once.
const RARE: usize = 8;

impl Question {
    /// Whether the answer is nearly always the default, so that a form with several questions need
    /// not show it at once.
    pub fn is_rare(&self) -> bool {
        self.rarity.is_some_and(|deals| deals >= RARE)
    }

    /// The usual answers, which come first: all of them, unless some take luck in play.
    pub fn usual(&self) -> impl Iterator<Item = Answer> + use<> {
        let usual = match self.varies {
            Varies::InPlay { common } => common,
            Varies::Never | Varies::BeforePlay => self.len(),
        };
        self.all().take(usual)
    }

    /// How many answers there are. Lists of tiles are too many to be counted: only the empty one is, and
    /// of a choice with others only the named ones are.
    pub fn len(&self) -> usize {
        match self.kind {
            AnswerKind::Choice | AnswerKind::ChoiceOrNumber { .. } | AnswerKind::ChoiceOrTenths => {
                self.answers.len()
            }
            AnswerKind::Tile => Tile::KINDS,
            AnswerKind::Number { most } => usize::from(most) + 1,
            AnswerKind::Tiles { .. } => 1,
            AnswerKind::Seats => 1 << self.answers.len(),
        }
    }

    /// Whether there is no answer at all, which is never so.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All answers, in their order; of lists of tiles only the empty one.
    pub fn all(&self) -> impl Iterator<Item = Answer> + use<> {
        let Question { kind, answers, .. } = *self;
        (0..self.len()).filter_map(move |index| match kind {
            AnswerKind::Choice | AnswerKind::ChoiceOrNumber { .. } | AnswerKind::ChoiceOrTenths => {
                answers.get(index).copied()
            }
            AnswerKind::Tile => Tile::from_index(index).map(Answer::Tile),
            AnswerKind::Number { .. } => u16::try_from(index).ok().map(Answer::Number),
            AnswerKind::Tiles { .. } => Some(Answer::Tiles(TileList::EMPTY)),
            AnswerKind::Seats => SeatSet::all().nth(index).map(Answer::Seats),
        })
    }

    /// The answers that a player can choose next: all of them or, where several tiles or seats are
    /// the answer, those with one tile more, or with one seat more or less, than the present one.
    pub fn next(&self, present: Option<Answer>) -> Vec<Answer> {
        match (self.kind, present.or(self.default)) {
            (AnswerKind::Tiles { most }, Some(Answer::Tiles(tiles))) => {
                let more = Tile::all().filter(|_| tiles.len() < usize::from(most));
                more.map(|tile| Answer::Tiles(tiles.with(tile))).collect()
            }
            (AnswerKind::Seats, Some(Answer::Seats(seats))) => {
                self.seats_asked().map(|seat| Answer::Seats(seats.toggled(seat))).collect()
            }
            _ => self.all().collect(),
        }
    }

    /// The answer with this number, or the greatest one if there is no such number.
    pub fn number_up_to(&self, number: u16) -> Answer {
        match self.kind {
            AnswerKind::Number { most } => Answer::Number(number.min(most)),
            _ => Answer::Number(number),
        }
    }

    /// The seats that some of the seats are chosen from: the first ones, starting with East.
    pub fn seats_asked(&self) -> impl Iterator<Item = Seat> + use<> {
        self.answers.iter().filter_map(|answer| answer.seat())
    }

    /// Whether this is one of the answers.
    pub fn has(&self, answer: Answer) -> bool {
        match self.kind {
            AnswerKind::Choice => self.answers.contains(&answer),
            AnswerKind::ChoiceOrNumber { least, most } => {
                let is_possible = |number| (least..=most).contains(&number);
                self.answers.contains(&answer) || answer.number().is_some_and(is_possible)
            }
            AnswerKind::ChoiceOrTenths => {
                let is_possible = |tenths: Tenths| tenths.sum() == 0;
                self.answers.contains(&answer) || answer.tenths().is_some_and(is_possible)
            }
            AnswerKind::Tile => answer.tile().is_some(),
            AnswerKind::Number { most } => answer.number().is_some_and(|number| number <= most),
            AnswerKind::Tiles { most } => {
                answer.tiles().is_some_and(|tiles| tiles.len() <= usize::from(most))
            }
            AnswerKind::Seats => {
                let asked: SeatSet = self.seats_asked().collect();
                answer.seats().is_some_and(|seats| seats.iter().all(|seat| asked.contains(seat)))
            }
        }
    }

    /// The answer that is written so; `None` if there is no such answer. Numbers are written
    /// without signs and leading zeros. Lists of tiles and of seats are read however they are written.
    pub fn parse(&self, text: &str) -> Option<Answer> {
        let named = || self.answers.iter().copied().find(|answer| answer.is_written(text));
        let answer = match self.kind {
            AnswerKind::Choice => named(),
            AnswerKind::ChoiceOrNumber { .. } => {
                named().or_else(|| text.parse().ok().map(Answer::Number))
            }
            AnswerKind::ChoiceOrTenths => named().or_else(|| text.parse().ok().map(Answer::Tenths)),
            AnswerKind::Tile => text.parse().ok().map(Answer::Tile),
            AnswerKind::Number { .. } => text.parse().ok().map(Answer::Number),
            AnswerKind::Tiles { .. } => {
                return text.parse().ok().map(Answer::Tiles).filter(|answer| self.has(*answer));
            }
            AnswerKind::Seats => {
                return text.parse().ok().map(Answer::Seats).filter(|answer| self.has(*answer));
            }
        };
        answer.filter(|answer| self.has(*answer) && answer.is_written(text))
    }
}
