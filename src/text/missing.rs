//! Sentences about what is missing of a fan that does not apply, in tiles, and how many of them would
//! have to be exchanged or added.

use crate::reading::division::{Division, Form, Part, Parts};
use crate::scoring::{Obstacle, Sheet, Shortfall};
use crate::tiles::Tile;

use super::exclusion::dropped;
use super::names::fan_name;
use super::{Catalogue, Sentence, Slot};

/// Says what is missing of a fan for the reading that comes nearest. `sheets` are the readings of the
/// hand, and `shown` is the index of the one that is explained.
pub fn missing(
    catalogue: &Catalogue,
    shortfall: &Shortfall,
    sheets: &[Sheet],
    shown: usize,
) -> Sentence {
    let Some(sheet) = sheets.get(shortfall.reading) else { return Sentence::default() };
    let shown_division = sheets.get(shown).map(|shown| &shown.division);
    let sentence = Writer { catalogue, sheet, shown_division }.with_exchanges(shortfall);
    // Parts are those of a reading, so another one must be named.
    let is_other = shortfall.reading != shown && shortfall.in_the_way.parts != Parts::NONE;
    if !is_other {
        return sentence;
    }
    let reading = sheet.division.parts().map(|part| sheet.division.tiles(part)).collect();
    let slots = [("reading", Slot::Tiles(reading)), ("obstacle", Slot::Sentence(sentence))];
    catalogue.sentence("obstacle.in-reading", &slots)
}

/// Says what is missing of a fan in a reading, whatever other readings there are.
pub fn in_reading(catalogue: &Catalogue, shortfall: &Shortfall, sheet: &Sheet) -> Sentence {
    let writer = Writer { catalogue, sheet, shown_division: None };
    if let Obstacle::Count { .. } = shortfall.obstacle {
        let slots = [("obstacle", Slot::Sentence(writer.obstacle(shortfall)))];
        return catalogue.sentence("obstacle.this-reading", &slots);
    }
    // Another reading of the hand has the right tiles, so there is nothing to exchange.
    if shortfall.exchanges != Some(0) {
        return writer.with_exchanges(shortfall);
    }
    let parts = match shortfall.obstacle {
        Obstacle::Form { wanted: Form::SevenPairs } => &shortfall.have,
        _ => &shortfall.needed,
    };
    match shortfall.obstacle {
        Obstacle::Sets
        | Obstacle::Pungs { .. }
        | Obstacle::PungsAndPair { .. }
        | Obstacle::NoPair { .. }
        | Obstacle::Form { wanted: Form::SevenPairs | Form::KnittedStraight } => {
            let slots = [("needed", Slot::Tiles(parts.clone()))];
            catalogue.sentence("obstacle.read-otherwise", &slots)
        }
        _ => writer.obstacle(shortfall),
    }
}

/// The key of the sentence that says which sets, pairs or tiles are needed.
fn needed_key(Shortfall { needed, have, is_choice, declared, .. }: &Shortfall) -> String {
    let key = if *is_choice { "nearest" } else { "needed" };
    match have {
        // The tiles may be in the declared sets, which are named.
        _ if have.is_empty() && !declared.is_empty() => format!("{key}.declared"),
        _ if have.is_empty() => format!("{key}.none"),
        have if have == needed => format!("{key}.rest"),
        _ => key.to_owned(),
    }
}

/// Writes what is in the way of a fan in a reading.
struct Writer<'a> {
    catalogue: &'a Catalogue,
    sheet: &'a Sheet,
    /// The division of the reading that is shown. `None` if the sheet is the only one that matters.
    shown_division: Option<&'a Division>,
}

impl Writer<'_> {
    /// Says what is missing, and how many tiles would have to be exchanged and added.
    fn with_exchanges(&self, shortfall: &Shortfall) -> Sentence {
        let sentence = self.obstacle(shortfall);
        let laid_aside = Some(shortfall.laid_aside.clone()).filter(|tiles| !tiles.is_empty());
        let fixed = [
            ("declared", self.tiles(shortfall.declared)),
            ("laid-aside", laid_aside.into_iter().collect()),
        ];
        if fixed.iter().any(|(_, parts)| !parts.is_empty()) {
            let there = fixed.into_iter().filter(|(_, parts)| !parts.is_empty());
            return there.fold(sentence, |sentence, (key, parts)| {
                let slots = [("obstacle", Slot::Sentence(sentence)), ("parts", Slot::Tiles(parts))];
                self.catalogue.sentence(&format!("obstacle.{key}"), &slots)
            });
        }
        let numbers = [("exchanges", shortfall.exchanges.unwrap_or(0)), ("added", shortfall.added)];
        numbers.into_iter().filter(|(_, n)| *n > 0).fold(sentence, |sentence, (key, n)| {
            let slots = [("obstacle", Slot::Sentence(sentence)), ("n", Slot::Number(n.into()))];
            self.catalogue.sentence(&format!("obstacle.{key}"), &slots)
        })
    }

    /// The tiles of some parts.
    fn tiles(&self, parts: Parts) -> Vec<Vec<Tile>> {
        parts.iter().map(|part| self.sheet.division.tiles(part)).collect()
    }

    /// Says all that is missing, without a number of tiles.
    fn obstacle(&self, shortfall: &Shortfall) -> Sentence {
        let also = shortfall.also.iter().map(|also| self.obstacle(also));
        also.fold(self.first_obstacle(shortfall), |first, second| self.joined(first, second))
    }

    /// Two sentences, one after the other.
    fn joined(&self, first: Sentence, second: Sentence) -> Sentence {
        let slots = [("first", Slot::Sentence(first)), ("second", Slot::Sentence(second))];
        self.catalogue.sentence("obstacle.joined", &slots)
    }

    /// Says what is missing before everything else.
    fn first_obstacle(&self, shortfall: &Shortfall) -> Sentence {
        let sentence = self.required(shortfall);
        let is_about_kongs =
            matches!(shortfall.obstacle, Obstacle::Count { .. } | Obstacle::Part { .. });
        if shortfall.added == 0 || !is_about_kongs {
            return sentence;
        }
        // The sentence says that kongs are missing; these are the nearest.
        let slots = [
            ("needed", Slot::Tiles(shortfall.needed.clone())),
            ("have", Slot::Tiles(shortfall.have.clone())),
        ];
        let key = format!("obstacle.{}", needed_key(shortfall));
        self.joined(sentence, self.catalogue.sentence(&key, &slots))
    }

    /// Says what the fan requires that is not so.
    fn required(&self, shortfall: &Shortfall) -> Sentence {
        let Writer { catalogue, sheet, .. } = self;
        let division = &sheet.division;
        let tile = |tile: &Tile| Slot::tiles(&[*tile]);
        let part = |part: &Part| Slot::tiles(&division.tiles(*part));
        let number = |n: &u8| Slot::Number(i64::from(*n));
        let in_the_way = || Slot::Tiles(self.tiles(shortfall.in_the_way.parts));
        let alike = || Slot::tiles(&shortfall.tiles);
        let needed = || Slot::Tiles(shortfall.needed.clone());
        let have = || Slot::Tiles(shortfall.have.clone());
        let (key, slots): (String, Vec<(&str, Slot)>) = match &shortfall.obstacle {
            Obstacle::Form { wanted: Form::KnittedStraight } if shortfall.declared.is_empty() => {
                (needed_key(shortfall), vec![("needed", needed()), ("have", have())])
            }
            Obstacle::Form { wanted } => {
                let lacks = !shortfall.declared.is_empty() && *wanted != Form::FourSets;
                let none = shortfall.have.is_empty() && shortfall.needed.iter().all(Vec::is_empty);
                let key = match wanted.key() {
                    key if lacks => format!("form.{key}.declared"),
                    "seven-pairs" | "thirteen-orphans" if none => {
                        format!("form.{}.none", wanted.key())
                    }
                    key => format!("form.{key}"),
                };
                (key, vec![("have", have()), ("needed", needed()), ("tiles", alike())])
            }
            Obstacle::Tiles { wanted } => {
                (format!("tiles.{}", wanted.key()), vec![("tiles", alike())])
            }
            // A measured obstacle names the tiles of the other suits.
            Obstacle::Suits { .. } => ("suits".into(), vec![]),
            Obstacle::Parts { .. } if shortfall.in_the_way.parts.is_empty() => {
                ("form.four-sets".into(), vec![])
            }
            Obstacle::Parts { wanted } => {
                (format!("parts.{}", wanted.key()), vec![("parts", in_the_way())])
            }
            Obstacle::Part { part: p, wanted } => {
                let key = format!("part.{}", wanted.key());
                let also = format!("{key}.also");
                let has_also =
                    !shortfall.tiles.is_empty() && catalogue.has(&format!("obstacle.{also}"));
                let slots = vec![("part", part(p)), ("tiles", alike())];
                (if has_also { also } else { key }, slots)
            }
            Obstacle::NoTile { wanted } => (format!("no-tile.{}", wanted.key()), vec![]),
            Obstacle::Sets
            | Obstacle::Pungs { .. }
            | Obstacle::PungsAndPair { .. }
            | Obstacle::NoPair { .. } => {
                (needed_key(shortfall), vec![("needed", needed()), ("have", have())])
            }
            Obstacle::Lacks { .. } => ("lacks".into(), vec![("needed", needed())]),
            Obstacle::Count { of, have, wanted } => {
                let slots = vec![
                    ("have", number(have)),
                    ("wanted", number(wanted)),
                    ("parts", in_the_way()),
                ];
                let key = format!("count.{}", of.key());
                let exceeds = shortfall.obstacle.is_excess()
                    && catalogue.has(&format!("obstacle.{key}.many"));
                match have {
                    0 => (format!("{key}.none"), vec![("wanted", number(wanted))]),
                    _ if exceeds => (format!("{key}.many"), slots),
                    _ => (key, slots),
                }
            }
            Obstacle::Claimed { .. } => ("claimed".into(), vec![("parts", in_the_way())]),
            Obstacle::Coming { wanted } => (format!("coming.{}", wanted.key()), vec![]),
            Obstacle::OtherWait { tile: t } => {
                let tiles = if shortfall.tiles.is_empty() { tile(t) } else { alike() };
                ("other-wait".into(), vec![("tiles", tiles)])
            }
            Obstacle::OtherPart { part: p, fan } => {
                let counts = sheet.counted.iter().any(|counted| counted.fan == *fan);
                let key = if counts { "other-part" } else { "other-part.uncounted" };
                let name = Slot::text(fan_name(catalogue, fan));
                (key.into(), vec![("part", part(p)), ("fan", name)])
            }
            Obstacle::Unclaimed => ("unclaimed".into(), vec![]),
            Obstacle::NoFlower => ("no-flower".into(), vec![]),
            Obstacle::Unfinished => ("unfinished".into(), vec![]),
            Obstacle::OtherTile { wanted } => ("other-tile".into(), vec![("tile", tile(wanted))]),
            Obstacle::Ruled { ruling } => {
                let name = catalogue.get(&format!("ruling.{ruling}")).to_owned();
                ("ruled".into(), vec![("ruling", Slot::text(name))])
            }
            Obstacle::OtherReading { total, other, dropped: lost } => {
                let reading = division.parts().map(|part| division.tiles(part)).collect();
                let reason = lost.map(|lost| dropped(catalogue, lost.fan, &lost.reason));
                // Readings of one division differ in what the winning tile completed.
                let is_same_division = self.shown_division == Some(division);
                let won = sheet.won.filter(|_| is_same_division);
                let of = if won.is_some() { "other-completion" } else { "other-reading" };
                let key = match reason {
                    Some(_) => format!("{of}.dropped"),
                    None if total == other => format!("{of}.equal"),
                    None => of.into(),
                };
                let slots = vec![
                    ("reading", Slot::Tiles(reading)),
                    ("part", Slot::Tiles(won.iter().map(|won| division.tiles(*won)).collect())),
                    ("other", Slot::Number((*other).into())),
                    ("total", Slot::Number((*total).into())),
                    ("reason", Slot::Sentence(reason.unwrap_or_default())),
                ];
                (key, slots)
            }
            Obstacle::Own(own) => {
                let seat = own.seat.map(|seat| catalogue.get(&format!("seat.{seat}")).to_owned());
                let slots = [
                    ("tile", own.tile.as_ref().map(tile)),
                    ("stands_for", own.stands_for.as_ref().map(tile)),
                    ("seat", seat.map(Slot::text)),
                    ("tiles", Some(alike())),
                    ("needed", Some(needed())),
                    ("have", Some(have())),
                ];
                let given = slots.into_iter().filter_map(|(slot, filled)| Some((slot, filled?)));
                let declared = format!("obstacle.{}.declared", own.key);
                let is_declared = !shortfall.declared.is_empty() && catalogue.has(&declared);
                let key =
                    if is_declared { format!("{}.declared", own.key) } else { own.key.into() };
                (key, given.collect())
            }
        };
        catalogue.sentence(&format!("obstacle.{key}"), &slots)
    }
}
