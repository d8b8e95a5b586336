//! The rulings of riichi: the points on which associations and servers differ, and a preset for each of
//! five sets of rules of four players. The last rulings are those of three players alone, whose presets
//! stand in their own folder.

use crate::system::{FormerPreset, Preset, RulingChoice, ruling_choice, rulings};

rulings! {
    /// R2: on, three red fives are played with, one in each suit, and each is a dora.
    RedFives = "red-fives",
    /// Y7: on, All Simples counts in an open hand as well.
    OpenTanyao = "open-tanyao",
    /// R15: on, a base value of 1920 is rounded up to a mangan.
    RoundUpMangan = "round-up-mangan",
    /// R15: on, thirteen han and more are a yakuman; off, they are a sanbaiman.
    CountedYakuman = "counted-yakuman",
    /// R12: on, several yakuman add up; off, only the first in the table counts.
    YakumanAddUp = "yakuman-add-up",
    /// R12: on, the four yakuman that can be doubled count twice.
    DoubleYakuman = "double-yakuman",
    /// R14: a pair of a wind that is the seat's and the round's: on, 4 fu; off, 2 fu.
    DoubleWindPair4Fu = "double-wind-pair-4-fu",
    /// R13: on, the Blessing of Man is a mangan in place of the other yaku.
    RenhouMangan = "renhou-mangan",
    /// R13: on, the Blessing of Man is a yakuman, whatever `RenhouMangan` says.
    RenhouYakuman = "renhou-yakuman",
    /// Y3: on, Ippatsu counts.
    Ippatsu = "ippatsu",
    /// R10: on, whoever won in riichi counts the dora beneath the indicators, too.
    UraDora = "ura-dora",
    /// R10: on, every indicator counts; off, only the first does, and the one beneath it.
    KanDora = "kan-dora",
    /// R14: on, a replacement tile counts the 2 fu of a self-drawn tile.
    ReplacementDraw2Fu = "replacement-draw-2-fu",
    /// R14: on, Pinfu counts on a self-drawn tile, without the 2 fu for it; off, the fu count.
    PinfuWithSelfDraw = "pinfu-with-self-draw",
    /// Y15: on, a replacement tile may be the last tile of the wall.
    ReplacementMayBeLast = "replacement-may-be-last",
    /// R21: on, a river of terminals and honors is paid like a mangan when the wall is used up.
    NagashiMangan = "nagashi-mangan",
    /// R19: on, everybody who wins on a discard is paid; off, only the nearest after the discarder.
    SeveralWinners = "several-winners",
    /// R19: on, three winners on one discard annul the hand.
    ThreeWinnersAnnul = "three-winners-annul",
    /// R18: on, whoever discards the fourth kong is liable for Four Kongs.
    LiabilityFourKongs = "liability-four-kongs",
    /// R18: on, the liable player pays the honba, whoever discarded the winning tile.
    LiablePaysHonba = "liable-pays-honba",
    /// R18: on, the liable player pays for all yakuman of the hand; off, for the liable one alone.
    LiabilityWholeHand = "liability-whole-hand",
    /// R19: on, each of several winners gets the honba, and their own stick of the deal; off, the nearest
    /// gets all of them.
    EachWinnerHonba = "each-winner-honba",
    /// SN14: on, each of the others adds half of the share of the player who is not there.
    SelfDrawSplit = "self-draw.split",
    /// SN14: on, the others pay together what a discarder would have paid.
    SelfDrawFull = "self-draw.full",
    /// SN14: on, each of the others adds 1000.
    SelfDrawPlus1000 = "self-draw.plus-1000",
    /// SN15: on, there are no hundreds: payments for a hand are rounded up to whole thousands.
    WholeThousands = "whole-thousands",
    /// SN16: on, a honba brings 1000, of which each pays a part of a self-drawn win.
    Honba1000 = "honba.1000",
    /// SN16: on, a honba brings 1000 from everybody who pays.
    Honba1000Each = "honba.1000-each",
    /// SN12: on, every five is a dora.
    RedFivesAll = "red-fives.all",
    /// SN6: on, a player may lay Norths aside, each of which is a dora.
    PulledNorths = "pulled-norths",
    /// SN5: on, a set of Norths is worth a han to everybody.
    NorthYakuhai = "north-yakuhai",
    /// SN8: on, a win on the tile drawn for a North counts like one after a kong.
    NorthReplacement = "north-replacement",
    /// SN9: on, laying a North aside is like a call for the first go-round and ippatsu.
    NorthBreaks = "north-breaks",
    /// SN10: on, any hand wins on a North that another player lays aside.
    PulledNorthAny = "win-on-pulled-north.any",
    /// SN10: on, only a yakuman does.
    PulledNorthYakuman = "win-on-pulled-north.yakuman",
    /// SN26: on, fourteen han and more are a yakuman.
    CountedYakuman14 = "counted-yakuman.14",
    /// SN26: on, seven pairs have 40 fu.
    SevenPairs40Fu = "seven-pairs-40-fu",
    /// SN26: on, the Blessing of Man is a baiman in place of the other yaku.
    RenhouBaiman = "renhou.baiman",
    /// R18: off, nobody is liable for a yakuman. With four players it is never asked.
    Liability = "liability",
    /// SN21: on, the deal passes after a used-up wall even if East was ready.
    DrawPassesDeal = "draw-passes-deal",
}

/// The points of several values of four players: what the Blessing of Man is worth (R13), and who is paid of
/// several winners (R19).
pub(super) const RULING_CHOICES: &[RulingChoice] = &[
    ruling_choice!("renhou": "none" => [], "mangan" => ["renhou-mangan"], "yakuman" => ["renhou-yakuman"]),
    ruling_choice!("several-winners":
        "all" => ["several-winners"],
        "two" => ["several-winners", "three-winners-annul"],
        "nearest" => []),
];

/// How many of the rulings are those of four players.
const OF_FOUR: usize = 22;

impl Ruling {
    /// The rulings of four players.
    pub const FOUR: &'static [Ruling] = Ruling::ALL.split_at(OF_FOUR).0;

    /// Their keys.
    pub const KEYS_OF_FOUR: &'static [&'static str] = Ruling::KEYS.split_at(OF_FOUR).0;
}

impl Rulings {
    /// No ruling.
    pub const NONE: Rulings = Rulings(0);

    /// No ruling, with these on.
    const fn of<const N: usize>(on: [Ruling; N]) -> Rulings {
        let (mut rulings, mut i) = (Rulings(0), 0);
        while i < N {
            rulings = rulings.with(on[i], true);
            i += 1;
        }
        rulings
    }

    /// What all five presets have.
    const COMMON: Rulings = Rulings::of([
        Ruling::OpenTanyao,
        Ruling::Ippatsu,
        Ruling::UraDora,
        Ruling::KanDora,
        Ruling::ReplacementDraw2Fu,
        Ruling::PinfuWithSelfDraw,
    ]);

    /// What all five presets have, and these.
    const fn with_all<const N: usize>(on: [Ruling; N]) -> Rulings {
        Rulings(Rulings::COMMON.0 | Rulings::of(on).0)
    }

    /// The World Riichi Championship of 2025. This is the default.
    pub const WRC: Rulings = Rulings::with_all([
        Ruling::RoundUpMangan,
        Ruling::CountedYakuman,
        Ruling::YakumanAddUp,
        Ruling::RenhouMangan,
        Ruling::LiabilityFourKongs,
    ]);

    /// The European Mahjong Association, 2025.
    pub const EMA: Rulings = Rulings::with_all([
        Ruling::RoundUpMangan,
        Ruling::RenhouMangan,
        Ruling::SeveralWinners,
        Ruling::EachWinnerHonba,
    ]);

    /// The server Tenhou.
    pub const TENHOU: Rulings = Rulings::TENHOU_AT_FIRST.with(Ruling::LiablePaysHonba, true);

    /// Tenhou as it was in the first two versions of links, without [`Ruling::LiablePaysHonba`].
    const TENHOU_AT_FIRST: Rulings = Rulings::with_all([
        Ruling::RedFives,
        Ruling::CountedYakuman,
        Ruling::YakumanAddUp,
        Ruling::DoubleWindPair4Fu,
        Ruling::NagashiMangan,
        Ruling::SeveralWinners,
        Ruling::ThreeWinnersAnnul,
        Ruling::LiabilityWholeHand,
    ]);

    /// The M.League.
    pub const M_LEAGUE: Rulings = Rulings::with_all([
        Ruling::RedFives,
        Ruling::RoundUpMangan,
        Ruling::YakumanAddUp,
        Ruling::LiabilityFourKongs,
    ]);

    /// The server Mahjong Soul.
    pub const MAHJONG_SOUL: Rulings = Rulings::with_all([
        Ruling::RedFives,
        Ruling::CountedYakuman,
        Ruling::YakumanAddUp,
        Ruling::DoubleYakuman,
        Ruling::DoubleWindPair4Fu,
        Ruling::NagashiMangan,
        Ruling::SeveralWinners,
        Ruling::LiablePaysHonba,
    ]);

    /// All presets, the default first.
    pub const PRESETS: &'static [Preset] = &[
        Preset { key: "wrc", bits: Rulings::WRC.0 },
        Preset { key: "ema", bits: Rulings::EMA.0 },
        Preset { key: "tenhou", bits: Rulings::TENHOU.0 },
        Preset { key: "m-league", bits: Rulings::M_LEAGUE.0 },
        Preset { key: "mahjong-soul", bits: Rulings::MAHJONG_SOUL.0 },
    ];

    /// The presets that have been changed since older versions of links.
    pub const FORMER_PRESETS: &'static [FormerPreset] =
        &[FormerPreset { key: "tenhou", until: 2, bits: Rulings::TENHOU_AT_FIRST.0 }];
}
