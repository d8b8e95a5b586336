//! What a correction changed in other deals, until it is put away.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::app::session::shown::{NO_BREAK, Shown, deal_name, number, whole, words_of};
use crate::session::{DealDifference, Difference};
use crate::text::payments::signed;
use crate::text::{Catalogue, Slot};

/// The most deals that are told one by one.
const MOST_TOLD: usize = 8;

/// What the last change changed elsewhere. Nothing if it changed no other deal.
#[component]
pub fn DifferenceView(
    shown: Signal<Shown>,
    difference: RwSignal<Option<Difference>>,
) -> impl IntoView {
    let ui = use_ui();
    let told = move || {
        let found = difference.get().filter(|found| !found.deals.is_empty())?;
        let shown = shown.get();
        let words = words_of(ui, &shown.session);
        let mut lines: Vec<String> = (found.deals.iter().take(MOST_TOLD))
            .map(|deal| deal_line(&shown, deal, &words))
            .collect();
        let more = found.deals.len().saturating_sub(MOST_TOLD);
        lines
            .extend((more > 0).then(|| words.text("session.changed.more", &[("n", number(more))])));
        lines.extend(found.totals.map(|[before, after]| {
            let totals = pairs(&shown, &before, &after, whole, &words);
            words.text("session.changed.totals", &[("changes", Slot::text(totals))])
        }));
        lines.extend(end_line(found.complete).map(|key| words.get(key).to_owned()));
        let lines = lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
        Some(view! {
            <div class="card" data-part="difference">
                <p class="name">{words.get("session.changed").to_owned()}</p>
                <ul>{lines}</ul>
                <button
                    type="button"
                    class="offer"
                    data-action="difference-read"
                    on:click=move |_| difference.set(None)
                >
                    {ui.t("ui.done")}
                </button>
            </div>
        })
    };
    view! { <div role="status">{told}</div> }
}

/// “Deal 5: other seats; Ben +48 → +24”.
fn deal_line(shown: &Shown, deal: &DealDifference, words: &Catalogue) -> String {
    let row = shown.sheet.deals.get(deal.deal);
    let name = row.map_or(deal.deal + 1, |row| row.position.number.into());
    let counts = match deal.counts {
        [true, false] => Some("session.changed.no-longer"),
        [false, true] => Some("session.changed.counts"),
        _ => None,
    };
    let moved = deal.moved.then_some("session.changed.moved");
    let said = counts.into_iter().chain(moved).map(|key| words.get(key).to_owned());
    let changes = deal.change.as_ref();
    let changes = changes.map(|[before, after]| pairs(shown, before, after, signed, words));
    let separator = match words.language().comma() {
        ", " => "; ",
        _ => "；",
    };
    let said = said.chain(changes).collect::<Vec<_>>().join(separator);
    [&*deal_name(name, words), words.language().colon(), &*said].concat()
}

/// The players for whom a number is another one: “Ben +48 → +24, Cem −32 → −16”.
fn pairs(
    shown: &Shown,
    before: &[i32],
    after: &[i32],
    written: fn(i32) -> String,
    words: &Catalogue,
) -> String {
    let changed =
        before.iter().zip(after).enumerate().filter(|(_, (before, after))| before != after);
    let pair = changed.map(|(player, (before, after))| {
        let (before, after) = (written(*before), written(*after));
        [&*shown.name(player, words), NO_BREAK, &*before, " → ", &*after].concat()
    });
    pair.collect::<Vec<_>>().join(words.language().comma())
}

/// Whether the change ended the game, or goes on with it.
fn end_line([before, after]: [bool; 2]) -> Option<&'static str> {
    match (before, after) {
        (false, true) => Some("session.changed.over"),
        (true, false) => Some("session.changed.goes-on"),
        _ => None,
    }
}
