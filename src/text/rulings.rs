//! Sentences about rulings: by whom each is switched on or off, and what another one would change.

use crate::entry::Draft;
use crate::explore::ruling_changes::RulingChange;
use crate::scoring::Limit;
use crate::system::{ChoiceValue, RulingChoice, System};

use super::{Catalogue, Slot, signed};

/// A preset of one's own: its name, and the rulings that are on as bits.
pub type OwnPreset<'a> = (&'a str, u64);

/// Says in which presets a ruling is on and in which it is off: “On in Green Book, WMO 2014 · Off in
/// Competition 1998”. `index` is that of the ruling.
pub fn by_whom(catalogue: &Catalogue, system: &System, index: usize, own: &[OwnPreset]) -> String {
    let all = presets(catalogue, system, own);
    let side = |key: &str, on: bool| {
        let names = all.iter().filter(|(_, bits)| (bits >> index & 1 == 1) == on);
        let names: Vec<&str> = names.map(|(name, _)| &**name).collect();
        let names = names.join(catalogue.language().comma());
        (!names.is_empty()).then(|| catalogue.text(key, &[("names", Slot::text(names))]))
    };
    let sides = [side("ruling-by.on", true), side("ruling-by.off", false)];
    sides.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Says which presets have which value of a point of the rules: “Lost: Tenhou, Mahjong Soul · In full: Parlors”.
pub fn choice_by_whom(
    catalogue: &Catalogue,
    system: &System,
    choice: &RulingChoice,
    own: &[OwnPreset],
) -> String {
    let all = presets(catalogue, system, own);
    let side = |value: &ChoiceValue| {
        let of_value = all.iter().filter(|(_, bits)| choice.value_of(system, *bits) == value);
        let names: Vec<&str> = of_value.map(|(name, _)| &**name).collect();
        let language = catalogue.language();
        let names = names.join(language.comma());
        let key = ["ruling-choice.", choice.key, ".", value.key].concat();
        let value = catalogue.get(&key);
        (!names.is_empty()).then(|| [value, language.colon(), &*names].concat())
    };
    choice.values.iter().filter_map(side).collect::<Vec<_>>().join(" · ")
}

/// Says in what rulings, given as bits, differ from others: “Blessing of Man: Mangan” for a point of several values,
/// and for all that are on or off the sentence with one of two keys, that of `on` and that of `off`.
pub fn differences(
    catalogue: &Catalogue,
    system: &System,
    [before, now]: [u64; 2],
    [on, off]: [&str; 2],
) -> Vec<String> {
    let choices = system.ruling_choices.iter().filter_map(|choice| {
        let value = choice.value_of(system, now);
        let of_choice = ["ruling-choice.", choice.key].concat();
        let of_value = [&of_choice, ".", value.key].concat();
        let said = [&of_choice, &of_value].map(|key| catalogue.get(key));
        let is_other = choice.value_of(system, before) != value;
        is_other.then(|| said.join(catalogue.language().colon()))
    });
    let rulings = system.rulings.iter().enumerate().filter_map(|(index, key)| {
        let is_changed = (before ^ now) >> index & 1 == 1 && system.choice_with(key).is_none();
        let key_of_sentence = if now >> index & 1 == 1 { on } else { off };
        let name = || Slot::text(catalogue.get(&["ruling.", key].concat()));
        is_changed.then(|| catalogue.text(key_of_sentence, &[("ruling", name())]))
    });
    choices.chain(rulings).collect()
}

/// The preset of a draft or, if there is none, the rulings that differ from the default. Empty for the default.
/// `name` is what these rulings are called: as a preset, also of the player's own.
pub fn of_draft(draft: &Draft, name: Option<&str>, words: &Catalogue) -> Vec<String> {
    let rules = draft.system();
    let usual = rules.presets[0].bits;
    if draft.rulings() == usual {
        return Vec::new();
    }
    if let Some(name) = name {
        return vec![name.to_owned()];
    }
    let on_or_off = ["ruling-change.on", "ruling-change.off"];
    differences(words, rules, [usual, draft.rulings()], on_or_off)
}

/// The names of all presets with their rulings, those of one's own last.
fn presets(catalogue: &Catalogue, system: &System, own: &[OwnPreset]) -> Vec<(String, u64)> {
    let name = |key: &str| catalogue.get(&["preset.", key].concat()).to_owned();
    let named = system.presets.iter().map(|preset| (name(preset.key), preset.bits));
    named.chain(own.iter().map(|(name, bits)| ((*name).to_owned(), *bits))).collect()
}

/// Says what a ruling would change: “Limit of four fans, on: 16 instead of 8”. Where the total stays,
/// it says what the player wins or loses in the deal.
pub fn change(catalogue: &Catalogue, change: &RulingChange) -> String {
    let RulingChange { ruling, on, now, then } = change;
    let name = catalogue.get(&["ruling.", ruling].concat()).to_owned();
    let side = if *on { "ruling-change.on" } else { "ruling-change.off" };
    let ruling = catalogue.text(side, &[("ruling", Slot::text(name))]);
    let net = |net: Option<i32>| net.map_or_else(|| "?".to_owned(), signed);
    let (key, then_text, now_text) = match (then.total == now.total, then.wins, now.wins) {
        (true, a, b) if a == b => ("ruling-change.payments", net(then.net), net(now.net)),
        (_, false, true) => ("ruling-change.loses", then.total.to_string(), now.total.to_string()),
        (_, true, false) => ("ruling-change.wins", then.total.to_string(), now.total.to_string()),
        _ => ("ruling-change.total", then.total.to_string(), now.total.to_string()),
    };
    let slots = [
        ("ruling", Slot::text(ruling)),
        ("then", Slot::text(then_text)),
        ("now", Slot::text(now_text)),
    ];
    catalogue.text(key, &slots)
}

/// Says that a limit decided an amount, and what was added to it: “5 fans, limit 3: 8 + 1”.
pub fn limit(catalogue: &Catalogue, limit: &Limit, amount: i32) -> String {
    let added = amount - limit.value;
    let value = match added {
        0 => limit.value.to_string(),
        _ => format!("{} + {added}", limit.value),
    };
    let slots = [
        ("fans", Slot::Number(limit.fans.into())),
        ("limit", Slot::Number(limit.most.into())),
        ("value", Slot::text(value)),
    ];
    catalogue.text("pay.limit", &slots)
}
