//! Settings that the browser keeps.

use crate::app::browser::{storage, vibration, web};
use crate::app::context::device::Device;
use crate::system::Ranking;
use crate::text::FanNames;

/// A setting of how the app looks. It is kept in the store as `hule.<key>`, and the style asks for the
/// attribute `data-<key>` of the page, which `www/first.js` sets before anything is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Light or dark.
    Theme,
    /// Ranks and letters in the corners of the tiles.
    Numerals,
    /// The size of everything that is counted in the size of the text.
    TextSize,
}

impl Look {
    /// The key of its words, and its name in the store and on the page.
    pub fn key(self) -> &'static str {
        match self {
            Look::Theme => "theme",
            Look::Numerals => "numerals",
            Look::TextSize => "text-size",
        }
    }

    /// The keys of its values. The first one is the default.
    pub fn values(self) -> &'static [&'static str] {
        match self {
            Look::Theme => &["auto", "light", "dark"],
            Look::Numerals => &["off", "on"],
            Look::TextSize => &["normal", "large", "largest"],
        }
    }

    /// The value in use.
    pub fn value(self) -> &'static str {
        let set = web::root_attribute(&self.attribute());
        let is_set = |value: &&&str| set.as_deref() == Some(**value);
        self.values().iter().find(is_set).unwrap_or(&self.values()[0])
    }

    /// Changes the value, for this page even if the browser keeps nothing.
    pub fn choose(self, device: Device, value: &'static str) {
        device.keep(&["hule.", self.key()].concat(), value);
        web::set_root_attribute(&self.attribute(), value);
        web::dispatch(LOOKS_CHANGED);
    }

    fn attribute(self) -> String {
        ["data-", self.key()].concat()
    }
}

/// Whether ranks and letters stand on the tiles.
pub fn has_numerals() -> bool {
    Look::Numerals.value() == "on"
}

/// Sets whether ranks and letters stand on the tiles.
pub fn set_numerals(device: Device, on: bool) {
    Look::Numerals.choose(device, if on { "on" } else { "off" });
}

/// The event that tells `www/first.js` to colour what the browser shows around the page.
const LOOKS_CHANGED: &str = "hule-looks";

/// The key in the store of the setting that letters and digits enter no tiles.
const SILENT: &str = "hule.silent";

/// Whether letters and digits enter tiles. Users of speech input may not want it.
pub fn letters_enter_tiles() -> bool {
    storage::load(SILENT).is_none_or(|kept| kept.is_empty())
}

/// Sets whether letters and digits enter tiles.
pub fn set_letters_enter_tiles(device: Device, on: bool) {
    device.keep(SILENT, if on { "" } else { "1" });
}

/// The key in the store of the setting that taps are felt.
const VIBRATES: &str = "hule.vibration";

/// Whether the device vibrates when something was entered or refused.
pub fn vibrates() -> bool {
    // For most people this is off, and to ask what the device can do makes the browser style the page.
    storage::load(VIBRATES).is_some_and(|kept| !kept.is_empty()) && vibration::is_possible()
}

/// Sets whether the device vibrates.
pub fn set_vibrates(device: Device, on: bool) {
    device.keep(VIBRATES, if on { "1" } else { "" });
    if on {
        vibration::answer(false);
    }
}

/// The key in the store of the ranking of discards.
const RANKING: &str = "hule.ranking";

/// By what the player wants discards to be ranked. `None` if it is left to the rule system.
pub fn ranking() -> Option<Ranking> {
    let kept = storage::load(RANKING)?;
    Ranking::ALL.iter().copied().find(|ranking| ranking.key() == kept)
}

/// Sets by what discards are ranked.
pub fn set_ranking(device: Device, ranking: Ranking) {
    device.keep(RANKING, ranking.key());
}

/// The key in the store of the names by which fans are called.
const NAMES: &str = "hule.names";

/// By which names the reader wants fans to be called.
pub fn fan_names() -> FanNames {
    storage::load(NAMES).and_then(|kept| FanNames::of(&kept)).unwrap_or(FanNames::Own)
}

/// Sets by which names fans are called.
pub fn set_fan_names(device: Device, names: FanNames) {
    device.keep(NAMES, names.key());
}
