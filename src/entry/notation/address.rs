//! Addresses of other sites: the hand that some of them hold.

use std::borrow::Cow;

use crate::entry::percent::percent_decoded;
use crate::entry::{Fault, FaultCode};

/// Sites that have a hand in notation as `q` of their addresses: calculators of efficiency and of fan.
const WITH_HAND: [&str; 2] = ["tenhou.net", "tziakcha.net"];

/// The notation in a text: of an address the hand that it holds, of anything else the text itself.
///
/// # Errors
/// If the text is an address without a hand.
pub(super) fn hand(text: &str) -> Result<Cow<'_, str>, Fault> {
    let Some(host) = host(text) else { return Ok(Cow::Borrowed(text)) };
    let query = text.split_once('?').map_or("", |(_, query)| query);
    let query = query.split('#').next().unwrap_or_default();
    let hand = query.split('&').find_map(|pair| pair.strip_prefix("q="));
    let hand = hand.filter(|_| has_hand(host)).and_then(percent_decoded);
    let unknown = || Fault::new(FaultCode::UNKNOWN_ADDRESS).value(host);
    hand.filter(|hand| !hand.is_empty()).map(Cow::Owned).ok_or_else(unknown)
}

/// The site of an address. `None` if the text is none.
pub(crate) fn host(text: &str) -> Option<&str> {
    let text = text.trim_start();
    let schemes = ["https://", "http://"];
    let has_scheme = schemes.iter().find_map(|scheme| text.strip_prefix(scheme));
    let rest = has_scheme.unwrap_or(text);
    let host = rest.split(['/', '?', '#', ':']).next().unwrap_or_default();
    (has_scheme.is_some() || has_hand(host)).then_some(host)
}

fn has_hand(host: &str) -> bool {
    WITH_HAND
        .iter()
        .any(|site| host.strip_suffix(site).is_some_and(|sub| sub.is_empty() || sub.ends_with('.')))
}
