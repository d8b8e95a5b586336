//! A question of the bar with its answers: who won, from whom the winning tile came, or whose hand it is that did not
//! win.

use leptos::prelude::*;

use super::Subject;
use super::line::BarLine;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::Button;
use crate::calculator::Action;
use crate::system::System;
use crate::text::wind_name;
use crate::tiles::{Seat, SeatSet};

/// A name of more characters than this has no room in a quarter of a phone's width.
const LONG: usize = 8;

/// Who has won before this win in a system in which players win once, and so neither wins again nor
/// discards.
fn won_before(system: &System, lines: &[BarLine], event: Option<usize>) -> SeatSet {
    let before = lines.iter().take_while(|line| line.win.event != event);
    let winners = before.filter(|_| system.game.wins_once).filter_map(|line| line.win.winner);
    winners.fold(SeatSet::EMPTY, SeatSet::with)
}

/// The players as buttons. For a winning tile, also that it was drawn.
#[component]
pub fn Ask(subject: Subject, lines: Memo<Vec<BarLine>>) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let event = match subject {
        Subject::Winner(event) | Subject::From(event) => event,
        Subject::Owner => None,
    };
    let win = lines.with_untracked(|lines| {
        lines.iter().find(|line| line.win.event == event).map(|line| line.win)
    });
    let draft = calculator.draft.get();
    let has_won = lines.with_untracked(|lines| won_before(draft.system(), lines, event));
    let seats = draft.seats().iter().copied().filter(|seat| !has_won.contains(*seat));
    let (legend, drawn, players): (_, _, Vec<(Seat, bool)>) = match subject {
        Subject::Winner(_) => {
            let chosen = win.and_then(|win| win.winner);
            (
                i18n.t("session.who-won"),
                None,
                seats.map(|seat| (seat, chosen == Some(seat))).collect(),
            )
        }
        Subject::Owner => {
            (i18n.t("session.whose-hand"), None, seats.map(|seat| (seat, false)).collect())
        }
        Subject::From(_) => {
            let winner = win.and_then(|win| win.winner);
            let chosen = win.and_then(|win| win.from);
            let others = seats.filter(|seat| winner != Some(*seat));
            let is_drawn = win.is_some_and(|win| win.source.is_self_drawn());
            let others = others.map(|seat| (seat, chosen == Some(seat))).collect();
            (i18n.t("session.won-from"), Some(is_drawn), others)
        }
    };
    let action = move |seat: Seat| match subject {
        Subject::Winner(event) => Action::Winner(event, seat),
        Subject::Owner => Action::Winner(None, seat),
        Subject::From(event) => Action::From(event, Some(seat)),
    };
    let drawn = drawn.map(|is_drawn| {
        view! {
            <Button
                class="player-key" hook=("data-answer", "wall") pressed=move || is_drawn
                press=Action::From(event, None)
            >
                <span class="name">{i18n.t("session.self-drawn")}</span>
            </Button>
        }
    });
    let words = i18n.catalogue();
    let is_long = players.iter().any(|(seat, _)| i18n.seat(*seat).chars().count() > LONG);
    let players = players.into_iter().map(|(seat, is_chosen)| {
        let wind = wind_name(seat, &words);
        view! {
            <Button
                class="player-key" hook=("data-answer", seat.letter()) pressed=move || is_chosen
                press=action(seat)
            >
                <span class="name">{i18n.seat(seat)}</span>
                <span class="wind">{wind}</span>
            </Button>
        }
    });
    // The line of a win asks by itself.
    let heading = (subject == Subject::Owner)
        .then(|| view! { <p class="question quiet">{legend.clone()}</p> });
    view! {
        {heading}
        <div
            class="player-keys" role="group" aria-label=legend data-part="asked"
            data-long=is_long.then_some("")
        >
            {drawn}
            {players.collect_view()}
        </div>
    }
}
