//! The ways to a win are all there are, none is longer than it has to be, and each wins with the worth
//! that it names.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::complete::may_be_complete;
use crate::support::flow::{engine, quick};
use crate::support::random::{self, Flavour, Random};
use crate::support::unfinished;
use hule::entry::{Draft, link};
use hule::explore::ways::{self, Search, Way, brings};
use hule::rules;
use hule::scoring::{Standing, Worth};
use hule::system::{Fan, Ranking};
use hule::tiles::{Counts, Tile};

/// The systems in which it is asked what would make a hand win.
fn systems() -> impl Iterator<Item = &'static str> {
    rules::SYSTEMS.iter().filter(|system| system.ranking.is_some()).map(|system| system.key)
}

fn decode(text: &str) -> Draft {
    link::decode(text, rules::SYSTEMS).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

fn found(draft: &Draft) -> Vec<Way> {
    ways::of(engine(draft), draft)
}

fn concealed(draft: &Draft) -> Counts {
    draft.tiles.standing.iter().chain(&draft.tiles.win).copied().collect()
}

/// Complete hands of MCR that are worth too little.
fn below_the_minimum(number: usize) -> Vec<Draft> {
    let mut random = Random::new(151);
    let mut drafts = Vec::new();
    while drafts.len() < number {
        let deal = random::deal(&mut random, Flavour::Any);
        let draft = random::draft(&deal);
        if matches!(quick(&draft).standing, Standing::Complete { wins: false, .. }) {
            drafts.push(draft);
        }
    }
    drafts
}

/// Hands of thirteen and fourteen tiles, at most two tiles away from a complete hand.
fn unfinished(rules: &str, number: usize) -> Vec<Draft> {
    let mut random = Random::new(152);
    let mut drafts = Vec::new();
    while drafts.len() < number {
        let draft = unfinished::draft(&mut random, rules, drafts.len() % 2 == 0);
        let is_near = match &quick(&draft).standing {
            Standing::Unready { shanten, .. } | Standing::Discarding { shanten, .. } => {
                *shanten < 2
            }
            Standing::Ready { waits } => waits.iter().all(|wait| !wait.wins()),
            _ => false,
        };
        if is_near {
            drafts.push(draft);
        }
    }
    drafts
}

/// What a way comes to: the best worth, whoever it comes from, and the favourable draws.
type Outcome = (i32, u64);

/// The tiles that go and come, each in ascending order.
type Tiles = (Vec<Tile>, Vec<Tile>);

/// All choices of so many tiles of these counts.
fn choices(of: &Counts, number: usize) -> Vec<Vec<Tile>> {
    let Some(tile) = of.kinds().iter().next().filter(|_| number > 0) else {
        return if number == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let without_kind = (0..of.get(tile)).fold(*of, |left, _| left.without(tile));
    let mut all = choices(&without_kind, number);
    for mut with in choices(&of.without(tile), number - 1) {
        with.insert(0, tile);
        all.push(with);
    }
    all
}

/// What a hand with these tiles, won on one of them, is worth, for the source that is worth more.
fn worth(draft: &Draft, tiles: &Counts, last: Tile) -> Option<i32> {
    let mut won = draft.clone();
    won.tiles.standing = tiles.without(last).tiles().collect();
    won.tiles.win = Some(last);
    for question in won.system().questions {
        if question.role.is_about_the_end() {
            won.forget(question, 0);
        }
    }
    let of = |source: &str| {
        let mut won = won.clone();
        won.set("win", source).expect("an answer");
        let report = quick(&won);
        let wins = matches!(report.standing, Standing::Complete { wins: true, .. });
        wins.then(|| report.sheets[0].total)
    };
    of("discard").max(of("self-drawn"))
}

/// All ways in which so many tiles come, found by trying every exchange.
fn all_exchanges(draft: &Draft, comes: usize) -> BTreeMap<Tiles, Outcome> {
    let tiles = concealed(draft);
    let size = draft.tiles.size();
    let unseen: Counts = draft
        .system()
        .tiles
        .iter()
        .flat_map(|tile| std::iter::repeat_n(tile, draft.left(tile)))
        .collect();
    let copies = |tile: Tile| draft.left(tile) as u64;
    let mut all = BTreeMap::new();
    for goes in choices(&tiles, comes + size - 14) {
        let left = goes.iter().fold(tiles, |tiles, tile| tiles.without(*tile));
        for comes in choices(&unseen, comes) {
            if comes.iter().any(|tile| goes.contains(tile)) {
                continue;
            }
            let tiles = comes.iter().fold(left, |tiles, tile| tiles.with(*tile));
            // Of one tile all are read, which shows that none that wins is left out here.
            if comes.len() > 1 && !may_be_complete(&tiles, &draft.tiles) {
                continue;
            }
            let mut lasts = comes.clone();
            lasts.dedup();
            let mut outcome: Option<Outcome> = None;
            for last in lasts {
                let Some(worth) = worth(draft, &tiles, last) else { continue };
                let mut before = comes.clone();
                before.remove(before.iter().position(|tile| *tile == last).expect("it comes"));
                let draws: u64 = match before.first() {
                    None => copies(last),
                    Some(first) => copies(*first) * (copies(last) - u64::from(*first == last)),
                };
                let (best, sum) = outcome.unwrap_or_default();
                outcome = Some((best.max(worth), sum + draws));
            }
            if let Some(outcome) = outcome {
                assert!(may_be_complete(&tiles, &draft.tiles), "{tiles:?}");
                all.insert((goes.clone(), comes), outcome);
            }
        }
    }
    all
}

fn outcomes(ways: &[Way]) -> BTreeMap<Tiles, Outcome> {
    let of = |way: &Way| {
        let mut comes = way.comes.clone();
        comes.sort_unstable();
        ((way.goes.clone(), comes), (way.most(), way.chance.favourable))
    };
    ways.iter().map(of).collect()
}

/// The number of tiles of a draft that are in no hand.
fn unseen(draft: &Draft) -> u64 {
    draft.system().tiles.iter().map(|tile| draft.left(tile) as u64).sum()
}

#[test]
fn every_exchange_of_one_tile_is_found() {
    let (mut one, mut none) = (0, 0);
    for draft in below_the_minimum(40).into_iter().chain(unfinished("mcr", 40)) {
        let there = found(&draft);
        let all = all_exchanges(&draft, 1);
        if there.iter().any(|way| way.comes.len() == 2) {
            assert!(all.is_empty(), "{}: {all:?}", draft.tiles);
            none += 1;
            continue;
        }
        assert_eq!(outcomes(&there), all, "{}", draft.tiles);
        assert!(there.iter().all(|way| way.chance.all == unseen(&draft)));
        one += usize::from(!all.is_empty());
    }
    assert!(one > 15 && none > 15, "{one} {none}");
}

#[test]
fn every_exchange_of_two_tiles_is_found() {
    let mut two = 0;
    let hands = below_the_minimum(60).into_iter().chain(unfinished("mcr", 24));
    let others = systems().filter(|key| *key != "mcr").flat_map(|key| unfinished(key, 12));
    for draft in hands.chain(others) {
        let there = found(&draft);
        if there.iter().any(|way| way.comes.len() == 1) || two > 14 {
            continue;
        }
        assert_eq!(outcomes(&there), all_exchanges(&draft, 2), "{}", draft.tiles);
        let pairs = unseen(&draft) * (unseen(&draft) - 1);
        assert!(there.iter().all(|way| way.chance.all == pairs));
        two += usize::from(!there.is_empty());
    }
    assert!(two > 8, "{two}");
}

#[test]
fn every_way_wins_with_the_worth_that_it_names() {
    for key in systems() {
        let mut tried = 0;
        let below = if key == "mcr" { below_the_minimum(25) } else { Vec::new() };
        for draft in below.into_iter().chain(unfinished(key, 30)) {
            let there = found(&draft);
            let step = there.len() / 12 + 1;
            for way in there.iter().step_by(step) {
                let won = way.carried_out(&draft);
                let report = quick(&won);
                let text = format!("{} {way:?}", draft.tiles);
                let wins = matches!(report.standing, Standing::Complete { wins: true, .. });
                assert!(wins && report.faults.is_empty(), "{text}");
                assert_eq!(report.sheets[0].total, way.total(), "{text}");
                // Nothing but these tiles differs.
                let (before, after) = (concealed(&draft), concealed(&won));
                let came = way.comes.iter().fold(before, |tiles, tile| tiles.with(*tile));
                let went = way.goes.iter().fold(came, |tiles, tile| tiles.without(*tile));
                assert_eq!(went, after, "{text}");
                assert_eq!(won.tiles.melds, draft.tiles.melds, "{text}");
                let copies = way.comes.iter().map(|tile| draft.left(*tile) as u8);
                assert_eq!(way.copies, copies.collect::<Vec<_>>(), "{text}");
                tried += 1;
            }
        }
        assert!(tried > 100, "{key}: {tried}");
    }
}

#[test]
fn the_order_of_the_tiles_does_not_matter() {
    let mut random = Random::new(153);
    for key in systems() {
        let below = if key == "mcr" { below_the_minimum(8) } else { Vec::new() };
        for draft in below.into_iter().chain(unfinished(key, 12)) {
            let mut other = draft.clone();
            random.shuffle(&mut other.tiles.standing);
            let [mut one, mut two] = [&draft, &other].map(|d| Search::new(engine(d), d));
            while !one.step(7).is_done() {}
            while !two.step(1000).is_done() {}
            assert_eq!(one.ways(), two.ways(), "{}", draft.tiles);
            assert_eq!(one.discards(), two.discards(), "{}", draft.tiles);
        }
    }
}

/// The likeliest ways come first, and each tiles' chance is a fraction of all draws.
#[test]
fn the_likeliest_come_first() {
    for draft in below_the_minimum(10).into_iter().chain(unfinished("mcr", 10)) {
        let there = found(&draft);
        for (one, next) in there.iter().zip(there.iter().skip(1)) {
            assert!(one.chance.compare(next.chance).is_ge(), "{one:?} {next:?}");
        }
        let lengths: BTreeSet<usize> = there.iter().map(|way| way.comes.len()).collect();
        assert!(lengths.len() < 2, "{lengths:?}");
    }
}

/// What two draws can be expected to win after a discard, found by playing every draw.
fn expected(draft: &Draft, discard: Tile) -> f64 {
    let system = draft.system();
    let tiles = concealed(draft).without(discard);
    let copies = |tile: Tile| draft.left(tile) as u64;
    let all = unseen(draft);
    let ready = |tiles: &Counts| {
        let mut left = draft.clone();
        (left.tiles.standing, left.tiles.win) = (tiles.tiles().collect(), None);
        quick(&left).settled.standing
    };
    let points = |standing: &Standing| -> Vec<(Tile, u64)> {
        let Standing::Ready { waits } = standing else { return Vec::new() };
        let best = |worth: &Worth| if worth.wins { worth.total as u64 } else { 0 };
        let of = |w: &hule::scoring::Wait| {
            if w.self_drawn.wins { best(&w.self_drawn) } else { best(&w.discard) }
        };
        waits.iter().map(|wait| (wait.tile, of(wait))).collect()
    };
    let first = points(&ready(&tiles));
    let mut sum = 0;
    for drawn in system.tiles {
        let now = first.iter().find(|(tile, _)| *tile == drawn).map_or(0, |(_, points)| *points);
        let second = |goes: Tile| {
            let waits = points(&ready(&tiles.with(drawn).without(goes)));
            let left = |tile: Tile| copies(tile).saturating_sub(u64::from(tile == drawn));
            waits.iter().map(|(tile, points)| left(*tile) * points).sum::<u64>()
        };
        let then = tiles.with(drawn).kinds().iter().map(second).max().unwrap_or(0);
        if copies(drawn) > 0 {
            sum += copies(drawn) * (now * (all - 1)).max(then);
        }
    }
    sum as f64 / (all * (all - 1)) as f64
}

#[test]
fn discards_are_ranked_by_what_they_can_be_expected_to_win() {
    let (mut tried, mut reordered) = (0, 0);
    let mut random = Random::new(154);
    while tried < 6 {
        let draft = unfinished::draft(&mut random, "mcr", true);
        let Standing::Discarding { shanten: 0 | 1, discards } = quick(&draft).settled.standing
        else {
            continue;
        };
        let mut search = Search::new(engine(&draft), &draft);
        while !search.step(100).is_done() {}
        let ranked = search.discards();
        let of = |tile: Tile| ranked.iter().find(|ranked| ranked.discard.tile == tile);
        for tile in concealed(&draft).kinds() {
            let expected = expected(&draft, tile);
            let least = ranked.iter().map(|r| r.expected).fold(f64::INFINITY, f64::min);
            match of(tile).map(|ranked| ranked.expected) {
                Some(there) => assert!((there - expected).abs() < 1e-9, "{} {tile}", draft.tiles),
                None => assert!(expected <= least + 1e-9, "{} {tile}", draft.tiles),
            }
        }
        assert!(ranked.windows(2).all(|pair| pair[0].expected >= pair[1].expected));
        for discard in &discards {
            let there = of(discard.tile).expect("it leaves the fewest tiles missing");
            assert_eq!(there.discard.shanten, discard.shanten);
        }
        reordered += usize::from(ranked[0].discard.tile != discards[0].tile);
        tried += usize::from(ranked[0].expected > 0.0);
    }
    assert!(reordered > 0, "worth never differs from speed");
}

#[test]
fn the_systems_say_by_what_discards_are_ranked() {
    let of = |key| rules::system(key).expect("a rule system").ranking;
    assert_eq!(of("mcr"), Some(Ranking::Worth));
    assert_eq!(of("nanchang"), None);
    // Where it is not asked, there is nothing to do.
    let draft = decode("1/nanchang/2m123456789p55s1z?indicator=2m&seat=S");
    assert!(Search::new(engine(&draft), &draft).is_idle());
    let wins = decode("1/mcr/[CCC]123456789m5p+5p?seat=S&win=self-drawn");
    assert!(Search::new(engine(&wins), &wins).is_idle());
}

/// A way names the fans that count only with it; of an unfinished hand, all that it then has.
#[test]
fn a_way_names_the_fans_that_it_brings() {
    let fans = |draft: &Draft| -> Vec<&'static Fan> {
        let sheets = quick(draft).settled.sheets;
        sheets.first().iter().flat_map(|sheet| &sheet.counted).map(|row| row.fan).collect()
    };
    let times = |fans: &[&Fan], fan: &Fan| fans.iter().filter(|other| **other == fan).count();
    for (link, is_complete) in
        [("1/mcr/[456m]12m234p678s99s+3m", true), ("1/mcr/123m456m23p789s55sE", false)]
    {
        let draft = decode(link);
        let now = fans(&draft);
        assert_eq!(!now.is_empty(), is_complete);
        let brings = brings(engine(&draft), &draft);
        for way in found(&draft) {
            let won = fans(&way.carried_out(&draft));
            let named = brings(&way);
            assert!(!named.is_empty() && named.iter().all(|fan| won.contains(fan)), "{way:?}");
            let is_named = |fan: &&Fan| times(&won, fan) <= times(&now, fan) || named.contains(fan);
            assert!(won.iter().all(is_named), "{way:?} {named:?}");
        }
    }
}
