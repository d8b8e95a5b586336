//! Random unfinished hands: thirteen tiles, which may be ready, or fourteen before a discard.

use crate::support::flow::quick;
use hule::entry::Draft;
use hule::rules;
use hule::scoring::Standing;
use hule::tiles::{Meld, MeldKind, Suit, Tile, TileSet};

use super::random::Random;

/// An unfinished hand of thirteen or fourteen tiles; in Siamese MCR of 27 or 28.
pub fn draft(random: &mut Random, rules: &str, fourteen: bool) -> Draft {
    loop {
        let draft = attempt(random, rules, fourteen);
        let report = quick(&draft);
        let fits = match report.standing {
            Standing::Ready { .. } | Standing::Unready { .. } => !fourteen,
            Standing::Discarding { .. } => fourteen,
            _ => false,
        };
        if fits && report.faults.is_empty() {
            return draft;
        }
    }
}

/// Sets and a pair of a few suits, with some tiles exchanged.
fn attempt(random: &mut Random, key: &str, fourteen: bool) -> Draft {
    let mut draft = Draft::new(rules::system(key).expect("a rule system"));
    let kinds = kinds(random).intersection(draft.system().tiles);
    let kinds: Vec<Tile> = kinds.iter().collect();
    let hands = if key == "siamese" { 2 } else { 1 };
    let melds = draft.system().melds;
    for _ in 0..4 * hands {
        let set = loop {
            let kind = if random.one_in(3) { MeldKind::Pung } else { MeldKind::Chow };
            if let Some(set) = Meld::of(kind, random.pick(&kinds)) {
                break set;
            }
        };
        if random.one_in(5) && melds.contains(&set.kind()) && draft.tiles.melds.len() < 4 {
            draft.tiles.melds.push(set);
        } else {
            draft.tiles.standing.extend(set.tiles());
        }
    }
    for _ in 0..hands {
        draft.tiles.standing.extend([random.pick(&kinds); 2]);
    }
    let standing = &mut draft.tiles.standing;
    let exchanged = if random.one_in(3) { standing.len() } else { 5 };
    for _ in 0..random.below(exchanged) {
        let at = random.below(standing.len());
        standing[at] = random.pick(&kinds);
    }
    if !fourteen {
        let at = random.below(standing.len());
        standing.remove(at);
    }
    for question in draft.system().questions {
        let asked = matches!(question.key, "round" | "seat" | "dealer" | "void" | "limit");
        if question.is_of(0) && (asked && !random.one_in(3) || question.key == "indicator") {
            let answer = question.all().nth(random.below(question.len())).expect("an answer");
            super::flow::engine(&draft).answer(&mut draft, question, 0, answer).expect("an answer");
        }
    }
    draft
}

fn kinds(random: &mut Random) -> TileSet {
    let suits = Suit::ALL.map(TileSet::of_suit);
    match random.below(6) {
        0 => random.pick(&suits),
        1 => random.pick(&suits).union(TileSet::HONORS),
        2 | 3 => TileSet::ALL.minus(TileSet::HONORS).minus(random.pick(&suits)),
        4 => TileSet::TERMINALS_AND_HONORS.union(random.pick(&suits)),
        _ => TileSet::ALL,
    }
}
