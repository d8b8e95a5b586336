//! The worked examples of the rules: what games come to under each preset.

use super::*;

#[test]
fn a_preset_brings_its_options_and_each_can_be_changed() {
    let mut plan = Plan::new(&rules::riichi::SYSTEM);
    plan.choose_preset("tenhou");
    assert_eq!(plan.session(0).start, 25_000);
    let words = Catalogue::english();
    assert_eq!(options_line(&plan.agreement, &words), "Tenhou");
    plan.agreement.set("extension", "no").unwrap();
    assert_eq!(options_line(&plan.agreement, &words), "Tenhou, but: no West round");
    plan.agreement.set("uma", "25.5/4/-9.5/-20").unwrap();
    assert_eq!(
        options_line(&plan.agreement, &words),
        "Tenhou, but: uma +25.5 +4 −9.5 −20, no West round"
    );
    // Another preset sets all of them.
    plan.choose_preset("m-league");
    assert_eq!(options_line(&plan.agreement, &words), "M.League");
    // An uma whose numbers don't sum to zero is refused, and so is a return below the start.
    assert!(plan.agreement.set("uma", "10/5/-5/-9").is_err());
    plan.agreement.set("start", "35000").unwrap();
    let faults = plan.faults(engine(&plan.session(0)));
    let is_told =
        |key: &str| faults.iter().any(|fault| fault.field == Field::Option(key.to_owned()));
    assert!(is_told("start") || is_told("return"), "{faults:?}");
    for language in Language::WRITTEN {
        let words = Catalogue::of(*language);
        assert!(!options_line(&plan.agreement, &words).is_empty());
    }
}

/// Example 1.
#[test]
fn the_same_results_under_five_presets() {
    let (low, high) = ([42_300, 31_100, 18_400, 8_200], [47_300, 36_100, 23_400, 13_200]);
    for (preset, totals, scores) in [
        ("wrc", high, [323, 111, -116, -318]),
        ("ema", high, [323, 111, -116, -318]),
        ("tenhou", low, [523, 111, -216, -418]),
        ("m-league", low, [623, 111, -216, -518]),
        ("mahjong-soul", low, [323, 111, -116, -318]),
    ] {
        assert_eq!(tenths(&ended(preset, &[], totals, 0)), (scores, 0), "{preset}");
    }
}

/// Example 2.
#[test]
fn sticks_left_go_to_the_first_or_to_nobody() {
    let (low, high) = ([41_300, 30_100, 18_400, 8_200], [46_300, 35_100, 23_400, 13_200]);
    for (preset, totals, scores, sum) in [
        ("tenhou", low, [533, 101, -216, -418], 0),
        ("m-league", low, [633, 101, -216, -518], 0),
        ("mahjong-soul", low, [333, 101, -116, -318], 0),
        ("ema", high, [333, 101, -116, -318], 0),
        ("wrc", high, [313, 101, -116, -318], -20),
    ] {
        let sheet = ended(preset, &[], totals, 2);
        assert_eq!(tenths(&sheet), (scores, sum), "{preset}");
    }
    let words = Catalogue::english();
    let sum = final_sum(&ended("wrc", &[], high, 2), &words);
    assert_eq!(sum.unwrap(), "Sum: −2.0 · 2000 points on the table are nobody’s.");
    assert_eq!(
        [52_300, -41_800, 0].map(|points| score_text(points, &words)),
        ["+52.3", "−41.8", "0.0"]
    );
}

/// Examples 3 to 5.
#[test]
fn equal_points_share_their_places_or_rank_by_seat() {
    let scores = |preset, totals, sticks| tenths(&ended(preset, &[], totals, sticks));
    let (two, higher) = ([33_500, 33_500, 20_000, 12_000], [38_500, 38_500, 25_000, 17_000]);
    assert_eq!(scores("tenhou", two, 1), ([445, 135, -200, -380], 0));
    assert_eq!(scores("m-league", two, 1), ([340, 340, -200, -480], 0));
    assert_eq!(scores("ema", higher, 1), ([190, 190, -100, -280], 0));
    assert_eq!(scores("wrc", higher, 1), ([185, 185, -100, -280], -10));
    let (three, higher) = ([29_000, 12_000, 29_000, 29_000], [34_000, 17_000, 34_000, 34_000]);
    assert_eq!(scores("m-league", three, 1), ([161, -480, 160, 159], 0));
    assert_eq!(scores("ema", higher, 1), ([93, -280, 93, 93], -1));
    let second = [40_000, 22_000, 22_000, 16_000];
    assert_eq!(scores("tenhou", second, 0), ([500, 20, -180, -340], 0));
    assert_eq!(scores("m-league", second, 0), ([600, -80, -80, -440], 0));
    assert_eq!(ended("m-league", &[], second, 0).ranks, [1, 2, 2, 4]);
    assert_eq!(ended("tenhou", &[], second, 0).ranks, [1, 2, 3, 4]);
}

/// Example 6.
#[test]
fn a_chombo_off_the_final_score_changes_no_rank() {
    for (preset, ben, sum) in [("wrc", -130, -300), ("ema", -30, -200)] {
        let mut session = game(preset, &[]);
        session.deals = vec![win(1, Some(2), 2000, &[]), void(&[1])];
        session.ended = true;
        let sheet = sheet(&session);
        assert_eq!((&*sheet.totals, sheet.ranks[1]), (&[30_000, 32_000, 28_000, 30_000][..], 1));
        assert_eq!(tenths(&sheet), ([0, ben, -170, 0], sum), "{preset}");
    }
}

/// Example 7.
#[test]
fn a_chombo_at_the_table_is_a_mangan_and_the_deal_is_replayed() {
    for (offender, totals) in
        [(2, [27_000, 30_000, 16_000, 26_000]), (1, [29_000, 14_000, 28_000, 28_000])]
    {
        let mut session = game("tenhou", &[]);
        // The wall is used up, Ben alone is ready and has declared: East passes, one honba, one stick.
        session.deals = vec![drawn("S", "S")];
        let before = sheet(&session).totals.clone();
        assert_eq!(before, [24_000, 27_000, 24_000, 24_000]);
        session.deals.push(void(&[offender]));
        let sheet = sheet(&session);
        let moved: Vec<i32> =
            sheet.totals.iter().zip(&before).map(|(now, then)| now - then).collect();
        let expected: Vec<i32> = totals
            .iter()
            .zip([25_000, 26_000, 24_000, 24_000])
            .map(|(now, then)| now - then)
            .collect();
        assert_eq!(moved, expected);
        let next = sheet.next.expect("another deal");
        assert_eq!((next.passes, next.counters[0], next.counters[1]), (1, 1, 1));
    }
}

/// Example 8.
#[test]
fn somebody_below_zero_ends_the_game_where_that_is_agreed_on() {
    let play = |preset: &str, options: &[(&str, &str)], put_down: &[usize]| {
        let mut session = game(preset, options);
        session.deals = totals_after(&session, 5, [48_000, 33_000, 17_500, 1_500]);
        let points = if put_down.is_empty() { 1_500 } else { 8_000 };
        match put_down.is_empty() {
            true => session.deals.push(net([points, 0, 0, -points], Some(0))),
            false => session.deals.push(win(0, Some(3), points, put_down)),
        }
        sheet(&session)
    };
    let over = play("tenhou", &[], &[3]);
    assert_eq!(
        (why(&over), &*over.totals),
        (Some("bankrupt"), &[57_000, 33_000, 17_500, -7_500][..])
    );
    assert_eq!(tenths(&over), ([670, 130, -225, -575], 0));
    let mut session = game("tenhou", &[]);
    session.deals = totals_after(&session, 5, [48_000, 33_000, 17_500, 1_500]);
    session.deals.push(win(0, Some(3), 8_000, &[3]));
    assert_eq!(
        turn_line(&session, &over, 5, &Catalogue::english()).unwrap(),
        "Dora has −7500: the game is over."
    );
    assert_eq!(why(&play("m-league", &[], &[3])), None);
    assert_eq!(why(&play("tenhou", &[], &[])), None);
    assert_eq!(why(&play("tenhou", &[("bankruptcy", "zero-or-less")], &[])), Some("bankrupt"));
}

/// Example 9.
#[test]
fn the_west_round_is_played_if_nobody_has_the_target() {
    for (preset, scores) in
        [("tenhou", [95, 408, -165, -338]), ("mahjong-soul", [95, 208, -65, -238])]
    {
        let mut session = game(preset, &[]);
        session.deals = totals_after(&session, 7, [29_000, 27_000, 24_000, 20_000]);
        session.deals.push(win(1, Some(2), 2_000, &[]));
        let first = sheet(&session);
        assert_eq!(first.next.as_ref().and_then(|next| next.round), Some(Wind::West));
        let words = Catalogue::english();
        let line = turn_line(&session, &first, 7, &words).unwrap();
        assert_eq!(line, "Nobody has 30000: West round is played.");
        // The players end it instead.
        let ended = Session { ended: true, ..session.clone() };
        assert_eq!(turn_line(&ended, &sheet(&ended), 7, &words), None);
        session.deals.push(drawn("EW", "E"));
        let second = sheet(&session);
        assert_eq!(second.totals, [29_500, 27_500, 23_500, 18_500], "{preset}");
        let next = second.next.expect("another deal");
        assert_eq!((next.passes, next.counters[0], next.counters[1]), (8, 1, 1));
        session.deals.push(win(1, Some(3), 2_000, &[]));
        let last = sheet(&session);
        assert_eq!(last.totals, [29_500, 30_800, 23_500, 16_200]);
        assert_eq!((why(&last), tenths(&last)), (Some("target"), (scores, 0)), "{preset}");
        assert!(why_over(&session, &last, &words).unwrap().starts_with("Ben has 30800"));
    }
}

/// Example 10.
#[test]
fn the_last_dealer_who_leads_ends_the_game() {
    let play = |preset: &str, options: &[(&str, &str)], points: i32| {
        let mut session = game(preset, options);
        let more = if preset == "wrc" { 5_000 } else { 0 };
        let totals = [27_000, 25_000, 20_000, 28_000].map(|total| total + more);
        session.deals = totals_after(&session, 7, totals);
        session.deals.push(net([-points, -points, -points, 3 * points], Some(3)));
        session
    };
    let over = sheet(&play("tenhou", &[], 2_600));
    assert_eq!((why(&over), tenths(&over)), (Some("last-dealer"), ([44, -176, -326, 458], 0)));
    for session in [play("tenhou", &[], 500), play("wrc", &[], 2_600), play("wrc", &[], 500)] {
        let next = sheet(&session).next.expect("another deal");
        assert_eq!((next.passes, next.counters[0]), (7, 1));
    }
    // Who is asked goes on without an answer.
    let asked = [("last-dealer-asked", "yes")];
    let mut session = play("tenhou", &asked, 2_600);
    assert!(sheet(&session).deals[7].asks_dealer && sheet(&session).next.is_some());
    let rules = engine(&session);
    let mut history = History::new(session.clone(), rules);
    history.apply(&Change::DealerEnds(7, true), rules).expect("a change");
    assert_eq!(why(history.sheet()), Some("last-dealer"));
    session.deals[7].ends = true;
    assert_eq!(*history.session(), session);
    // Who stays and does not lead plays on, whatever the others have.
    let mut session = game("tenhou", &[]);
    session.deals = totals_after(&session, 7, [32_500, 24_000, 20_500, 23_000]);
    session.deals.push(drawn("E", ""));
    let next = sheet(&session).next.expect("another deal");
    assert_eq!((next.passes, next.counters[0]), (7, 1));
}

/// Example 11.
#[test]
fn an_abortive_draw_keeps_its_sticks_and_two_winners_share_the_table() {
    let mut session = game("tenhou", &[]);
    session.deals = vec![aborted(&[0]), drawn("SW", "S")];
    let begun = sheet(&session);
    assert_eq!(begun.totals, [22_500, 25_500, 26_500, 23_500]);
    let double = |put_down: &[usize]| {
        let wins =
            vec![Win::new(3, Origin::Player(0), 8_000), Win::new(2, Origin::Player(0), 2_000)];
        let put_down = put_down.to_vec();
        Deal::new(Entry::Values(ValuesEntry { wins, put_down, ..ValuesEntry::default() }))
    };
    let next = begun.next.expect("another deal");
    assert_eq!((next.passes, next.counters[0], next.counters[1]), (1, 2, 2));
    session.deals.push(double(&[2]));
    let last = sheet(&session);
    assert_eq!(last.totals, [11_900, 25_500, 31_100, 31_500]);
    assert_eq!(last.next.expect("another deal").counters[..], [0, 0]);
    assert_eq!(last.deals[2].wins.iter().map(|win| win.extra).collect::<Vec<_>>(), [600, 0]);
    let mut session = game("ema", &[("abortive-draws", "yes")]);
    session.deals = vec![aborted(&[0]), drawn("SW", "S"), double(&[3])];
    assert_eq!(sheet(&session).totals, [16_300, 30_500, 36_100, 37_100]);
}

/// Example 12.
#[test]
fn a_house_rounds_and_plays_for_chips() {
    let options = [("uma", "10-5"), ("rounding", "down-to-500"), ("chip-value", "2000")];
    let mut session = game("m-league", &options);
    session.deals = vec![net([11_600, 2_500, -3_500, -10_600], Some(0))];
    (session.ended, session.chips) = (true, vec![3, -1, 0, -2]);
    let sheet = sheet(&session);
    let parts = |of: fn(&hule::scoring::FinalScore) -> i32| {
        let scores = sheet.final_scores.as_ref().unwrap();
        scores.players.iter().map(|player| of(player) / 1000).collect::<Vec<_>>()
    };
    assert_eq!(parts(|player| player.points), [8, -3, -9, -16]);
    assert_eq!(parts(|player| player.place), [30, 5, -5, -10]);
    assert_eq!(tenths(&sheet), ([440, 0, -140, -300], 0));
    // Chips that come from nowhere are said, and don't count.
    session.chips = vec![3, -1, 0, 0];
    let found = super::sheet(&session);
    assert_eq!(found.faults[0].fault.code.to_string(), "chips-too-many");
    assert_eq!(tenths(&found), ([380, 20, -140, -260], 0));
    // So are more than any file holds.
    session.chips = vec![10_000, -10_000, 0, 0];
    let found = super::sheet(&session);
    assert_eq!(found.faults[0].fault.to_string(), "chips-too-high (10000)");
    assert_eq!(tenths(&found), ([380, 20, -140, -260], 0));
}
