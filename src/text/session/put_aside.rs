//! What could not be read of a session, and was put aside.

use crate::session::file::PutAside;
use crate::text::{Catalogue, fault};

use super::names::deal_name;

/// “Deal 3: …”.
pub fn aside_line(aside: &PutAside, words: &Catalogue) -> String {
    let sentence = fault::sentence(&aside.fault.fault, words).to_string();
    match aside.fault.deal {
        None => sentence,
        Some(deal) => [&*deal_name(deal + 1, words), words.language().colon(), &*sentence].concat(),
    }
}
