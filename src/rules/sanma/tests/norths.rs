//! Norths in the hand and laid aside (SN5–SN10), the dora of sanma (SN11, SN12), and what cannot be.

use crate::entry::FaultCode;
use crate::rules::riichi;
use crate::rules::sanma::faults;

use super::*;

/// The yaku and dora of hands under presets. Nothing: the hand does not win.
#[rustfmt::skip]
#[test]
fn yaku_of_hands() {
    for (hand, preset, expected) in [
        // A set of Norths is a yaku where it is everybody's (SN5).
        ("[NNN]345p67822s78p+9p?seat=S&from=W", SEGA, "yakuhai-north"),
        ("[NNN]345p67822s78p+9p?seat=S&from=W", TENHOU, ""),
        ("234567p345s78sNN+6s?seat=S&riichi=riichi&from=W", SEGA, "riichi"),
        ("234567p345s78sNN+6s?seat=S&riichi=riichi&from=W", TENHOU, "riichi pinfu"),
        // The tile drawn for a North, which interrupts where the rulings say so (SN8, SN9).
        ("234567p345s99m78s+6s?seat=S&riichi=riichi&win=north-replacement&norths=1&ippatsu=yes", TENHOU,
            "riichi menzen-tsumo pinfu rinshan pulled-north"),
        ("234567p345s99m78s+6s?seat=S&riichi=riichi&win=north-replacement&norths=1&ippatsu=yes", PARLOUR,
            "riichi ippatsu menzen-tsumo pinfu rinshan red-five red-five pulled-north"),
        ("19m19p19sESWNCFP+P?win=self-drawn&first-turn=yes&norths=1", TENHOU, "kokushi-13"),
        ("19m19p19sESWNCFP+P?win=self-drawn&first-turn=yes&norths=1", PARLOUR, "kokushi-13 tenhou"),
        // A North that another player lays aside (SN10).
        ("456678p234s55sNN+N?seat=W&riichi=riichi&win=pulled-north&from=S&last=claim", TENHOU, "riichi"),
        ("456678p234s55sNN+N?seat=W&riichi=riichi&win=pulled-north&from=S&last=claim", PARLOUR, ""),
        // Dora go from 1 to 9 in characters, and Norths laid aside are dora of an indicator, too (SN7, SN11).
        ("999m234p56799s55s+5s?seat=S&riichi=riichi&from=W&dora=1m", TENHOU, "riichi dora dora dora red-five"),
        ("111m234p56799s55s+5s?seat=S&riichi=riichi&from=W&dora=9m", TENHOU, "riichi dora dora dora red-five"),
        ("[CCC]234p567p99s56s+4s?seat=S&from=W&norths=2&dora=WW", TENHOU,
            "yakuhai-red dora dora dora dora pulled-north pulled-north"),
        // One red five of dots and one of bamboo, or all fives (SN12).
        ("[CCC]234p067p55s56s+4s?seat=S&from=W", TENHOU, "yakuhai-red red-five"),
        ("[CCC]234p067p55s56s+4s?seat=S&from=W", PARLOUR, "yakuhai-red red-five red-five red-five red-five"),
    ] {
        assert_eq!(yaku(hand, preset), expected, "{hand} {preset}");
    }
}

#[test]
fn two_marked_fives_of_a_kind_are_refused_where_one_of_each_is_red() {
    let hand = "[055p]46p99m234567s+0p?seat=S&from=W";
    let faults = |preset| {
        let faults = rules::score(&draft(hand, preset)).faults.clone();
        faults.iter().map(|fault| fault.code).collect::<Vec<_>>()
    };
    assert_eq!(faults(TENHOU), [FaultCode::MARKED_TWICE]);
    // All fives are red, however they are written (SN12).
    assert_eq!(faults(PARLOUR), []);
}

#[test]
fn all_red_fives_of_a_hand_can_be_written_as_such() {
    for (written, plain) in [
        ("00p678p234345s67p+8p", "55p678p234345s67p+8p"),
        ("[000p]67p99m234345s+8p", "[555p]67p99m234345s+8p"),
        ("[0000p]678p99m23434s+0s", "[5555p]678p99m23434s+5s"),
    ] {
        let read = |hand: &str, preset| {
            link::decode(&format!("1/sanma/{hand}?seat=S&from=W&rulings={preset}"), rules::SYSTEMS)
        };
        let points = |hand| rules::score(&read(hand, PARLOUR).unwrap()).sheets[0].points;
        assert_eq!(points(written), points(plain), "{written}");
        // Elsewhere one of each kind is red.
        let faults = read(written, TENHOU).unwrap_err();
        assert_eq!(faults[0].code, FaultCode::MARKED_TWICE, "{written}");
    }
}

#[test]
fn a_pair_of_norths_has_fu_where_a_set_is_a_yaku() {
    let fu = |preset| {
        let counted = report("234567p345s78sNN+6s?seat=S&riichi=riichi&from=W", preset).settled;
        let counted = counted.sheets[0].counted.iter();
        counted.filter(|counted| counted.fan.key == "fu-pair-of-north").count()
    };
    assert_eq!((fu(TENHOU), fu(SEGA)), (0, 1));
}

#[test]
fn only_a_yakuman_wins_on_a_pulled_north_where_the_rulings_say_so() {
    let orphans = "19m19p19sESWCFPP+N?seat=W&win=pulled-north&from=S";
    assert_eq!([TENHOU, PARLOUR].map(|preset| net(orphans, preset)), [[0, -32_000, 32_000]; 2]);
    let riichi = "456678p234s55sNN+N?seat=W&riichi=riichi&win=pulled-north&from=S";
    let standing = report(riichi, PARLOUR).settled.standing;
    let Standing::Complete { why: Some(why), .. } = standing else { panic!("{standing:?}") };
    assert_eq!(why.key, "sanma.yakuman-alone");
}

#[test]
fn who_waits_for_a_north_and_has_all_four_is_not_ready() {
    let drawn = |norths: u8| {
        let hand = format!("123456789p999sN?seat=S&norths={norths}&ending=draw&tenpai=S");
        let faults = rules::score(&draft(&hand, TENHOU)).faults;
        faults.iter().map(|fault| fault.code).collect::<Vec<_>>()
    };
    assert_eq!(drawn(2), []);
    // A North that was pulled is held, too (SN-A15).
    assert_eq!(drawn(3), [riichi::faults::TENPAI_NOT_READY]);
}

#[rustfmt::skip]
#[test]
fn what_cannot_be() {
    let won = "234567p345s99m78s+6s?seat=S&riichi=riichi";
    for (hand, preset, code) in [
        (&format!("{won}&from=W&norths=1")[..], SEGA, faults::NORTHS_NOT_PULLED),
        (&format!("{won}&win=north-replacement"), TENHOU, faults::NO_NORTH_REPLACED),
        (&format!("{won}&win=pulled-north&from=W"), TENHOU, faults::PULLED_NORTH_OTHER_TILE),
        ("456678p234s55sNN+N?seat=W&riichi=riichi&win=pulled-north&from=S&last=draw", TENHOU, FaultCode::LAST_DRAW_CLAIMED),
        // Seven pairs have 40 fu (SN26).
        (&format!("{won}&from=W&event=also-won.0..winner:E.worth:1.fu:25"), TENHOU, riichi::faults::ALSO_WON_FU),
        (&format!("{won}&from=W&event=also-won.0..winner:E.worth:4.fu:25"), PARLOUR, riichi::faults::ALSO_WON_FU_OF_NO_HAND),
        ("234567p345s78sNN+6s?seat=S&from=W&norths=3&riichi=riichi", TENHOU, FaultCode::FIVE_OF_A_KIND),
        (&format!("{won}&from=W&dora=4m"), TENHOU, FaultCode::FOREIGN_TILE),
        ("234567p345s78s55m+6s?seat=S&from=W", TENHOU, FaultCode::FOREIGN_TILE),
        // There is no such tile, red or not.
        ("234567p345s78s05m+6s?seat=S&from=W", TENHOU, FaultCode::FOREIGN_TILE),
        ("[234p]567p345s99m78s+6s?seat=S&from=W", TENHOU, FaultCode::CHOW_NOT_CLAIMED),
        // The robbed kong has all four Norths.
        ("19m119p19sESWPFC+N?seat=W&win=robbed-kong&from=S&norths=1", TENHOU, FaultCode::FIVE_OF_A_KIND),
        ("19m19p19sESWCFPP+N?seat=W&win=pulled-north&from=S&event=also-won.0..winner:E.worth:3.fu:40", PARLOUR, riichi::faults::ALSO_WON_PULLED_NORTH),
    ] {
        let faults = rules::score(&draft(hand, preset)).faults;
        assert_eq!(faults.iter().map(|fault| fault.code).collect::<Vec<_>>(), [code], "{hand}");
    }
    let mut none = draft("456678p234s55sNN+N?seat=W&riichi=riichi&win=pulled-north&from=S", TENHOU);
    none.set_ruling("win-on-pulled-north.any", false).unwrap();
    assert_eq!(rules::score(&none).faults[0].code, faults::PULLED_NORTH_NOT_WON);
    assert!(link::decode("1/sanma/?ending=draw&tenpai=N", rules::SYSTEMS).is_err());
}
