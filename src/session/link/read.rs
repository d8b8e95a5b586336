//! Reads a session from a link, through the JSON that the link stands for.

use serde_json::{Map, Value, json};

use crate::entry::{Fault, FaultCode, FileRefusal, Version, percent_decoded};
use crate::system::{Question, System};

use super::super::file::{self, Import};
use super::super::win_answer::field_name;
use super::write::bytes_in_address;
use super::{
    FIRST_VERSION, HAND_VERSION, LONGEST, PASSES, PREFIX, SAME_TILE, UNKNOWN, VERSION,
    version_of_rulings,
};

/// Whether a link, with or without `#`, is one of a session.
pub fn is_link(link: &str) -> bool {
    link.strip_prefix('#').unwrap_or(link).starts_with(PREFIX)
}

/// Reads the session of a link, with or without `#`. Its rule system must be one of `systems`.
///
/// # Errors
/// If the link as a whole is not that of a session.
pub fn decode(link: &str, systems: &[&'static System]) -> Result<Import, FileRefusal> {
    let link = link.strip_prefix('#').unwrap_or(link);
    // Three bytes of an address may stand for one.
    if link.len() > 3 * LONGEST {
        return Err(FileRefusal::TooLarge);
    }
    let link = percent_decoded(link).ok_or(FileRefusal::OtherKind)?;
    if bytes_in_address(&link) > LONGEST {
        return Err(FileRefusal::TooLarge);
    }
    let rest = link.strip_prefix(PREFIX).ok_or(FileRefusal::OtherKind)?;
    let mut parts = rest.split(';');
    let (version, rules) = parts.next().and_then(|head| head.split_once('/')).unwrap_or_default();
    let known = match Version::read(version, FIRST_VERSION..=VERSION) {
        Version::Known(known) => known,
        Version::Newer => return Err(FileRefusal::Version(version.to_owned())),
        Version::Damaged => return Err(FileRefusal::OtherKind),
    };
    let mut reader = LinkReader::new(known, rules, systems);
    parts.for_each(|part| reader.part(part));
    let (fields, damaged) = (reader.fields, reader.damaged);
    let mut import = file::from_value(&Value::Object(fields), systems)?;
    for part in damaged {
        let fault = Fault::new(FaultCode::DAMAGED_LINK).value(&part);
        import.put_aside.push(file::PutAside::of_link(fault, part));
    }
    Ok(import)
}

/// The JSON that a link stands for, as far as it was read.
struct LinkReader<'a> {
    /// The version of the link.
    version: u32,
    /// The key of the rule system.
    rules: &'a str,
    /// What these rules ask about a win without tiles.
    win_questions: &'static [Question],
    fields: Map<String, Value>,
    deals: usize,
    damaged: Vec<String>,
}

impl<'a> LinkReader<'a> {
    fn new(version: u32, rules: &'a str, systems: &[&'static System]) -> LinkReader<'a> {
        let system = systems.iter().find(|system| system.key == rules);
        let win_questions = system.map_or(&[][..], |system| system.game.win_questions);
        let mut fields = Map::new();
        fields.insert("version".into(), json!(version_of_rulings(version)));
        fields.insert("rules".into(), json!(rules));
        fields.insert("deals".into(), json!([]));
        LinkReader { version, rules, win_questions, fields, deals: 0, damaged: Vec::new() }
    }

    fn part(&mut self, part: &str) {
        if part.is_empty() {
            return;
        }
        let read = match part.split_once('=') {
            Some((key, value)) if key.len() == 1 => self.header(key, value),
            _ if part == "e" => {
                self.fields.insert("ended".into(), json!(true));
                Some(())
            }
            _ if part == "*" => self.last_deal().map(|deal| {
                deal.insert("ends".into(), json!(true));
            }),
            _ => match part.strip_prefix('!') {
                Some(rest) => self.penalty(rest),
                None => {
                    self.deal(part);
                    Some(())
                }
            },
        };
        if read.is_none() {
            self.damaged.push(part.to_owned());
        }
    }

    fn header(&mut self, key: &str, value: &str) -> Option<()> {
        let (field, value) = match key {
            "p" => ("players", value.split(',').map(unescaped).collect::<Option<Value>>()?),
            "n" => ("name", unescaped(value)?),
            "t" => ("time", json!(value.parse::<u64>().ok()?)),
            "c" => ("chips", numbers(value)?),
            "s" => ("start", json!(value.parse::<i64>().ok()?)),
            "r" => ("preset", json!(value)),
            "q" => {
                let keys: Vec<&str> = value.split(',').filter(|key| !key.is_empty()).collect();
                ("rulings", json!(keys))
            }
            "o" => {
                let option = |pair: &str| {
                    let (key, answer) = pair.split_once(':')?;
                    Some((key.to_owned(), json!(answer)))
                };
                let options: Option<Vec<_>> = value.split(',').map(option).collect();
                ("options", file::object(options?))
            }
            _ => return None,
        };
        self.fields.insert(field.into(), value);
        Some(())
    }

    /// Adds a deal; one that cannot be read keeps its place as text.
    fn deal(&mut self, part: &str) {
        let value = self.read_deal(part).unwrap_or_else(|| json!(part));
        if let Some(deals) = self.fields.get_mut("deals").and_then(Value::as_array_mut) {
            deals.push(value);
            self.deals += 1;
        }
    }

    fn read_deal(&self, part: &str) -> Option<Value> {
        match part.strip_prefix('h') {
            Some(hand) => self.hand(hand),
            None => deal_without_tiles(part, self.win_questions),
        }
    }

    /// A deal that was entered with tiles, with its link as it was written then.
    fn hand(&self, text: &str) -> Option<Value> {
        let (seats, hand) = text.split_once('~')?;
        let of = |version: &str, rest: &str| json!([version, self.rules, rest].join("/"));
        let link = match hand.strip_prefix('~') {
            Some(whole) => unescaped(whole)?,
            None if self.version == FIRST_VERSION => of(HAND_VERSION, hand),
            None => hand.split_once('/').map(|(version, rest)| of(version, rest))?,
        };
        let mut value = json!({ "type": "hand", "link": link });
        if !seats.is_empty() {
            let digit = |c: char| c.to_digit(10).map(|digit| json!(digit));
            value["seats"] = seats.chars().map(digit).collect::<Option<_>>()?;
        }
        Some(value)
    }

    /// The deal that was read last. One that could not be read can have penalties, too.
    fn last_deal(&mut self) -> Option<&mut Map<String, Value>> {
        let last = self.fields.get_mut("deals")?.as_array_mut()?.last_mut()?;
        if !last.is_object() {
            *last = file::damaged(last);
        }
        last.as_object_mut()
    }

    fn penalty(&mut self, text: &str) -> Option<()> {
        let penalty = penalty(text)?;
        let deal = self.last_deal()?;
        deal.entry("penalties").or_insert_with(|| json!([])).as_array_mut()?.push(penalty);
        Some(())
    }
}

fn deal_without_tiles(part: &str, questions: &[Question]) -> Option<Value> {
    let mut chars = part.chars();
    let kind = chars.next()?;
    let rest = chars.as_str();
    Some(match kind {
        'w' => {
            let mut fields = rest.splitn(3, '~');
            let wins = fields.next()?.split(',').filter(|w| !w.is_empty());
            let wins: Value = wins.map(|text| win(text, questions)).collect::<Option<_>>()?;
            let mut value = json!({ "type": "wins", "wins": wins });
            for (field, list) in ["hands", "put_down"].into_iter().zip(fields) {
                if !list.is_empty() {
                    value[field] = numbers(list)?;
                }
            }
            value
        }
        'n' => {
            let mut fields = rest.split('~');
            let mut value = json!({ "type": "net", "net": numbers(fields.next()?)? });
            if let Some(winner) = fields.next().filter(|winner| !winner.is_empty()) {
                value["winner"] = whole(winner)?;
            }
            match fields.next() {
                Some(PASSES) => value["next_dealer"] = json!("passes"),
                Some(next) => value["next_dealer"] = whole(next)?,
                None => {}
            }
            value
        }
        'd' if rest.is_empty() => json!({ "type": "draw" }),
        'b' => {
            let (kind, put_down) = rest.split_once('~').unwrap_or((rest, ""));
            let mut value = json!({ "type": "aborted" });
            if !kind.is_empty() {
                value["kind"] = json!(kind);
            }
            if !put_down.is_empty() {
                value["put_down"] = numbers(put_down)?;
            }
            value
        }
        'v' if rest.is_empty() => json!({ "type": "void", "players": [] }),
        'v' => json!({ "type": "void", "players": numbers(rest)? }),
        'a' if rest.is_empty() => json!({ "type": "abandoned" }),
        'x' => unescaped(rest)?,
        _ => return None,
    })
}

fn win(text: &str, questions: &[Question]) -> Option<Value> {
    let mut fields = text.split('.');
    let (winner, from, points) = (fields.next()?, fields.next()?, fields.next()?);
    let from = match from {
        "" => Value::Null,
        UNKNOWN => json!("unknown"),
        SAME_TILE => json!("same-tile"),
        player => whole(player)?,
    };
    let mut value = json!({ "winner": whole(winner)?, "from": from, "points": whole(points)? });
    let mut questions = questions.iter();
    for answer in fields {
        // If these rules have no such question, the reader of files does not know the field and puts it aside.
        let field = questions.next().map_or("answer".into(), |question| field_name(question.key));
        if !answer.is_empty() {
            // An answer is the number of a player, or a text.
            value[field] = whole(answer).unwrap_or_else(|| json!(answer));
        }
    }
    Some(value)
}

fn penalty(text: &str) -> Option<Value> {
    let mut fields = text.splitn(5, '.');
    let (kind, player) = (fields.next()?, fields.next()?);
    let mut value = json!({ "kind": unescaped(kind)?, "player": whole(player)? });
    let mut given = || fields.next().filter(|field| !field.is_empty());
    if let Some(points) = given() {
        value["points"] = whole(points)?;
    }
    if let Some(to) = given() {
        value["to"] = to.split('+').map(whole).collect::<Option<_>>()?;
    }
    if let Some(reason) = given() {
        value["reason"] = unescaped(reason)?;
    }
    Some(value)
}

fn numbers(text: &str) -> Option<Value> {
    text.split('.').map(whole).collect()
}

fn whole(text: &str) -> Option<Value> {
    text.parse::<i64>().ok().map(|number| json!(number))
}

/// The text of a name in a link. `None` if an escape is damaged.
fn unescaped(text: &str) -> Option<Value> {
    let mut name = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('_') {
        let (digits, behind) = (after.get(..2)?, &after[2..]);
        name.push_str(before);
        name.push(char::from(u8::from_str_radix(digits, 16).ok()?));
        rest = behind;
    }
    name.push_str(rest);
    Some(json!(name))
}
