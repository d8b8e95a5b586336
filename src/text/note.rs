//! Sentences about the notes of a report: remarks on its numbers.

use crate::scoring::{Note, Report};

use super::{Catalogue, Sentence, Slot, payments};

/// The keys of the notes that a hand was not entered and counts as 0.
const HAND_AS_NOTHING: [&str; 2] = ["gap.hand-worth-nothing", "not-entered"];

/// Says what was not entered and is not missing, because it counts as 0 or goes without saying: whose hands
/// that are, in one sentence, and everything else. Empty if there is nothing of the kind.
pub fn of_gaps(notes: &[Note], catalogue: &Catalogue) -> String {
    let is_nothing = |note: &&Note| HAND_AS_NOTHING.contains(&&*note.key);
    let hands = notes.iter().filter(is_nothing);
    let name = |note: &Note| Some(catalogue.get(&format!("seat.{}", note.seat?)).to_owned());
    let hands: Vec<String> = hands.filter_map(name).collect();
    let hands = (!hands.is_empty()).then(|| {
        let names = payments::list(&hands, catalogue);
        catalogue.text("session.bar.count-as-nothing", &[("names", Slot::text(names))])
    });
    let others = notes.iter().filter(|note| note.key.starts_with("gap.") && !is_nothing(note));
    let others = others.map(|note| sentence(note, catalogue).to_string());
    hands.into_iter().chain(others).collect::<Vec<_>>().join(" ")
}

/// Says which ruling decided the payments on which tables differ, and what another one would pay: “Tsumo loss:
/// nobody pays North’s share. With North’s share halved: 5000 / 3000.” `None` if there is no such ruling.
pub fn on_ruling(report: &Report, catalogue: &Catalogue) -> Option<String> {
    let is_paid = report.ledger.is_some();
    let notes = report.notes.iter().filter(|note| is_paid && note.ruling.is_some());
    let sentences: Vec<String> = notes.map(|note| sentence(note, catalogue).to_string()).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// Returns the sentence of a note. Its template has the slots `{{seat}}`, `{{tiles}}`,
/// `{{value}}` and `{{other}}`.
///
/// ```
/// use hule::scoring::Note;
/// use hule::text::{Catalogue, note};
///
/// let note = Note { other: 8, ..Note::new("wait.below").value(6) };
/// assert_eq!(note::sentence(&note, &Catalogue::english()).to_string(), "needs 8");
/// ```
pub fn sentence(note: &Note, catalogue: &Catalogue) -> Sentence {
    let seat = note.seat.map(|seat| format!("seat.{seat}"));
    let seat = seat.as_deref().map_or("", |key| catalogue.get(key));
    let slots = [
        ("seat", Slot::text(seat)),
        ("tiles", Slot::tiles(&note.tiles)),
        ("value", Slot::Number(i64::from(note.value))),
        ("other", Slot::Number(i64::from(note.other))),
    ];
    catalogue.sentence(&note.key, &slots)
}
