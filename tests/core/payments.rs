//! Sentences about payments: who pays whom how much, in all languages.

use super::catalogues::catalogues;
use hule::entry::link;
use hule::rules;
use hule::scoring::{Formula, Ledger};
use hule::text::expected_payments::ByDiscarder;
use hule::text::payments::{self, Party};
use hule::text::{Catalogue, OwnWords, expected_payments, transfers};
use hule::tiles::{BySeat, Seat};

use hule::tiles::Wind::{East, North, South, West};

/// A ledger of these payments; a payment to nobody is a fine.
fn ledger(paid: &[(Seat, Option<Seat>, i32)]) -> Ledger {
    let mut ledger = Ledger::default();
    for (from, to, amount) in paid {
        match to {
            Some(to) => ledger.pay(*from, *to, Formula::flat(*amount), "discard"),
            None => ledger.fine(*from, Formula::flat(*amount), "flower-pig"),
        }
    }
    ledger
}

/// The sentence in each language: English, Russian, Chinese, Japanese.
fn said(paid: &[(Seat, Option<Seat>, i32)]) -> Vec<String> {
    let ledger = ledger(paid);
    catalogues().iter().map(|words| payments::of_ledger(&ledger, words)).collect()
}

#[test]
fn a_payment_says_to_whom_it_goes() {
    assert_eq!(
        said(&[(South, Some(West), 2)]),
        ["South pays West 2", "Юг платит Западу 2", "南家付给西家2分", "南家が西家に2点払い",]
    );
    // Who pays most comes first, and the one who is paid is named once.
    let discard = [(South, Some(East), 8), (West, Some(East), 28), (North, Some(East), 8)];
    assert_eq!(
        said(&discard),
        [
            "West pays East 28 · South and North pay 8 each",
            "Запад платит Востоку 28 · Юг и Север платят по 8",
            "西家付给东家28分 · 南家、北家各付8分",
            "西家が東家に28点払い · 南家、北家が8点ずつ払い",
        ]
    );
    let drawn = [(East, Some(North), 29), (South, Some(North), 29), (West, Some(North), 29)];
    assert_eq!(
        said(&drawn),
        [
            "East, South and West pay North 29 each",
            "Восток, Юг и Запад платят Северу по 29",
            "东家、南家、西家各付给北家29分",
            "東家、南家、西家が北家に29点ずつ払い",
        ]
    );
}

#[test]
fn one_player_pays_several() {
    let mistake = [(East, Some(South), 10), (East, Some(West), 10), (East, Some(North), 10)];
    assert_eq!(
        said(&mistake),
        [
            "East pays South, West and North 10 each",
            "Восток платит Югу, Западу и Северу по 10",
            "东家付给南家、西家、北家各10分",
            "東家が南家、西家、北家に10点ずつ払い",
        ]
    );
    assert_eq!(
        said(&[(East, Some(South), 2), (East, Some(West), 4)]),
        [
            "East pays West 4 and South 2",
            "Восток платит Западу 4 и Югу 2",
            "东家付给西家4分、南家2分",
            "東家が西家に4点、南家に2点払い",
        ]
    );
}

#[test]
fn payments_between_two_players_are_one() {
    // South pays for a kong and is then paid for a win.
    let both = [(South, Some(West), 2), (West, Some(South), 8)];
    assert_eq!(said(&both)[0], "West pays South 6");
    assert_eq!(said(&[(South, Some(West), 2), (West, Some(South), 2)])[0], "");
    // A player who only passes points on is named all the same.
    let chain = [(South, Some(West), 2), (West, Some(North), 2)];
    assert_eq!(said(&chain)[0], "South pays West 2 · West pays North 2");
}

#[test]
fn a_fine_goes_to_the_bank() {
    assert_eq!(
        said(&[(East, None, 48), (South, None, 48), (West, Some(North), 1)]),
        [
            "West pays North 1 · East and South pay the bank 48 each",
            "Запад платит Северу 1 · Восток и Юг платят в банк по 48",
            "西家付给北家1分 · 东家、南家各罚没48分",
            "西家が北家に1点払い · 東家、南家から48点ずつ没収",
        ]
    );
}

#[test]
fn many_payments_are_told_as_changes() {
    let link = "1/classical/[PPP]123m456p5578s+9s/22258m369p147sES/147m259p368sEWNN/\
                1478m258p369sESW?seat=S&from=W";
    let report = rules::score(&link::decode(link, rules::SYSTEMS).unwrap());
    let ledger = report.ledger.as_ref().unwrap();
    assert!(ledger.transfers.len() > 4);
    let line = payments::of_report(&report, &Catalogue::english()).unwrap();
    for (seat, net) in ledger.net.iter().filter(|(_, net)| **net != 0) {
        let name = Party::at(seat, &Catalogue::english()).name;
        assert!(line.contains(&format!("{name}\u{a0}{}", hule::text::signed(*net))), "{line}");
    }
}

#[test]
fn names_stand_in_place_of_seats() {
    let names = [("E", "Anna"), ("S", "Ben"), ("W", "Cem"), ("N", "Dora")];
    let paid = ledger(&[(South, Some(West), 2), (North, Some(West), 2), (East, Some(West), 8)]);
    let lines = catalogues().into_iter().map(|words| {
        let mut own = OwnWords::new();
        for (seat, name) in names {
            let Party { name, payee } = Party::named(name, &words);
            own.insert(format!("seat.{seat}"), name);
            own.insert(format!("seat.{seat}.payee"), payee);
        }
        payments::of_ledger(&paid, &words.with_own(&own.into()))
    });
    let lines: Vec<String> = lines.collect();
    assert_eq!(
        lines,
        [
            "Anna pays Cem 8 · Ben and Dora pay 2 each",
            // A name is not declined: a noun before it has the case.
            "Anna платит игроку Cem 8 · Ben и Dora платят по 2",
            "Anna付给Cem8分 · Ben、Dora各付2分",
            "AnnaがCemに8点払い · Ben、Doraが2点ずつ払い",
        ]
    );
}

#[test]
fn changes_alone_tell_who_pays_if_there_is_no_choice() {
    let words = Catalogue::english();
    let nets = |east, south, west, north| BySeat { east, south, west, north };
    let said = |net| payments::of_nets(&net, &words);
    assert_eq!(said(nets(16, -8, -8, 0)), "South and West pay East 8 each");
    assert_eq!(said(nets(-6, 2, 4, 0)), "East pays West 4 and South 2");
    assert_eq!(said(nets(0, 0, 0, 0)), "");
    assert_eq!(
        said(nets(6, 2, -4, -4)),
        "East\u{a0}+6 · South\u{a0}+2 · West\u{a0}−4 · North\u{a0}−4"
    );
    // Somebody is fined, and it can't be said what the others paid for.
    assert_eq!(said(nets(-48, 0, 0, 0)), "East\u{a0}−48");
}

#[test]
fn a_hand_that_may_not_win_would_be_paid_if_it_were_declared() {
    let link = "1/mcr/123456m789p2355s+4s?from=S&outcome=too-few";
    let report = rules::score(&link::decode(link, rules::SYSTEMS).unwrap());
    let line = payments::of_report(&report, &Catalogue::english());
    assert!(line.is_some_and(|line| line.contains("East pays South, West and North 10 each")));
}

#[test]
fn while_it_is_open_who_pays_the_line_says_to_whom() {
    let link = "1/mcr/[789s][EEEE,1]123m456pC+C?seat=S";
    let draft = link::decode(link, rules::SYSTEMS).unwrap();
    let report = rules::score(&draft);
    let lines: Vec<String> = catalogues()
        .iter()
        .map(|words| expected_payments::while_open(&report, &draft, words).unwrap_or_default())
        .collect();
    assert!(lines[0].starts_with("to South: discarder "), "{lines:?}");
    assert!(lines[1].starts_with("Югу: снёсший"), "{lines:?}");
    assert!(lines[2].starts_with("付给南家：点和者"), "{lines:?}");
    assert!(lines[3].starts_with("南家へ：放銃者"), "{lines:?}");
}

#[test]
fn while_it_is_open_who_pays_each_player_has_a_sum() {
    let known = |link: &str| {
        let draft = link::decode(link, rules::SYSTEMS).unwrap();
        ByDiscarder::of(&rules::score(&draft), &draft, &Catalogue::english())
    };
    // Every player pays 8, and the discarder 18 more.
    let ByDiscarder { sums, line } = known("1/mcr/[789s][EEEE,1]123m456pC+C?seat=S");
    assert_eq!(sums, [(Seat::East, 26), (Seat::West, 26), (Seat::North, 26)]);
    assert_eq!(line, "to South, others 8 each");
    // In riichi the discarder alone pays: 2 han and 30 fu, four times the base value of 480, rounded up.
    let ByDiscarder { sums, line } = known("1/riichi/234567m345p78s99m+6s?seat=S&riichi=riichi");
    assert_eq!(sums, [(Seat::East, 2000), (Seat::West, 2000), (Seat::North, 2000)]);
    assert_eq!(line, "to South");
    // What the discarder pays is doubled, and what the dealer pays as well: no sum is that of all others.
    let ByDiscarder { sums, line } = known("1/nanchang/[SWN]2m46789p12sEE+3s?indicator=2m&seat=S");
    assert_eq!(
        sums.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(),
        [Seat::East, Seat::West, Seat::North]
    );
    assert!(sums[0].1 > sums[1].1 && sums[1].1 == sums[2].1, "{sums:?}");
    assert!(line.starts_with("to South: "), "{line}");
}

/// The rows of a ledger in English: who pays whom, how much, for what, and how that is calculated.
fn rows(ledger: &Ledger) -> Vec<[String; 4]> {
    let rows = transfers::rows(ledger, &Catalogue::english());
    rows.into_iter().map(|row| [row.parties, row.amount, row.reason, row.formula]).collect()
}

#[test]
fn transfers_that_differ_only_in_one_of_the_players_are_one_row() {
    let mut paid = Ledger::default();
    paid.pay(East, South, Formula::flat(8), "discard");
    paid.pay(West, South, Formula::flat(8), "discard");
    paid.pay(North, South, Formula::sum(8, 34), "discard");
    paid.pay(North, East, Formula::flat(2), "kong-fed");
    paid.pay(North, West, Formula::flat(2), "kong-fed");
    paid.pay(South, East, Formula::flat(2), "kong-fed");
    let listed =
        rows(&paid).into_iter().map(|[parties, amount, _, formula]| [parties, amount, formula]);
    let texts = [
        ["East and West pay South", "8 each", ""],
        ["North pays South", "42", "8 + 34"],
        ["North pays East and West", "2 each", ""],
        ["South pays East", "2", ""],
    ];
    assert_eq!(Vec::from_iter(listed), texts.map(|row| row.map(str::to_owned)));
    let words = Catalogue::english();
    let said = transfers::rows(&paid, &words);
    let said: Vec<String> = said.iter().map(|row| row.sentence(&words)).collect();
    assert_eq!(
        said,
        [
            "East and West pay South 8 each",
            "North pays South 42",
            "North pays East and West 2 each",
            "South pays East 2",
        ]
    );
}

#[test]
fn what_decided_the_amount_stands_in_the_row() {
    let mut paid = Ledger::default();
    let limit = Formula::flat(8).limited(5, 3).plus(1);
    paid.pay(East, South, limit, "self-drawn");
    paid.fine(West, Formula::flat(48), "flower-pig");
    let amounts: Vec<_> =
        rows(&paid).into_iter().map(|[_, amount, _, formula]| [amount, formula]).collect();
    assert_eq!(amounts, [["9", "5 fans, limit 3: 8 + 1"], ["48", ""]]);
}
