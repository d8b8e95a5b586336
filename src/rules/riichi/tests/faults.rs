//! Every fault that only riichi finds, and those that it shares with others.

use super::*;

#[test]
fn each_alone() {
    let hand = "234567m345p78s99m+6s";
    let open = "[234m]567m345p78s99m+6s";
    let kong = "[1111m]345p567p22s67s+8s";
    let winds = "[EEE][SSS][WWW][NNN]C+C";
    for (hand, answers, expected) in [
        (open, "seat=S&from=W&riichi=riichi", "riichi-melded"),
        (hand, "seat=S&from=W&ippatsu=yes", "ippatsu-without-riichi"),
        (kong, "seat=S&from=E&riichi=double&ippatsu=yes", "double-riichi-ippatsu-kong"),
        (kong, "seat=S&win=self-drawn&riichi=double&ippatsu=yes", "double-riichi-ippatsu-kong"),
        // The kong that the winning tile replaced is no ippatsu, and so no contradiction.
        (kong, "seat=S&win=replacement&riichi=double&ippatsu=yes", ""),
        (kong, "seat=S&from=E&riichi=riichi&ippatsu=yes", ""),
        (hand, "seat=S&from=W&ura=1m", "ura-without-riichi"),
        (hand, "seat=S&from=W&riichi=riichi&dora=1m&ura=1p2p", "too-many-ura (2)"),
        (open, "seat=S&win=self-drawn&first-turn=yes", "first-turn-melded"),
        ("[9999p]567m345p78s99m+6s", "win=self-drawn&first-turn=yes", "first-turn-melded"),
        (hand, "seat=S&from=E&first-turn=yes&riichi=double", "first-turn-after-riichi"),
        (hand, "seat=S&from=E&first-turn=yes&last=claim", "first-turn-last-tile"),
        (hand, "seat=E&from=S&first-turn=yes", "first-turn-east"),
        (winds, "seat=S&win=self-drawn&liable=S", "liable-winner"),
        (
            "[EEEE,1][SSSS][WWWW][NNNN]C+C",
            "seat=S&win=self-drawn&liable=W&liable-for=daisangen",
            "liable-for-other",
        ),
        (hand, "ending=draw&tenpai=E", ""),
        ("1379m1379p147sES", "ending=draw&tenpai=E", "tenpai-not-ready (E)"),
        ("1379m1379p147sES", "ending=draw&tenpai=S", ""),
        ("", "ending=draw&declared=S&tenpai=W", "declared-not-ready (S)"),
        ("", "ending=draw&declared=S&tenpai=", "declared-not-ready (S)"),
        (hand, "seat=S&from=S", "own-tile"),
        (hand, "win=self-drawn&from=S", "self-drawn-from-other (S)"),
        (hand, "win=replacement", "replacement-without-kong"),
        (hand, "seat=S&win=robbed-kong&from=W&last=claim", "last-claim-robbed-kong"),
        ("234567m345p678s9m+9m", "seat=S&win=robbed-kong&from=W", "robbed-tile-in-hand: 9m"),
        // The kong that was robbed has all four.
        (hand, "seat=S&win=robbed-kong&from=W&dora=6s", "five-of-a-kind: 6s (5)"),
        (hand, "win=self-drawn&last=claim", "last-claim-self-drawn"),
        (hand, "seat=S&from=W&last=draw", "last-draw-claimed"),
        // Nothing was said of the last discard.
        (hand, "seat=S&win=robbed-kong&from=W&last=draw", "last-draw-claimed"),
        (
            hand,
            "seat=S&from=W&event=also-won.0..winner:E.worth:1.fu:25",
            "event 1 also-won-fu (25)",
        ),
        (hand, "seat=S&from=W&dora=9m9m9m", "five-of-a-kind: 9m (5)"),
    ] {
        let report = rules::score(&draft(&format!("{hand}?{answers}")));
        let faults: Vec<String> = report.faults.iter().map(ToString::to_string).collect();
        assert_eq!(faults.join(", "), expected, "{hand}?{answers}");
    }
}

#[test]
fn without_riichi_what_comes_after_it_is_forgotten() {
    let engine = rules::engine(&super::super::SYSTEM).unwrap();
    let mut draft =
        draft("234567m345p78s99m+6s?seat=S&from=W&riichi=riichi&ippatsu=yes&dora=E&ura=S");
    let riichi = draft.system().question("riichi").unwrap();
    engine.answer(&mut draft, riichi, 0, crate::system::Answer::No).unwrap();
    assert!(engine.faults(&draft).is_empty());
}

#[test]
fn a_player_who_discarded_a_wait_wins_on_no_discard() {
    let hand = "234567m345p78s99m+6s?seat=S&own-discards=1m9s";
    assert_eq!(barred(&report(&format!("{hand}&from=W"))), "riichi.furiten");
    assert_eq!(net(&report(&format!("{hand}&win=self-drawn"))), [-700, 1500, -400, -400]);
    let other = hand.replace("9s", "1s");
    assert_eq!(net(&report(&format!("{other}&from=W"))), [0, 1000, -1000, 0]);
}
