//! What players did in several sessions, and the chart of the running totals.

use std::collections::BTreeSet;

use hule::session::{Change, Chart, Deal, Entry, Origin, Session, Sheet, records};
use hule::text::Catalogue;
use hule::text::session::fans_line;

use super::{histories, session, sheet, won};

fn record_of(sessions: &[Session]) -> Vec<hule::session::PlayerRecord> {
    let sheets: Vec<Sheet> = sessions.iter().map(sheet).collect();
    records(sessions.iter().zip(&sheets))
}

#[test]
fn a_player_is_known_by_name_wherever_they_sit() {
    let mut first = session("mcr");
    first.deals = vec![won(1, Origin::Player(2), 24), won(1, Origin::Wall, 60)];
    first.ended = true;
    let mut second = session("mcr");
    second.players = ["Ben", "", "Dora", "Eve"].map(str::to_owned).to_vec();
    second.deals = vec![won(0, Origin::Player(2), 88), Deal::new(Entry::Draw)];
    let all = record_of(&[first.clone(), session("mcr"), second.clone()]);
    let names: Vec<&str> = all.iter().map(|record| &*record.name).collect();
    assert_eq!(names, ["Anna", "Ben", "Cem", "Dora", "Eve"]);
    let ben = &all[1].games[0];
    assert_eq!((ben.sessions, ben.finished, ben.won), (2, 1, 1));
    assert_eq!(ben.table_points, Some(4.0));
    let totals = [&first, &second].map(|session| sheet(session).totals);
    assert_eq!(ben.points, i64::from(totals[0][1] + totals[1][0]));
    assert_eq!((ben.deals.deals, ben.deals.won, ben.deals.self_drawn), (4, 3, 1));
    // The dearest hand was played in the first deal of the third session.
    assert_eq!(ben.dearest_in, Some(2));
    assert_eq!(ben.deals.dearest.map(|win| (win.deal, win.points)), Some((0, 88)));
    assert_eq!(all[3].games[0].deals.dealt_in, 1, "Dora paid for it");
}

#[test]
fn points_of_different_rules_are_kept_apart() {
    let mut classical = session("classical");
    classical.deals = vec![Deal::new(Entry::Draw)];
    let mut mcr = session("mcr");
    mcr.deals = vec![won(0, Origin::Wall, 8)];
    let all = record_of(&[classical, mcr]);
    let games: Vec<_> = all[0].games.iter().map(|game| (game.system.key, game.points)).collect();
    // The points that everybody begins with are not won.
    assert_eq!(games, [("classical", 0), ("mcr", 48)]);
}

#[test]
fn records_add_up_to_the_sheets() {
    let sessions: Vec<Session> = histories().map(|history| history.session().clone()).collect();
    let wins: usize = sessions.iter().flat_map(|s| sheet(s).statistics).map(|s| s.won).sum();
    let named: BTreeSet<&str> =
        sessions.iter().flat_map(|s| &s.players).map(|name| &**name).collect();
    let all = record_of(&sessions);
    assert!(all.iter().all(|record| named.contains(&*record.name)));
    let counted: usize =
        all.iter().flat_map(|record| &record.games).map(|game| game.deals.won).sum();
    assert!(wins > 0);
    assert_eq!(counted, wins);
    for game in all.iter().flat_map(|record| &record.games) {
        let times: Vec<usize> = game.deals.fans.iter().map(|count| count.times).collect();
        assert!(times.is_sorted_by(|a, b| a >= b), "the most frequent fans come first");
    }
}

#[test]
fn a_line_names_the_fans_that_are_worth_most() {
    let words = Catalogue::english();
    let mut session = session("mcr");
    let link = "1/mcr/[789s][EEEE,1]123m456pC+C?from=W&seat=S".to_owned();
    let hand = hule::session::HandEntry { link, seats: None };
    session.deals = vec![Deal::new(Entry::Hand(hand)), won(0, Origin::Wall, 24)];
    let sheet = sheet(&session);
    assert_eq!(sheet.faults, []);
    let line = |deal: usize| fans_line(&sheet.deals[deal].wins[0], &words);
    assert_eq!(line(0), "Mixed Straight, All Types, Prevalent Wind …");
    assert_eq!(line(1), "", "the hand is not known");
}

#[test]
fn a_chart_encloses_every_total_and_its_names_do_not_touch() {
    for history in histories() {
        let (session, sheet) = (history.session(), history.sheet());
        let chart = Chart::of(session, sheet);
        assert_eq!(chart.deals(), sheet.deals.len());
        assert!((2..=7).contains(&chart.ticks.len()), "{:?}", chart.ticks);
        let steps: BTreeSet<i32> = chart.ticks.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert_eq!(steps.len(), 1, "{:?}", chart.ticks);
        for (player, line) in chart.lines.iter().enumerate() {
            assert_eq!(line[0], session.start);
            assert_eq!(line[line.len() - 1], sheet.totals[player]);
            assert!(line.iter().all(|total| (0.0..=1.0).contains(&chart.y(*total))));
        }
        let mut heights = chart.name_heights(0.1);
        heights.sort_by(f64::total_cmp);
        assert!(heights[0] >= 0.0 && heights[heights.len() - 1] <= 1.0, "{heights:?}");
        assert!(heights.windows(2).all(|pair| pair[1] - pair[0] > 0.0999), "{heights:?}");
    }
}

#[test]
fn a_chart_of_no_deals_has_a_scale() {
    let mut session = session("classical");
    let chart = Chart::of(&session, &sheet(&session));
    assert_eq!((chart.deals(), chart.x(0)), (0, 0.0));
    assert!(chart.ticks.len() > 1 && chart.ticks[0] <= 2000);
    session = Change::Record(Deal::new(Entry::Draw)).apply(&session).unwrap();
    assert_eq!(Chart::of(&session, &sheet(&session)).x(1), 1.0);
}
