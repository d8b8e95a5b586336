//! Every yaku: hands that count it, and hands that do not.

use super::*;

/// The yaku and dora of the best reading.
fn of(hand: &str) -> String {
    yaku(best(&report(hand)))
}

#[test]
fn of_luck() {
    let hand = "[CCC]234m567p99s56s+7s?seat=S";
    assert_eq!(of(&format!("{hand}&win=robbed-kong&from=E")), "yakuhai-red chankan");
    assert_eq!(of(&format!("{hand}&win=self-drawn&last=draw")), "yakuhai-red haitei");
    assert_eq!(of(&format!("{hand}&from=E&last=claim")), "yakuhai-red houtei");
    let kong = "[CCCC]234m567p99s56s+7s?seat=S&win=replacement";
    assert_eq!(of(kong), "menzen-tsumo yakuhai-red rinshan");
    let last = format!("{kong}&last=draw");
    assert_eq!(of(&last), "menzen-tsumo yakuhai-red rinshan");
    let ruled = ruled(&last, "wrc", &["replacement-may-be-last"]);
    assert_eq!(yaku(best(&ruled)), "menzen-tsumo yakuhai-red rinshan haitei");
}

#[test]
fn of_riichi() {
    let hand = "234567m345p78s99m+6s?seat=S&from=W";
    assert_eq!(of(hand), "pinfu");
    assert_eq!(of(&format!("{hand}&riichi=riichi&ippatsu=yes")), "riichi ippatsu pinfu");
    let double = format!("{hand}&riichi=double");
    assert_eq!(of(&double), "double-riichi pinfu");
    let report = report(&double);
    let dropped: Vec<&str> = best(&report).dropped.iter().map(|d| d.fan.key).collect();
    assert_eq!(dropped, ["riichi"]);
    let off = ruled(&format!("{hand}&riichi=riichi&ippatsu=yes"), "wrc", &["ippatsu"]);
    assert_eq!(yaku(best(&off)), "riichi pinfu");
}

#[test]
fn a_kong_of_ones_own_breaks_ippatsu() {
    let hand = "[CCCC]234m567p99s56s+7s?seat=S&win=replacement&riichi=riichi&ippatsu=yes";
    assert_eq!(of(hand), "riichi menzen-tsumo yakuhai-red rinshan");
    // It was broken, so that ippatsu is not true at all, and no other yaku excludes it.
    let report = report(hand);
    assert!(best(&report).dropped.iter().all(|dropped| dropped.fan.key != "ippatsu"));
}

#[test]
fn of_sets() {
    for (hand, expected) in [
        // Pinfu needs a two-sided wait and a pair without fu.
        ("234567m345p68s99m+7s?riichi=riichi", "riichi"),
        ("234567m345p78sSS+6s?riichi=riichi", "riichi"),
        ("234567m345p78sNN+6s", "pinfu"),
        ("223344m345p78s99m+6s", "pinfu iipeikou"),
        ("223344m556677p9m+9m", "ryanpeikou"),
        ("[SSS]234m567p99s56s+7s?round=S", "yakuhai-seat yakuhai-round"),
        ("[PPP][FFF]234m99s56s+7s", "yakuhai-white yakuhai-green"),
        ("[PPP][FFF]234mCC56s+7s", "yakuhai-white yakuhai-green shousangen"),
        ("[234m]234p34s67899m+2s", "sanshoku-doujun"),
        ("[123m]456m789m99s56s+7s", "ittsu"),
        ("[123m]789m99s12pNNN+3p", "chanta"),
        ("[123m]789m99s12p999p+3p", "junchan"),
        ("[222m]222p22s67899m+2s", "sanshoku-doukou"),
        ("[222m][333p]44s77s888m+4s", "tanyao toitoi"),
        ("[2222m][3333p][4444s,1]67s99m+8s", "sankantsu"),
        ("[111m][999p]11sNNWWW+N", "toitoi honroutou"),
        ("[234m]567m88m99mNNN+8m", "honitsu"),
        ("[234m]567m88m99m111m+8m", "chinitsu"),
        ("22m234567p55p678s+2m", "tanyao"),
        ("222m333p444s5678s+8s?win=self-drawn", "menzen-tsumo tanyao sanankou"),
    ] {
        let mut draft = draft(hand);
        draft.set("seat", "S").unwrap();
        if !draft.win_source().is_self_drawn() {
            draft.set("from", "N").unwrap();
        }
        assert_eq!(yaku(best(&rules::score(&draft))), expected, "{hand}");
    }
}

#[test]
fn open_hands_count_less() {
    for (hand, han) in [
        ("234m234p34s67899m+2s", 3),
        ("[234m]234p34s67899m+2s", 1),
        ("123456789m99s56s+7s", 3),
        ("[123m]456789m99s56s+7s", 1),
        ("123789m99s12pNNN+3p", 2),
        ("123m789m99s12p999p+3p", 3),
        ("234567m88m99mNNN+8m", 3),
        ("23456788m99m111m+8m", 6),
        ("[234m]567m88m99m111m+8m", 5),
    ] {
        let report = report(&format!("{hand}?seat=S&from=N"));
        assert_eq!(best(&report).points, han, "{hand}: {}", yaku(best(&report)));
    }
}

#[test]
fn a_hand_without_a_yaku_does_not_win() {
    let hand = "[234m]567m88m99p456s+8m?seat=S&from=N&dora=7m";
    let report = report(hand);
    assert_eq!(barred(&report), "riichi.no-yaku");
    assert_eq!((&*yaku(best(&report)), best(&report).total), ("dora dora dora", 0));
    assert!(report.ledger.is_none() && !report.is_over);
}

#[test]
fn all_simples_of_an_open_hand_are_a_ruling() {
    let hand = "[234m]345p567p22s67s+8s?seat=S&from=W";
    let off = ruled(hand, "wrc", &["open-tanyao"]);
    assert_eq!(barred(&off), "riichi.no-yaku");
}

#[test]
fn the_blessing_of_man_is_a_mangan_a_yakuman_or_nothing() {
    let hand = "123055678sNPPP+N?seat=S&from=W&first-turn=yes";
    let wrc = ruled(hand, "wrc", &[]);
    assert_eq!((&*yaku(best(&wrc)), best(&wrc).total), ("renhou", 8000));
    assert_eq!(best(&wrc).limit, Some("mangan"));
    let yakuman = ruled(hand, "wrc", &["renhou-yakuman"]);
    assert_eq!((&*yaku(best(&yakuman)), best(&yakuman).total), ("renhou", 32_000));
    let units =
        |report: &Report| best(report).counted.iter().map(|c| c.fan.unit).collect::<Vec<_>>();
    assert_eq!((units(&wrc), units(&yakuman)), (vec![Unit::Han], vec![Unit::Yakuman]));
    // With all honors it is the second of two yakuman.
    let two = ruled("EESSWWNNCCFFP+P?seat=S&from=W&first-turn=yes", "wrc", &["renhou-yakuman"]);
    assert_eq!((units(&two), best(&two).total), (vec![Unit::Yakuman; 2], 64_000));
    let tenhou = ruled(hand, "tenhou", &[]);
    assert_eq!(yaku(best(&tenhou)), "yakuhai-white honitsu red-five");
    // A dearer hand counts instead, and with equal pay the one with more han.
    let dearer = ruled("1112223334445m+5m?seat=S&from=E&first-turn=yes", "wrc", &[]);
    assert!(!yaku(best(&dearer)).contains("renhou"), "{}", yaku(best(&dearer)));
}
