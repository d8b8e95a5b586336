//! Sentences about the notes of a report: remarks on its numbers.

use crate::scoring::Note;

use super::{Catalogue, Sentence, Slot};

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
