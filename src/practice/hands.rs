//! Winning hands to draw exercises from: examples of the rulebook that were changed, and random
//! ones. Whether a hand wins, the rule system decides.

use std::cell::Cell;

use crate::entry::{Asked, Draft, Hand, link};
use crate::reading::division::{Form, Shape};
use crate::rules;
use crate::rules::pages::FanPage;
use crate::scoring::{Engine, Report, Standing};
use crate::system::{Answer, Question, Role, System};
use crate::tiles::{BySeat, Meld, Suit, Tile, TileSet, WinSource};

use super::answer::{Answer as Counted, counted_sheets};
use super::exchange::Exchange;
use super::random::Random;
use super::{DrawnHand, shape};

/// The number of hands that are scored to find one that suits an exercise. Nearly all exercises need a few
/// dozen; who waits for one has it within a second or so.
const MOST_SCORED: usize = 5000;

/// Where the hands of a rule system come from, for one exercise.
pub(super) struct Source {
    pub engine: &'static dyn Engine,
    /// How many hands may still be scored.
    left: Cell<usize>,
    /// The system whose rulebook has the examples: another one if its fans are used.
    origin: &'static System,
    pages: &'static [FanPage],
}

impl Source {
    pub fn new(engine: &'static dyn Engine) -> Source {
        let system = engine.system();
        let origin = rules::system(system.words).unwrap_or(system);
        let pages = rules::book(origin).map_or(&[][..], |book| book.fans);
        Source { engine, left: Cell::new(MOST_SCORED), origin, pages }
    }

    /// Whether another hand may be scored.
    pub fn may_try(&self) -> bool {
        self.left.get() > 0
    }

    /// Lets more hands be scored.
    pub fn allow(&self, more: usize) {
        self.left.set(self.left.get() + more);
    }

    /// The report of a hand, without questions. `None` if as many hands were scored as may be.
    pub fn report(&self, draft: &Draft) -> Option<Report> {
        self.left.set(self.left.get().checked_sub(1)?);
        Some(self.engine.report_as_it_is(draft))
    }

    /// The hand of a draft if it wins, counts a fan, and it is settled who pays.
    pub fn winning(&self, mut draft: Draft) -> Option<DrawnHand> {
        self.say_that_others_hold_nothing(&mut draft);
        let report = self.report(&draft)?;
        wins_and_is_paid(&report).then_some(DrawnHand { draft, report })
    }

    pub fn system(&self) -> &'static System {
        self.engine.system()
    }

    /// Whether a player makes several hands, so that the tiles of an exercise are those of all.
    pub fn has_several_hands(&self) -> bool {
        Draft::new(self.system()).complete(0).is_some_and(|size| size > Hand::COMPLETE)
    }

    /// An example of a fan, with its suits exchanged. `None` if the rulebook has none.
    fn example(&self, random: &mut Random, fan: u8) -> Option<Draft> {
        let key = self.system().fan(fan)?.key;
        let page = self.pages.iter().find(|page| page.fan == key)?;
        let examples = page.examples;
        if examples.is_empty() {
            return None;
        }
        let draft = link::decode(random.pick(examples), &[self.origin]).ok()?;
        Some(Exchange::any(random).of(&draft))
    }

    /// A hand like an example of a fan. `changes` says how many of its sets are replaced. Of two hands
    /// that a player makes, both win if there are any, and else the one that wins as in the example.
    pub fn like_example(&self, random: &mut Random, fan: u8, changes: usize) -> Option<Draft> {
        let example = self.example(random, fan)?;
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
        if changes > 0 {
            self.answer_questions(random, &mut draft);
        }
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
        let mut draft = Draft::new(self.system());
        let missing = random.pick(&Suit::ALL);
        let asks_suit = self.system().question_about(Role::MissingSuit);
        let tiles = match asks_suit {
            Some(_) => tiles.minus(TileSet::of_suit(missing)),
            None => tiles,
        };
        draft.tiles = shape::sets_of(random, tiles, self.system().melds)?;
        draft.tiles.standing.sort_unstable();
        if !has_four_at_most(&draft) {
            return None;
        }
        self.answer_questions(random, &mut draft);
        if let Some(question) = asks_suit {
            draft.put(question, 0, Answer::Suit(missing)).ok()?;
        }
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
    fn say_that_others_hold_nothing(&self, draft: &mut Draft) {
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

    /// Answers the questions of the rule system as often as they matter at a table.
    fn answer_questions(&self, random: &mut Random, draft: &mut Draft) {
        for question in self.system().questions {
            if let Some(deals) = question.rarity {
                answer(random, self.engine, draft, question, deals);
            }
        }
    }
}

/// In 1 of `deals` deals, answers a question with a random answer that adds no fault.
fn answer(
    random: &mut Random,
    engine: &dyn Engine,
    draft: &mut Draft,
    question: &'static Question,
    deals: usize,
) {
    let open = draft.asked();
    let Some(asked) = open.iter().find(|asked| asked.question == question && asked.place == 0)
    else {
        return;
    };
    // What the tiles make certain is not answered otherwise.
    if !random.one_in(deals) || asked.inferred {
        return;
    }
    let is_own_seat = question.role == Role::Seat;
    let before = engine.faults(draft).len();
    for _ in 0..asked.offers.len() {
        let mut other = draft.clone();
        let offer = random.pick(&asked.offers.iter().map(|o| o.answer).collect::<Vec<_>>());
        let answered = match offer.seat().filter(|_| is_own_seat && draft.names_other_places()) {
            // The players sit elsewhere, all of them, and whoever is named with them.
            Some(seat) => {
                let turns = draft.own_seat().places_to(seat);
                other = draft.reseated(&BySeat::from_fn(|seat| seat.after(turns)));
                Ok(())
            }
            None => engine.answer(&mut other, question, 0, offer).map(drop),
        };
        if answered.is_ok() && engine.faults(&other).len() <= before {
            *draft = other;
            return;
        }
    }
}

/// Whether a hand wins and counts a fan, it is settled who pays, and nothing is missing of the deal but the
/// hands of others.
pub(super) fn wins_and_is_paid(report: &Report) -> bool {
    let wins = matches!(report.standing, Standing::Complete { wins: true, .. });
    let has_gap = report.notes.iter().any(|note| note.is_gap() && !note.is_of_absent_hand());
    wins && !has_gap && report.ledger.is_some() && !Counted::of(report).fans.is_empty()
}

/// Whether no tile is there more than four times.
pub(super) fn has_four_at_most(draft: &Draft) -> bool {
    let hands = || draft.others.iter().chain([&draft.tiles]);
    Tile::all().all(|tile| hands().map(|tiles| tiles.copies(tile)).sum::<usize>() <= 4)
}

/// Whether every hand that is counted is four sets and a pair.
pub(super) fn is_ordinary(report: &Report) -> bool {
    counted_sheets(report).all(|sheet| sheet.division.form == Form::FourSets)
}

/// How often a fan counts in a report.
pub(super) fn times(report: &Report, fan: u8) -> usize {
    counted_sheets(report).flat_map(|sheet| &sheet.counted).filter(|c| c.fan.number == fan).count()
}
