//! Sentences about totals: how a total comes about, and what else is paid.

use std::cmp::Ordering;

use crate::scoring::{Gain, Sheet};
use crate::system::{ScoreTable, Unit};
use crate::tiles::{BySeat, Seat};

use super::{Catalogue, Sentence, Slot, Span, fans, whole};

/// Says how the total of a sheet is calculated: “24 × 2 = 48, rounded up to 50”. `None` if it is a
/// plain sum.
///
/// ```
/// use hule::entry::link;
/// use hule::rules;
/// use hule::text::{Catalogue, totals};
///
/// let link = "1/classical/[PPP]123m456p5578s+9s?seat=S&from=W";
/// let report = rules::score(&link::decode(link, rules::SYSTEMS).unwrap());
/// let sentence = totals::formula(&report.sheets[0], &Catalogue::english()).unwrap();
/// assert_eq!(sentence.to_string(), "24 × 2 = 48, rounded up to 50");
/// ```
pub fn formula(sheet: &Sheet, catalogue: &Catalogue) -> Option<Sentence> {
    let formula = sheet.formula.as_ref()?;
    let (mut way, amount) = (formula.to_string(), formula.amount());
    let is_plain = way == amount.to_string();
    let has_han = sheet.counted.iter().any(|counted| counted.fan.unit == Unit::Han);
    if has_han || sheet.limit.is_some() {
        // It is a base value, of which each payment is a multiple. A limit is said by its name, but of
        // several yakuman the number is to be seen.
        let is_said = sheet.limit.is_some() && (has_han || is_plain);
        let slots = [("way", Slot::text(way)), ("n", Slot::Number(amount.into()))];
        return (!is_said).then(|| catalogue.sentence("total.base-value", &slots));
    }
    let key = match sheet.total.cmp(&amount) {
        Ordering::Equal if is_plain => return None,
        Ordering::Equal => "total.comes-to",
        Ordering::Greater => "total.rounded-up",
        Ordering::Less => "total.limited",
    };
    if key != "total.comes-to" && !is_plain {
        way = format!("{way} = {amount}");
    }
    let total = Slot::Number(i64::from(sheet.total));
    Some(catalogue.sentence(key, &[("way", Slot::text(way)), ("total", total)]))
}

/// The two counts of a sheet, and the name of its limit: “5 han 30 fu · mangan”, “double yakuman”.
pub fn counts(table: &ScoreTable, sheet: &Sheet, catalogue: &Catalogue) -> String {
    let counts = sheet.counts(table).map(|counts| {
        let main = fans::count_of(table.main, counts.main.into(), catalogue);
        [&*main, " ", &*fans::count_of(table.minor, counts.minor.into(), catalogue)].concat()
    });
    let yakuman = sheet.counted.iter().filter(|counted| counted.fan.unit == Unit::Yakuman);
    let limit = match yakuman.map(|counted| i32::from(counted.points)).sum() {
        0 => sheet.limit.map(|key| catalogue.get(&["limit.", key].concat()).to_owned()),
        several => Some(fans::count_of(Unit::Yakuman, several, catalogue)),
    };
    counts.into_iter().chain(limit).collect::<Vec<_>>().join(" · ")
}

/// Says what a hand without counted fans is worth: its base value, or nothing.
pub fn without_fans(sheet: &Sheet, catalogue: &Catalogue) -> Sentence {
    let key = if sheet.total == 0 { "total.nothing" } else { "total.base" };
    // In systems where fans alone make the points, the total is the base value.
    let base = if sheet.points == 0 { sheet.total } else { sheet.points };
    catalogue.sentence(key, &[("n", Slot::Number(i64::from(base)))])
}

/// Says what the winner gains, and from whom: “5 for the win (East 2, West 2, North 1) + 12 for jing
/// (4 each) = 17”. `None` if there are no gains to tell apart.
pub fn gains(gains: &[Gain], catalogue: &Catalogue) -> Option<Sentence> {
    let mut sentence = Sentence::default();
    for gain in gains {
        let amount = gain.amount();
        let sign = match (sentence.0.is_empty(), amount < 0) {
            (true, false) => "",
            (true, true) => "−",
            (false, false) => " + ",
            (false, true) => " − ",
        };
        let slots = [
            ("n", Slot::Number(i64::from(amount.abs()))),
            ("payers", Slot::text(payers(&gain.from, catalogue))),
        ];
        sentence.0.push(Span::Text(sign.to_owned()));
        sentence.0.extend(catalogue.sentence(&format!("gain.{}", gain.key), &slots).0);
    }
    let total = gains.iter().map(Gain::amount).sum::<i32>();
    if gains.len() > 1 {
        sentence.0.push(Span::Text(format!(" = {}", whole(total))));
    }
    (!gains.is_empty()).then_some(sentence)
}

/// What each player pays: “East 2, West 2, North 1”, “4 each”. Who receives something has a minus.
fn payers(from: &BySeat<i32>, catalogue: &Catalogue) -> String {
    let paid: Vec<(Seat, i32)> = from.iter().map(|(seat, paid)| (seat, *paid)).collect();
    let payers: Vec<&(Seat, i32)> = paid.iter().filter(|(_, paid)| *paid != 0).collect();
    let first = payers.first().map_or(0, |(_, paid)| *paid);
    if payers.len() == 3 && payers.iter().all(|(_, paid)| *paid == first) {
        return catalogue.text("gain.each", &[("n", Slot::text(whole(first)))]);
    }
    let name = |(seat, paid): &&(Seat, i32)| {
        [catalogue.get(&format!("seat.{seat}")), " ", &whole(*paid)].concat()
    };
    let names: Vec<String> = payers.iter().map(name).collect();
    names.join(catalogue.language().comma())
}
