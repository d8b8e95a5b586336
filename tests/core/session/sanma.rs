//! An evening of sanma under two presets, worked by hand from the rules (SN14–SN24): three seats, honba and
//! sticks, draws, a chombo, the last dealer, West, and the end below zero.

use hule::rules;
use hule::session::{
    AbortedEntry, Deal, Entry, HandEntry, NetEntry, NextDealer, Origin, Session, ValuesEntry, Win,
};
use hule::tiles::{Seat, Wind};

use super::sheet;

/// The players by where they sit in the first deal.
const ANNA: usize = 0;
const BEN: usize = 1;
const CEM: usize = 2;

/// A session of a preset, without deals.
fn game(preset: &str) -> Session {
    let mut session = Session::new(&rules::sanma::SYSTEM, ["Anna", "Ben", "Cem"]);
    session.agreement.choose_preset(preset).expect("a preset");
    session.start = session.agreement.start();
    session
}

/// A win without tiles; `from` is the discarder, if it was not drawn.
fn win(winner: usize, from: Option<usize>, points: i32, put_down: &[usize]) -> Deal {
    let from = from.map_or(Origin::Wall, Origin::Player);
    let (wins, put_down) = (vec![Win::new(winner, from, points)], put_down.to_vec());
    Deal::new(Entry::Values(ValuesEntry { wins, put_down, ..ValuesEntry::default() }))
}

/// A used-up wall, by seat.
fn drawn(ready: &str, declared: &str) -> Deal {
    let link = format!("1/sanma/?ending=draw&tenpai={ready}&declared={declared}");
    Deal::new(Entry::Hand(HandEntry { link, seats: None }))
}

/// A deal of which only the changes are known.
fn net(net: [i32; 3], winner: usize) -> Deal {
    let (net, winner, next_dealer) = (net.to_vec(), Some(winner), NextDealer::ByRules);
    Deal::new(Entry::Net(NetEntry { net, winner, next_dealer }))
}

/// The totals after each deal, the final scores in tenths, and why the game is over.
fn played(preset: &str, deals: Vec<Deal>) -> (Vec<Vec<i32>>, Vec<i32>, Option<&'static str>) {
    let session = Session { deals, ..game(preset) };
    let sheet = sheet(&session);
    assert_eq!(sheet.faults, []);
    let totals = sheet.deals.iter().map(|row| row.totals.to_vec()).collect();
    let scores = sheet.final_scores.iter().flat_map(|scores| &scores.players);
    (totals, scores.map(|score| score.score / 100).collect(), sheet.why.map(|why| why.key))
}

/// What both evenings have: the values are those of the preset.
fn evening([mangan, haneman, two_han, three_han, east, last]: [i32; 6], fifth: Deal) -> Vec<Deal> {
    vec![
        win(BEN, None, mangan, &[]),
        win(BEN, Some(CEM), 12_000, &[BEN]),
        drawn("W", "W"),
        win(ANNA, None, haneman, &[]),
        fifth,
        win(CEM, Some(ANNA), 8000, &[]),
        win(BEN, None, two_han, &[]),
        win(ANNA, Some(BEN), three_han, &[]),
        Deal::new(Entry::Void(vec![ANNA])),
        drawn("ES", ""),
        win(CEM, None, east, &[]),
        win(CEM, Some(BEN), last, &[]),
    ]
}

/// Tenhou: nobody pays the fourth share, a honba is 200, and nine terminals abort the fifth deal.
#[test]
fn an_evening_as_on_tenhou() {
    let fifth =
        Deal::new(Entry::Aborted(AbortedEntry { kind: Some("nine-terminals"), put_down: vec![] }));
    let (totals, scores, why) =
        played("tenhou-sanma", evening([6000, 9000, 2000, 3900, 8000, 5800], fifth));
    let expected = [
        [31_000, 41_000, 33_000],
        [31_000, 53_000, 21_000],
        [32_000, 52_000, 20_000],
        [42_400, 48_800, 13_800],
        [42_400, 48_800, 13_800],
        [34_200, 48_800, 22_000],
        [33_200, 50_800, 21_000],
        [37_300, 46_700, 21_000],
        [31_300, 48_700, 25_000],
        [32_300, 46_700, 26_000],
        [28_200, 42_600, 34_200],
        [28_200, 36_400, 40_400],
    ];
    assert_eq!(totals, expected);
    // Cem deals last, leads and has 40,000: 0.4, 20 for the place and the oka of 15.
    assert_eq!((scores, why), (vec![-318, -36, 354], Some("last-dealer")));
}

/// Parlours: a self-draw pays as a discard does, in whole thousands, and a honba is 1000 from each.
#[test]
fn an_evening_in_a_parlour() {
    let (totals, scores, why) =
        played("parlour-sanma", evening([8000, 12_000, 4000, 4000, 12_000, 6000], drawn("E", "")));
    let expected = [
        [30_000, 43_000, 32_000],
        [30_000, 55_000, 20_000],
        [31_000, 54_000, 19_000],
        [48_000, 48_000, 9000],
        [50_000, 47_000, 8000],
        [41_000, 47_000, 17_000],
        [39_000, 51_000, 15_000],
        [44_000, 46_000, 15_000],
        [38_000, 48_000, 19_000],
        [39_000, 46_000, 20_000],
        [32_000, 39_000, 34_000],
        [32_000, 31_000, 42_000],
    ];
    assert_eq!(totals, expected);
    assert_eq!((scores, why), (vec![-80, -290, 370], Some("last-dealer")));
}

/// Three deals make a round. Nobody has 40,000 after six, so West is played until somebody has.
#[test]
fn west_is_played_until_somebody_has_the_target() {
    let mut session = game("tenhou-sanma");
    session.deals = (0..6).map(|deal| net([0; 3], (deal + 1) % 3)).collect();
    let after_six = sheet(&session);
    let next = after_six.next.expect("a seventh deal");
    assert_eq!(
        (next.round, next.player_at(Seat::East), next.players.len()),
        (Some(Wind::West), Some(ANNA), 3)
    );
    let rounds: Vec<_> = after_six.deals.iter().filter_map(|row| row.position.round).collect();
    use Wind::{East, South};
    assert_eq!(rounds, [East, East, East, South, South, South]);
    session.deals.push(net([-6000, 6000, 0], BEN));
    let over = sheet(&session);
    assert_eq!((over.complete, over.why.map(|why| why.key)), (true, Some("target")));
}

/// Who falls below zero ends the game; two players can win on one discard, a third cannot.
#[test]
fn a_game_ends_below_zero() {
    let below = vec![net([-36_000, 36_000, 0], BEN)];
    assert_eq!(played("tenhou-sanma", below).2, Some("bankrupt"));
    let wins =
        vec![Win::new(BEN, Origin::Player(ANNA), 8000), Win::new(CEM, Origin::Player(ANNA), 1000)];
    let both = Deal::new(Entry::Values(ValuesEntry { wins, ..ValuesEntry::default() }));
    assert_eq!(played("tenhou-sanma", vec![both]).0, [[26_000, 43_000, 36_000]]);
}
