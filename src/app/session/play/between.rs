//! What the middle of the calculator shows before a hand of the deal is entered: what came of the last
//! deal, who sits where with how many points, and what else can be entered.

use leptos::prelude::*;

use super::recording::GivenPenalties;
use super::recording::PutDownBelow;
use super::recording::RecordButton;
use super::trouble::TroubleNote;
use super::turning::Turning;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::Button;
use crate::app::session::around::ShowEveryone;
use crate::app::session::open::{OpenSession, use_session};
use crate::app::session::shown::words_of;
use crate::app::session::undo_redo::UndoRedo;
use crate::calculator::{Action, SessionPanel};
use crate::scoring::Engine;
use crate::session::{Change, Task};
use crate::system::{Answer, Role};
use crate::text::session::{last_deal_lines, player_name, resting_line, seats_line};
use crate::text::{Slot, whole, wind_name};
use crate::tiles::Seat;

/// Renders the middle.
pub fn view() -> AnyView {
    view! { <Between/> }.into_any()
}

#[component]
fn Between() -> impl IntoView {
    let open = use_session();
    let has_deal = Memo::new(move |_| {
        open.table.with(|table| table.as_ref().is_some_and(|table| table.position().is_some()))
    });
    view! {
        <div class="between" data-part="between">
            <TroubleNote/>
            <LastDeal/>
            <Turning/>
            <SeatChange/>
            <GivenPenalties/>
            {move || match has_deal.get() {
                true => view! { <RecordOnceOver/> <SeatedPlayers/> <WithoutHand/> }.into_any(),
                false => view! { <NoMoreDeals/> }.into_any(),
            }}
        </div>
    }
}

/// What came of the last deal, which can be undone.
#[component]
fn LastDeal() -> impl IntoView {
    let open = use_session();
    let last = Memo::new(move |_| last_words(open));
    let lines = move || {
        let lines = last.get().into_iter().map(|words| view! { <p>{words}</p> });
        lines.collect_view()
    };
    view! {
        <div class="last-deal">
            <div class="last-result" role="status" data-part="last-deal">{lines}</div>
            <ShowEveryone/>
            <UndoRedo/>
        </div>
    }
}

fn last_words(open: OpenSession) -> Vec<String> {
    let Some((session, sheet)) = open.session.get().zip(open.sheet.get()) else {
        return Vec::new();
    };
    last_deal_lines(&session, &sheet, &words_of(open.i18n, &session))
}

/// Who sits where now, if the players change their seats before this deal.
#[component]
fn SeatChange() -> impl IntoView {
    let open = use_session();
    let words = Memo::new(move |_| {
        let (session, sheet) = (open.session.get()?, open.sheet.get()?);
        let next = sheet.next.as_ref().filter(|_| open.task.get() == Task::Record)?;
        let words = words_of(open.i18n, &session);
        sheet.changes_seats().then(|| {
            let seats = seats_line(&session, next, &words);
            words.text("session.change-seats", &[("seats", Slot::text(seats))])
        })
    });
    view! {
        <div role="status" data-part="seat-change">
            {move || words.get().map(|words| view! { <p class="card seat-change">{words}</p> })}
        </div>
    }
}

/// A player at the table.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Seated {
    seat: Seat,
    wind: String,
    name: String,
    total: String,
    /// The rank; `None` before the first deal.
    rank: Option<String>,
}

/// The players in the order of their seats. A tap says whose hand is entered.
#[component]
fn SeatedPlayers() -> impl IntoView {
    let (calculator, i18n, open) = (use_calculator(), use_i18n(), use_session());
    let seated = Memo::new(move |_| seated(open));
    let own =
        Memo::new(move |_| calculator.draft.get().seat(0).filter(|_| calculator.is_owner_known()));
    let player = move |Seated { seat, wind, name, total, rank }: Seated| {
        let rank = rank.map(|rank| view! { <span class="rank">{rank}</span> });
        let sit = move || {
            let question = untrack(|| calculator.rules.get()).question_about(Role::Seat);
            if let Some(question) = question {
                calculator.act(Action::Answer(question, Answer::Seat(seat)));
            }
        };
        view! {
            <Button
                class="seated" hook=("data-player-seat", seat.letter())
                pressed=move || own.get() == Some(seat) press=sit
            >
                <span class="name">{name}</span>
                <span class="standing">
                    <span class="wind" data-deals=(seat == Seat::East).then_some("")>{wind}</span>
                    {rank}
                </span>
                <b class="sum">{total}</b>
            </Button>
        }
    };
    view! {
        <h2 id="whose-hand">{i18n.t("session.whose-hand")}</h2>
        <div class="seated-all" role="group" aria-labelledby="whose-hand">
            <For each=move || seated.get() key=Seated::clone children=player/>
        </div>
        <Resting/>
    }
}

/// Who rests in the deal, with their points. Nothing where everybody plays.
#[component]
fn Resting() -> impl IntoView {
    let open = use_session();
    let line = Memo::new(move |_| {
        let (session, sheet) = (open.session.get()?, open.sheet.get()?);
        let position = open.table.with(|table| table.as_ref()?.position().cloned())?;
        let line = resting_line(&session, &position, &words_of(open.i18n, &session))?;
        let total = whole(sheet.totals[usize::from(position.resting?)]);
        Some([&*line, " · ", &*total].concat())
    });
    move || {
        let line = line.get()?;
        Some(view! { <p class="quiet" data-part="resting">{line}</p> })
    }
}

fn seated(open: OpenSession) -> Vec<Seated> {
    let Some((session, sheet)) = open.session.get().zip(open.sheet.get()) else {
        return Vec::new();
    };
    let words = words_of(open.i18n, &session);
    let players = open.table.with(|table| Some(table.as_ref()?.position()?.players.clone()));
    let each = Seat::ALL.into_iter().zip(players.unwrap_or_default());
    each.map(|(seat, player)| Seated {
        seat,
        wind: wind_name(seat, &words),
        name: player_name(&session, player.into(), &words),
        total: whole(sheet.totals[usize::from(player)]),
        rank: (!sheet.deals.is_empty())
            .then(|| words.count("session.rank", sheet.ranks[usize::from(player)])),
    })
    .collect()
}

/// The button that records a deal without a hand once it is over, above what else could be entered.
#[component]
fn RecordOnceOver() -> impl IntoView {
    let (calculator, open) = (use_calculator(), use_session());
    // Once tiles or events are there, the bar of the deal records it.
    let is_over = Memo::new(move |_| {
        let (draft, engine) = (calculator.draft.get(), open.engine());
        engine.is_some_and(|engine: &dyn Engine| {
            !draft.has_hand() && matches!(engine.result(&draft), Ok(Some(_)))
        })
    });
    view! {
        <Show when=move || is_over.get()>
            <PutDownBelow/>
            <RecordButton/>
        </Show>
    }
}

/// What can be entered instead of a hand.
#[component]
fn WithoutHand() -> impl IntoView {
    let (calculator, i18n, open) = (use_calculator(), use_i18n(), use_session());
    let is_drawn = Memo::new(move |_| calculator.draft.with(|draft| draft.is_drawn()));
    let draw = move || match is_drawn.get_untracked() {
        true => calculator.act(Action::Draw(false)),
        false => open.draw(),
    };
    let without_tiles = move || open.show(SessionPanel::Deal);
    view! {
        <p class="quiet">{i18n.t("session.enter-hand")}</p>
        <div class="offers actions">
            <Button class="offer" name="without-tiles" press=without_tiles>{i18n.t("session.without-tiles")}</Button>
            <Button class="offer" name="no-winner" pressed=move || is_drawn.get() press=draw>
                {i18n.t("session.line.no-winner")}
            </Button>
        </div>
    }
}

/// What is there instead once there is no next deal: the way to the score sheet, and if the players have ended
/// the session, that it can be taken up again. Why a game is over has been said above.
#[component]
fn NoMoreDeals() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let has_ended = Memo::new(move |_| open.has_ended());
    let take_up = move || drop(open.change(&Change::End(false)));
    view! {
        <Show when=move || has_ended.get()>
            <h2>{i18n.t("session.has-ended")}</h2>
        </Show>
        <div class="offers">
            <Show when=move || has_ended.get()>
                <Button class="offer" name="take-up" press=take_up>{i18n.t("session.take-up")}</Button>
            </Show>
            <Button class="offer" name="to-sheet" press=move || open.show(SessionPanel::Sheet)>
                {i18n.t("ui.session.sheet")}
            </Button>
        </div>
    }
}
