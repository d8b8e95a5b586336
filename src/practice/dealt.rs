//! The answers of dealt hands: as rare as at a table, and such as a table has.

use crate::entry::Draft;
use crate::scoring::Engine;
use crate::system::{Answer, AnswerKind, Dealt, Question, Role};
use crate::tiles::{BySeat, Tile};

use super::random::Random;

/// In 1 of `deals` deals, answers a question with a random answer that adds no fault.
pub(super) fn answer(
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
    // Where the tiles themselves give the answer, it stays.
    if !random.one_in(deals) || asked.inferred {
        return;
    }
    let is_own_seat = question.role == Role::Seat;
    let offers: Vec<Answer> = asked.offers.iter().map(|offer| offer.answer).collect();
    let before = engine.faults(draft).len();
    for _ in 0..asked.offers.len() {
        let mut other = draft.clone();
        let offer = dealt(random, draft, question, &offers);
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

/// An answer that dealt hands have to a question.
fn dealt(random: &mut Random, draft: &Draft, question: &Question, offers: &[Answer]) -> Answer {
    match (question.dealt, question.kind) {
        (Dealt::First(number), _) => random.pick(&offers[..number.min(offers.len())]),
        (Dealt::Between(least, most), AnswerKind::Number { .. }) => {
            Answer::Number(least + random.below(usize::from(most - least) + 1) as u16)
        }
        (Dealt::Between(least, most), AnswerKind::Tiles { .. }) => {
            let left: Vec<Tile> =
                draft.system().tiles.iter().filter(|t| draft.left(*t) > 0).collect();
            let number = least + random.below(usize::from(most - least) + 1) as u16;
            let tiles = (0..number).map(|_| random.pick(&left));
            Answer::Tiles(tiles.collect())
        }
        _ => random.pick(offers),
    }
}
