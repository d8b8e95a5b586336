//! Random hands from a seed.

use hule::entry::notation::Tiles;
use hule::entry::{Draft, Hand};
use hule::rules;
use hule::rules::mcr::{Deal, Rulings, Situation};
use hule::tiles::{Flower, Meld, MeldKind, Suit, Tile, Win, WinSource, Wind};

pub use hule::practice::Random;

/// What kind of hand to make.
#[derive(Clone, Copy, Debug)]
pub enum Flavour {
    /// Any four sets and a pair.
    Any,
    /// Chows and a pair.
    Chows,
    /// Pungs, kongs and a pair.
    Pungs,
    /// Sets and a pair of one suit.
    Flush,
    /// Chows of one suit.
    FlushChows,
    /// Sets with terminals and honors.
    Outside,
    /// Pungs of terminals and honors.
    Orphans,
    /// Green tiles.
    Green,
    /// Tiles that look the same upside down.
    Reversible,
    /// A knitted straight with a set and a pair.
    KnittedStraight,
    /// Seven pairs.
    Pairs,
    /// Seven pairs of only a few kinds.
    FewPairs,
    /// Honors and knitted tiles.
    Singles,
    /// Thirteen orphans.
    ThirteenOrphans,
    /// 1112345678999 and a tile of the suit.
    Gates,
}

impl Flavour {
    pub const ALL: [Flavour; 15] = [
        Flavour::Any,
        Flavour::Chows,
        Flavour::Pungs,
        Flavour::Flush,
        Flavour::FlushChows,
        Flavour::Outside,
        Flavour::Orphans,
        Flavour::Green,
        Flavour::Reversible,
        Flavour::KnittedStraight,
        Flavour::Pairs,
        Flavour::FewPairs,
        Flavour::Singles,
        Flavour::ThirteenOrphans,
        Flavour::Gates,
    ];
}

pub fn tiles(text: &str) -> Vec<Tile> {
    text.split_whitespace().map(|t| t.parse().expect("a tile")).collect()
}

pub fn suit(tile: Tile) -> Option<usize> {
    tile.suit().map(|s| s as usize)
}

const GREEN: &str = "2s 3s 4s 6s 8s F";
const REVERSIBLE: &str = "1p 2p 3p 4p 5p 8p 9p 2s 4s 5s 6s 8s 9s P";

/// The six ways to assign 1-4-7, 2-5-8 and 3-6-9 to the suits.
pub fn knitted() -> [Vec<Tile>; 6] {
    [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]].map(|starts| {
        let row = |(s, low): (Suit, u8)| [0, 3, 6].map(|up| Tile::suited(s, low + up));
        Suit::ALL.into_iter().zip(starts).flat_map(row).collect()
    })
}

/// A complete hand of this flavour and its winning tile.
pub fn winning(random: &mut Random, flavour: Flavour) -> Tiles {
    loop {
        let hand = attempt(random, flavour);
        if Tile::all().all(|t| hand.copies(t) <= 4) {
            return hand;
        }
    }
}

fn attempt(random: &mut Random, flavour: Flavour) -> Tiles {
    let all: Vec<Tile> = Tile::all().collect();
    let one = Suit::ALL[random.below(3)];
    let ends = |t: &Tile| t.is_terminal_or_honor();
    let kinds: Vec<Tile> = match flavour {
        Flavour::Flush | Flavour::FlushChows => (1..=9).map(|r| Tile::suited(one, r)).collect(),
        Flavour::Outside | Flavour::Orphans => all.iter().copied().filter(ends).collect(),
        Flavour::Green => tiles(GREEN),
        Flavour::Reversible => tiles(REVERSIBLE),
        _ => all.clone(),
    };
    let mut hand = Tiles::default();
    match flavour {
        Flavour::Pairs => (0..7).for_each(|_| hand.standing.extend([random.pick(&all); 2])),
        Flavour::FewPairs => {
            let few = [random.pick(&all), random.pick(&all), random.pick(&all)];
            let row: Vec<Tile> = match random.below(4) {
                0 => (1..=9).map(|r| Tile::suited(one, r)).collect(),
                1 => tiles("1m 9m 1p 9p 1s 9s"),
                2 => tiles(GREEN),
                _ => few.into_iter().chain(tiles("E S W N C F P")).collect(),
            };
            (0..7).for_each(|_| hand.standing.extend([random.pick(&row); 2]));
        }
        Flavour::Singles => {
            let mut from = random.pick(&[0, 1, 2, 3, 4, 5]);
            from %= 6;
            let mut kinds = knitted()[from].clone();
            kinds.extend(tiles("E S W N C F P"));
            random.shuffle(&mut kinds);
            hand.standing = kinds[..14].to_vec();
        }
        Flavour::ThirteenOrphans => {
            hand.standing = all.iter().copied().filter(ends).collect();
            hand.standing
                .push(random.pick(&kinds.iter().copied().filter(ends).collect::<Vec<_>>()));
        }
        Flavour::Gates => {
            let ranks = [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9];
            hand.standing = ranks.map(|r| Tile::suited(one, r)).to_vec();
            hand.win = Some(Tile::suited(one, 1 + random.below(9) as u8));
            return hand;
        }
        Flavour::KnittedStraight => {
            let from = random.below(6);
            hand.standing = knitted()[from].clone();
            set(random, flavour, &kinds, &mut hand);
            hand.standing.extend([random.pick(&kinds); 2]);
        }
        _ => {
            (0..4).for_each(|_| set(random, flavour, &kinds, &mut hand));
            hand.standing.extend([random.pick(&kinds); 2]);
        }
    }
    let at = random.below(hand.standing.len());
    hand.win = Some(hand.standing.swap_remove(at));
    hand
}

/// Adds a set, which is declared once in three times.
fn set(random: &mut Random, flavour: Flavour, kinds: &[Tile], hand: &mut Tiles) {
    use MeldKind::{AddedKong, Chow, ConcealedKong, Kong, Pung};
    let tile = random.pick(kinds);
    let mut kind = random.pick(&[Chow, Chow, Chow, Pung, Pung, Kong, AddedKong, ConcealedKong]);
    match flavour {
        Flavour::Chows | Flavour::FlushChows => kind = Chow,
        Flavour::Pungs | Flavour::Orphans => {
            kind = random.pick(&[Pung, Pung, Pung, Kong, AddedKong, ConcealedKong]);
        }
        _ => {}
    }
    let low = match (flavour, kind) {
        (Flavour::Outside, Chow) => Tile::suited(Suit::ALL[random.below(3)], random.pick(&[1, 7])),
        (Flavour::Chows, Chow) => {
            Tile::suited(Suit::ALL[random.below(3)], random.pick(&[1, 2, 3, 4, 5, 6, 7]))
        }
        _ => tile,
    };
    let allowed = |m: &Meld| {
        matches!(flavour, Flavour::Outside) || m.kinds().iter().all(|t| kinds.contains(&t))
    };
    let meld = Meld::of(kind, low).filter(allowed).unwrap_or(Meld::pung(tile));
    if meld.kind().is_kong() || random.one_in(3) {
        hand.melds.push(meld);
    } else {
        hand.standing.extend(meld.tiles());
    }
}

/// A situation in which the hand can be won.
pub fn situation(random: &mut Random, hand: &Hand) -> Situation {
    loop {
        let seat = random.pick(&Wind::ALL);
        let source = random.pick(&[
            WinSource::Discard,
            WinSource::Discard,
            WinSource::SelfDrawn,
            WinSource::SelfDrawn,
            WinSource::Replacement,
            WinSource::RobbedKong,
        ]);
        let others: Vec<Wind> = Wind::ALL.into_iter().filter(|s| *s != seat).collect();
        let from = (!source.is_self_drawn()).then(|| random.pick(&others));
        let (last_of_wall, last_copy) = (random.one_in(6), random.one_in(6));
        let win = Win { source, from, last_of_wall, last_copy };
        let flowers = if random.one_in(3) { random.below(9) as u8 } else { 0 };
        let situation = Situation { seat, round: random.pick(&Wind::ALL), win, flowers };
        if Deal::new(hand.clone(), situation, Rulings::default()).is_ok() {
            return situation;
        }
    }
}

/// One of the presets, or random rulings.
pub fn rulings(random: &mut Random) -> Rulings {
    match random.below(4) {
        0 => Rulings::GREEN_BOOK,
        1 => Rulings::COMPETITION_1998,
        _ => Rulings::from_bits(u64::from(random.draw() as u32)),
    }
}

/// A winning hand in a situation that can exist.
pub fn deal(random: &mut Random, flavour: Flavour) -> Deal {
    let tiles = winning(random, flavour);
    let hand = Hand::new(&tiles.standing, &tiles.melds, tiles.win).expect("a hand that can exist");
    let situation = situation(random, &hand);
    Deal::new(hand, situation, rulings(random)).expect("a deal that can exist")
}

/// The draft of a deal, as an app would hold it.
pub fn draft(deal: &Deal) -> Draft {
    let mut draft = Draft::new(rules::system("mcr").expect("MCR is there"));
    draft.tiles = Tiles::from(deal.hand());
    let Situation { seat, round, win, flowers } = *deal.situation();
    draft.tiles.flowers = Flower::all().take(usize::from(flowers)).collect();
    let last = match (win.last_of_wall, win.source.is_self_drawn()) {
        (false, _) => "no",
        (true, true) => "draw",
        (true, false) => "claim",
    };
    let mut put = |key: &str, answer: &str| draft.set(key, answer).map(|_| ()).expect("an answer");
    put("seat", seat.letter());
    put("round", round.letter());
    put("win", win.source.key());
    put("last", last);
    put("last-copy", if win.last_copy { "yes" } else { "no" });
    if let Some(from) = win.from {
        put("from", from.letter());
    }
    for ruling in hule::rules::mcr::Ruling::ALL {
        draft.set_ruling(ruling.key(), deal.rulings().on(*ruling)).expect("a ruling");
    }
    draft
}
