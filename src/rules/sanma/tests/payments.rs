//! Payments, worked by hand from the clauses (SN13–SN20) and the worked examples.

use super::*;

/// Pinfu in riichi of South: 3 han 20 fu self-drawn.
const PINFU: &str = "234567p345s99m78s+6s?seat=S&riichi=riichi";
/// East with a set of red dragons, 40 fu: each of the others pays 700, or 1100 with half of the missing 700.
const EAST: &str = "[CCC]111m345p99s67s+8s?win=self-drawn";
/// South with Big Three Dragons and one honba. West discarded the tile that completed the last set of dragons.
const LIABLE: &str = "[CCC][FFF][PPP]23p55s+4p?seat=S&honba=1&liable=W";
const SEVEN_PAIRS: &str = "1199m2277p3366sE+E?seat=S&riichi=riichi";
/// South's mangan on East's discard, with West's thousand on the same one, a honba and two sticks.
const TWO: &str = "234567p345s99m78s+6s?seat=S&riichi=riichi&from=E&norths=3&honba=1&sticks=2\
    &event=also-won.0..winner:W.worth:1.fu:30";

/// What East, South and West win or lose.
#[rustfmt::skip]
#[test]
fn payments_of_deals() {
    for (hand, more, preset, expected) in [
        (PINFU, "&from=W", TENHOU, [0, 2000, -2000]),
        (PINFU, "&win=self-drawn", TENHOU, [-1300, 2000, -700]),
        (PINFU, "&win=self-drawn", SEGA, [-1700, 2800, -1100]),
        (PINFU, "&win=self-drawn", PARLOUR, [-5000, 8000, -3000]),
        (PINFU, "&win=self-drawn&norths=2", TENHOU, [-4000, 6000, -2000]),
        (PINFU, "&win=self-drawn&norths=2&dora=W", TENHOU, [-6000, 9000, -3000]),
        (PINFU, "&win=self-drawn&norths=2&honba=2&sticks=1", TENHOU, [-4200, 7400, -2200]),
        (PINFU, "&win=self-drawn&honba=2&sticks=1", PARLOUR, [-7000, 13_000, -5000]),
        (EAST, "", TENHOU, [1400, -700, -700]),
        (EAST, "", SEGA, [2200, -1100, -1100]),
        // With a red five: 3900 of a discarder, in whole thousands.
        (EAST, "", PARLOUR, [4000, -2000, -2000]),
        // Seven pairs have 25 fu, or 40 (SN26).
        (SEVEN_PAIRS, "&from=W", TENHOU, [0, 3200, -3200]),
        (SEVEN_PAIRS, "&from=W", PARLOUR, [0, 6000, -6000]),
        (SEVEN_PAIRS, "&win=self-drawn", PARLOUR, [-5000, 8000, -3000]),
        // A liable player pays what both would have paid, and half of it on a discard (SN17).
        (LIABLE, "&win=self-drawn", TENHOU, [0, 24_200, -24_200]),
        (LIABLE, "&win=self-drawn", SEGA, [-20_500, 33_000, -12_500]),
        (LIABLE, "&win=self-drawn", PARLOUR, [0, 34_000, -34_000]),
        (LIABLE, "&from=E", TENHOU, [-16_000, 32_200, -16_200]),
        (TWO, "", TENHOU, [-9200, 10_200, 1000]),
        // A used-up wall (SN19, SN20).
        ("?ending=draw", "&tenpai=S", TENHOU, [-1000, 2000, -1000]),
        ("?ending=draw", "&tenpai=SW", TENHOU, [-2000, 1000, 1000]),
        ("?ending=draw", "&tenpai=ESW", TENHOU, [0, 0, 0]),
        ("?ending=draw", "&nagashi=W", TENHOU, [-4000, -2000, 6000]),
        ("?ending=draw", "&nagashi=E", TENHOU, [8000, -4000, -4000]),
    ] {
        assert_eq!(net(&format!("{hand}{more}"), preset), expected, "{hand}{more} {preset}");
    }
    let next = |preset| report("?ending=draw&tenpai=E", preset).next_dealer;
    assert_eq!((next(TENHOU), next(SEGA)), (Some(Seat::East), Some(Seat::South)));
}

/// What East and the other pay a player other than East, by the base value (SN14, SN15).
#[test]
fn the_table_of_self_draws() {
    let table = super::super::SYSTEM.score_table.unwrap();
    let of = |ruling: &[&str], han: u16, fu: u16, is_dealer: bool| {
        let mut draft = Draft::new(&super::super::SYSTEM);
        ruling.iter().for_each(|ruling| draft.set_ruling(ruling, true).unwrap());
        let worth = (table.worth)(draft.rulings(), is_dealer, han, fu);
        let [other, east] = worth.self_drawn.unwrap();
        (worth.discard.unwrap_or(0), east, other)
    };
    let (split, full) = (&["self-draw.split"][..], &["self-draw.full"][..]);
    let (plus, whole) = (&["self-draw.plus-1000"][..], &["self-draw.full", "whole-thousands"][..]);
    for (rulings, han, fu, is_dealer, expected) in [
        (&[][..], 5, 30, false, (8000, 4000, 2000)),
        (split, 5, 30, false, (8000, 5000, 3000)),
        (full, 5, 30, false, (8000, 5000, 3000)),
        (plus, 5, 30, false, (8000, 5000, 3000)),
        (split, 6, 30, false, (12_000, 7500, 4500)),
        (full, 6, 30, false, (12_000, 8000, 4000)),
        (full, 6, 30, true, (18_000, 9000, 9000)),
        (plus, 8, 30, true, (24_000, 9000, 9000)),
        (full, 8, 30, false, (16_000, 10_000, 6000)),
        (split, 11, 30, true, (36_000, 18_000, 18_000)),
        (full, 1, 30, false, (1000, 700, 300)),
        (split, 1, 30, false, (1000, 700, 500)),
        (full, 3, 30, false, (3900, 2600, 1300)),
        (full, 3, 30, true, (5800, 2900, 2900)),
        (whole, 1, 30, false, (1000, 1000, 1000)),
        (whole, 1, 30, true, (2000, 1000, 1000)),
        (whole, 2, 40, false, (3000, 2000, 1000)),
        (whole, 3, 30, false, (4000, 3000, 1000)),
        (whole, 3, 50, false, (7000, 5000, 2000)),
    ] {
        assert_eq!(of(rulings, han, fu, is_dealer), expected, "{rulings:?} {han} {fu}");
    }
}

/// The ruling on self-draws is said beside the payment.
#[rustfmt::skip]
#[test]
fn the_missing_share_is_named() {
    let said = |win: &str, preset| {
        let notes = report(&format!("{PINFU}{win}"), preset).settled.notes;
        let words = Catalogue::english();
        let line = |note| note::sentence(note, &words).to_string();
        let notes = notes.iter().filter(|note| note.ruling == Some("self-draw"));
        notes.map(line).collect::<Vec<_>>().join(" ")
    };
    for (win, preset, expected) in [
        // 3 han and 20 fu, base 640: 1300 and 700, and half of 700 is 350, so 400 more from each.
        ("", TENHOU, "Tsumo loss: nobody pays North’s share. With North’s share halved: 1700 / 1100."),
        // Two honba more from each.
        ("&honba=2", TENHOU, "Tsumo loss: nobody pays North’s share. With North’s share halved: 1900 / 1300."),
        ("", SEGA, "No tsumo loss: each payer adds half of North’s share. With tsumo loss: 1300 / 700."),
        // With two red fives it is a mangan.
        ("", PARLOUR, "No tsumo loss: what a discarder would pay is divided, in multiples of 1000. With tsumo loss: 4000 / 2000."),
    ] {
        assert_eq!(said(&format!("&win=self-drawn{win}"), preset), expected);
    }
    // East's haneman of 3 han, two red fives and two Norths.
    let east = "234567p345s99m78s+6s?seat=E&riichi=riichi&win=self-drawn&norths=2";
    let notes = |preset| report(east, preset).settled.notes;
    assert_eq!(notes(PARLOUR)[1], Note::new("sanma.if-lost.each").value(6000).about("self-draw"));
    assert!(said("&from=W", TENHOU).is_empty());
}

/// A sentence that holds where the rounded shares are more than a discarder would pay.
#[test]
fn shares_that_are_rounded_are_not_said_to_be_as_much_as_on_a_discard() {
    let won = "[CCC]234678p99m78s+6s?seat=S";
    let paid = ["win=self-drawn", "from=W"].map(|win| net(&format!("{won}&{win}"), PARLOUR)[1]);
    assert_eq!(paid, [2000, 1000]);
    let notes = report(&format!("{won}&win=self-drawn"), PARLOUR).settled.notes;
    assert_eq!(notes[0], Note::new("sanma.self-draw-full").value(1000).about("self-draw"));
}

/// Who is liable pays everything alone, so that nobody adds a half or a thousand.
#[test]
fn the_missing_share_is_not_said_to_be_paid_by_both_where_one_pays_everything() {
    let words = Catalogue::english();
    let alone = "No tsumo loss: the liable player pays what both would pay together.";
    for (preset, switched, expected) in [
        (TENHOU, None, "Tsumo loss: nobody pays North’s share. With North’s share halved: 32200."),
        (TENHOU, Some("self-draw.plus-1000"), &format!("{alone} With tsumo loss: 24200.")[..]),
        (SEGA, Some("liability"), &format!("{alone} With tsumo loss: 25000.")[..]),
        (PARLOUR, None, &format!("{alone} With tsumo loss: 26000.")[..]),
    ] {
        let mut draft = draft(&format!("{LIABLE}&win=self-drawn"), preset);
        switched.into_iter().for_each(|ruling| draft.set_ruling(ruling, true).unwrap());
        let notes = rules::score(&draft).settled.notes;
        let said = notes.iter().filter(|note| note.ruling == Some("self-draw"));
        let said: Vec<_> = said.map(|note| note::sentence(note, &words).to_string()).collect();
        assert_eq!(said.join(" "), expected, "{preset} {switched:?}");
    }
}

#[test]
fn what_each_adds_to_a_hand_is_added_once_where_another_is_liable_for_a_part() {
    let hand = "[EEE][SSS][WWW][NNN]C+C?seat=S&win=self-drawn&liable=W";
    let mut draft = draft(hand, "mahjong-soul-sanma");
    draft.set_ruling("self-draw.plus-1000", true).unwrap();
    let report = rules::score(&draft);
    let total = report.sheets.first().map(|sheet| sheet.total);
    let ledger = report.settled.ledger.expect("it wins");
    assert_eq!(Some(ledger.net[Seat::South]), total);
}
