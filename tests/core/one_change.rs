//! The search for fans that are one change away is complete. Here every single change of a hand is
//! made and scored: every answer, every exchange of one tile, every tile that could have come last,
//! every meld that could be unclaimed. The search must find exactly those changes that are worth
//! something.

use std::collections::BTreeSet;

use crate::support::drafts;
use crate::support::flow::{earns_less, engine, quick};
use hule::entry::{Draft, link};
use hule::explore::what_if::{Change, Possibility, Search};
use hule::rules;
use hule::scoring::{Sheet, Standing};
use hule::system::{Fan, Varies};
use hule::tiles::{Meld, MeldKind};

/// A change, reduced to what matters where the search names only one of several equivalent changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    InPlay,
    BeforePlay,
    Last,
    Won,
    Exchanged,
    Unclaimed,
}

/// The fans of a hand with repetitions, sorted by number.
#[derive(Debug, PartialEq, Eq)]
struct Counts {
    total: i32,
    fans: Vec<u8>,
    wins: bool,
}

/// The fans of a draft's first hand, or of all hands that one player makes.
fn counts(draft: &Draft) -> Option<Counts> {
    let report = quick(draft);
    if !report.faults.is_empty() {
        return None;
    }
    let others = report.others.iter().filter(|_| draft.is_one_player());
    let sheets: Vec<&Sheet> =
        report.sheets.first().into_iter().chain(others.filter_map(|o| o.sheets.first())).collect();
    let mut fans: Vec<u8> = sheets
        .iter()
        .flat_map(|sheet| sheet.counted.iter().map(|counted| counted.fan.number))
        .collect();
    fans.sort_unstable();
    let wins = matches!(report.standing, Standing::Complete { wins: true, .. });
    let total = sheets.iter().map(|sheet| sheet.total).sum();
    (!sheets.is_empty()).then_some(Counts { total, fans, wins })
}

/// The fans that are in the first list more often than in the second.
fn more(of: &[u8], than: &[u8]) -> BTreeSet<u8> {
    let times = |list: &[u8], fan: u8| list.iter().filter(|other| **other == fan).count();
    of.iter().copied().filter(|fan| times(of, *fan) > times(than, *fan)).collect()
}

/// Every draft that differs by one answer.
fn other_answers(draft: &Draft, to: &mut Vec<(Kind, Draft)>) {
    for question in draft.system().questions {
        let kind = match question.varies {
            Varies::InPlay { .. } => Kind::InPlay,
            Varies::BeforePlay => Kind::BeforePlay,
            Varies::Never => continue,
        };
        for place in (0..=draft.others.len()).filter(|place| question.is_of(*place)) {
            for answer in question.all() {
                let mut other = draft.clone();
                let set = engine(draft).answer(&mut other, question, place, answer).is_ok();
                if set && other != *draft {
                    to.push((kind, other));
                }
            }
        }
    }
}

/// Every draft with one tile exchanged, with another winning tile, or with one meld less.
fn other_tiles(draft: &Draft, to: &mut Vec<(Kind, Draft)>) {
    for new in draft.system().tiles {
        let mut won = draft.clone();
        if won.tiles.win.replace(new).is_some_and(|old| old != new) {
            to.push((Kind::Won, won));
        }
        for i in 0..draft.tiles.standing.len() {
            let mut exchanged = draft.clone();
            if std::mem::replace(&mut exchanged.tiles.standing[i], new) != new {
                to.push((Kind::Exchanged, exchanged));
            }
        }
    }
    for i in 0..draft.tiles.standing.len() {
        let mut last = draft.clone();
        let Some(won) = last.tiles.win else { break };
        if last.tiles.standing[i] != won {
            last.tiles.win = Some(std::mem::replace(&mut last.tiles.standing[i], won));
            to.push((Kind::Last, last));
        }
    }
    for (i, meld) in draft.tiles.melds.iter().enumerate() {
        let mut unclaimed = draft.clone();
        match meld.kind() {
            MeldKind::ConcealedKong => continue,
            MeldKind::Kong | MeldKind::AddedKong => {
                let kong = Meld::of(MeldKind::ConcealedKong, meld.tile());
                unclaimed.tiles.melds[i] = kong.expect("a kong");
            }
            _ => {
                unclaimed.tiles.melds.remove(i);
                unclaimed.tiles.standing.extend(meld.tiles());
            }
        }
        to.push((Kind::Unclaimed, unclaimed));
    }
}

/// The effect of a change: its kind, the fans that it adds and the fans that it removes.
type Brings = (Kind, BTreeSet<u8>, BTreeSet<u8>);

fn kind(near: &Possibility) -> Kind {
    match near.change {
        Change::CameLast { .. } => Kind::Last,
        Change::WonOn { .. } => Kind::Won,
        Change::Exchanged { .. } => Kind::Exchanged,
        Change::Unclaimed { .. } => Kind::Unclaimed,
        Change::Answer { question, .. } => match question.varies {
            Varies::BeforePlay => Kind::BeforePlay,
            _ => Kind::InPlay,
        },
    }
}

/// The result of the search. Of several answers with the same effect it names one, whether they are
/// given before play or during play; of several exchanges, one that may be of the winning tile.
fn found(near: &[Possibility]) -> BTreeSet<Brings> {
    let set = |fans: &[&Fan]| fans.iter().map(|fan| fan.number).collect();
    near.iter().map(|n| (merged(kind(n)), set(&n.fans_gained), set(&n.fans_lost))).collect()
}

fn merged(kind: Kind) -> Kind {
    match kind {
        Kind::BeforePlay => Kind::InPlay,
        Kind::Won => Kind::Exchanged,
        _ => kind,
    }
}

/// Complete hands, taken evenly from the reference cases.
fn sample(rules: &'static str, number: usize) -> Vec<Draft> {
    let system = rules::SYSTEMS.iter().find(|system| system.key == rules).expect("a system");
    let drafts = drafts::of(system).into_iter().map(drafts::alone);
    let drafts: Vec<Draft> = drafts.filter(|draft| counts(draft).is_some()).collect();
    let step = (drafts.len() / number).max(1);
    drafts.into_iter().step_by(step).take(number).collect()
}

/// Compares the search with trying everything. Returns the number of changes that were worth
/// something.
fn compare(rules: &'static str, number: usize) -> usize {
    let mut worth = 0;
    for draft in sample(rules, number) {
        let now = counts(&draft).expect("a complete hand");
        let mut changes = Vec::new();
        other_answers(&draft, &mut changes);
        // Tiles that several hands share are not exchanged, because each exchange would need a new
        // split.
        let held = draft.others.iter().map(|tiles| tiles.size()).sum::<usize>();
        if !draft.is_one_player() || held + draft.tiles.size() <= 14 {
            other_tiles(&draft, &mut changes);
        }
        // The effect and the gain of each change that does not lose the win.
        let mut tried: Vec<(Brings, i32)> = Vec::new();
        let mut wanted: BTreeSet<Brings> = BTreeSet::new();
        for (kind, other) in changes {
            let Some(then) = counts(&other) else { continue };
            if then.wins || !now.wins {
                let (gains, losses) = (more(&then.fans, &now.fans), more(&now.fans, &then.fans));
                let gain = then.total - now.total;
                let is_step = matches!(kind, Kind::InPlay | Kind::Won | Kind::Exchanged);
                if is_step && gain > 0 && !(now.wins && earns_less(&draft, &other)) {
                    wanted.insert((merged(kind), gains.clone(), losses.clone()));
                }
                tried.push(((kind, gains, losses), gain));
            }
        }
        let what = link::encode(&draft);
        let near = Search::improvements(engine(&draft), &draft, 0).run(usize::MAX);
        match near.is_empty() {
            // What takes luck is not named alone.
            true => assert!(wanted.iter().all(|(kind, ..)| *kind == Kind::InPlay), "{what}"),
            false => assert_eq!(found(&near), wanted, "{what}: improvements"),
        }
        worth += wanted.len();
        // Every fan that some change adds, and some fans that no change adds.
        let all = draft.system().fans.iter();
        for fan in all.filter(|fan| !now.fans.contains(&fan.number)) {
            let wanted = tried.iter().filter(|((kind, gains, losses), _)| {
                // A change of seat is offered to gain a fan of winds, never to lose one.
                let for_it = losses.iter().all(|lost| fan.excludes.contains(lost));
                gains.contains(&fan.number) && (*kind != Kind::BeforePlay || for_it)
            });
            let wanted: BTreeSet<Brings> = wanted
                .map(|((kind, gains, losses), _)| (merged(*kind), gains.clone(), losses.clone()))
                .collect();
            if wanted.is_empty() && fan.number % 8 != 0 {
                continue;
            }
            let near = Search::of_fan(engine(&draft), &draft, 0, fan.number).run(usize::MAX);
            assert_eq!(found(&near), wanted, "{what}: {}", fan.key);
            worth += wanted.len();
        }
    }
    worth
}

fn assert_many(rules: &'static str, hands: usize, least: usize) {
    let worth = compare(rules, hands);
    assert!(worth > least, "{rules}: {worth} changes of {hands} hands are worth something");
}

#[test]
fn mcr() {
    assert_many("mcr", 60, 500);
}

#[test]
fn siamese() {
    assert_many("siamese", 20, 10);
}

#[test]
fn sichuan() {
    assert_many("sichuan", 30, 50);
}

#[test]
fn classical() {
    assert_many("classical", 30, 50);
}

#[test]
fn nanchang() {
    assert_many("nanchang", 20, 30);
}
