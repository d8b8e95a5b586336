//! The rulings of sanma with what its presets say of each: two servers, an arcade, and what most parlours
//! play. A point of several values has a ruling for each of them but one, which holds while all are off (SN10,
//! SN12, SN14, SN16, SN18, SN26).

use crate::rules::riichi::ruling::Ruling;
use crate::system::{Preset, RulingChoice, ruling_choice};

use Ruling::*;

/// The rulings in their order, and whether each is on under the presets of [`PRESETS`].
#[rustfmt::skip]
const TABLE: [(Ruling, [u8; 4]); 38] = [
    //                      Tenhou, Mahjong Soul, Sega, parlours
    (SelfDrawSplit,        [0, 0, 1, 0]),
    (SelfDrawFull,         [0, 0, 0, 1]),
    (SelfDrawPlus1000,     [0, 0, 0, 0]),
    (WholeThousands,       [0, 0, 0, 1]),
    (Honba1000,            [0, 0, 1, 0]),
    (Honba1000Each,        [0, 0, 0, 1]),
    (RedFives,             [1, 1, 1, 0]),
    (RedFivesAll,          [0, 0, 0, 1]),
    (PulledNorths,         [1, 1, 0, 1]),
    (NorthYakuhai,         [0, 0, 1, 0]),
    (NorthReplacement,     [1, 1, 1, 1]),
    (NorthBreaks,          [1, 1, 1, 0]),
    (PulledNorthAny,       [1, 1, 1, 0]),
    (PulledNorthYakuman,   [0, 0, 0, 1]),
    (CountedYakuman,       [1, 1, 1, 0]),
    (CountedYakuman14,     [0, 0, 0, 1]),
    (SevenPairs40Fu,       [0, 0, 0, 1]),
    (RenhouMangan,         [0, 0, 0, 0]),
    (RenhouBaiman,         [0, 0, 1, 0]),
    (RenhouYakuman,        [0, 0, 0, 0]),
    (RoundUpMangan,        [0, 0, 1, 1]),
    (DoubleWindPair4Fu,    [1, 1, 0, 1]),
    (YakumanAddUp,         [1, 1, 1, 1]),
    (DoubleYakuman,        [0, 1, 0, 0]),
    (NagashiMangan,        [1, 1, 1, 0]),
    (SeveralWinners,       [1, 1, 1, 1]),
    (Liability,            [1, 1, 0, 1]),
    (LiabilityFourKongs,   [0, 0, 0, 0]),
    (LiabilityWholeHand,   [1, 0, 0, 1]),
    (LiablePaysHonba,      [1, 1, 0, 1]),
    (DrawPassesDeal,       [0, 0, 1, 0]),
    (OpenTanyao,           [1, 1, 1, 1]),
    (Ippatsu,              [1, 1, 1, 1]),
    (UraDora,              [1, 1, 1, 1]),
    (KanDora,              [1, 1, 1, 1]),
    (ReplacementDraw2Fu,   [1, 1, 1, 1]),
    (PinfuWithSelfDraw,    [1, 1, 1, 1]),
    (ReplacementMayBeLast, [0, 0, 0, 0]),
];

/// The rulings in their order.
pub(super) const RULINGS: &[Ruling] = &{
    let mut rulings = [SelfDrawSplit; TABLE.len()];
    let mut i = 0;
    while i < rulings.len() {
        rulings[i] = TABLE[i].0;
        i += 1;
    }
    rulings
};

/// Their keys. Those of a value are the point and the value, also where four players have the value alone.
pub(super) static KEYS: [&str; TABLE.len()] = {
    let mut keys = [""; TABLE.len()];
    let mut i = 0;
    while i < keys.len() {
        keys[i] = match TABLE[i].0 {
            RedFives => "red-fives.2",
            CountedYakuman => "counted-yakuman.13",
            RenhouMangan => "renhou.mangan",
            RenhouYakuman => "renhou.yakuman",
            other => other.key(),
        };
        i += 1;
    }
    keys
};

/// The preset of a column of the table.
const fn preset(key: &'static str, column: usize) -> Preset {
    let (mut bits, mut i) = (0, 0);
    while i < TABLE.len() {
        bits |= (TABLE[i].1[column] as u64) << i;
        i += 1;
    }
    Preset { key, bits }
}

/// All presets, the default first.
pub(super) const PRESETS: &[Preset] = &[
    preset("tenhou-sanma", 0),
    preset("mahjong-soul-sanma", 1),
    preset("sega-mj-sanma", 2),
    preset("parlour-sanma", 3),
];

/// The points of several values, in the order of their rulings.
pub(super) const CHOICES: &[RulingChoice] = &[
    ruling_choice!("self-draw": "loss" => [], "split", "full", "plus-1000"),
    ruling_choice!("honba": "200" => [], "1000", "1000-each"),
    ruling_choice!("red-fives": "0" => [], "2", "all"),
    ruling_choice!("win-on-pulled-north": "any", "yakuman", "none" => []),
    ruling_choice!("counted-yakuman": "13", "14", "off" => []),
    ruling_choice!("renhou": "none" => [], "mangan", "baiman", "yakuman"),
    ruling_choice!("several-winners": "all" => ["several-winners"], "nearest" => []),
];
