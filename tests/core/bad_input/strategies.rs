//! Random drafts and texts as input: possible ones, impossible ones, and damaged ones.

use crate::support::flow;
use crate::support::random::{self, Flavour, Random};
use hule::entry::Draft;
use hule::entry::notation::Tiles;
use hule::rules;
use hule::tiles::{Flower, Meld, MeldKind, Tile};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

pub(super) fn mcr() -> Draft {
    Draft::new(rules::system("mcr").expect("MCR"))
}

pub(super) fn any_tile() -> impl Strategy<Value = Tile> {
    (0..Tile::KINDS).prop_map(|i| Tile::from_index(i).expect("a kind"))
}

pub(super) fn any_meld() -> impl Strategy<Value = Meld> {
    use MeldKind::{AddedKong, Chow, ConcealedKong, Kong, Pung};
    let kind = select(vec![Chow, Pung, Kong, AddedKong, ConcealedKong]);
    (kind, any_tile()).prop_filter_map("no such chow", |(kind, tile)| Meld::of(kind, tile))
}

pub(super) fn any_flower() -> impl Strategy<Value = Flower> {
    (1..=8u8).prop_map(|n| Flower::from_number(n).expect("a flower"))
}

/// Random tiles, which need not be possible.
pub(super) fn any_tiles() -> impl Strategy<Value = Tiles> {
    let flowers = vec(any_flower(), 0..10);
    let parts = (vec(any_tile(), 0..16), vec(any_meld(), 0..6), any::<Option<u8>>(), flowers);
    parts.prop_map(|(standing, melds, win, flowers)| {
        let win = win.and_then(|i| Tile::from_index(usize::from(i) % Tile::KINDS));
        Tiles { standing, melds, win, flowers, ..Tiles::default() }
    })
}

/// Random answers and rulings, which may contradict one another.
pub(super) fn any_answers() -> impl Strategy<Value = Draft> {
    let questions = rules::system("mcr").expect("MCR").questions;
    let answers: Vec<_> =
        questions.iter().flat_map(|q| q.answers.iter().map(move |answer| (q, *answer))).collect();
    let rulings = rules::system("mcr").expect("MCR").rulings.to_vec();
    let answers = vec(select(answers), 0..10);
    let most = rulings.len();
    (answers, any::<bool>(), any::<bool>(), subsequence(rulings, 0..=most)).prop_map(
        |(answers, agreeing, own, on)| {
            let mut draft = mcr();
            for (question, answer) in answers {
                if agreeing {
                    flow::engine(&draft)
                        .answer(&mut draft, question, 0, answer)
                        .expect("an answer");
                } else {
                    draft.put(question, 0, answer).expect("an answer");
                }
            }
            if own {
                draft.set_preset("competition-1998").expect("a preset");
                on.into_iter().for_each(|key| draft.set_ruling(key, true).expect("a ruling"));
            }
            draft
        },
    )
}

pub(super) fn any_draft() -> impl Strategy<Value = Draft> {
    (any_tiles(), any_answers()).prop_map(|(tiles, mut draft)| {
        draft.tiles = tiles;
        draft
    })
}

/// A complete hand with random answers.
pub(super) fn winning_draft() -> impl Strategy<Value = Draft> {
    (any::<u64>(), select(Flavour::ALL.to_vec()), any_answers()).prop_map(
        |(seed, flavour, mut draft)| {
            draft.tiles = random::winning(&mut Random::new(seed), flavour);
            draft
        },
    )
}

/// Fragments of notation and links in random order.
pub(super) fn any_words() -> impl Strategy<Value = String> {
    let words = [
        "1",
        "2",
        "3",
        "456",
        "9",
        "0",
        "m",
        "p",
        "s",
        "z",
        "h",
        "E",
        "S",
        "W",
        "N",
        "C",
        "F",
        "P",
        "[",
        "]",
        ",",
        "+",
        "|",
        "-",
        "_",
        " ",
        "[123m]",
        "[EEE,1]",
        "[5555p,5]",
        "+5m",
        "1h",
        "🀇",
        "🀀",
        "🀢",
        "\u{FE0F}",
        "/",
        "?",
        "&",
        "=",
        "#",
        "%",
        "%20",
        "%5B",
        "%FF",
        "mcr",
        "1/mcr/",
        "win=self-drawn",
        ".1",
        ".0",
        ".9",
        ":",
        "event=",
        "win.2=discard",
        "&seat=N",
        "rulings=",
        "green-book",
        "from=E",
        "last=claim",
        "ES1000",
        "ß",
        "中",
        "\0",
    ];
    vec(select(words.to_vec()), 0..24).prop_map(|words| words.concat())
}

/// A valid text with some changed characters.
pub(super) fn damaged(text: String, seed: u64) -> String {
    let mut random = Random::new(seed);
    let mut chars: Vec<char> = text.chars().collect();
    let strange: Vec<char> =
        "0123456789mpszhESWNCFP[],+|?&=/%#{}\n\u{0}é🀇🀣中\u{202E}".chars().collect();
    for _ in 0..1 + random.below(4) {
        let at = random.below(chars.len() + 1);
        match random.below(4) {
            0 => chars.insert(at, random.pick(&strange)),
            1 if at < chars.len() => drop(chars.remove(at)),
            2 if at < chars.len() => chars[at] = random.pick(&strange),
            _ => {
                let from = at.min(chars.len());
                let piece: Vec<char> = chars[from..].iter().take(6).copied().collect();
                chars.splice(from..from, piece);
            }
        }
    }
    chars.into_iter().collect()
}
