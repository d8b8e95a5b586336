//! Players who were named stay who they are when another seat turns out to be the own one, and turning
//! the whole table moves every answer that names a player.

use crate::support::random::Random;
use crate::support::{drafts, flow};
use hule::entry::{Draft, FaultCode, link};
use hule::rules;
use hule::system::{Answer, Seating};
use hule::tiles::{BySeat, Seat};

fn draft(text: &str) -> Draft {
    flow::decode(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

/// The link of a draft after the hand turned out to be that of another seat.
fn at_seat(text: &str, seat: &str) -> String {
    let mut draft = draft(text);
    flow::answer(&mut draft, "seat", seat);
    link::encode(&draft)
}

#[test]
fn the_discarder_stays_when_the_own_seat_is_corrected() {
    let hand = "1/mcr/[789s][EEEE,1]123m456pC+C";
    assert_eq!(at_seat(&format!("{hand}?seat=S&from=W"), "N"), format!("{hand}?seat=N&from=W"));
    for (key, tiles) in [
        ("mcr", "[789s]123m456pCC"),
        ("siamese", "123456789m123456789p"),
        ("classical", "[789s]123m456pCC///"),
        ("nanchang", "[789s]123m456pCC///"),
        ("sichuan", "123m456p77s///"),
    ] {
        for (before, from, now, left) in
            [("E", "S", "W", Some("S")), ("E", "S", "S", None), ("S", "W", "E", Some("W"))]
        {
            let mut draft = draft(&format!("1/{key}/{tiles}?seat={before}&from={from}"));
            flow::answer(&mut draft, "seat", now);
            let named = draft.discarder().map(|seat| seat.letter());
            assert_eq!(named, left, "{key}: {before} from {from}, then {now}");
        }
    }
}

#[test]
fn an_answer_that_names_oneself_is_asked_again() {
    let hand = "1/sichuan/[2222m,1]4566m345777p+6m";
    let text = format!("{hand}?seat=E&void=s&from=S&kong-from=S");
    assert_eq!(at_seat(&text, "S"), format!("{hand}?seat=S&void=s"));
    assert_eq!(at_seat(&text, "W"), format!("{hand}?seat=W&void=s&from=S&kong-from=S"));
}

#[test]
fn nobody_wins_from_oneself_even_before_the_winning_tile_is_there() {
    for (key, tiles) in [
        ("mcr", "[789s]123m456pC"),
        ("siamese", "123456789m123456789p"),
        ("classical", "[789s]123m456pC///"),
        ("nanchang", "[789s]123m456pC///"),
        ("sichuan", "123m456p7s///"),
    ] {
        let draft = draft(&format!("1/{key}/{tiles}?seat=S&from=S"));
        let faults = flow::faults(&draft);
        assert!(faults.iter().any(|fault| fault.code == FaultCode::OWN_TILE), "{key}: {faults:?}");
        // Nor is it offered.
        let asked = flow::asked(&self::draft(&format!("1/{key}/{tiles}?seat=S")));
        let from = asked.iter().find(|asked| asked.question.key == "from").expect("a question");
        let own = from.offers.iter().find(|offer| offer.answer == Answer::Seat(Seat::South));
        let why = own.and_then(|own| own.impossible.as_ref()).map(|fault| fault.code);
        assert_eq!(why, Some(FaultCode::OWN_TILE), "{key}");
    }
}

#[test]
fn other_hands_and_events_stay_those_of_the_players_who_were_named() {
    // The own hand is East's; South has won from West, and West from South.
    let text = "1/sichuan/1m/2m/3m/4m?void.2=s&event=win.1.2m.from:W&event=win.2.3m.from:S";
    // It is South's after all: South's hand is East's, and West and North keep theirs.
    assert_eq!(
        at_seat(text, "S"),
        "1/sichuan/1m/3m/4m/2m?seat=S&void.1=s&event=win.3.2m.from:W&event=win.1.3m.from:S"
    );
    // Nobody can win from oneself: the hand that was North's is East's, who was named.
    let text = "1/sichuan/1m/2m/3m/4m?event=win.3.4m.from:E";
    assert_eq!(at_seat(text, "N"), "1/sichuan/1m/4m/2m/3m?seat=N&event=win.1.4m");
}

#[test]
fn a_player_who_has_no_hand_of_their_own_keeps_theirs() {
    // In Siamese, both places are hands of one player, and events name the players.
    let text = "1/siamese/1m/2m?event=won.0..player:S.win:discard.from:W";
    assert_eq!(
        at_seat(text, "S"),
        "1/siamese/1m/2m?seat=S&event=won.0..player:S.win:discard.from:W"
    );
}

/// Everybody at another seat, drawn at random. Those who don't play stay.
fn seats(random: &mut Random, draft: &Draft) -> BySeat<Seat> {
    let mut playing = draft.seats().to_vec();
    random.shuffle(&mut playing);
    BySeat::from_fn(|seat| playing.get(seat.index()).copied().unwrap_or(seat))
}

#[test]
fn turning_the_table_and_back_changes_nothing() {
    for system in rules::SYSTEMS {
        let mut random = Random::new(3);
        for before in drafts::of(system).into_iter().step_by(5) {
            let seats = seats(&mut random, &before);
            let back = BySeat::from_fn(|seat| {
                Seat::ALL.into_iter().find(|old| seats[*old] == seat).expect("a seat")
            });
            let again = before.reseated(&seats).reseated(&back);
            let (text, again) = (link::encode(&before), link::encode(&again));
            // What goes without saying may be said now.
            assert_eq!(draft(&again).own_seat(), before.own_seat(), "{text}");
            assert_eq!(rules::score(&draft(&again)).ledger, rules::score(&before).ledger, "{text}");
        }
    }
}

/// Where it matters to nobody's payments who sits where, the payments turn with the players.
#[test]
fn the_payments_turn_with_the_table() {
    for key in ["sichuan", "nanchang"] {
        let system = rules::system(key).expect("a system");
        assert_eq!(system.seating, Seating::Players);
        for (at, before) in drafts::of(system).into_iter().enumerate() {
            // A few in every way, all others by one seat.
            for by in if at % 5 == 0 { 1..4 } else { 1..2 } {
                let seats = BySeat::from_fn(|seat| seat.after(by));
                let turned = before.reseated(&seats);
                let (was, is) = (rules::score(&before), rules::score(&turned));
                let text = link::encode(&before);
                assert_eq!(was.faults.len(), is.faults.len(), "{text}");
                let net = |report: &hule::scoring::Report| report.ledger.as_ref().map(|l| l.net);
                let moved = net(&was).map(|net| {
                    let mut moved = net;
                    Seat::ALL.into_iter().for_each(|seat| moved[seats[seat]] = net[seat]);
                    moved
                });
                assert_eq!(net(&is), moved, "{text}");
                assert_eq!(is.next_dealer, was.next_dealer.map(|seat| seats[seat]), "{text}");
            }
        }
    }
}
