//! Laws: no draw of hands makes a panic, nets and sticks sum up, and the order of tiles and the names of the
//! two suits make no difference.

use crate::tiles::{Suit, Tile};

use super::*;

/// Numbers that look random, the same ones in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, number: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % number
    }
}

/// A random hand of sets and a pair with random answers, which may contradict each other.
fn drawn(dice: &mut Dice) -> Draft {
    let preset =
        ["tenhou-sanma", "mahjong-soul-sanma", "sega-mj-sanma", "parlour-sanma"][dice.below(4)];
    let mut draft = draft("", preset);
    let played: Vec<Tile> = draft.system().tiles.iter().collect();
    let narrow = 3 + dice.below(24);
    let mut tiles: Vec<Tile> = Vec::new();
    while tiles.len() < 12 {
        let tile = played[dice.below(played.len()).min(dice.below(narrow) + dice.below(4))];
        let is_chow = tile.suit().is_some_and(|suit| suit != Suit::Characters) && tile.rank() < 8;
        let chow = |suit| (0..3).map(move |more| Tile::suited(suit, tile.rank() + more));
        match tile.suit().filter(|_| is_chow && dice.below(2) == 0) {
            Some(suit) => tiles.extend(chow(suit)),
            None => tiles.extend([tile; 3]),
        }
    }
    tiles.extend([played[dice.below(played.len())]; 2]);
    draft.tiles.win = Some(tiles.swap_remove(dice.below(14)));
    draft.tiles.standing = tiles;
    let questions = draft.system().questions;
    for question in questions {
        if dice.below(3) == 0 && question.key != "ending" {
            let answers: Vec<_> = question.all().take(6).collect();
            let _ = draft.put(question, 0, answers[dice.below(answers.len())]);
        }
    }
    draft
}

/// The same with dots and bamboo exchanged.
fn exchanged(draft: &Draft) -> Draft {
    let other = |tile: &Tile| match tile.suit() {
        Some(Suit::Dots) => Tile::suited(Suit::Bamboo, tile.rank()),
        Some(Suit::Bamboo) => Tile::suited(Suit::Dots, tile.rank()),
        _ => *tile,
    };
    let mut draft = draft.clone();
    draft.tiles.standing = draft.tiles.standing.iter().map(other).rev().collect();
    draft.tiles.win = draft.tiles.win.as_ref().map(other);
    draft
}

#[test]
fn random_draws_keep_the_laws() {
    let (mut dice, mut wins) = (Dice(45), 0);
    for _ in 0..10_000 {
        let draft = drawn(&mut dice);
        let report = rules::engine(draft.system()).unwrap().report_as_it_is(&draft);
        let Some(ledger) = &report.ledger else { continue };
        wins += 1;
        let sum: i32 = Seat::ALL.iter().map(|seat| ledger.net[*seat]).sum();
        assert_eq!((sum, ledger.net[Seat::North]), (ledger.taken, 0), "{}", link::encode(&draft));
        // All Green is of bamboo alone, and so the suits are not exchanged there.
        let is_green = report.sheets[0].counted.iter().any(|c| c.fan.key == "ryuuiisou");
        let other = exchanged(&draft);
        let again = rules::engine(draft.system()).unwrap().report_as_it_is(&other);
        let green = again
            .sheets
            .first()
            .is_some_and(|s| s.counted.iter().any(|c| c.fan.key == "ryuuiisou"));
        if !is_green && !green && draft.system().marked_ruling.is_some() {
            assert_eq!(again.ledger, report.ledger, "{}", link::encode(&draft));
        }
    }
    assert!(wins > 500, "{wins}");
}
