//! The name of a limit as it is written beside a result: in the characters of the tiles, in every language.

use super::Language;
use crate::scoring::Sheet;
use crate::system::Unit;

/// The names of the limits below a yakuman, by their keys. `www/art/brush.mjs` has them, too.
pub const LIMITS: [(&str, &str); 5] = [
    ("mangan", "満貫"),
    ("haneman", "跳満"),
    ("baiman", "倍満"),
    ("sanbaiman", "三倍満"),
    ("counted-yakuman", "数え役満"),
];

/// The name of the limit that a hand reaches: that of its first yakuman, or that of a lower limit. `None` if it
/// reaches none that has a name.
///
/// ```
/// use hule::entry::link;
/// use hule::{rules, text::brush};
///
/// let draft = link::decode("1/riichi/19m19p19sESWNCFP+P?win=self-drawn&seat=W", rules::SYSTEMS)?;
/// assert_eq!(brush::limit(&rules::score(&draft).sheets[0]), Some("国士無双十三面待ち"));
/// # Ok::<(), hule::entry::Faults>(())
/// ```
pub fn limit(sheet: &Sheet) -> Option<&'static str> {
    let yakuman = sheet.counted.iter().find(|counted| counted.fan.unit == Unit::Yakuman);
    let below = || LIMITS.iter().find(|(key, _)| sheet.limit == Some(key)).map(|(_, name)| *name);
    yakuman.map(|counted| counted.fan.name(Language::Ja)).or_else(below)
}
