//! Drafts as plain objects, and as text.

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::entry::notation::Tiles;
use crate::entry::{Draft, Event, GivenAnswer, link};
use crate::tiles::{Flower, Tile, unicode_tiles};

use super::problem::Problem;

/// A draft as the package gives it; it is a request, too.
#[derive(Serialize)]
pub struct PlainDraft<'a> {
    rules: &'static str,
    hand: &'a Tiles,
    others: &'a [Tiles],
    answers: Answers<'a>,
    events: Vec<PlainEvent<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    preset: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rulings: Option<Vec<&'static str>>,
}

#[derive(Serialize)]
struct PlainEvent<'a> {
    kind: &'static str,
    place: usize,
    tile: Option<Tile>,
    answers: EventAnswers<'a>,
}

impl PlainEvent<'_> {
    fn of(event: &Event) -> PlainEvent<'_> {
        let Event { kind, place, tile, .. } = *event;
        PlainEvent { kind: kind.key, place, tile, answers: EventAnswers(event) }
    }
}

struct Answers<'a>(&'a Draft);

impl Serialize for Answers<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for GivenAnswer { question, place, answer } in self.0.given() {
            let key = question.key;
            match place {
                0 => map.serialize_entry(key, &answer)?,
                _ => map.serialize_entry(&format!("{key}.{place}"), &answer)?,
            }
        }
        map.end()
    }
}

struct EventAnswers<'a>(&'a Event);

impl Serialize for EventAnswers<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.given().map(|(question, answer)| (question.key, answer)))
    }
}

impl PlainDraft<'_> {
    /// A draft, with its preset, or its rulings where it has none.
    pub fn of(draft: &Draft) -> PlainDraft<'_> {
        let preset = draft.preset();
        PlainDraft {
            rules: draft.system().key,
            hand: &draft.tiles,
            others: &draft.others,
            answers: Answers(draft),
            events: draft.events.iter().map(PlainEvent::of).collect(),
            preset,
            rulings: preset.is_none().then(|| draft.rulings_on().collect()),
        }
    }
}

/// A draft as a text of a style.
///
/// # Errors
/// If there is no such style or place.
pub fn text(draft: &Draft, style: &str, place: usize) -> Result<String, Problem> {
    let no_place = || Problem::no_such_place(place, draft.system());
    let tiles = draft.place(place).ok_or_else(no_place)?;
    match style {
        "notation" => Ok(tiles.text(draft.complete(place))),
        "unicode" => Ok(unicode(tiles)),
        "link" => Ok(link::encode(draft)),
        _ => Err(Problem::unknown_style(style)),
    }
}

/// As the notation, with the characters of the Unicode Mahjong Tiles block, and `0p` for a red five,
/// which has none.
fn unicode(tiles: &Tiles) -> String {
    let mut text = String::new();
    for meld in &tiles.melds {
        let written = meld.to_string();
        text.push('[');
        text.extend(unicode_tiles(&meld.tiles(), meld.marked().into_iter().collect()));
        match written.split_once(',') {
            Some((_, note)) => text.extend([",", note]),
            None => text.push(']'),
        }
    }
    let mut standing = tiles.standing.clone();
    standing.sort_unstable();
    text.extend(unicode_tiles(&standing, tiles.marks.standing));
    text.extend(tiles.flowers.iter().map(|flower: &Flower| flower.unicode()));
    if let Some(win) = tiles.win {
        text.push('+');
        text.extend(unicode_tiles(&[win], tiles.marked_win().into_iter().collect()));
    }
    text
}
