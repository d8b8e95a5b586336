//! What the middle of the calculator shows before a hand of the deal is entered: what came of the last
//! deal, who sits where with how many points, and what else can be entered.

use leptos::html::Div;
use leptos::prelude::*;

use super::trouble::TroubleNote;
use crate::app::browser::focus;
use crate::app::context::ui::use_ui;
use crate::app::session::offer::{Offer, UndoRedo};
use crate::app::session::open::{OpenSession, use_session};
use crate::app::session::shown::{NO_BREAK, changes, deal_name, whole, wind_name, words_of};
use crate::scoring::Engine;
use crate::session::{Entry, Row, Task, line, player_name};
use crate::state::{Action, SessionPanel};
use crate::system::{Answer, Role};
use crate::tiles::Seat;

/// Renders the middle.
pub fn view() -> AnyView {
    view! { <Between/> }.into_any()
}

#[component]
fn Between() -> impl IntoView {
    let open = use_session();
    let part = NodeRef::<Div>::new();
    focus::pass_on(part, move || {
        open.table.track();
        open.trouble.track();
    });
    view! {
        <div class="between" data-part="between" node_ref=part>
            <TroubleNote/>
            <LastDeal/>
            <Players/>
            <Ways/>
        </div>
    }
}

/// What came of the last deal, which can be undone.
#[component]
fn LastDeal() -> impl IntoView {
    let open = use_session();
    let last = Memo::new(move |_| last_words(open));
    view! {
        <div class="last-deal">
            <div class="told-last" role="status" data-part="last-deal">
                {move || last.get().map(|words| view! { <p>{words}</p> })}
            </div>
            <UndoRedo/>
        </div>
    }
}

/// “Deal 4: Anna wins 24 from Ben (Anna +48, Ben −32, …)”.
fn last_words(open: OpenSession) -> Option<String> {
    let (session, sheet) = (open.session.get()?, open.sheet.get()?);
    let words = words_of(open.ui, &session);
    let index = sheet.deals.len().checked_sub(1)?;
    let row: &Row = &sheet.deals[index];
    let line = line(&session, index, row, &words);
    let deal = deal_name(row.position.number.into(), &words);
    let told = [&*deal, words.language().colon(), &*line].concat();
    let changes = changes(&session, &row.change, &words);
    Some(if changes.is_empty() { told } else { [&*told, NO_BREAK, "· ", &*changes].concat() })
}

/// A player at the table.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Seated {
    seat: Seat,
    wind: String,
    name: String,
    total: String,
}

/// The players in the order of their seats. A tap says whose hand is entered.
#[component]
fn Players() -> impl IntoView {
    let (ui, open) = (use_ui(), use_session());
    let seated = Memo::new(move |_| seated(open));
    let own = Memo::new(move |_| ui.draft().own_seat());
    let player = move |Seated { seat, wind, name, total }: Seated| {
        let sit = move |_| {
            let question = untrack(|| ui.rules()).question_about(Role::Seat);
            if let Some(question) = question {
                ui.act(Action::Answer(question.key, Answer::Seat(seat)));
            }
        };
        view! {
            <button
                type="button"
                class="seated"
                data-player-seat=seat.letter()
                aria-pressed=move || (own.get() == seat).to_string()
                on:click=sit
            >
                <span class="wind">{wind}</span>
                <span class="name">{name}</span>
                <b class="sum">{total}</b>
            </button>
        }
    };
    view! {
        <h2 id="whose-hand">{ui.t("session.whose-hand")}</h2>
        <div class="seated-all" role="group" aria-labelledby="whose-hand">
            <For each=move || seated.get() key=Seated::clone children=player/>
        </div>
    }
}

fn seated(open: OpenSession) -> Vec<Seated> {
    let Some((session, sheet)) = open.session.get().zip(open.sheet.get()) else {
        return Vec::new();
    };
    let words = words_of(open.ui, &session);
    let players = open.table.with(|table| Some(table.as_ref()?.position()?.players.clone()));
    let each = Seat::ALL.into_iter().zip(players.unwrap_or_default());
    each.map(|(seat, player)| Seated {
        seat,
        wind: wind_name(seat, &words),
        name: player_name(&session, player.into(), &words),
        total: whole(sheet.totals[usize::from(player)]),
    })
    .collect()
}

/// What can be entered besides a hand.
#[component]
fn Ways() -> impl IntoView {
    let (ui, open) = (use_ui(), use_session());
    let is_over = Memo::new(move |_| {
        let engine = open.engine();
        engine.is_some_and(|engine: &dyn Engine| matches!(engine.result(&ui.draft()), Ok(Some(_))))
    });
    let has_next = Memo::new(move |_| seated(open).len() > 1);
    let deals = Memo::new(move |_| open.sheet.with(|s| s.as_ref().map_or(0, |s| s.deals.len())));
    let draw = move || {
        // A draw has no fault: the deal is one of the game.
        let _ = open.enter(Entry::Draw);
    };
    let penalty = move || {
        if let Some(last) = deals.get_untracked().checked_sub(1) {
            open.show(SessionPanel::Penalty(last));
        }
    };
    let without_tiles = move || open.show(SessionPanel::Deal);
    view! {
        <Show when=move || is_over.get()>
            <button type="button" class="primary" data-action="record" on:click=move |_| open.record()>
                {ui.t("session.record")}
            </button>
        </Show>
        <Show when=move || has_next.get()>
            <p class="quiet">{ui.t("session.enter-hand")}</p>
            <div class="offers">
                <Offer
                    name="without-tiles"
                    words=ui.t("session.without-tiles")
                    run=without_tiles
                />
                <Offer name="no-winner" words=ui.t("session.line.no-winner") run=draw/>
                <Show when=move || { deals.get() > 0 && open.task.get() == Task::Record }>
                    <Offer name="penalty" words=ui.t("session.penalize") run=penalty/>
                </Show>
            </div>
        </Show>
    }
}
