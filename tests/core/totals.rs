//! How totals come about, what the winner gains, and what is known of the payments while it is open
//! from whom the winning tile came.

use crate::catalogues::catalogues;
use crate::support::drafts;
use hule::entry::{Draft, link};
use hule::rules::{self, score};
use hule::scoring::{Gain, Report, Standing};
use hule::text::{Catalogue, fans, totals};
use hule::tiles::Tile;

fn report(text: &str) -> Report {
    score(&link::decode(text, rules::SYSTEMS).expect("a link"))
}

fn gains(text: &str) -> String {
    let sentence = totals::gains(&report(text).gains, &Catalogue::english());
    sentence.map(|sentence| sentence.to_string()).unwrap_or_default()
}

#[test]
fn the_gains_of_a_winner_are_told_apart() {
    let hand = "1/nanchang/[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W";
    assert_eq!(report(hand).sheets[0].total, 5);
    assert_eq!(gains(hand), "5 for the win (East 2, West 2, North 1) + 12 for jing (4 each) = 17");
    // What others get is taken from it.
    assert_eq!(
        gains("1/nanchang/[CCC][888s]2m55577pE+E?indicator=2m&seat=S&win=self-drawn&secondary.2=1"),
        "16 for the win (East 8, West 4, North 4) + 5 for jing (East 2, West 2, North 1) = 21"
    );
    assert_eq!(gains("1/mcr/[789s][EEEE,1]123m456pC+C?from=W"), "");
}

/// The gains of all reference cases sum to what the ledger says, and can be said in each language.
#[test]
fn gains_sum_to_the_net_of_the_winner() {
    let mut told = 0;
    for draft in drafts::of_lines(include_str!("../data/nanchang.jsonl").lines().step_by(5)) {
        let report = score(&draft);
        if report.gains.is_empty() {
            continue;
        }
        let net = report.ledger.as_ref().expect("a ledger").net[draft.own_seat()];
        assert_eq!(report.gains.iter().map(Gain::amount).sum::<i32>(), net);
        for catalogue in catalogues() {
            let sentence = totals::gains(&report.gains, &catalogue).expect("gains").to_string();
            assert!(!sentence.contains("{{") && !sentence.contains("gain."), "{sentence}");
        }
        told += 1;
    }
    assert!(told > 40, "{told}");
}

/// Han and yakuman come to a base value. A limit says by its name what the hand is worth.
#[test]
fn a_hand_of_riichi_says_its_counts_and_its_base_value() {
    let table = rules::system("riichi").and_then(|system| system.score_table).expect("a table");
    let said = |hand: &str| {
        let (report, words) = (report(&format!("1/riichi/{hand}")), Catalogue::english());
        let formula = totals::formula(&report.sheets[0], &words);
        let formula = formula.map(|sentence| sentence.to_string()).unwrap_or_default();
        (totals::counts(table, &report.sheets[0], &words), formula)
    };
    let is = |counts: &str, formula: &str| (counts.to_owned(), formula.to_owned());
    let plain = "234567m345p78s99m+6s?seat=S&from=W";
    assert_eq!(said(plain), is("1 han 30 fu", "Base value: 30 × 2 × 2 × 2 = 240"));
    let flush = "123456789m2399m+1m?seat=S&from=W";
    assert_eq!(said(flush).1, "");
    let winds = "[EEE][SSS][WWW]NN99p+N?seat=S&from=N";
    assert_eq!(said(winds), is("yakuman", ""));
    let doubled = format!("{winds}&rulings=mahjong-soul");
    assert_eq!(said(&doubled), is("double yakuman", "Base value: 8000 × 2 = 16000"));
}

#[test]
fn a_blessing_that_is_a_yakuman_is_written_as_one() {
    let words = Catalogue::english();
    let hand = "1/riichi/123055678sNPPP+N?seat=S&from=W&first-turn=yes";
    let mut draft = link::decode(hand, rules::SYSTEMS).expect("a link");
    let written = |draft: &Draft| {
        let report = score(draft);
        let table = draft.system().score_table.expect("a table");
        let rows = fans::counted_fans(&report.sheets[0]).into_iter();
        let rows = rows.map(|row| row.worth(&words)).collect::<Vec<_>>();
        (rows.join(" "), totals::counts(table, &report.sheets[0], &words))
    };
    assert_eq!(written(&draft), ("5 han".to_owned(), "mangan".to_owned()));
    draft.set_ruling("renhou-yakuman", true).expect("a ruling");
    assert_eq!(written(&draft), ("yakuman".to_owned(), "yakuman".to_owned()));
}

#[test]
fn a_hand_without_fans_says_what_it_is_worth() {
    let said = |sheet| totals::without_fans(sheet, &Catalogue::english()).to_string();
    let base = report("1/sichuan/2344566m234777p+6m?void=s&from=S");
    assert_eq!(base.sheets[0].counted, []);
    assert_eq!(said(&base.sheets[0]), "No fans: only the base value of 1.");
    let loser = "1/classical/[PPP]123m456p5578s+9s/147m258p369sEWNS?seat=S&from=W";
    let loser = report(loser);
    assert_eq!(loser.sheets_at(1)[0].total, 0);
    assert_eq!(said(&loser.sheets_at(1)[0]), "Nothing in this hand scores.");
}

#[test]
fn a_total_is_rounded_up_or_limited() {
    let said = |text: &str| {
        let sentence = totals::formula(&report(text).sheets[0], &Catalogue::english());
        sentence.map(|sentence| sentence.to_string()).unwrap_or_default()
    };
    assert_eq!(
        said("1/classical/[PPP]123m456p5578s+9s?seat=S&from=W"),
        "24 × 2 = 48, rounded up to 50"
    );
    let dear = "1/classical/[CCC][FFF]111m999m5m+5m?seat=S&win=self-drawn";
    assert!(said(dear).ends_with(", limited to 500"), "{}", said(dear));
    assert_eq!(said("1/classical/1113335557779m+9m?seat=S&win=self-drawn"), "");
    assert_eq!(said("1/mcr/[789s][EEEE,1]123m456pC+C?from=W"), "");
}

/// While the discarder is open, the payments are those of each answer.
#[test]
fn payments_are_known_before_the_discarder_is() {
    let mut open = 0;
    for text in [
        "1/mcr/[789s][EEEE,1]123m456pC+C",
        "1/mcr/[789s][EEEE,1]123m456pC+C?seat=S&win=discard",
        "1/nanchang/[SWN]2m46789p12sEE+3s?indicator=2m&seat=S",
        "1/sichuan/[222m][333m]7778899p+9p?void=s",
        "1/siamese/1112345678999m+9m?players=3",
    ] {
        let draft: Draft = link::decode(text, rules::SYSTEMS).expect("a link");
        let report = score(&draft);
        if !matches!(report.standing, Standing::Complete { wins: true, .. }) {
            continue;
        }
        assert_eq!(report.ledger, None, "{text}");
        let own = draft.own_seat();
        for from in draft.seats().iter().filter(|seat| **seat != own) {
            let mut answered = draft.clone();
            answered.set("from", from.letter()).expect("an answer");
            let net = score(&answered).settled.ledger.expect("a ledger").net;
            let known =
                report.payments.iter().find(|payment| payment.from.is_none_or(|f| f == *from));
            assert_eq!(known.map(|payment| payment.net), Some(net), "{text} {from}");
            open += 1;
        }
    }
    assert!(open >= 9, "{open}");
    // Nothing is open, or not even that there is a win.
    for text in
        ["1/mcr/[789s][EEEE,1]123m456pC+C?from=W", "1/mcr/[123m]234p345s678mE+E", "1/mcr/1m"]
    {
        assert_eq!(report(text).payments, [], "{text}");
    }
}

#[test]
fn the_turned_up_tile_is_asked_for_and_makes_tiles_wild() {
    let asks = report("1/nanchang/58m7p169sESWNCFP+4p?seat=S");
    assert!(asks.is_open(), "{:?}", asks.faults);
    assert!(asks.wild.is_empty());
    let wild = |text| report(text).wild.iter().collect::<Vec<Tile>>();
    let jing: Vec<Tile> = ["9s", "1s"].map(|tile| tile.parse().unwrap()).to_vec();
    let mut found = wild("1/nanchang/?indicator=9s");
    found.sort_unstable_by_key(|tile| tile.rank() == 1);
    assert_eq!(found, jing);
    // They are known even if the hand is impossible.
    let impossible = report("1/nanchang/9999s?indicator=9s");
    assert!(!impossible.is_open() && !impossible.faults.is_empty());
    assert_eq!(impossible.wild.len(), 2);
    assert!(report("1/mcr/1m").wild.is_empty());
}

#[test]
fn a_hand_with_something_missing_and_something_wrong_is_impossible() {
    let report = report("1/nanchang/11111m7p169sESWNCFP+4p?seat=S");
    assert!(!report.is_open());
}
