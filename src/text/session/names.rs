//! The names of the players, the deals and the seats of a session.

use crate::scoring::Position;
use crate::session::{Session, by_rank, ranks};
use crate::system::{Counters, Question};
use crate::text::payments::Party;
use crate::text::{Catalogue, Slot, isolated, whole, wind_name};
use crate::tiles::{Seat, Wind};

/// A space at which no line breaks: between a name and its number.
pub const NO_BREAK: &str = "\u{a0}";

/// The name of a player as it was given, or the number: for a place of its own, such as a field of a
/// table.
pub fn plain_name(session: &Session, player: usize, words: &Catalogue) -> String {
    match session.players.get(player).filter(|name| !name.is_empty()) {
        Some(name) => name.clone(),
        None => words.count("session.player", player.saturating_add(1)),
    }
}

/// The name of a player beside other words and numbers: [`plain_name`], [`isolated`].
pub fn player_name(session: &Session, player: usize, words: &Catalogue) -> String {
    isolated(&plain_name(session, player, words)).into_owned()
}

/// A player of a session, as one who pays and one who is paid.
pub fn party(session: &Session, player: usize, words: &Catalogue) -> Party {
    let name = player_name(session, player, words);
    match session.players.get(player).filter(|name| !name.is_empty()) {
        Some(_) => Party::named(name, words),
        None => {
            let payee = format!("session.payee.{}", player.saturating_add(1));
            Party { name, payee: words.get(&payee).to_owned() }
        }
    }
}

/// The name of a session or, if it has none, that of its rules.
pub fn title(session: &Session, words: &Catalogue) -> String {
    match &*session.name {
        "" => session.system().name(words.language()).to_owned(),
        name => isolated(name).into_owned(),
    }
}

/// “Anna 12, Ben −12”: the players by rank with their totals.
pub fn standing(session: &Session, totals: &[i32], words: &Catalogue) -> String {
    let total = |player: usize| {
        [&*player_name(session, player, words), NO_BREAK, &*whole(totals[player])].concat()
    };
    let all = by_rank(&ranks(totals)).into_iter().map(total);
    all.collect::<Vec<_>>().join(words.language().comma())
}

/// “table points: 2.5”. Shared ones may be parts of a whole.
pub fn table_points(points: f64, words: &Catalogue) -> String {
    // With a real minus sign, as totals have it.
    let text = decimal(points, words).replace('-', "−");
    words.text("session.table-points", &[("points", Slot::text(text))])
}

/// Table points in digits, as a spreadsheet in the language reads them: `2.5`, `-0.8`, `1.67`.
pub(super) fn decimal(points: f64, words: &Catalogue) -> String {
    let text = words.language().decimal(points, 2);
    match text.trim_end_matches('0').trim_end_matches(['.', ',']) {
        // Less than can be written.
        "-0" => "0".to_owned(),
        text => text.to_owned(),
    }
}

/// The name of a deal: its number.
pub fn deal_name(n: usize, words: &Catalogue) -> String {
    words.count("session.deal", n)
}

/// “Dora rests”: nothing in a deal that everybody plays.
pub fn resting_line(session: &Session, position: &Position, words: &Catalogue) -> Option<String> {
    let name = player_name(session, position.resting?.into(), words);
    Some(words.text("session.resting", &[("name", Slot::text(name))]))
}

/// “Ben East, Anna South”: who sits where, and who rests.
pub fn seats_line(session: &Session, position: &Position, words: &Catalogue) -> String {
    let seated = |(seat, player): (Seat, &u8)| {
        let name = player_name(session, usize::from(*player), words);
        let slots = [("name", Slot::text(name)), ("wind", Slot::text(wind_name(seat, words)))];
        words.text("session.player-seat", &slots).replace(' ', NO_BREAK)
    };
    let all = Seat::ALL.into_iter().zip(&position.players).map(seated);
    let resting = resting_line(session, position, words).map(|line| line.replace(' ', NO_BREAK));
    all.chain(resting).collect::<Vec<_>>().join(words.language().comma())
}

/// The name of a round.
pub fn round_name(round: Wind, words: &Catalogue) -> String {
    words.text("session.round", &[("wind", Slot::text(wind_name(round, words)))])
}

/// “2 honba”, “riichi sticks: 1”: what lies on the table when a deal begins, as far as there is anything.
pub(super) fn counters_line(
    session: &Session,
    counters: &Counters,
    words: &Catalogue,
) -> impl Iterator<Item = String> + use<> {
    let counters = session.system().counters().zip(counters);
    let there = counters.filter(|(_, number)| **number > 0);
    let line = |(question, number): (&Question, &u16)| {
        let key = ["ask.", question.key, ".short"].concat();
        words.text(&key, &[("value", Slot::count(usize::from(*number)))])
    };
    there.map(line).collect::<Vec<_>>().into_iter()
}

/// “East round”, “Anna deals”, “Dora rests”, “2 honba”: the round of a deal, where there are rounds, who deals in
/// it, who rests, and what lies on the table.
pub fn round_and_dealer(
    session: &Session,
    position: &Position,
    words: &Catalogue,
) -> impl Iterator<Item = String> + use<> {
    let round = position.round.map(|round| round_name(round, words));
    let dealer = position.player_at(Seat::East).map(|dealer| {
        let name = Slot::text(player_name(session, dealer, words));
        words.text("session.dealer", &[("name", name)])
    });
    let resting = resting_line(session, position, words);
    let counters = counters_line(session, &position.counters, words);
    round.into_iter().chain(dealer).chain(resting).chain(counters)
}
