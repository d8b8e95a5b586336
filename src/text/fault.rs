//! Sentences about faults: what is wrong with a draft and how to correct it.

use crate::entry::Fault;
use crate::system::Names;
use crate::system::names::names;

use super::{Catalogue, Sentence, Slot, Span};

/// The key of each rule system in the tables of names, with its name.
macro_rules! names_of_systems {
    ($($system:ident)*) => {
        &[$((
            concat!("rules.", stringify!($system)),
            names!("rules.", stringify!($system), ".name"),
        )),*]
    };
}

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
    let tiles = ("tiles", Slot::tiles(&fault.tiles));
    let value = match fault.code.names() {
        Some(names) => Slot::text(named(names, &fault.value, catalogue)),
        None if fault.code.quotes() => {
            Slot::Sentence(catalogue.sentence(&fault.value, std::slice::from_ref(&tiles)))
        }
        None => Slot::text(&*fault.value),
    };
    let mut slots = vec![tiles, ("value", value)];
    slots.extend(fault.most.map(|most| ("most", Slot::Number(most.into()))));
    slots.push(("least", Slot::Number(fault.least.into())));
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

/// The name of a group that a value is the key of. Rule systems have their names in tables of their own.
fn named(group: &str, value: &str, catalogue: &Catalogue) -> String {
    let key = [group, ".", value].concat();
    let of_system = RULE_SYSTEMS.iter().find(|(system, _)| *system == key);
    let name = of_system.map(|(_, names)| names.get(catalogue.language()));
    name.or_else(|| catalogue.find(&key)).unwrap_or(value).to_owned()
}

/// The names of the rule systems, by their keys in the tables of names.
const RULE_SYSTEMS: &[(&str, Names)] = with_rule_systems!(names_of_systems!);
