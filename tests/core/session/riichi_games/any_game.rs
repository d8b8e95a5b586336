//! Games at random: the final scores sum up, and link and file give the same game.

use super::*;

/// The entry of a deal at random, for the position of a table.
fn any_deal(random: &mut Random, sheet: &Sheet) -> Deal {
    let position = sheet.next.as_ref().expect("a deal is played");
    let mut some = |odds: usize| (0..4).filter(|_| random.below(odds) == 0).collect::<Vec<usize>>();
    let (declared, others, offenders) = (some(3), some(3), some(3));
    let seats = |players: &[usize]| {
        players
            .iter()
            .filter_map(|player| position.seat_of(*player))
            .map(Seat::letter)
            .collect::<String>()
    };
    match random.below(10) {
        0 => aborted(&declared),
        1 if !offenders.is_empty() => void(&offenders),
        2 | 3 => {
            let ready: Vec<usize> = (0..4)
                .filter(|player| declared.contains(player) || others.contains(player))
                .collect();
            drawn(&seats(&ready), &seats(&declared))
        }
        _ => {
            let winner = random.below(4);
            let from = Some(random.below(4)).filter(|from| *from != winner);
            let is_dealer = position.player_at(Seat::East) == Some(winner);
            let points = match (is_dealer, from.is_some()) {
                (true, true) => [1_500, 5_800, 12_000, 48_000],
                (true, false) => [1_500, 6_000, 12_000, 48_000],
                (false, true) => [1_000, 3_900, 8_000, 32_000],
                (false, false) => [1_100, 4_000, 8_000, 32_000],
            };
            win(winner, from, points[random.below(4)], &declared)
        }
    }
}

/// Plays a game at random to its end, or until the players stop.
fn any_game(random: &mut Random) -> History {
    let presets = rules::riichi::SYSTEM.presets;
    let mut session = game(presets[random.below(presets.len())].key, &[]);
    for option in rules::riichi::SYSTEM.game.options {
        let answers: Vec<_> = option.all().collect();
        let is_kept = random.below(3) > 0 || ["oka", "start", "return"].contains(&option.key);
        if !is_kept {
            session.agreement.put(option, answers[random.below(answers.len())]).expect("an answer");
        }
    }
    session.agreement.set("abortive-draws", "yes").expect("an option");
    let rules = engine(&session);
    let mut history = History::new(session, rules);
    while history.sheet().next.is_some() {
        let change = match random.below(30) {
            0 => Change::End(true),
            _ => {
                let mut deal = any_deal(random, history.sheet());
                deal.ends = random.below(2) == 0;
                Change::Record(deal)
            }
        };
        history.apply(&change, rules).unwrap_or_else(|faults| panic!("{change:?}: {faults:?}"));
    }
    history
}

/// The final scores sum to what T34 says, and link and file give the same game.
#[test]
fn any_game_sums_up_and_comes_back() {
    let mut random = Random::new(7301);
    let games = std::env::var("HULE_RIICHI_GAMES").ok().and_then(|games| games.parse().ok());
    for number in 0..games.unwrap_or(400) {
        let mut history = any_game(&mut random);
        let (session, sheet) = (history.session().clone(), history.sheet().clone());
        let scores = sheet.final_scores.as_ref().expect("final scores");
        let voids: i32 = scores.players.iter().map(|player| player.voids).sum();
        assert_eq!(scores.sum, voids - scores.lost, "{number}: {session:?}");
        for player in &scores.players {
            let parts = [player.points, player.place, player.voids, player.chips];
            assert_eq!(player.score, parts.iter().sum::<i32>());
        }
        let on_table = 1000 * i32::from(sheet.counters[1]);
        assert_eq!(sheet.totals.iter().sum::<i32>() + on_table, 4 * session.start);
        let text = file::write(&session);
        assert_eq!(file::read(&text, rules::SYSTEMS).expect("a file").session, session);
        let link = link::encode(&session).expect("a link");
        assert_eq!(link::decode(&link, rules::SYSTEMS).expect("a link").session, session);
        if number % 10 == 0 {
            let rules = engine(&session);
            let mut undone = 0;
            while history.undo(rules) {
                undone += 1;
            }
            assert!(history.session().deals.is_empty() && undone <= 100);
            while history.redo(rules) {}
            assert_eq!((history.session(), history.sheet()), (&session, &sheet));
        }
    }
}
