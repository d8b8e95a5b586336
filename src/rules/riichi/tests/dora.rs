//! Dora, ura dora and red fives.

use crate::rules::riichi::dora::after;
use crate::scoring::Wait;
use crate::tiles::{Meld, TileSet, write_marked_tiles};

use super::*;

#[test]
fn the_tile_after_an_indicator() {
    let pairs = "1m2m 8m9m 9m1m 9p1p 4s5s ES SW WN NE PF FC CP";
    for pair in pairs.split(' ') {
        let (indicator, dora) = pair.split_at(pair.len() / 2);
        assert_eq!(after(indicator.parse().unwrap(), TileSet::ALL).to_string(), dora);
    }
}

#[test]
fn each_copy_counts_for_each_indicator() {
    let hand = "[CCC]234m567p99s56s+7s?seat=S&from=W";
    for (dora, number) in [("F", 3), ("FF", 6), ("F1m", 4), ("8s", 2), ("E", 0)] {
        let report = report(&format!("{hand}&dora={dora}"));
        assert_eq!(yaku(best(&report)).matches(" dora").count(), number, "{dora}");
    }
    let off = ruled(&format!("{hand}&dora=1m8sF"), "wrc", &["kan-dora"]);
    assert_eq!(yaku(best(&off)), "yakuhai-red dora");
}

#[test]
fn those_beneath_count_after_riichi() {
    let hand = "234567m345p78s99m+6s?seat=S&from=W&riichi=riichi&dora=E&ura=8m";
    assert_eq!(yaku(best(&report(hand))), "riichi pinfu ura-dora ura-dora");
    let off = ruled(hand, "wrc", &["ura-dora"]);
    assert_eq!(yaku(best(&off)), "riichi pinfu");
}

#[test]
fn red_fives_are_dora_where_they_are_played() {
    let hand = "234067m340p78s99m+6s?seat=S&from=W";
    assert_eq!(yaku(best(&report(hand))), "pinfu");
    assert_eq!(yaku(best(&ruled(hand, "tenhou", &[]))), "pinfu red-five red-five");
    // A red five is a 5 beside an ordinary indicator.
    let dora = format!("{hand}&dora=4m");
    assert_eq!(yaku(best(&ruled(&dora, "tenhou", &[]))), "pinfu dora red-five red-five");
}

/// R10: a red five as an indicator shows the 6, as a plain one does.
#[test]
fn a_red_five_is_an_indicator_like_the_others() {
    let hand = "[CCC]234m567p99s56s+7s?seat=S&from=W";
    for (red, plain) in [("0p", "5p"), ("1m0s", "1m5s")] {
        assert_eq!(draft(&format!("{hand}&dora={red}")), draft(&format!("{hand}&dora={plain}")));
    }
    assert_eq!(yaku(best(&report(&format!("{hand}&dora=0s")))), "yakuhai-red dora");
}

/// R2: all four fives of a suit hold the red one, however they came into the hand.
#[test]
fn all_four_fives_hold_the_red_one() {
    let rest = "23466m34p678s+2p?seat=S&from=W";
    for kong in ["[5555s]", "[0555s]", "[5550s]"] {
        let report = ruled(&format!("{kong}{rest}"), "tenhou", &[]);
        // 20 + 10 + 16 are 50 fu; 50 × 2^4 = 800.
        assert_eq!((&*yaku(best(&report)), net(&report)), ("tanyao red-five", [0, 3200, -3200, 0]));
        let plain = ruled(&format!("{kong}{rest}"), "wrc", &[]);
        assert_eq!((&*yaku(best(&plain)), net(&plain)), ("tanyao", [0, 1600, -1600, 0]));
    }
    for hand in [
        "[5555s,1]23466m34p678s+2p",
        "[5555s,5]23466m34p678s+2p",
        "[555s]23466m34p567s+2p",
        "23466m34p555567s+2p",
        "23466m234p55567s+5s",
    ] {
        let report = ruled(&format!("{hand}?seat=S&from=W"), "tenhou", &[]);
        assert!(yaku(best(&report)).ends_with("tanyao red-five"), "{hand}");
    }
    // Tiles that are put together without being marked, as a hand that is looked ahead to, count the same.
    let mut draft = draft(&format!("[555s]{rest}&rulings=tenhou"));
    draft.tiles.melds[0] = Meld::concealed_kong("5s".parse().unwrap());
    assert_eq!(yaku(best(&rules::score(&draft))), "tanyao red-five");
}

/// A wait for the fourth five is worth the red one, which the hand would then hold.
#[test]
fn a_wait_for_the_fourth_five_counts_the_red_one() {
    let report = ruled("123m55534p67899s?seat=S&riichi=riichi", "tenhou", &[]);
    let Standing::Ready { waits } = &report.standing else { panic!("{:?}", report.standing) };
    let worth = |wait: &Wait| (wait.tile.to_string(), wait.discard.total);
    let waits: Vec<_> = waits.iter().map(worth).collect();
    // 20 + 10 + 4 are 40 fu: 320, and 640 with another han.
    for expected in [("2p".to_owned(), 1300), ("5p".to_owned(), 2600)] {
        assert!(waits.contains(&expected), "{expected:?} of {waits:?}");
    }
}

/// The parts of the best reading as they are shown, a red five as a 0.
fn shown(sheet: &Sheet) -> Vec<String> {
    let division = &sheet.division;
    let part = |part| {
        let (mut text, tiles) = (String::new(), division.tiles(part));
        write_marked_tiles(&mut text, &tiles, division.marked_in(part)).unwrap();
        text
    };
    division.parts().map(part).collect()
}

#[test]
fn the_reading_shows_the_red_five_that_is_held() {
    for (hand, part) in [
        ("[0555p]234m34567s99s+8s", "0555p"),
        ("[5555s]23466m34p678s+2p", "0555s"),
        ("[340p][567p]234m6788s+8s", "340p"),
        ("23055m234p67899s+1m", "055m"),
        ("123m055p34p67899s+2p", "055p"),
        ("22330566m7788p9s+9s", "05m"),
    ] {
        let report = ruled(&format!("{hand}?seat=S&from=W"), "tenhou", &[]);
        let shown = shown(best(&report));
        assert!(shown.contains(&part.to_owned()), "{hand}: {shown:?}");
        assert_eq!(shown.concat().matches('0').count(), 1, "{hand}: {shown:?}");
    }
    // A red winning tile is in the part that it completed.
    let report = report("234m34567p67899s+0p?seat=S&from=W");
    let sheet = best(&report);
    assert_eq!(sheet.division.marked[0].part, sheet.won.unwrap());
}

#[test]
fn a_red_five_that_counts_nothing_is_said() {
    let keys =
        |report: Report| report.settled.notes.into_iter().map(|note| note.key).collect::<Vec<_>>();
    for hand in ["340m", "340m34567p67899s+8p", "[0555p]234m", "[0555p]234m34567s99s+8s"] {
        let hand = format!("{hand}?seat=S&from=W");
        assert!(keys(ruled(&hand, "wrc", &[])).contains(&"riichi.red-fives-off".into()), "{hand}");
        assert_eq!(keys(ruled(&hand, "wrc", &["red-fives"])), [""; 0], "{hand}");
    }
    assert_eq!(keys(report("345m")), [""; 0]);
}
