//! Laws of the deals of the reference cases: neither the order of tiles nor the names of suits change
//! them, and the hands of Nanchang may be entered as counts instead of tiles.

use crate::support::drafts;
use crate::support::flow;
use hule::entry::GivenAnswer;
use hule::entry::{Draft, link};
use hule::rules;
use hule::rules::score;
use hule::scoring::{Report, Standing};
use hule::system::Answer;
use hule::tiles::{Meld, MeldKind, Suit, Tile};

/// The drafts of the reference cases of a rule system.
fn deals(key: &str) -> Vec<Draft> {
    drafts::from_file(rules::system(key).expect("a rule system"))
}

/// The order in which tiles and melds are entered makes no difference.
#[test]
fn order_makes_no_difference() {
    let keys = ["nanchang", "sichuan", "classical", "siamese"];
    for draft in keys.into_iter().flat_map(|key| deals(key).into_iter().step_by(3)) {
        let mut turned = draft.clone();
        for place in 0..draft.system().places.len() {
            let tiles = turned.place_mut(place).expect("a place");
            tiles.standing.reverse();
            tiles.melds.reverse();
            tiles.flowers.reverse();
        }
        let (before, after) = (score(&draft), score(&turned));
        assert_eq!(before.ledger.as_ref().map(|l| l.net), after.ledger.as_ref().map(|l| l.net));
        let totals = |sheets: &[hule::scoring::Sheet]| sheets.first().map(|sheet| sheet.total);
        assert_eq!(totals(&before.sheets), totals(&after.sheets));
        assert_eq!(before.next_dealer, after.next_dealer);
        assert_eq!(before.notes, after.notes);
    }
}

fn swapped(tile: Tile) -> Tile {
    match tile.suit() {
        Some(Suit::Characters) => Tile::suited(Suit::Bamboo, tile.rank()),
        Some(Suit::Bamboo) => Tile::suited(Suit::Characters, tile.rank()),
        _ => tile,
    }
}

/// The same deal with characters for bamboo and bamboo for characters.
fn with_suits_swapped(draft: &Draft) -> Draft {
    let mut other = draft.clone();
    for place in 0..4 {
        let tiles = other.place_mut(place).expect("a place");
        tiles.standing.iter_mut().for_each(|tile| *tile = swapped(*tile));
        tiles.win = tiles.win.map(swapped);
        for meld in tiles.melds.iter_mut().filter(|meld| !meld.is_honor_chow()) {
            *meld = Meld::of(meld.kind(), swapped(meld.tile())).expect("a meld");
        }
    }
    other.events.iter_mut().for_each(|event| event.tile = event.tile.map(swapped));
    for GivenAnswer { question, place, answer } in draft.given() {
        let answer = match (question.key, &*answer.to_string()) {
            ("void", "m") => "s".to_owned(),
            ("void", "s") => "m".to_owned(),
            ("indicator", tile) => swapped(tile.parse().expect("a tile")).to_string(),
            _ => continue,
        };
        other.set_at(question.key, place, &answer).expect("an answer");
    }
    other
}

/// Suits can be swapped in Sichuan and Nanchang. (They cannot in MCR, where green and reversible
/// tiles have fans, nor in Chinese Classical, where green tiles and some circles have.)
#[test]
fn suits_make_no_difference() {
    for draft in ["sichuan", "nanchang"].into_iter().flat_map(deals) {
        let (before, after) = (score(&draft), score(&with_suits_swapped(&draft)));
        assert_eq!(before.ledger, after.ledger);
        assert_eq!(before.next_dealer, after.next_dealer);
        let best = |report: &Report| {
            let sheet = report.sheets.first();
            sheet.map(|s| (s.total, s.counted.iter().map(|c| c.fan.number).collect::<Vec<_>>()))
        };
        assert_eq!(best(&before), best(&after));
    }
}

/// A loser's hand in Nanchang is paid the same whether it is entered as tiles or as counts.
#[test]
fn counts_stand_for_tiles() {
    let mut seen = 0;
    for draft in deals("nanchang") {
        let primary: Tile =
            flow::answer_to(&draft, "indicator").and_then(Answer::tile).expect("a jing");
        let secondary = score(&draft).notes[0].tiles[1];
        let drawn = flow::answer_to(&draft, "ending") == Some(Answer::Word("draw"));
        let mut counted = draft.clone();
        for place in usize::from(!drawn)..4 {
            let tiles = std::mem::take(counted.place_mut(place).expect("a place"));
            let kongs = |wanted: &dyn Fn(&Meld) -> bool| {
                tiles.melds.iter().filter(|m| m.kind().is_kong() && wanted(m)).count()
            };
            let jing = |meld: &Meld| [primary, secondary].contains(&meld.tile());
            let open = |meld: &Meld| meld.kind() != MeldKind::ConcealedKong;
            for (key, number) in [
                ("primary", tiles.copies(primary)),
                ("secondary", tiles.copies(secondary)),
                ("open-kongs", kongs(&|meld| !jing(meld) && open(meld))),
                ("concealed-kongs", kongs(&|meld| !jing(meld) && !open(meld))),
                ("jing-kongs", kongs(&jing)),
            ] {
                counted.set_at(key, place, &number.to_string()).expect("an answer");
            }
        }
        let (laid_out, counted) = (score(&draft), score(&counted));
        assert_eq!(laid_out.ledger, counted.ledger, "{}", link::encode(&draft));
        assert_eq!(laid_out.next_dealer, counted.next_dealer);
        seen += 1;
    }
    assert!(seen > 500);
}

/// Only one player wins in Nanchang: of several who claim the tile, the nearest (N11).
#[test]
fn one_winner_of_nanchang() {
    let mut draft =
        link::decode("1/nanchang/123m456p789s1122s+2s?indicator=5m&seat=S&from=E", rules::SYSTEMS)
            .expect("a link");
    assert_eq!(score(&draft).faults, vec![]);
    draft.set_at("claims", 1, "yes").expect("an answer");
    let report = score(&draft);
    assert_eq!(report.faults[0].code, hule::rules::nanchang::faults::SEVERAL_WINNERS);
    let asked =
        report.asked.iter().find(|asked| asked.question.key == "claims").expect("to be mended");
    assert_eq!(asked.place, 1);
}

/// Impossible jing are refused with the reason.
#[test]
fn impossible_jing_are_refused() {
    let draft = link::decode("1/nanchang/5555m123p456s", rules::SYSTEMS).expect("a link");
    let report = score(&draft);
    assert_eq!(report.standing, Standing::Entering { missing: 3 });
    let all = flow::asked(&draft);
    let asked = all.iter().find(|asked| asked.question.key == "indicator").expect("asked");
    let offer = asked.offers.iter().find(|offer| offer.answer.is_written("5m")).expect("on offer");
    let code = offer.impossible.as_ref().map(|fault| fault.code);
    assert_eq!(code, Some(hule::rules::nanchang::faults::TOO_MANY_JING));
    assert_eq!(asked.offers.iter().filter(|offer| offer.impossible.is_some()).count(), 1);
}
