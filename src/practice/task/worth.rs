//! What is paid for two counts, such as 3 han and 40 fu? There is no hand.

use crate::entry::Draft;
use crate::practice::exercise::Task;
use crate::practice::random::Random;
use crate::practice::source::Source;
use crate::rules::learning::Level;
use crate::system::{Answer, Role, ScoreTable};
use crate::tiles::{Seat, WinSource};

/// How many amounts there are to choose from on the first level.
const CANDIDATES: usize = 4;

/// How many of the second counts of the table are common.
const COMMON: usize = 5;

/// Draws a draft without tiles that says who wins how, and the two counts.
pub fn draw(source: &Source, random: &mut Random, level: Level) -> Option<(Draft, [u16; 2])> {
    let table = source.system().score_table?;
    let (last, limits) = (*table.mains.last()?, table.limits);
    loop {
        let mut draft = source.empty();
        let seat = random.pick(draft.seats());
        draft.put_about(Role::Seat, Answer::Seat(seat));
        if random.one_in(2) {
            draft.put_about(Role::WinSource, Answer::Word(WinSource::SelfDrawn.key()));
        }
        let most = match level {
            Level::First => last + 1,
            Level::Second => last,
            Level::Third => *limits.last()?,
        };
        let main = 1 + random.below(usize::from(most)) as u16;
        let common = if level == Level::First { COMMON } else { table.minors.len() };
        let minor = random.pick(&table.minors[..common.min(table.minors.len())]);
        if paid(table, &draft, [main, minor]).is_some() {
            return Some((draft, [main, minor]));
        }
    }
}

/// The question what is paid for two counts; on the first level there are amounts to choose from. `None` if
/// no hand has these counts.
pub fn of(
    source: &Source,
    random: &mut Random,
    level: Level,
    draft: &Draft,
    counts: [u16; 2],
) -> Option<Task> {
    let table = source.system().score_table?;
    let right = paid(table, draft, counts)?;
    let candidates = match level {
        Level::First => candidates(table, random, draft, counts, &right),
        _ => Vec::new(),
    };
    Some(Task::Worth { counts, candidates, right })
}

/// What is paid: by the discarder; by each of the others, if all pay the same; or by each of the others and
/// by the dealer.
fn paid(table: &ScoreTable, draft: &Draft, [main, minor]: [u16; 2]) -> Option<Vec<i32>> {
    let is_dealer = draft.own_seat() == Seat::East;
    let worth = (table.worth)(draft.rulings(), is_dealer, main, minor);
    if !draft.win_source().is_self_drawn() {
        return worth.discard.map(|paid| vec![paid]);
    }
    let [others, dealer] = worth.self_drawn?;
    Some(if is_dealer { vec![others] } else { vec![others, dealer] })
}

/// The right amounts among those of more or less, and those of a winner who deals or does not.
fn candidates(
    table: &ScoreTable,
    random: &mut Random,
    draft: &Draft,
    [main, minor]: [u16; 2],
    right: &[i32],
) -> Vec<Vec<i32>> {
    let at = table.minors.iter().position(|other| *other == minor).unwrap_or(0);
    let near = &table.minors[at.saturating_sub(1)..(at + 2).min(table.minors.len())];
    // From five of the first count on, several are worth the same.
    let mains = main.saturating_sub(2).max(1)..=main + 3;
    let counts = mains.flat_map(|main| near.iter().map(move |minor| [main, *minor]));
    let mut wrong: Vec<Vec<i32>> = Vec::new();
    for counts in counts {
        // Another seat changes who pays what, and how many amounts there are.
        for paid in [paid(table, draft, counts), paid_to_other(table, draft, counts)] {
            let is_new = |paid: &Vec<i32>| paid.len() == right.len() && paid != right;
            if let Some(paid) = paid.filter(is_new).filter(|paid| !wrong.contains(paid)) {
                wrong.push(paid);
            }
        }
    }
    let mut chosen = vec![right.to_vec()];
    while chosen.len() < CANDIDATES && !wrong.is_empty() {
        chosen.push(wrong.swap_remove(random.below(wrong.len())));
    }
    chosen.sort_unstable();
    chosen
}

/// What is paid to a winner who deals, if this one does not, and the other way round.
fn paid_to_other(table: &ScoreTable, draft: &Draft, counts: [u16; 2]) -> Option<Vec<i32>> {
    let mut other = draft.clone();
    let seat = if draft.own_seat() == Seat::East { Seat::South } else { Seat::East };
    other.put_about(Role::Seat, Answer::Seat(seat));
    paid(table, &other, counts)
}
