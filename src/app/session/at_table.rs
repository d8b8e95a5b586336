//! What an open session changes on the screen: names in place of seats, and a screen that stays on.

use std::sync::Arc;

use leptos::prelude::*;

use super::open::OpenSession;
use crate::app::browser::wake_lock::WakeLock;
use crate::app::context::ui::AtTable;
use crate::session::player_name;
use crate::system::{Answer, Question, Role, System};
use crate::text::{Catalogue, OwnWords, Slot};
use crate::tiles::Seat;

/// The longest name that stands in place of a seat, in characters. Longer ones are cut.
const LONGEST: usize = 14;

/// Follows the session from now on.
pub fn follow(open: OpenSession) {
    let ui = open.ui;
    Effect::new(move || {
        // Another language has other words around the names.
        ui.language.track();
        let table = open.session.get().and_then(|session| {
            let players =
                open.table.with(|table| Some(table.as_ref()?.position()?.players.clone()));
            let words = untrack(|| plain_words(open))?;
            let name = |player: &u8| player_name(&session, usize::from(*player), &words);
            let names: Vec<String> =
                players.unwrap_or_default().iter().map(name).map(|name| short(&name)).collect();
            let names = Arc::new(own_words(session.system(), &names, &words));
            Some(AtTable {
                system: session.system(),
                names,
                record: Callback::new(move |()| open.record()),
            })
        });
        ui.table.set(table);
    });
    let lock = StoredValue::new_local(None::<WakeLock>);
    let is_open = Memo::new(move |_| open.is_open());
    Effect::new(move || lock.set_value(is_open.get().then(WakeLock::hold)));
}

/// The words of the app without names.
fn plain_words(open: OpenSession) -> Option<Catalogue> {
    open.ui.store(|store| store.words.clone())
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
fn own_words(system: &System, names: &[String], words: &Catalogue) -> OwnWords {
    let mut own = OwnWords::new();
    let of_events = system.events.iter().flat_map(|kind| kind.questions);
    let questions: Vec<&Question> = system.questions.iter().chain(of_events).collect();
    for (seat, name) in Seat::ALL.into_iter().zip(names) {
        own.insert(["seat.", seat.letter()].concat(), name.clone());
        for question in questions.iter().filter(|question| is_for_player(question)) {
            let key = ["ask.", question.key, ".", seat.letter()].concat();
            let from = words.text("session.from", &[("name", Slot::text(name))]);
            let brief = if question.role == Role::OtherPlayer { name.clone() } else { from };
            own.insert([&*key, ".short"].concat(), brief);
            own.insert(key, name.clone());
        }
    }
    own
}

/// Whether the answers to a question are players. Those of others are winds, though written alike.
fn is_for_player(question: &Question) -> bool {
    let is_wind = matches!(question.role, Role::Seat | Role::Round | Role::Dealer);
    let is_seat = |answer: &Answer| matches!(answer, Answer::Seat(_));
    !is_wind && question.answers.iter().any(is_seat)
}
