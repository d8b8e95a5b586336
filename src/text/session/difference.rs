//! What a correction changed in other deals of a session.

use crate::session::{DealDifference, Difference, Session, Sheet};
use crate::text::{Catalogue, Slot, signed, whole};

use super::names::{NO_BREAK, counters_line, deal_name, player_name};

/// The most deals that are listed one by one.
const MOST_LISTED: usize = 8;

/// Says what a change changed in other deals, in the totals, and in whether the game is over. `sheet`
/// is the sheet after the change.
pub fn difference_lines(
    session: &Session,
    sheet: &Sheet,
    difference: &Difference,
    words: &Catalogue,
) -> Vec<String> {
    let deals = difference.deals.iter().take(MOST_LISTED);
    let mut lines: Vec<String> = deals.map(|deal| deal_line(session, sheet, deal, words)).collect();
    let more = difference.deals.len().saturating_sub(MOST_LISTED);
    lines.extend((more > 0).then(|| words.count("session.changed.more", more)));
    lines.extend(difference.totals.as_ref().map(|[before, after]| {
        let totals = pairs(session, before, after, whole, words);
        words.text("session.changed.totals", &[("changes", Slot::text(totals))])
    }));
    let end = match difference.complete {
        [false, true] => Some("session.changed.over"),
        [true, false] => Some("session.changed.goes-on"),
        _ => None,
    };
    lines.extend(end.map(|key| words.get(key).to_owned()));
    lines
}

/// “Deal 5: other seats; Ben +48 → +24”.
fn deal_line(session: &Session, sheet: &Sheet, deal: &DealDifference, words: &Catalogue) -> String {
    let row = sheet.deals.get(deal.deal);
    let name = row.map_or(deal.deal + 1, |row| row.position.number.into());
    let counts = match deal.counts {
        [true, false] => Some("session.changed.no-longer"),
        [false, true] => Some("session.changed.counts"),
        _ => None,
    };
    let moved = deal.moved.then_some("session.changed.moved");
    let parts = counts.into_iter().chain(moved).map(|key| words.get(key).to_owned());
    let counters = deal.counters.as_ref().map(|counters| {
        let [before, after] = counters.each_ref().map(|counters| {
            let line = counters_line(session, counters, words).collect::<Vec<_>>();
            match line.is_empty() {
                true => words.get("session.counters.none").to_owned(),
                false => line.join(words.language().comma()),
            }
        });
        let slots = [("before", Slot::text(before)), ("after", Slot::text(after))];
        words.text("session.changed.counters", &slots)
    });
    let parts = parts.chain(counters);
    let changes = deal.change.as_ref();
    let changes = changes.map(|[before, after]| pairs(session, before, after, signed, words));
    let separator = match words.language().comma() {
        ", " => "; ",
        _ => "；",
    };
    let parts = parts.chain(changes).collect::<Vec<_>>().join(separator);
    [&*deal_name(name, words), words.language().colon(), &*parts].concat()
}

/// The players for whom a number is another one: “Ben +48 → +24, Cem −32 → −16”.
fn pairs(
    session: &Session,
    before: &[i32],
    after: &[i32],
    written: fn(i32) -> String,
    words: &Catalogue,
) -> String {
    let all = before.iter().zip(after).enumerate();
    let changed = all.filter(|(_, (before, after))| before != after);
    let pair = changed.map(|(player, (before, after))| {
        let (before, after) = (written(*before), written(*after));
        [&*player_name(session, player, words), NO_BREAK, &*before, " → ", &*after].concat()
    });
    pair.collect::<Vec<_>>().join(words.language().comma())
}
