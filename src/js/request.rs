//! Requests: what the package's module makes of a plain object, line by line.
//!
//! A line is a word and its values with tabs between them: `rules` and `preset` with a key,
//! `rulings` switches all
//! of them off, `ruling` one with a key and `on` or `off`, `hand` with a place and notation, `answer` with a key, a
//! place and an answer, `event` with a kind, a place, a tile (perhaps none) and pairs of keys and
//! answers. `link` with a link stands alone. The module has made sure that no value has a tab or
//! a new line in it.

use crate::entry::{Draft, Event, Fault, FaultCode, link, notation};
use crate::rules;

/// The draft of a request.
///
/// # Errors
/// Every fault of the request at once.
pub fn read(request: &str) -> Result<Draft, Vec<Fault>> {
    let mut lines = request.lines();
    let mut first = lines.next().unwrap_or_default().split('\t');
    let (word, value) = (first.next(), first.next().unwrap_or_default());
    if word == Some("link") {
        return link::decode(value);
    }
    let unknown = || vec![Fault::new(FaultCode::UnknownRules).value(value)];
    let mut draft = Draft::new(rules::system(value).ok_or_else(unknown)?);
    let mut faults = Vec::new();
    for line in lines {
        let values: Vec<&str> = line.split('\t').collect();
        if let Err(more) = put(&mut draft, &values) {
            faults.extend(more);
        }
    }
    // How many tiles are complete may depend on everything else.
    draft.mark_wins();
    if faults.is_empty() { Ok(draft) } else { Err(faults) }
}

/// Takes over what a line says.
fn put(draft: &mut Draft, values: &[&str]) -> Result<(), Vec<Fault>> {
    let one = |fault: Fault| vec![fault];
    match *values {
        ["preset", key] => draft.set_preset(key).map_err(one),
        // Those that are on follow, one by one.
        ["rulings", _] => {
            let rules = draft.system().rulings;
            rules.iter().try_for_each(|key| draft.set_ruling(key, false)).map_err(one)
        }
        ["ruling", key, switch] => draft.set_ruling(key, switch == "on").map_err(one),
        ["hand", place, text] => {
            let (tiles, table) = notation::parse_as_written(text)?;
            *draft.place_mut(number(place)).ok_or_else(|| one(no_place(place)))? = tiles;
            if let Some(table) = table {
                draft.set_table(&table);
            }
            Ok(())
        }
        ["answer", key, place, answer] => {
            draft.put_at(key, number(place), answer).map(|_| ()).map_err(one)
        }
        ["event", kind, place, tile, ref answers @ ..] => {
            let event = event(draft, (kind, place, tile), answers).map_err(one)?;
            draft.events.push(event);
            Ok(())
        }
        _ => Ok(()),
    }
}

fn event(
    draft: &Draft,
    (kind, place, tile): (&str, &str, &str),
    answers: &[&str],
) -> Result<Event, Fault> {
    let rules = draft.system();
    let kind = rules
        .events()
        .iter()
        .find(|k| k.key == kind)
        .ok_or_else(|| Fault::new(FaultCode::UnknownEvent).value(kind))?;
    if number(place) >= rules.places.len() {
        return Err(no_place(place));
    }
    let mut event = Event::new(kind, number(place));
    if !tile.is_empty() {
        let strange = |_| Fault::new(FaultCode::StrangeCharacter).value(tile);
        event.tile = Some(tile.parse().map_err(strange)?);
    }
    for pair in answers.chunks_exact(2) {
        event.set(rules, pair[0], pair[1])?;
    }
    Ok(event)
}

/// A number; one that nothing has where there is none.
pub fn number(place: &str) -> usize {
    place.parse().unwrap_or(usize::MAX)
}

fn no_place(place: &str) -> Fault {
    Fault::new(FaultCode::NoSuchPlace).value(place)
}
