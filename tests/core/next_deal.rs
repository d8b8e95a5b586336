//! The next deal of a game under each rule system: seat, round and dealer move on.

use hule::entry::{Agreement, Draft};
use hule::rules;
use hule::scoring::{NextDeal, Position};
use hule::tiles::{Seat, Wind};

use crate::support::flow::{decode, engine, quick};

/// The deals of a game by the seats that deal next, from the first one until the game is over.
fn positions(agreement: &Agreement, next_dealers: &[Option<Seat>]) -> Vec<Position> {
    let engine = rules::engine(agreement.system()).expect("a system of the registry");
    let mut all = vec![engine.first_position(agreement)];
    for next_dealer in next_dealers {
        let Some(next) = engine.pass_on(agreement, all.last().expect("a deal"), *next_dealer)
        else {
            break;
        };
        all.push(next);
    }
    all
}

/// The agreement under a rule system with these options.
fn agreed(key: &str, options: &[(&str, &str)]) -> Agreement {
    let mut agreement = Agreement::new(rules::system(key).expect("a system"));
    for (option, answer) in options {
        agreement.set(option, answer).expect("an option");
    }
    agreement
}

/// Who sits East, South and so on, as letters.
fn seated(position: &Position) -> String {
    position.players.iter().map(|player| char::from(b'A' + player)).collect()
}

/// The deal after a link's, as the button of the calculator has it.
fn after(link: &str, known: Option<&Position>) -> Option<NextDeal> {
    let draft = decode(link).expect("a link");
    let ended = quick(&draft).settled;
    engine(&draft).next_deal(&Agreement::of(&draft), &draft, &ended, known)
}

/// Seat, round and dealer of a draft.
fn table(draft: &Draft) -> (Seat, Wind, Seat) {
    (draft.own_seat(), draft.round(), draft.dealer())
}

#[test]
fn a_game_of_mcr_has_sixteen_deals_and_a_change_of_seats_in_every_round() {
    let all = positions(&agreed("mcr", &[]), &[Some(Seat::North); 40]);
    assert_eq!(all.len(), 16);
    let starts: Vec<String> = all.iter().step_by(4).map(seated).collect();
    assert_eq!(starts, ["ABCD", "BADC", "CDBA", "DCAB"]);
    for (deal, position) in (1..).zip(&all) {
        assert_eq!(position.number, deal);
        assert_eq!(position.round, Some(Wind::ALL[usize::from(deal - 1) / 4]));
    }
    // Everybody deals once in each round.
    for round in all.chunks(4) {
        let mut dealers: Vec<_> = round.iter().map(|deal| deal.player_at(Seat::East)).collect();
        dealers.sort();
        assert_eq!(dealers, [Some(0), Some(1), Some(2), Some(3)]);
    }
}

#[test]
fn three_players_of_siamese_leave_out_the_deals_of_north_and_two_take_turns() {
    let three = positions(&agreed("siamese", &[]), &[None; 40]);
    let numbers: Vec<u16> = three.iter().map(|deal| deal.number).collect();
    assert_eq!(numbers, [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]);
    assert_eq!(seated(&three[3]), "ABC");
    let two = positions(&agreed("siamese", &[("players", "2"), ("deals", "4")]), &[None; 40]);
    assert_eq!(two.iter().map(seated).collect::<Vec<_>>(), ["AB", "BA", "AB", "BA"]);
    assert!(two.iter().all(|deal| deal.round.is_none()));
}

#[test]
fn a_deal_of_classical_is_over_when_its_east_has_lost_it() {
    let (stays, moves) = (Some(Seat::East), Some(Seat::South));
    let ends = [stays, moves, None, moves, moves, moves];
    let all = positions(&agreed("classical", &[("deals-per-round", "2")]), &ends);
    let places: Vec<_> = all.iter().map(|deal| (seated(deal), deal.round)).collect();
    let of = |seats: &str, round| (seats.to_owned(), Some(round));
    assert_eq!(
        places,
        [
            of("ABCD", Wind::East),
            of("ABCD", Wind::East),
            of("BCDA", Wind::East),
            of("BCDA", Wind::East),
            of("CDAB", Wind::South),
            of("DABC", Wind::South),
            of("ABCD", Wind::West),
        ]
    );
    let passed = agreed("classical", &[("draw", "passed")]);
    assert_eq!(positions(&passed, &[None; 40]).len(), 16);
}

#[test]
fn the_first_winner_of_sichuan_deals_next_and_a_draw_keeps_the_dealer() {
    let ends = [Some(Seat::West), None, Some(Seat::North)];
    let all = positions(&agreed("sichuan", &[("deals", "4")]), &ends);
    assert_eq!(all.iter().map(seated).collect::<Vec<_>>(), ["ABCD", "CDAB", "CDAB", "BCDA"]);
    assert_eq!(positions(&agreed("sichuan", &[("deals", "4")]), &[None; 40]).len(), 4);
    assert_eq!(positions(&agreed("sichuan", &[("deals", "0")]), &[None; 40]).len(), 41);
}

#[test]
fn a_game_of_nanchang_ends_after_the_turns_or_the_deals_that_were_agreed_on() {
    let moves = [Some(Seat::South); 40];
    assert_eq!(positions(&agreed("nanchang", &[]), &moves).len(), 8);
    assert_eq!(positions(&agreed("nanchang", &[]), &[None; 40]).len(), 41);
    assert_eq!(positions(&agreed("nanchang", &[("deals", "5")]), &moves).len(), 5);
}

#[test]
fn the_calculator_moves_the_seat_the_round_and_the_dealer_on() {
    let seats = "event=win.0.6m.from:N&event=wall-end.0.";
    let cases = [
        // The deal passes on in MCR, whatever was entered.
        ("1/mcr/?seat=S&round=W", (Seat::East, Wind::West, Seat::East)),
        // The winner who sat East stays East in Classical.
        ("1/classical/[PPP]123m456p5578s+9s?from=W", (Seat::East, Wind::East, Seat::East)),
        ("1/classical/[PPP]123m456p5578s+9s?seat=S&from=W", (Seat::East, Wind::East, Seat::East)),
        ("1/classical/?seat=S", (Seat::South, Wind::East, Seat::East)),
        // A dealer other than East: seats are those that the dealer makes East.
        (
            "1/nanchang/[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W&dealer=N",
            (Seat::South, Wind::East, Seat::East),
        ),
        (
            "1/nanchang/[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W&dealer=S",
            (Seat::East, Wind::East, Seat::East),
        ),
        (
            &format!("1/sichuan/2344566m234777p?void=s&{seats}"),
            (Seat::East, Wind::East, Seat::East),
        ),
    ];
    for (link, expected) in cases {
        let next = after(link, None).expect("the game goes on");
        assert_eq!(table(&next.draft), expected, "{link}");
        assert!(next.draft.tiles.is_empty() && next.draft.events.is_empty(), "{link}");
    }
}

#[test]
fn the_calculator_keeps_the_rulings_and_what_is_agreed_on_for_the_table() {
    let next = after("1/siamese/1m/?players=2&seat=S&rulings=competition-1998", None).unwrap();
    assert_eq!(next.draft.preset(), Some("competition-1998"));
    assert_eq!((next.draft.seats().len(), next.draft.own_seat()), (2, Seat::East));
    let next = after("1/classical/?limit=1000&ready=no&seat=W", None).unwrap();
    let given: Vec<String> = next
        .draft
        .given()
        .map(|given| format!("{}={}", given.question.key, given.answer))
        .collect();
    assert_eq!(given, ["round=E", "seat=W", "limit=1000"]);
}

#[test]
fn the_position_tells_where_a_round_ends_and_a_corrected_draft_begins_anew() {
    let first = after("1/mcr/?seat=N", None).unwrap();
    let mut here = first.clone();
    for _ in 0..3 {
        let link = hule::entry::link::encode(&here.draft);
        here = after(&link, Some(&here.position)).unwrap();
    }
    assert_eq!((here.position.number, here.position.round), (5, Some(Wind::South)));
    // The player who began North sits West in the second round (T2: B A D C).
    assert_eq!(here.draft.own_seat(), Seat::West);
    // A round that was corrected by hand counts.
    let corrected = after("1/mcr/?seat=W&round=N", Some(&here.position)).unwrap();
    assert_eq!(corrected.position.number, 14);
    // After the last deal the game is over.
    let last = positions(&agreed("mcr", &[]), &[None; 40]).pop().unwrap();
    assert_eq!(after("1/mcr/?round=N", Some(&last)), None);
}
