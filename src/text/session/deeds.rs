//! What a player did in a session, or in all of them.

use crate::session::{Dearest, Sheet, Statistics};
use crate::text::fans::CountedFan;
use crate::text::{Catalogue, Slot};

/// The most fans that are named.
const MOST_FANS: usize = 5;

/// The dearest hand of a player, and the deal in which it won.
pub fn dearest(sheet: &Sheet, dearest: &Dearest, words: &Catalogue) -> String {
    let number = sheet.deals[dearest.deal].position.number;
    let slots = [("n", Slot::Number(dearest.points.into())), ("deal", Slot::Number(number.into()))];
    words.text("session.did.dearest", &slots)
}

/// “4 deals won, 2 of them self-drawn · dealt in once”.
pub fn did(statistics: &Statistics, words: &Catalogue) -> String {
    let parts = [
        ("session.did.won", statistics.won),
        ("session.did.self-drawn", statistics.self_drawn),
        ("session.did.dealt-in", statistics.dealt_in),
    ];
    let part = |(key, n): (&str, usize)| words.text(key, &[("n", Slot::count(n))]);
    parts.map(part).join(" · ")
}

/// The fans that were made most often, if any hand is known.
pub fn fans_made(statistics: &Statistics, words: &Catalogue) -> Option<String> {
    let fans = statistics.fans.iter().take(MOST_FANS).map(|count| {
        let row = CountedFan { times: count.times, ..CountedFan::once(count.fan) };
        row.name_and_times(words)
    });
    let fans = fans.collect::<Vec<_>>().join(words.language().comma());
    let slots = [("fans", Slot::text(&*fans))];
    (!fans.is_empty()).then(|| words.text("session.did.fans", &slots))
}
