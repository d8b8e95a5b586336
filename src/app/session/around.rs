//! The phone in the middle of the table: a recorded deal seen from above, and the button that shows the last one so.
//! Each player reads name, total and change at an edge of the square, and arrows carry what is paid.

use leptos::prelude::*;

use super::open::use_session;
use super::shown::{Shown, words_of};
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, Icon, icon};
use crate::calculator::{Action, SessionPanel};
use crate::pictures::shortened;
use crate::scoring::Receiver;
use crate::session::Row;
use crate::session::around::{self, Around, Arrow, EDGE, Place, RACK};
use crate::text::session::{DealRow, deal_name, paid_lines};
use crate::text::{Catalogue, signed, whole, wind_name};
use crate::tiles::Seat;

/// The width of a rack, and of the place of a name on it, in letters, beside a short and a long total.
const WIDE: f64 = 226.0;
const NAME: [usize; 2] = [13, 9];

/// From so many points on a total is long.
const LONG: i32 = 10_000;

/// The table after a deal of the open session. A tap closes it.
#[component]
pub fn AroundTable(
    /// The index of the deal.
    deal: usize,
) -> impl IntoView {
    let (calculator, i18n, open) = (use_calculator(), use_i18n(), use_session());
    move || {
        let (session, sheet) = (open.session.get()?, open.sheet.get()?);
        let shown = Shown { session, sheet };
        let row = shown.sheet.deals.get(deal)?;
        let words = words_of(i18n, &shown.session);
        let lines = paid_lines(&shown.session, row, &words);
        let said = DealRow::new(&shown.session, &shown.sheet, deal, &words);
        let about = [said.line].into_iter().chain(said.penalties);
        let about = about.map(|line| view! { <p>{line}</p> }).collect_view();
        let list = lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
        Some(view! {
            // Whoever can't tap it closes the panel by its button, or by a key.
            <div class="around" data-part="around" on:click=move |_| calculator.act(Action::Back)>
                <div class="around-about">
                    <p class="quiet">{deal_name(row.position.number.into(), &words)}</p>
                    {about}
                </div>
                {drawing(&shown, row, &words)}
                <ul class="spoken" data-part="paid">{list}</ul>
                <p class="quiet around-hint" aria-hidden="true">{i18n.t("session.around.close")}</p>
            </div>
        })
    }
}

/// The table.
fn drawing(shown: &Shown, row: &Row, words: &Catalogue) -> impl IntoView + use<> {
    let around = Around::of(row);
    let size = 2.0 * EDGE;
    let inner = EDGE - 2.0;
    let middle = around.uses_middle.then(|| {
        view! { <circle class="middle-of-table" r=around::MIDDLE></circle> }
    });
    let arrows = around.arrows.iter().map(arrow).collect_view();
    let amounts = around.arrows.iter().map(amount).collect_view();
    let racks = around.places.iter().map(|place| rack(*place, shown, row, words)).collect_view();
    view! {
        <svg class="round-table" viewBox=format!("{} {} {size} {size}", -EDGE, -EDGE) aria-hidden="true">
            <rect class="felt" x=-inner y=-inner width=2.0 * inner height=2.0 * inner rx="30"></rect>
            {middle}
            {arrows}
            {racks}
            {amounts}
        </svg>
    }
}

fn arrow(arrow: &Arrow) -> impl IntoView + use<> {
    let Arrow { line, head, width, flow, .. } = arrow.clone();
    let is_lost = (flow.to == Receiver::Nobody).then_some("");
    view! {
        <path
            class="flow" d=line stroke-width=format!("{width:.1}") pathLength="1" data-lost=is_lost
        ></path>
        <path class="flow-head" d=head data-lost=is_lost></path>
    }
}

/// The amount on an arrow, turned towards the one who pays it.
fn amount(arrow: &Arrow) -> impl IntoView + use<> {
    let (x, y, turn) = arrow.label;
    let text = whole(arrow.flow.amount);
    let wide = 9.0 * text.chars().count() as f64 + 14.0;
    view! {
        <g class="flow-amount" transform=format!("translate({x:.1} {y:.1}) rotate({turn})")>
            <rect x=-wide / 2.0 y="-11.5" width=wide height="23" rx="11.5"></rect>
            <text y="5.5" text-anchor="middle">{text}</text>
        </g>
    }
}

/// A player's edge: name and wind on the left, what the deal changed and the total on the right.
fn rack(place: Place, shown: &Shown, row: &Row, words: &Catalogue) -> impl IntoView + use<> {
    let player = place.player;
    let (change, total) = (row.change[player], row.totals[player]);
    let seat = row.position.seat_of(player);
    let top = EDGE - RACK - 4.0;
    let left = -WIDE / 2.0 + 14.0;
    let right = WIDE / 2.0 - 14.0;
    let is_winner = row.wins.iter().any(|win| win.winner == player);
    let tone = match change {
        0 => "even",
        1.. => "up",
        _ => "down",
    };
    let is_long = usize::from(total.abs() >= LONG || change.abs() >= LONG);
    let name = shortened(&shown.name(player, words), NAME[is_long]);
    let deals = (seat == Some(Seat::East)).then(|| {
        view! { <circle class="dealer" cx=left + 4.0 cy=top + 51.0 r="4"></circle> }
    });
    let wind_at = if deals.is_some() { left + 14.0 } else { left };
    let rests = || words.get("session.rests").to_owned();
    let wind = seat.map_or_else(rests, |seat| wind_name(seat, words));
    let changed = if change == 0 { String::new() } else { signed(change) };
    view! {
        <g
            class="rack"
            data-player=player
            data-winner=is_winner.then_some("")
            data-tone=tone
            transform=format!("rotate({})", place.turn())
        >
            <rect x=-WIDE / 2.0 y=top width=WIDE height=RACK rx="14"></rect>
            <text class="name" x=left y=top + 32.0>{name}</text>
            {deals}
            <text class="wind" x=wind_at y=top + 56.0>{wind}</text>
            <text class="total" x=right y=top + 34.0 text-anchor="end">{whole(total)}</text>
            <text class="change" x=right y=top + 57.0 text-anchor="end">{changed}</text>
        </g>
    }
}

/// The button. Nothing if the last deal changed nothing.
#[component]
pub fn ShowEveryone() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let deal = Memo::new(move |_| {
        open.sheet.with(|sheet| {
            let (last, before) = sheet.as_ref()?.deals.split_last()?;
            last.change.iter().any(|change| *change != 0).then_some(before.len())
        })
    });
    let show = move || {
        deal.get_untracked().into_iter().for_each(|deal| open.show(SessionPanel::Around(deal)));
    };
    view! {
        <Show when=move || deal.get().is_some()>
            <Button class="offer show-everyone" name="show-everyone" press=show>
                <Icon path=icon::AROUND/>
                <span>{i18n.t("session.around")}</span>
            </Button>
        </Show>
    }
}
