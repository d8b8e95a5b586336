//! The rulings of sanma and its presets: two servers, an arcade, and what most parlours play. A point of more
//! than two values has a key for each of them but the first.

use crate::rules::riichi::ruling::Ruling;
use crate::system::Preset;

use Ruling::*;

/// What the rulings are, in their order.
pub(super) const RULINGS: &[Ruling] = &[
    SelfDrawSplit,
    SelfDrawFull,
    SelfDrawPlus1000,
    WholeThousands,
    Honba1000,
    Honba1000Each,
    RedFives,
    RedFivesAll,
    PulledNorths,
    NorthYakuhai,
    NorthReplacement,
    NorthBreaks,
    PulledNorthAny,
    PulledNorthYakuman,
    CountedYakuman,
    CountedYakuman14,
    SevenPairs40Fu,
    RenhouMangan,
    RenhouBaiman,
    RenhouYakuman,
    RoundUpMangan,
    DoubleWindPair4Fu,
    YakumanAddUp,
    DoubleYakuman,
    NagashiMangan,
    SeveralWinners,
    Liability,
    LiabilityFourKongs,
    LiabilityWholeHand,
    LiablePaysHonba,
    DrawPassesDeal,
    OpenTanyao,
    Ippatsu,
    UraDora,
    KanDora,
    ReplacementDraw2Fu,
    PinfuWithSelfDraw,
    ReplacementMayBeLast,
];

/// Their keys. Those of a value are the point and the value, also where four players have the value alone.
pub(super) static KEYS: [&str; RULINGS.len()] = {
    let mut keys = [""; RULINGS.len()];
    let mut i = 0;
    while i < keys.len() {
        keys[i] = match RULINGS[i] {
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

/// What all presets have.
const COMMON: &[Ruling] = &[
    OpenTanyao,
    Ippatsu,
    UraDora,
    KanDora,
    ReplacementDraw2Fu,
    PinfuWithSelfDraw,
    YakumanAddUp,
    SeveralWinners,
    NorthReplacement,
];

/// What both servers have.
const OF_SERVERS: &[Ruling] = &[
    RedFives,
    PulledNorths,
    NorthBreaks,
    PulledNorthAny,
    CountedYakuman,
    DoubleWindPair4Fu,
    NagashiMangan,
    Liability,
    LiablePaysHonba,
];

/// The bits of these rulings.
const fn bits(on: &[&[Ruling]]) -> u64 {
    let (mut bits, mut list) = (0, 0);
    while list < on.len() {
        let mut i = 0;
        while i < on[list].len() {
            bits |= bit(on[list][i]);
            i += 1;
        }
        list += 1;
    }
    bits
}

/// The bit of a ruling.
const fn bit(ruling: Ruling) -> u64 {
    let mut at = 0;
    while RULINGS[at] as u64 != ruling as u64 {
        at += 1;
    }
    1 << at
}

/// All presets, the default first.
pub(super) const PRESETS: &[Preset] = &[
    Preset { key: "tenhou-sanma", bits: bits(&[COMMON, OF_SERVERS, &[LiabilityWholeHand]]) },
    Preset { key: "mahjong-soul-sanma", bits: bits(&[COMMON, OF_SERVERS, &[DoubleYakuman]]) },
    Preset {
        key: "sega-mj-sanma",
        bits: bits(&[
            COMMON,
            &[
                SelfDrawSplit,
                Honba1000,
                RedFives,
                NorthYakuhai,
                NorthBreaks,
                PulledNorthAny,
                CountedYakuman,
                RenhouBaiman,
                RoundUpMangan,
                NagashiMangan,
                DrawPassesDeal,
            ],
        ]),
    },
    Preset {
        key: "parlour-sanma",
        bits: bits(&[
            COMMON,
            &[
                SelfDrawFull,
                WholeThousands,
                Honba1000Each,
                RedFivesAll,
                PulledNorths,
                PulledNorthYakuman,
                CountedYakuman14,
                SevenPairs40Fu,
                RoundUpMangan,
                DoubleWindPair4Fu,
                Liability,
                LiabilityWholeHand,
                LiablePaysHonba,
            ],
        ]),
    },
];
