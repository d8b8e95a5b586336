//! Sentences about fans that are true of a hand and do not count.

use crate::scoring::Reason;
use crate::system::Fan;

use super::names::fan_name;
use super::{Catalogue, Sentence, Slot};

/// Says why a fan that applies does not count, with the clause of the principle.
pub fn dropped(catalogue: &Catalogue, fan: &Fan, reason: &Reason) -> Sentence {
    let kind = match reason {
        Reason::Implied { .. } => "implied",
        Reason::Identity => "identity",
        Reason::Once { .. } => "once",
        Reason::Lower => "lower",
        Reason::Flat { .. } => "flat",
        Reason::Ruled { .. } => "ruling",
        Reason::Limit { .. } => "limit",
        Reason::Beside { .. } => "beside",
    };
    let ruling = match reason {
        Reason::Ruled { ruling, .. } => catalogue.get(&format!("ruling.{ruling}")).to_owned(),
        _ => String::new(),
    };
    let slots = [
        ("fan", Slot::text(fan_name(catalogue, fan))),
        ("by", Slot::text(reason.by().map_or("", |by| fan_name(catalogue, by)))),
        ("ruling", Slot::text(ruling)),
        ("clause", Slot::text(format!("P{}", reason.principle()))),
    ];
    catalogue.sentence(&format!("exclusion.{kind}"), &slots)
}
