//! What an open session changes on the screen: names in place of seats, and a screen that stays on.

use std::sync::Arc;

use leptos::prelude::*;

use super::open::OpenSession;
use super::play::deal_bar;
use crate::app::browser::paint::after_paint;
use crate::app::browser::storage;
use crate::app::browser::wake_lock::WakeLock;
use crate::app::context::AtTable;
use crate::session::{Session, Table, link};
use crate::system::{Answer, Question, Role, System};
use crate::text::payments::Party;
use crate::text::session::{party, plain_name};
use crate::text::{Catalogue, OwnWords, Slot, isolated, wind_name};
use crate::tiles::Seat;

/// The key in the store of the open session's deal that is played: the id of the session, and the deal
/// in a link.
const DEAL: &str = "hule.deal";

/// The longest name that stands in place of a seat, in characters. Longer ones are cut.
const LONGEST: usize = 14;

/// Follows the session from now on.
pub fn follow(open: OpenSession) {
    let (calculator, fetching, device) = (open.calculator, open.fetching, open.fetching.device);
    Effect::new(move || {
        // Another language has other words around the names.
        fetching.language.track();
        let table = open.session.get().and_then(|session| {
            let players =
                open.table.with(|table| Some(table.as_ref()?.position()?.players.clone()));
            // The words of the app without names.
            let words = untrack(|| fetching.catalogue())?;
            let party = |player: &u8| short_party(&session, usize::from(*player), &words);
            let parties: Vec<Party> = players.unwrap_or_default().iter().map(party).collect();
            let names = Arc::new(own_words(session.system(), &parties, &words));
            Some(AtTable {
                system: session.system(),
                names,
                bar: deal_bar::view,
                next_step: deal_bar::next_step_view,
                take: Callback::new(move |()| open.take_for_deal()),
                penalty_deal: Callback::new(move |()| untrack(|| open.penalty_deal())),
            })
        });
        let rules = table.as_ref().map(|table| table.system);
        calculator.change(|state| state.table = rules);
        calculator.table.set(table);
    });
    // The hand of the deal is found again at the next start, whatever else is on the screen then. Until
    // a session is open, what was kept last is still to be found.
    Effect::new(move || {
        let deal = calculator.deal();
        let Some(kept) = open.table.with(|table| {
            let table = table.as_ref()?;
            let kept = deal.as_ref().and_then(|deal| link::encode(&table.present_deal(deal)).ok());
            Some(kept.map(|kept| [&*open.id(), " ", &*kept].concat()))
        }) else {
            return;
        };
        after_paint(move || {
            // Where nothing can be kept, the deal is there as long as the page is.
            if storage::save(DEAL, &kept.unwrap_or_default()).is_err() {
                device.show_nothing_kept();
            }
        });
    });
    let lock = StoredValue::new_local(None::<WakeLock>);
    let is_open = Memo::new(move |_| open.is_open());
    Effect::new(move || lock.set_value(is_open.get().then(WakeLock::hold)));
}

/// Forgets the hand of the deal: its session is open no longer.
pub fn forget_deal() {
    storage::remove(DEAL);
}

/// Lays the hand on the screen beside the deal of a session that is opened again, unless it is that of
/// the deal.
pub fn find_deal(open: OpenSession) {
    let kept = storage::load(DEAL).unwrap_or_default();
    let Some((id, text)) = kept.split_once(' ') else { return };
    let Some(rules) = open.session.get_untracked().map(|session| session.system()) else { return };
    if id != open.id() {
        return;
    }
    // A deal that can't be read is begun again.
    let Ok(import) = link::decode(text, &[rules]) else { return };
    let take_up = |table: &mut Option<Table>| table.as_mut()?.take_up_present(import.session);
    let deal = open.table.try_update(take_up).flatten();
    open.calculator.change(|state| {
        state.table = Some(rules);
        if let Some(deal) = deal.filter(|deal| state.deal() != Some(deal)) {
            state.set_deal(deal);
        }
    });
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
