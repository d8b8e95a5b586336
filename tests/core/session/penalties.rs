//! Penalties: what they cost, and to whom (T5, T10).

use hule::session::{Deal, Entry, Penalty, Session};

use super::{session, sheet};

/// A session with a deal that nobody won for each list of penalties.
fn punished(key: &str, deals: &[&[Penalty]]) -> Session {
    let mut session = session(key);
    session.deals = deals
        .iter()
        .map(|list| Deal { penalties: list.to_vec(), ..Deal::new(Entry::Draw) })
        .collect();
    session
}

fn changes(session: &Session) -> Vec<Vec<i32>> {
    let sheet = sheet(session);
    assert!(sheet.faults.is_empty(), "{:?}", sheet.faults);
    sheet.deals.into_iter().map(|row| row.change).collect()
}

#[test]
fn a_false_win_is_paid_to_each_of_the_others() {
    let all = ["too-few", "mistaken", "disclosure"].map(|offence| [Penalty::new(offence, 2)]);
    let deals: Vec<&[Penalty]> = all.iter().map(|list| &list[..]).collect();
    assert_eq!(
        changes(&punished("mcr", &deals)),
        [[10, 10, -30, 10], [20, 20, -60, 20], [30, 30, -90, 30]]
    );
    // Three players of Siamese MCR pay two.
    assert_eq!(changes(&punished("siamese", &deals[..1])), [[10, 10, -20]]);
}

#[test]
fn repeated_offences_cost_more_each_time_and_go_to_nobody() {
    let claim = |player| Penalty::new("void-claim", player);
    let wall = |player| Penalty::new("touching-the-wall", player);
    let session = punished(
        "mcr",
        &[&[claim(0), claim(1)], &[claim(0)], &[claim(0), claim(0)], &[wall(0)], &[claim(1)]],
    );
    assert_eq!(changes(&session), [[0; 4], [-5, 0, 0, 0], [-30, 0, 0, 0], [0; 4], [0, -5, 0, 0]]);
    let times: Vec<_> =
        sheet(&session).deals[2].penalties.iter().flatten().map(|p| p.times).collect();
    assert_eq!(times, [Some(3), Some(4)]);
}

#[test]
fn a_late_pung_is_counted_within_the_round() {
    let late = [Penalty::new("late-pung", 3)];
    let deals: [&[Penalty]; 6] = [&late, &[], &late, &late, &late, &late];
    let lost: Vec<i32> = changes(&punished("mcr", &deals)).iter().map(|change| change[3]).collect();
    assert_eq!(lost, [0, 0, -5, -10, 0, -5]);
}

#[test]
fn other_penalties_go_to_whom_they_were_given() {
    let knocked = Penalty { points: Some(15), to: vec![1], ..Penalty::new("knocked-tile", 0) };
    let fee = Penalty { points: Some(7), reason: "late".into(), ..Penalty::new("other", 2) };
    let shared = Penalty { points: Some(4), to: vec![0, 3], ..Penalty::new("other", 2) };
    assert_eq!(
        changes(&punished("mcr", &[&[knocked], std::slice::from_ref(&fee), &[shared]])),
        [[-15, 15, 0, 0], [0, 0, -7, 0], [4, 0, -8, 4]]
    );
    assert_eq!(changes(&punished("classical", &[&[fee]])), [[0, 0, -7, 0]]);
    // A false win in Sichuan is paid to those who have not won.
    let false_win = Penalty { to: vec![0, 3], ..Penalty::new("false-win", 1) };
    assert_eq!(changes(&punished("sichuan", &[&[false_win]])), [[8, -16, 0, 8]]);
}

#[test]
fn a_penalty_that_cannot_be_is_told_at_its_field() {
    let penalty = |offence: &str, points, to: &[usize]| Penalty {
        points,
        to: to.to_vec(),
        ..Penalty::new(offence, 0)
    };
    let cases = [
        (penalty("theft", None, &[]), "penalties[0]: unknown-offence (theft)"),
        (Penalty::new("too-few", 4), "penalties[0].player: not-at-the-table (5)"),
        (penalty("too-few", Some(5), &[]), "penalties[0].points: penalty-points-fixed (5)"),
        (penalty("other", None, &[]), "penalties[0].points: penalty-without-points"),
        (penalty("other", Some(-1), &[]), "penalties[0].points: penalty-too-low (-1)"),
        (penalty("knocked-tile", Some(4), &[1]), "penalties[0].points: penalty-too-low (4)"),
        (penalty("knocked-tile", Some(61), &[1]), "penalties[0].points: penalty-too-high (61)"),
        (penalty("knocked-tile", Some(5), &[]), "penalties[0].to: penalty-to-one"),
        (penalty("knocked-tile", Some(5), &[0]), "penalties[0].to: penalty-to-self"),
        (penalty("other", Some(5), &[1, 1]), "penalties[0].to: penalty-to-self"),
        (penalty("other", Some(5), &[9]), "penalties[0].to: not-at-the-table (10)"),
        (penalty("late-pung", None, &[1]), "penalties[0].to: penalty-to-nobody"),
    ];
    for (penalty, expected) in cases {
        let sheet = sheet(&punished("mcr", &[&[penalty]]));
        let faults: Vec<String> = sheet.faults.iter().map(ToString::to_string).collect();
        assert_eq!(faults, [format!("deals[0].{expected}")]);
        assert_eq!(
            (&sheet.deals[0].change[..], &sheet.deals[0].penalties[..]),
            (&[0; 4][..], &[None][..])
        );
    }
}
