//! Winning hands to draw exercises from: examples of the rulebook that were changed, and random
//! ones. Whether a hand wins, the rule system decides.

use crate::entry::{Asked, Draft, link};
use crate::reading::division::{Form, Shape};
use crate::rules;
use crate::system::{Answer, Question, Role};
use crate::tiles::{Meld, Suit, Tile, TileSet, WinSource};

use super::answer::Answer as Counted;
use super::dealt::answer;
use super::exchange::Exchange;
use super::random::Random;
use super::shape;
use super::source::Source;

impl Source {
    /// An example of a fan, with its suits exchanged. `None` if the rulebook has none.
    fn example(&self, random: &mut Random, fan: u8) -> Option<Draft> {
        let system = self.system();
        let key = system.fan(fan)?.key;
        let own = rules::book(system).map_or(&[][..], |book| book.fans);
        let page = own.iter().chain(self.pages).find(|page| page.fan == key)?;
        let examples = page.examples;
        if examples.is_empty() {
            return None;
        }
        let draft = link::decode(random.pick(examples), &[self.origin, system]).ok()?;
        let other = Exchange::any(random).of(&draft);
        if draft.system() != system && self.has_several_hands() {
            return Some(other);
        }
        // A system may have few tiles of a suit, no such melds, or fewer players.
        let fitting = |other: Draft| {
            let mut carried = other.carried_over_to(system);
            // Tiles of melds that this system does not have stand in the hand now.
            carried.draft.tiles.standing.sort_unstable();
            carried.left_out.melds.clear();
            let is_whole = carried.left_out.is_empty() && !self.has_faults(&carried.draft);
            is_whole.then_some(carried.draft)
        };
        match draft.system() == system && !self.has_faults(&other) {
            true => Some(other),
            false => fitting(other).or_else(|| fitting(Exchange::without_first(random).of(&draft))),
        }
    }

    fn has_faults(&self, draft: &Draft) -> bool {
        !self.engine.faults(draft).is_empty()
    }

    /// A hand like an example of a fan. `changes` says how many of its sets are replaced. Of two hands
    /// that a player makes, both win if there are any, and else the one that wins as in the example.
    pub fn like_example(&self, random: &mut Random, fan: u8, changes: usize) -> Option<Draft> {
        let mut example = self.example(random, fan)?;
        self.rule(&mut example);
        if self.has_several_hands() {
            return match changes {
                0 => self.one_of_two_hands(random, &example),
                _ => self.pair_of_hands(random, &example),
            };
        }
        let mut draft = example;
        for _ in 0..changes {
            draft = self.with_another_set(random, &draft).unwrap_or(draft);
        }
        match changes {
            0 => self.answer_unanswered(random, &mut draft),
            _ => self.answer_questions(random, &mut draft),
        }
        self.leave_unexplained(&mut draft);
        self.mark_some(random, &mut draft);
        draft.mark_held();
        Some(draft)
    }

    /// The tiles of an example and of another one together, for a player who makes two hands.
    fn with_another_hand(&self, random: &mut Random, first: &Draft) -> Option<Draft> {
        let other = random.pick(self.system().fans);
        let second = self.example(random, other.number)?;
        let mut draft = Draft::new(self.system());
        draft.tiles = first.tiles.clone();
        draft.tiles.flowers.clear();
        draft.tiles.standing.extend(second.tiles.standing.iter().chain(&second.tiles.win));
        draft.tiles.standing.sort_unstable();
        draft.place_mut(1)?.melds = second.tiles.melds.clone();
        self.answer_questions(random, &mut draft);
        has_four_at_most(&draft).then_some(draft)
    }

    /// Two hands that win together, which they do only on a tile from the wall.
    fn pair_of_hands(&self, random: &mut Random, first: &Draft) -> Option<Draft> {
        let mut draft = self.with_another_hand(random, first)?;
        draft.put_about(Role::WinSource, Answer::Word(WinSource::SelfDrawn.key()));
        Some(draft)
    }

    /// The tiles of two hands of which one wins as it does in its example.
    fn one_of_two_hands(&self, random: &mut Random, first: &Draft) -> Option<Draft> {
        let mut draft = self.with_another_hand(random, first)?;
        for given in first.given() {
            // Questions and rulings that this rule system does not have do not matter to it.
            let _ = self.engine.answer(&mut draft, given.question, given.place, given.answer);
        }
        let on: Vec<&str> = first.rulings_on().collect();
        for ruling in first.system().rulings {
            let _ = draft.set_ruling(ruling, on.contains(ruling));
        }
        Some(draft)
    }

    /// A random hand of these tiles: sets and a pair. Where a suit has to be missing, one is.
    pub fn of_tiles(&self, random: &mut Random, tiles: TileSet) -> Option<Draft> {
        let mut draft = self.empty();
        let missing = random.pick(&Suit::ALL);
        let asks_suit = self.system().question_about(Role::MissingSuit);
        let tiles = match asks_suit {
            Some(_) => tiles.minus(TileSet::of_suit(missing)),
            None => tiles,
        };
        draft.tiles = shape::sets_of(random, tiles, self.system().melds)?;
        draft.tiles.standing.sort_unstable();
        draft.mark_held();
        if !has_four_at_most(&draft) {
            return None;
        }
        self.answer_questions(random, &mut draft);
        if let Some(question) = asks_suit {
            draft.put(question, 0, Answer::Suit(missing)).ok()?;
        }
        self.leave_unexplained(&mut draft);
        Some(draft)
    }

    /// The same hand with another set in place of one that is not declared, won on any tile.
    fn with_another_set(&self, random: &mut Random, draft: &Draft) -> Option<Draft> {
        let report = self.report(draft)?;
        let division = &report.sheets.first()?.division;
        let standing: Vec<_> = division.sets.iter().filter(|set| !set.declared).collect();
        if division.form != Form::FourSets || standing.is_empty() || !draft.events.is_empty() {
            return None;
        }
        let old = standing[random.below(standing.len())];
        let mut other = draft.clone();
        let hand = &mut other.tiles;
        hand.join_win();
        for tile in old.tiles() {
            let at = hand.standing.iter().position(|standing| *standing == tile)?;
            hand.standing.remove(at);
        }
        let tiles: Vec<Tile> = self.system().tiles.iter().collect();
        let tile = random.pick(&tiles);
        let new = match old.shape {
            Shape::Chow | Shape::Winds => Meld::chow(tile)?,
            Shape::Pung | Shape::Kong => Meld::pung(tile),
        };
        hand.standing.extend(new.tiles());
        let last = random.below(hand.standing.len());
        hand.win = Some(hand.standing.swap_remove(last));
        hand.standing.sort_unstable();
        Some(other)
    }

    /// Says of every hand that was not entered, and whose contents can be given as numbers, that it holds
    /// nothing.
    pub(super) fn say_that_others_hold_nothing(&self, draft: &mut Draft) {
        let asked = draft.asked();
        let is_count = |asked: &&Asked| {
            asked.place > 0
                && asked.answer == Some(Answer::Number(0))
                && asked.question.kind.is_number()
        };
        for Asked { question, place, .. } in asked.iter().filter(is_count) {
            let has_said = draft.given().any(|given| given.place == *place);
            if !has_said {
                // It is an answer to this question, of which it is asked.
                let _ = draft.put(question, *place, Answer::Number(0));
            }
        }
    }

    /// Answers a question, if it is asked.
    pub fn answer_once(&self, random: &mut Random, draft: &mut Draft, question: &'static Question) {
        answer(random, self.engine, draft, question, 1);
    }

    /// Answers what each deal has, where the draft says that there is none of it.
    fn answer_unanswered(&self, random: &mut Random, draft: &mut Draft) {
        for question in self.system().questions {
            let has_none = draft.answer(question).is_some_and(Answer::is_none);
            if question.rarity == Some(1) && has_none {
                answer(random, self.engine, draft, question, 1);
            }
        }
    }

    /// Takes back the answers to questions that no step has explained yet.
    fn leave_unexplained(&self, draft: &mut Draft) {
        for question in &self.unexplained {
            draft.forget(question, 0);
        }
    }

    /// In half of the hands, marks some copies of the kinds that have a marked one, if the hand counts more
    /// with them.
    fn mark_some(&self, random: &mut Random, draft: &mut Draft) {
        let marked = self.system().marked;
        let held: TileSet = draft.tiles.standing.iter().copied().collect();
        if held.intersection(marked).is_empty() || random.one_in(2) {
            return;
        }
        let mut other = draft.clone();
        for tile in held.intersection(marked).iter().filter(|_| random.one_in(2)) {
            other.tiles.marks.standing.insert(tile);
        }
        let fans = |draft: &Draft| self.report(draft).map(|report| Counted::of(&report).fans);
        let (before, after) = (fans(draft), fans(&other));
        if after.is_some() && before != after {
            *draft = other;
        }
    }

    /// Answers the questions of the rule system as often as they matter at a table.
    fn answer_questions(&self, random: &mut Random, draft: &mut Draft) {
        for question in self.system().questions {
            if let Some(deals) = question.rarity {
                answer(random, self.engine, draft, question, deals);
            }
        }
    }
}

/// Whether no tile is there more than four times.
pub(super) fn has_four_at_most(draft: &Draft) -> bool {
    let hands = || draft.others.iter().chain([&draft.tiles]);
    Tile::all().all(|tile| hands().map(|tiles| tiles.copies(tile)).sum::<usize>() <= 4)
}
