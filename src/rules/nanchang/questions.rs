//! What Nanchang asks besides the tiles, and the deal that the answers describe.

use crate::entry::Draft;
use crate::entry::asked::{self, wind, yes};
use crate::entry::notation::Tiles;
use crate::system::{Places, Question, Varies};
use crate::tiles::{BySeat, Seat, Way};

use super::ruling::Rulings;
use super::setup::{Counted, Declared, Entered, Opening, Setup};

const WINDS: &[&str] = &["E", "S", "W", "N"];
const NO_YES: &[&str] = &["no", "yes"];

/// A question about what a hand holds that is not laid out; 0 goes without saying.
const fn count(key: &'static str, most: u16) -> Question {
    Question::number(key, most, Some("0")).of(Places::Every)
}

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    Question::tile("indicator"),
    Question::new("seat", WINDS, Some("E")).varies(Varies::BeforePlay),
    Question::new("dealer", WINDS, Some("E")).varies(Varies::BeforePlay),
    Question::new("win", &["discard", "self-drawn", "replacement", "robbed-kong"], Some("discard"))
        .varies(Varies::InPlay { common: 2 }),
    // Who discarded is asked, never assumed: it decides who pays.
    Question::new("from", WINDS, None),
    Question::new("opening", &["no", "heavenly", "earthly"], Some("no"))
        .varies(Varies::InPlay { common: 1 }),
    Question::new("passed-win", NO_YES, Some("no")),
    // There is one winner only (N11): asked so that whoever has said otherwise can mend it.
    Question::new("claims", NO_YES, Some("no")).of(Places::Others),
    Question::new("four-discards", NO_YES, Some("no")),
    Question::new("ending", &["win", "draw"], Some("win")),
    count("primary", 4),
    count("secondary", 4),
    count("open-kongs", 4),
    count("concealed-kongs", 4),
    count("jing-kongs", 2),
];

/// The questions about what a hand holds: see [`Counted`].
const COUNTS: [&str; 5] = ["primary", "secondary", "open-kongs", "concealed-kongs", "jing-kongs"];

/// The seat of the hand that is calculated: the winner's, unless the deal was drawn.
pub(super) fn seat(draft: &Draft) -> Seat {
    wind(draft.answer("seat")).unwrap_or(Seat::East)
}

fn dealer(draft: &Draft) -> Seat {
    wind(draft.answer("dealer")).unwrap_or(Seat::East)
}

fn way(draft: &Draft) -> Way {
    draft.answer("win").and_then(Way::from_key).unwrap_or(Way::Discard)
}

/// Whether the deal ended without a win.
pub(super) fn drawn(draft: &Draft) -> bool {
    draft.answer("ending") == Some("draw")
}

/// Whether the player has passed a win since their last turn.
pub(super) fn passed(draft: &Draft) -> bool {
    yes(draft.answer("passed-win"))
}

/// Whether the hand is said to have won: it has as many tiles as one that did.
fn won(draft: &Draft) -> bool {
    !drawn(draft) && draft.complete(0).is_some_and(|complete| draft.tiles.size() >= complete)
}

/// Whether another player claims the win, too.
fn claims(draft: &Draft, place: usize) -> bool {
    yes(draft.answer_at("claims", place))
}

/// What was said of a hand without its tiles.
fn counted(draft: &Draft, place: usize) -> Entered {
    if !draft.given_at().any(|(key, at, _)| at == place && COUNTS.contains(&key)) {
        return Entered::Nothing;
    }
    let number = |key| draft.answer_at(key, place).and_then(|n| n.parse().ok()).unwrap_or(0);
    let [primary, secondary, open_kongs, concealed_kongs, jing_kongs] = COUNTS.map(number);
    Entered::Counted(Counted { primary, secondary, open_kongs, concealed_kongs, jing_kongs })
}

/// What was entered of a place: its tiles, or else what was counted in it. The hand that is
/// calculated can be counted only where nobody won.
fn entered(draft: &Draft, place: usize) -> Entered {
    match draft.place(place) {
        Some(tiles) if !tiles.is_empty() => {
            let (standing, win) = match place {
                0 => draft.tiles.split_win_of(draft.complete(0)),
                _ => (&*tiles.standing, tiles.win),
            };
            Entered::Tiles(Tiles { standing: standing.to_vec(), win, ..tiles.clone() })
        }
        _ if place > 0 || drawn(draft) => counted(draft, place),
        _ => Entered::Nothing,
    }
}

/// The deal that the draft describes, even if it contradicts itself.
pub(super) fn setup(draft: &Draft) -> Setup {
    let first = seat(draft);
    let mut hands = BySeat::from_fn(|_| Entered::Nothing);
    for place in 0..4 {
        hands[first.after(place)] = entered(draft, place);
    }
    let declared = |seat| Declared {
        seat,
        way: way(draft),
        from: wind(draft.answer("from")),
        opening: match draft.answer("opening") {
            Some("heavenly") => Some(Opening::Heavenly),
            Some("earthly") => Some(Opening::Earthly),
            _ => None,
        },
        passed: passed(draft),
    };
    let claims = |place: &usize| *place == 0 || claims(draft, *place);
    let winners = (0..4).filter(|_| won(draft)).filter(claims);
    Setup {
        dealer: dealer(draft),
        primary: draft.answer("indicator").and_then(|tile| tile.parse().ok()),
        hands,
        wins: winners.map(|place| declared(first.after(place))).collect(),
        chao_zhuang: yes(draft.answer("four-discards")),
        rulings: Rulings::from_bits(draft.rulings()),
    }
}

/// Whether a question matters: those about a win where there may be one, counts where no tiles
/// are entered.
pub(super) fn matters(draft: &Draft, key: &str, place: usize) -> bool {
    let (drawn, self_drawn) = (drawn(draft), way(draft).is_self_drawn());
    match key {
        "indicator" | "seat" | "dealer" | "four-discards" | "ending" => true,
        "win" | "opening" => !drawn,
        "claims" => !drawn && claims(draft, place),
        "from" | "passed-win" => !drawn && !self_drawn,
        _ => (place > 0 || drawn) && draft.place(place).is_some_and(Tiles::is_empty),
    }
}

/// Makes the other answers agree: a heavenly win is drawn, an earthly one is the dealer's
/// discard, and another kind of win is neither.
pub(super) fn reconcile(draft: &mut Draft, changed: &'static str, before: Option<&str>) {
    asked::reconcile(draft, changed, before);
    let put = |draft: &mut Draft, key: &str, answer: &str| {
        draft.put(key, answer).expect("an answer of the table");
    };
    let (seat, dealer) = (seat(draft), dealer(draft));
    match (changed, draft.answer("opening")) {
        ("opening", Some("heavenly")) => {
            put(draft, "win", Way::SelfDrawn.key());
            draft.forget("from");
        }
        ("opening", Some("earthly")) => {
            put(draft, "win", Way::Discard.key());
            if seat != dealer {
                put(draft, "from", dealer.letter());
            }
        }
        ("win" | "from" | "seat" | "dealer", Some("heavenly" | "earthly")) => {
            let heavenly = draft.answer("opening") == Some("heavenly");
            let from = wind(draft.answer("from")).unwrap_or(dealer);
            let stays = match heavenly {
                true => way(draft) == Way::SelfDrawn && seat == dealer,
                false => way(draft) == Way::Discard && seat != dealer && from == dealer,
            };
            if !stays {
                put(draft, "opening", "no");
            }
        }
        _ => {}
    }
}
