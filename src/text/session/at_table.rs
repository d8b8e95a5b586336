//! The words of the calculator at a table: names of players in place of seats.

use crate::session::Session;
use crate::system::{Answer, Question, Role, System};
use crate::text::payments::Party;
use crate::text::{Catalogue, OwnWords, Slot, isolated, wind_name};
use crate::tiles::Seat;

use super::names::{party, plain_name};

/// The longest name that stands in place of a seat, in characters. Longer ones are cut.
const LONGEST: usize = 14;

/// The words that name the players of a deal by seat, East first, in place of those of `words`.
pub fn words_at_table(session: &Session, players: &[u8], words: &Catalogue) -> OwnWords {
    let party = |player: &u8| short_party(session, usize::from(*player), words);
    let parties: Vec<Party> = players.iter().map(party).collect();
    own_words(session.system(), &parties, words)
}

/// A player, with a name that is short enough to stand in place of a seat.
fn short_party(session: &Session, player: usize, words: &Catalogue) -> Party {
    let name = plain_name(session, player, words);
    match short(&name) {
        whole if whole == name => party(session, player, words),
        cut => Party::named(isolated(&cut), words),
    }
}

fn short(name: &str) -> String {
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    let cut: String = name.chars().take(LONGEST - 1).collect();
    [cut.trim_end(), "…"].concat()
}

/// The words that name the players by seat, East first: their seats, and the answers to questions for
/// another player.
fn own_words(system: &System, parties: &[Party], words: &Catalogue) -> OwnWords {
    let mut own = OwnWords::new();
    own.insert("ask.seat".to_owned(), words.get("session.whose-hand").to_owned());
    let of_events = system.events.iter().flat_map(|kind| kind.questions);
    let questions: Vec<&Question> = system.questions.iter().chain(of_events).collect();
    for (seat, Party { name, payee }) in Seat::ALL.into_iter().zip(parties) {
        own.insert(["seat.", seat.letter()].concat(), name.clone());
        own.insert(["ask.seat.", seat.letter()].concat(), with_wind(seat, name, words));
        own.insert(["seat.", seat.letter(), ".payee"].concat(), payee.clone());
        for question in questions.iter().filter(|question| is_for_player(question)) {
            let key = ["ask.", question.key, ".", seat.letter()].concat();
            let from = words.text("session.from", &[("name", Slot::text(&**name))]);
            let brief = if question.role == Role::OtherPlayer { name.clone() } else { from };
            own.insert([&*key, ".short"].concat(), brief);
            own.insert(key, name.clone());
        }
    }
    own
}

/// “Ben South”: a player with the seat.
fn with_wind(seat: Seat, name: &str, words: &Catalogue) -> String {
    let slots = [("name", Slot::text(name)), ("wind", Slot::text(wind_name(seat, words)))];
    words.text("session.player-seat", &slots)
}

/// Whether the answers to a question are players. Those of others are winds, though written alike.
fn is_for_player(question: &Question) -> bool {
    let is_wind = matches!(question.role, Role::Seat | Role::Round | Role::Dealer);
    let is_seat = |answer: &Answer| matches!(answer, Answer::Seat(_));
    !is_wind && question.answers.iter().any(is_seat)
}
