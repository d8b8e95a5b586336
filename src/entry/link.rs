//! Links: a whole draft as the part of an address after `#`, which is never sent to a server.
//!
//! For instance `1/mcr/123m456p[789s][EEEE,1]C+C?win=self-drawn&rulings=competition-1998`: the version of the
//! format, the rule system, the hand in notation (further places follow after `/`), then the
//! answers that were given (`key.2` for place 2), events (`event=kong.1.5m.from:E`: kind, place,
//! tile, answers) and, unless it is the default, the preset or the list of rulings that are on
//! (`rulings=a,b`).
//!
//! The version is also that of the rulings. A link without `rulings`, or with a preset, means the
//! presets as they were in its version. So a preset may only be changed, and a ruling only be
//! added, together with a new version, in which [`decode`] still reads older links as they were
//! meant. `tests/data/links.txt` holds links of every version.
//!
//! Version 2 has more rulings and presets than version 1, and all others as they were. A link is
//! written in the oldest version that has its rulings, so that a copy of the program that knows no
//! later one can read it, and else says which version it would need. Version 3 has a preset that was
//! changed: in older links it means [what it was](System::former_presets).
//!
//! ```
//! use hule::entry::{Draft, link};
//! use hule::rules;
//!
//! let mut draft = Draft::new(rules::system("mcr").unwrap());
//! draft.read(0, "123m456p[789s][EEEE,1]C+C").unwrap();
//! draft.set("win", "self-drawn").unwrap();
//! let text = link::encode(&draft);
//! assert_eq!(text, "1/mcr/[789s][EEEE,1]123m456pC+C?win=self-drawn");
//! assert_eq!(link::decode(&text, rules::SYSTEMS), Ok(draft));
//! ```

use crate::entry::GivenAnswer;
use crate::entry::notation::{self, address};
use crate::entry::percent::percent_decoded;
use crate::entry::{Draft, Event, Fault, FaultCode, Faults, Version, trimmed};
use crate::system::System;

/// The newest version of links, both of the format and of the default rulings.
pub const VERSION: u32 = 3;

/// The longest link that is read, in bytes.
pub const LONGEST: usize = 2_000;

/// The oldest version of links that can say what the rulings of a draft are.
pub fn version(draft: &Draft) -> u32 {
    draft.system().version_of_rulings(draft.rulings())
}

/// The link of a draft, without `#`.
pub fn encode(draft: &Draft) -> String {
    let rules = draft.system();
    let mut link = format!("{}/{}", version(draft), rules.key);
    let entered = draft.others.iter().rposition(|tiles| !tiles.is_empty());
    for place in 0..=entered.map_or(0, |last| last + 1) {
        let tiles = draft.place(place).map(|tiles| tiles.text(draft.complete(place)));
        link.push('/');
        link.push_str(&tiles.unwrap_or_default());
    }
    let mut pairs = Vec::new();
    for GivenAnswer { question, place, answer } in draft.given() {
        let key = question.key;
        pairs.push(match place {
            0 => format!("{key}={answer}"),
            _ => format!("{key}.{place}={answer}"),
        });
    }
    for event in &draft.events {
        let tile = event.tile.map(|t| t.to_string()).unwrap_or_default();
        let answers = event.given().map(|(question, answer)| format!(".{}:{answer}", question.key));
        let answers: String = answers.collect();
        pairs.push(format!("event={}.{}.{tile}{answers}", event.kind.key, event.place));
    }
    if draft.rulings() != rules.presets[0].bits {
        pairs.push(match draft.preset() {
            Some(preset) => format!("rulings={preset}"),
            None => format!("rulings={}", draft.rulings_on().collect::<Vec<_>>().join(",")),
        });
    }
    if !pairs.is_empty() {
        link.push('?');
        link.push_str(&pairs.join("&"));
    }
    link
}

/// What follows `#` in the address of a page, or the whole text if it has none.
pub fn of_address(text: &str) -> &str {
    text.split_once('#').map_or(text, |(_, link)| link)
}

/// The link of a hand in a text: what follows `#` in an address, or a text that begins with the
/// version of a link. `None` if the text has none: an address of another site is read as
/// [`notation`], which knows some.
///
/// ```
/// use hule::entry::link;
///
/// assert_eq!(link::in_text("https://hule.example/#1/mcr/123m"), Some("1/mcr/123m"));
/// assert_eq!(link::in_text(" 1/mcr/123m \u{200B}"), Some("1/mcr/123m"));
/// assert_eq!(link::in_text("123m456p"), None);
/// ```
pub fn in_text(text: &str) -> Option<&str> {
    let text = trimmed(text);
    let (is_address, link) = (address::host(text).is_some(), of_address(text));
    let is_number =
        |version: &str| !version.is_empty() && version.bytes().all(|b| b.is_ascii_digit());
    let begins_with_version =
        |link: &str| link.split_once('/').is_some_and(|(version, _)| is_number(version));
    let has_link = match text.contains('#') {
        true => !is_address || percent_decoded(link).is_none_or(|link| begins_with_version(&link)),
        false => begins_with_version(text),
    };
    has_link.then_some(link)
}

/// The key of the rule system that a link names, whether or not such a system exists.
pub fn rules_key(link: &str) -> Option<&str> {
    link.strip_prefix('#').unwrap_or(link).split('/').nth(1)
}

/// Reads the draft of a link, with or without `#`. Its rule system must be one of `systems`.
///
/// # Errors
/// Every fault of the link at once.
pub fn decode(link: &str, systems: &[&'static System]) -> Result<Draft, Faults> {
    let fault = |code, value: &str| Faults::from(Fault::new(code).value(value));
    if link.len() > LONGEST {
        return Err(fault(FaultCode::TOO_LONG, &link.chars().count().to_string()));
    }
    let link = percent_decoded(link.strip_prefix('#').unwrap_or(link))
        .ok_or_else(|| fault(FaultCode::DAMAGED_LINK, link))?;
    let mut parts = link.splitn(3, '/');
    let version = parts.next().unwrap_or_default();
    let (Some(key), Some(rest)) = (parts.next(), parts.next()) else {
        return Err(fault(FaultCode::DAMAGED_LINK, &link));
    };
    let number = match Version::read(version, 1..=VERSION) {
        Version::Known(number) => number,
        Version::Newer => return Err(fault(FaultCode::LINK_VERSION, version)),
        Version::Damaged => return Err(fault(FaultCode::DAMAGED_LINK, &link)),
    };
    let system = systems.iter().copied().find(|system| system.key == key);
    let system = system.ok_or_else(|| fault(FaultCode::UNKNOWN_RULES, key))?;
    let mut draft = Draft::new(system);
    let (hands, answers) = rest.split_once('?').unwrap_or((rest, ""));
    let mut of_answers = Vec::new();
    for pair in answers.split('&').filter(|pair| !pair.is_empty()) {
        let done = match pair.split_once('=') {
            None => Err(Fault::new(FaultCode::DAMAGED_LINK).value(pair)),
            Some(("rulings", value)) => set_rulings(&mut draft, value, number),
            Some(("event", value)) => add_event(&mut draft, value),
            Some((key, answer)) => {
                let (key, place) = match key.rsplit_once('.') {
                    Some((key, place)) => (key, place.parse().unwrap_or(usize::MAX)),
                    None => (key, 0),
                };
                draft.set_at(key, place, answer)
            }
        };
        of_answers.extend(done.err());
    }
    // Which copies are marked depends on the rulings, the size of a complete hand on the answers and events: the
    // tiles come last.
    let mut faults = Vec::new();
    let marked_once = draft.marked_in_play();
    for (place, text) in hands.split('/').enumerate() {
        let Some(slot) = draft.place_mut(place) else {
            // Any number of parts too many is one fault.
            faults.push(Fault::new(FaultCode::DAMAGED_LINK).value(text));
            break;
        };
        match notation::parse_as_written(text, marked_once) {
            Ok((tiles, _)) => *slot = tiles,
            Err(more) => faults.extend(more),
        }
    }
    faults.extend(of_answers);
    draft.settle_marks();
    if faults.is_empty() { Ok(draft) } else { Err(faults.into()) }
}

/// Sets the preset or the rulings of a link of this version.
fn set_rulings(draft: &mut Draft, value: &str, version: u32) -> Result<(), Fault> {
    if draft.set_preset_of(value, version).is_ok() {
        return Ok(());
    }
    for key in draft.system().rulings {
        draft.set_ruling(key, false)?;
    }
    value.split(',').filter(|k| !k.is_empty()).try_for_each(|key| draft.set_ruling(key, true))
}

/// Reads an event such as `kong.1.5m.from:E`: its kind, place, tile (which may be empty) and
/// answers.
fn add_event(draft: &mut Draft, value: &str) -> Result<(), Fault> {
    let damaged = || Fault::new(FaultCode::DAMAGED_LINK).value(value);
    let rules = draft.system();
    let mut parts = value.split('.');
    let kind = parts.next().and_then(|key| rules.events.iter().find(|k| k.key == key));
    let place = parts.next().and_then(|place| place.parse().ok());
    let place = place.filter(|place: &usize| *place < rules.places.len());
    let (Some(kind), Some(place), Some(tile)) = (kind, place, parts.next()) else {
        return Err(damaged());
    };
    let mut event = Event::new(kind, place);
    if !tile.is_empty() {
        event.tile = Some(tile.parse().map_err(|_| damaged())?);
    }
    for answer in parts {
        let (key, answer) = answer.split_once(':').ok_or_else(damaged)?;
        event.set(key, answer)?;
    }
    draft.events.push(event);
    Ok(())
}
