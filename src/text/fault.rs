//! Sentences about faults: what is wrong with a draft and how to correct it.

use crate::entry::Fault;

use super::{Catalogue, Sentence, Slot, Span};

/// Says what is wrong and how to correct it. If the fault belongs to an event or a seat, the
/// sentence begins with it.
///
/// ```
/// use hule::entry::{Fault, FaultCode};
/// use hule::text::{Catalogue, fault};
///
/// let twice = Fault::new(FaultCode::FLOWER_TWICE).value("1h");
/// let sentence = fault::sentence(&twice, &Catalogue::english());
/// assert!(sentence.to_string().starts_with("The flower plum has been entered twice"));
/// ```
pub fn sentence(fault: &Fault, catalogue: &Catalogue) -> Sentence {
    let value = match fault.code.names() {
        Some(names) => catalogue.get(&format!("{names}.{}", fault.value)).to_owned(),
        None => fault.value.to_string(),
    };
    let mut slots = vec![("tiles", Slot::tiles(&fault.tiles)), ("value", Slot::text(value))];
    slots.extend(fault.most.map(|most| ("most", Slot::Number(most.into()))));
    let mut sentence = catalogue.sentence(&format!("fault.{}", fault.code.key()), &slots);
    let seat = fault.seat.map(|seat| catalogue.get(&format!("seat.{seat}")).to_owned());
    let event = fault.event.map(|n| catalogue.text("fault.event", &[("event", Slot::count(n))]));
    let subject: Vec<String> = event.into_iter().chain(seat).collect();
    let language = catalogue.language();
    if !subject.is_empty() {
        sentence.0.insert(0, Span::Text(subject.join(language.comma()) + language.colon()));
    }
    sentence
}
