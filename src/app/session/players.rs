//! What players did in all sessions on this device, by name.

use leptos::prelude::*;

use super::deeds::Dearest;
use super::shown::{Shown, words_of};
use crate::app::context::use_i18n;
use crate::session::{PlayerRecord, SystemRecord, records};
use crate::text::session::{deeds, table_points};

/// All players with their records.
#[component]
pub fn PlayersView(
    /// The sessions.
    #[prop(into)]
    sessions: Signal<Vec<Shown>>,
    /// Opens the dearest hand: the index of the session, and that of its deal.
    open: Callback<(usize, usize)>,
) -> impl IntoView {
    let i18n = use_i18n();
    let players = move || {
        let sessions = sessions.get();
        let all = sessions.iter().map(|shown| (&*shown.session, &*shown.sheet));
        let found = records(all);
        if found.is_empty() {
            return view! { <p class="quiet">{i18n.t("session.players.none")}</p> }.into_any();
        }
        let player = |PlayerRecord { name, games }: PlayerRecord| {
            let hook = name.clone();
            let games = games.into_iter().filter_map(|game| {
                // Any session of the rules has their words.
                let shown = sessions.iter().find(|s| s.session.system() == game.system)?.clone();
                let dearest = game.deals.dearest.zip(game.dearest_in);
                let hand = dearest.and_then(|(win, at)| sessions.get(at)?.hand(win.deal));
                Some(view! { <Record game shown has_hand=hand.is_some() open/> })
            });
            view! {
                <li class="place-row" data-record=hook>
                    <h3>{name}</h3>
                    {games.collect_view()}
                </li>
            }
        };
        view! { <ul>{found.into_iter().map(player).collect_view()}</ul> }.into_any()
    };
    view! { <div data-part="players">{players}</div> }
}

/// What a player did under one rule system.
#[component]
fn Record(
    game: SystemRecord,
    /// A session of the same rules.
    shown: Shown,
    /// Whether the dearest hand was entered in the calculator.
    has_hand: bool,
    open: Callback<(usize, usize)>,
) -> impl IntoView {
    let i18n = use_i18n();
    let words = words_of(i18n, &shown.session);
    let sessions = words.count("session.players.sessions", game.sessions);
    let won = words.count("session.players.won", game.won);
    let deals = words.count("session.players.deals", game.deals.deals);
    let points = game.table_points.map(|points| table_points(points, &words));
    let sign = match game.points {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    let total = [sign, &game.points.unsigned_abs().to_string()].concat();
    let about = [Some(sessions), Some(won), points, Some(deals)];
    let about = about.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let dearest = game.deals.dearest.zip(game.dearest_in).map(|(dearest, session)| {
        let text = words.points("session.players.dearest", dearest.points);
        let opens = Callback::new(move |deal| open.run((session, deal)));
        let opens = has_hand.then_some(opens);
        view! { <Dearest text index=dearest.deal opens/> }
    });
    view! {
        <div class="record" data-rules=game.system.key>
            <p class="place-head">
                <span class="name">{shown.session.system().name(words.language())}</span>
                <b>{total}</b>
            </p>
            <p class="quiet">{about}</p>
            <p class="quiet">{deeds::did(&game.deals, &words)}</p>
            {dearest}
            {deeds::fans_made(&game.deals, &words)
                .map(|fans| view! { <p class="quiet">{fans}</p> })}
        </div>
    }
}
