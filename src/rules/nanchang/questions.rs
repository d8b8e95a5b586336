//! The questions that Nanchang asks besides the tiles, and what a draft answers to them.

use arrayvec::ArrayVec;

use crate::entry::{Draft, reconcile_answers};
use crate::system::{Answer, Places, Question, Role, Varies, WIN_SOURCES};
use crate::tiles::{Seat, Tile, WinSource};

use super::declared::{DeclaredWin, HandCounts, Opening};
use super::jing::Jing;

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    INDICATOR,
    SEAT,
    DEALER,
    WAY,
    DISCARDER,
    OPENING,
    PASSED_WIN,
    CLAIMS,
    FOUR_DISCARDS,
    Question::ending(),
    COUNTS[0],
    COUNTS[1],
    COUNTS[2],
    COUNTS[3],
    COUNTS[4],
];

/// The tile that was turned up.
const INDICATOR: Question = Question::tile("indicator");

const SEAT: Question = Question::seat(Answer::SEATS);

const DEALER: Question = Question::new("dealer", Answer::SEATS, Some(Answer::Seat(Seat::East)))
    .role(Role::Dealer)
    .before_play();

/// How the winning tile came.
const WAY: Question = Question::win_source(WIN_SOURCES).when(|entered| entered.is_won());

/// Who discarded the winning tile.
pub(super) const DISCARDER: Question = Question::discarder(Answer::SEATS);

/// Whether it is a win with the dealt tiles or on the first discard (N26).
const OPENING: Question =
    Question::new("opening", &[Answer::No, HEAVENLY, EARTHLY], Some(Answer::No))
        .when(|entered| entered.is_won())
        .role(Role::Ending)
        .varies(Varies::InPlay { common: 1 })
        .rarity(12);

/// Whether the player has passed a win since their last turn (N12).
const PASSED_WIN: Question = Question::yes_no("passed-win").when(|entered| entered.is_claimed());

/// Whether another player claims the win, too. Only one player can win (N11), so it is asked only to
/// correct a second claim.
const CLAIMS: Question = Question::yes_no("claims")
    .of(Places::Others)
    .when(|entered| entered.is_won() && entered.says(&CLAIMS, Answer::Yes));

/// Whether all four first discards were identical (N32).
const FOUR_DISCARDS: Question = Question::yes_no("four-discards");

/// The questions whose answers make up [`HandCounts`].
const COUNTS: [Question; 5] = [
    count("primary", 4),
    count("secondary", 4),
    count("open-kongs", 4),
    count("concealed-kongs", 4),
    count("jing-kongs", 2),
];

/// A question that asks how many of something a hand has when its tiles are not entered. The
/// answer is 0 until the player gives one.
const fn count(key: &'static str, most: u16) -> Question {
    Question::number(key, most, 0)
        .of(Places::Every)
        .when(|entered| (entered.place() > 0 || !entered.is_won()) && !entered.has_tiles())
}

/// The answer for a win with the dealer's dealt tiles (N26).
const HEAVENLY: Answer = Answer::Word("heavenly");

/// The answer for a win on the dealer's first discard (N26).
const EARTHLY: Answer = Answer::Word("earthly");

/// The jing, once the tile is known that was turned up.
pub(super) fn jing(draft: &Draft) -> Option<Jing> {
    draft.answer(&INDICATOR).and_then(Answer::tile).map(Jing::turned_up)
}

/// Whether the player has passed a win since their last turn.
pub(super) fn passed(draft: &Draft) -> bool {
    draft.answer(&PASSED_WIN) == Some(Answer::Yes)
}

/// Whether the first discards of all four players were identical (N32).
pub(super) fn is_chao_zhuang(draft: &Draft) -> bool {
    draft.answer(&FOUR_DISCARDS) == Some(Answer::Yes)
}

/// The players who declare a win: the player of the hand that is calculated once it has as many tiles as a
/// complete one, and then whoever else claims it, which is a fault (N11). Nobody in a drawn hand.
pub(super) fn winners(draft: &Draft) -> ArrayVec<Seat, 4> {
    let is_complete = draft.complete(0).is_some_and(|complete| draft.tiles.size() >= complete);
    let claims =
        |place: &usize| *place == 0 || draft.answer_at(&CLAIMS, *place) == Some(Answer::Yes);
    let places = (0..4).filter(|_| is_complete && !draft.is_drawn()).filter(claims);
    places.map(|place| draft.own_seat().after(place)).collect()
}

/// The win that the player of a seat declares.
pub(super) fn declared_win(draft: &Draft, seat: Seat) -> DeclaredWin {
    let (source, discarder) = (draft.win_source(), draft.discarder());
    let opening = match draft.answer(&OPENING) {
        Some(HEAVENLY) => Some(Opening::Heavenly),
        Some(EARTHLY) => Some(Opening::Earthly),
        _ => None,
    };
    // An earthly win is on the dealer's first discard, so the dealer need not be named.
    let is_dealers = opening == Some(Opening::Earthly) && source == WinSource::Discard;
    let from = discarder.or_else(|| is_dealers.then(|| draft.dealer()));
    DeclaredWin { seat, source, from, opening, passed: passed(draft) }
}

/// The hand of a place as counts, from the answers about it. `None` if none was given.
pub(super) fn hand_counts(draft: &Draft, place: usize) -> Option<HandCounts> {
    if !COUNTS.iter().any(|count| draft.is_given(count, place)) {
        return None;
    }
    let number = |count: Question| {
        let number = draft.answer_at(&count, place).and_then(Answer::number);
        number.and_then(|number| u8::try_from(number).ok()).unwrap_or(0)
    };
    let [primary, secondary, open_kongs, concealed_kongs, jing_kongs] = COUNTS.map(number);
    Some(HandCounts { primary, secondary, open_kongs, concealed_kongs, jing_kongs })
}

/// The number of jing of a kind that was given for a player whose tiles were not entered. `None` if it was
/// not given, and for a kind that is no jing.
pub(super) fn given_copies(draft: &Draft, seat: Seat, tile: Tile) -> Option<u8> {
    let (jing, place) = (jing(draft)?, draft.own_seat().places_to(seat));
    let at = [jing.primary, jing.secondary].iter().position(|kind| *kind == tile)?;
    let counted = hand_counts(draft, place).filter(|_| draft.is_given(&COUNTS[at], place))?;
    Some(counted.copies(tile, jing))
}

/// Makes the other answers agree with a changed one. A heavenly win is self-drawn, an earthly win
/// is on the dealer's discard, and any other win is not an opening win.
pub(super) fn reconcile(draft: &mut Draft, changed: &Question, before: Option<Answer>) {
    reconcile_answers(draft, changed, before);
    let (seat, dealer) = (draft.own_seat(), draft.dealer());
    let opening = draft.answer(&OPENING);
    if *changed == OPENING {
        if opening == Some(HEAVENLY) {
            draft.put_about(Role::WinSource, Answer::Word(WinSource::SelfDrawn.key()));
            draft.forget_about(Role::Discarder);
        } else if opening == Some(EARTHLY) {
            draft.put_about(Role::WinSource, Answer::Word(WinSource::Discard.key()));
            if seat != dealer {
                draft.put_about(Role::Discarder, Answer::Seat(dealer));
            }
        }
        return;
    }
    let stays = match (opening, draft.win_source()) {
        (Some(HEAVENLY), source) => source == WinSource::SelfDrawn && seat == dealer,
        (Some(EARTHLY), WinSource::Discard) => {
            seat != dealer && draft.discarder().unwrap_or(dealer) == dealer
        }
        (Some(EARTHLY), _) => false,
        _ => true,
    };
    if !stays && [WAY, DISCARDER, SEAT, DEALER].contains(changed) {
        // The answer is one of the question's answers, so this cannot fail.
        let _ = draft.put(&OPENING, 0, Answer::No);
    }
}
