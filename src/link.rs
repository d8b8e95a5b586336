//! Links: a draft as the part of an address after `#`, which never reaches a server.
//!
//! `1/mcr/123m456p[789s][EEEE,1]C+C?win=self-drawn&rulings=competition-1998`: the version of the
//! format, the rule system, the hand in notation, then the answers that were given and, unless
//! it is the default, the preset or the list of rulings that are on (`rulings=a,b`).

use crate::draft::Draft;
use crate::error::{Fault, FaultCode};
use crate::notation;
use crate::rules;

/// The version of the format that is written.
pub const VERSION: &str = "1";

/// The longest link that is read.
pub const LONGEST: usize = 2_000;

/// The link of a draft, without `#`.
pub fn encode(draft: &Draft) -> String {
    let mut link = format!("{VERSION}/{}/{}", draft.rules().key(), draft.tiles);
    let mut separator = '?';
    let mut add = |key: &str, value: &str| {
        link.push(separator);
        separator = '&';
        link.push_str(key);
        link.push('=');
        link.push_str(value);
    };
    draft.given().for_each(|(key, answer)| add(key, answer));
    if draft.rulings() != draft.rules().presets()[0].bits {
        match draft.preset() {
            Some(preset) => add("rulings", preset),
            None => add("rulings", &draft.rulings_on().collect::<Vec<_>>().join(",")),
        }
    }
    link
}

/// The draft of a link, with or without `#`.
///
/// # Errors
/// Every fault of the link at once.
pub fn decode(link: &str) -> Result<Draft, Vec<Fault>> {
    let fault = |code, value: &str| vec![Fault::new(code).value(value)];
    if link.len() > LONGEST {
        return Err(fault(FaultCode::TooLong, &link.chars().count().to_string()));
    }
    let link = percent_decoded(link.strip_prefix('#').unwrap_or(link))
        .ok_or_else(|| fault(FaultCode::DamagedLink, link))?;
    let mut parts = link.splitn(3, '/');
    let version = parts.next().unwrap_or_default();
    let (Some(key), Some(rest)) = (parts.next(), parts.next()) else {
        return Err(fault(FaultCode::DamagedLink, &link));
    };
    if version != VERSION {
        return Err(fault(FaultCode::LinkVersion, version));
    }
    let rules = rules::by_key(key).ok_or_else(|| fault(FaultCode::UnknownRules, key))?;
    let mut draft = Draft::new(rules);
    let mut faults = Vec::new();
    let (hand, answers) = rest.split_once('?').unwrap_or((rest, ""));
    match notation::parse(hand) {
        Ok(tiles) => draft.tiles = tiles,
        Err(more) => faults.extend(more),
    }
    for pair in answers.split('&').filter(|pair| !pair.is_empty()) {
        let done = match pair.split_once('=') {
            None => Err(Fault::new(FaultCode::DamagedLink).value(pair)),
            Some(("rulings", value)) => set_rulings(&mut draft, value),
            Some((key, answer)) => draft.put(key, answer).map(|_| ()),
        };
        faults.extend(done.err());
    }
    if faults.is_empty() { Ok(draft) } else { Err(faults) }
}

fn set_rulings(draft: &mut Draft, value: &str) -> Result<(), Fault> {
    if draft.set_preset(value).is_ok() {
        return Ok(());
    }
    for key in draft.rules().rulings() {
        draft.set_ruling(key, false)?;
    }
    value.split(',').filter(|k| !k.is_empty()).try_for_each(|key| draft.set_ruling(key, true))
}

/// Browsers and messengers escape some characters of an address.
fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digit = |b: Option<u8>| char::from(b?).to_digit(16);
            bytes.push((digit(rest.next())? * 16 + digit(rest.next())?) as u8);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}
