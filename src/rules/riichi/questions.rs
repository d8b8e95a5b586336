//! The questions that riichi asks besides the tiles, and the [`Situation`] and the [`Ending`] that a
//! draft's answers describe.

use crate::entry::{Draft, Fault, YesAnswers};
use crate::system::{Answer, Dealt, Ended, Entered, Question, Role, Varies, WIN_SOURCES};
use crate::tiles::{Seat, SeatSet, Tile};

use super::faults;
use super::liability::{self, FOR_KONGS, FOR_YAKUMAN};
use super::situation::{Draw, Ending, Liable, Riichi, Situation};

/// The questions of riichi, in the order in which they are asked. By their keys, they are those of every system
/// (`round`, `seat`, `win`, `from`, `last`, `ending`) and these:
///
/// | key | answers | what it asks |
/// |---|---|---|
/// | `riichi` | `no`, `riichi`, `double` | whether riichi was declared, or on the first turn (Y1, Y2) |
/// | `ippatsu` | yes or no | whether the win came within one go-round after it (Y3) |
/// | `first-turn` | yes or no | whether it was the winner's first turn (Y31, Y41, Y42) |
/// | `dora`, `ura` | tiles, `7s2p` | the indicators, and those beneath them (R10) |
/// | `honba`, `sticks` | a number | the counters and the riichi sticks on the table (R17) |
/// | `declared` | seats, `ES` | who put down a stick in this deal |
/// | `liable`, `liable-for` | a seat or `no`; a yakuman | who is liable for a yakuman, and for which (R18) |
/// | `own-discards` | tiles | what the winner discarded (R7) |
/// | `tenpai`, `nagashi` | seats | at a used-up wall: who was ready, whose discards were all terminals and honors (R20, R21) |
///
/// ```
/// // The table has every question.
/// let keys: Vec<&str> = hule::rules::riichi::QUESTIONS.iter().map(|question| question.key).collect();
/// assert_eq!(
///     keys.join(" "),
///     "round seat riichi win from ippatsu last first-turn dora ura honba sticks declared liable liable-for \
///      own-discards ending tenpai nagashi"
/// );
/// ```
pub const QUESTIONS: &[Question] = &questions_of_form(Answer::SEATS, NOBODY_OR_SEATS, WIN_SOURCES);

/// The questions of a form of riichi. `seats` are the seats of its players, `nobody_or_seats` the answers to the
/// question who is liable, and `ways` the ways in which the winning tile can come.
pub(in crate::rules) const fn questions_of_form(
    seats: &'static [Answer],
    nobody_or_seats: &'static [Answer],
    ways: &'static [Answer],
) -> [Question; 19] {
    [
        ROUND.among(seats),
        Question::seat(seats),
        RIICHI,
        WAY.among(ways),
        DISCARDER.among(seats),
        IPPATSU,
        Question::last_tile().when(|entered| entered.is_won()),
        FIRST_TURN,
        DORA,
        URA,
        HONBA,
        STICKS,
        PUT_DOWN.among(seats),
        LIABLE.among(nobody_or_seats),
        LIABLE_FOR,
        OWN_DISCARDS,
        Question::ending(),
        TENPAI.among(seats),
        NAGASHI.among(seats),
    ]
}

/// The prevalent wind. A game has East and South rounds (R24); others are played where nobody has reached
/// the target after them.
pub(in crate::rules) const ROUND: Question = Question::round().dealing(Dealt::First(2));

/// Whether the winner had declared riichi (Y1, Y2).
pub(in crate::rules) const RIICHI: Question =
    Question::new("riichi", &[Answer::No, DECLARED, DOUBLE], Some(Answer::No))
        .when(|entered| entered.is_won())
        .varies(Varies::InPlay { common: 2 })
        .rarity(2)
        .beside_hand();

/// The answer that riichi was declared.
pub(super) const DECLARED: Answer = Answer::Word("riichi");

/// The answer that riichi was declared on the first turn.
pub(super) const DOUBLE: Answer = Answer::Word("double");

/// How the winning tile came.
pub(in crate::rules) const WAY: Question =
    Question::win_source(WIN_SOURCES).when(|entered| entered.is_won());

/// Who discarded the winning tile.
pub(in crate::rules) const DISCARDER: Question = Question::discarder(Answer::SEATS);

/// Whether the win came within one go-round after riichi (Y3).
pub(in crate::rules) const IPPATSU: Question = Question::yes_no("ippatsu")
    .role(Role::Ending)
    .when(|entered| entered.is_won() && is_in_riichi(entered))
    .varies(Varies::InPlay { common: 1 })
    .rarity(8)
    .beside_hand();

/// Whether the winner had had no turn before, and no call or kong had broken the first go-round
/// (Y31, Y41, Y42).
pub(in crate::rules) const FIRST_TURN: Question = Question::yes_no("first-turn")
    .role(Role::Ending)
    .when(|entered| entered.is_won())
    .varies(Varies::InPlay { common: 1 })
    .rarity(40);

/// The most indicators that lie open: the first, and one for each kong.
const MOST_INDICATORS: u8 = 5;

/// The indicators of the dora, in the order in which they were turned up (R10).
pub(in crate::rules) const DORA: Question = Question::tiles("dora", MOST_INDICATORS)
    .when(|entered| entered.is_won())
    .rarity(1)
    .dealing(Dealt::Between(1, 1))
    .in_view()
    .beside_hand();

/// The indicators beneath those of the dora, which count after riichi.
pub(in crate::rules) const URA: Question = Question::tiles("ura", MOST_INDICATORS)
    .role(Role::Ending)
    .when(|entered| entered.is_won() && is_in_riichi(entered))
    .rarity(1)
    .dealing(Dealt::Between(1, 1))
    .in_view()
    .beside_hand();

/// The counters on the table (R17).
pub(in crate::rules) const HONBA: Question = Question::number("honba", 99, 0)
    .role(Role::Counter)
    .rarity(3)
    .dealing(Dealt::Between(1, 3))
    .stays()
    .beside_hand();

/// The riichi sticks on the table, besides those of the players who are named as having put one down
/// (R17).
pub(in crate::rules) const STICKS: Question = Question::number("sticks", 99, 0)
    .role(Role::Counter)
    .rarity(4)
    .dealing(Dealt::Between(1, 2))
    .stays()
    .beside_hand();

/// Who put down a stick in this deal, so that it is known who paid it. Nothing changes for who wins alone and
/// whose own stick is among the others.
pub(in crate::rules) const PUT_DOWN: Question = Question::seats("declared").beside_hand();

/// Who discarded the tile for the last called set of a yakuman (R18).
pub(in crate::rules) const LIABLE: Question =
    Question::new("liable", NOBODY_OR_SEATS, Some(Answer::No))
        .role(Role::OtherPlayer)
        .when(|entered| entered.is_won() && !liability::shown_by(entered.melds()).is_empty());

/// Nobody, or the player at a seat.
pub(super) const NOBODY_OR_SEATS: &[Answer] = &[
    Answer::No,
    Answer::Seat(Seat::East),
    Answer::Seat(Seat::South),
    Answer::Seat(Seat::West),
    Answer::Seat(Seat::North),
];

/// For which yakuman, where the sets are those of two.
pub(in crate::rules) const LIABLE_FOR: Question =
    Question::new("liable-for", FOR_YAKUMAN, Some(FOR_KONGS)).when(|entered| {
        let shown = liability::shown_by(entered.melds());
        entered.is_won() && shown.len() > 1 && !entered.says(&LIABLE, Answer::No)
    });

/// The tiles that the winner discarded (R7).
pub(in crate::rules) const OWN_DISCARDS: Question = Question::tiles("own-discards", 24)
    .when(|entered| entered.is_claimed())
    .rarity(3)
    .dealing(Dealt::Between(4, 9))
    .in_view();

/// Who was ready when the wall was used up (R20). Until that is said, it is who declared riichi (T28).
pub(in crate::rules) const TENPAI: Question =
    Question::seats("tenpai").role(Role::Ready).when(|entered| !entered.is_won());

/// Whose discards were terminals and honors and none of them called (R21).
pub(in crate::rules) const NAGASHI: Question =
    Question::seats("nagashi").when(|entered| !entered.is_won());

/// How many Norths the player of the hand has laid aside (SN6). Four players lay none aside. When the wall is used up,
/// they still matter to a hand that may have waited for one (SN-A15).
pub(in crate::rules) const NORTHS: Question = Question::number("norths", 4, 0)
    .when(|entered| entered.is_won() || entered.has_tiles())
    .varies(Varies::InPlay { common: 5 })
    .rarity(2)
    .dealing(Dealt::Between(1, 2))
    .counting(Tile::NORTH)
    .beside_hand();

fn is_in_riichi(entered: &dyn Entered) -> bool {
    !entered.says(&RIICHI, Answer::No)
}

/// The situation that the answers of a draft describe. It is not checked and may contain
/// contradictions.
pub(super) fn situation(draft: &Draft) -> Situation {
    let tiles =
        |question: &Question| draft.answer(question).and_then(Answer::tiles).unwrap_or_default();
    let number = |question: &Question| draft.answer(question).and_then(Answer::number).unwrap_or(0);
    Situation {
        seat: draft.own_seat(),
        round: draft.round(),
        win: draft.win(),
        riichi: match draft.answer(&RIICHI) {
            Some(DECLARED) => Riichi::Declared,
            Some(DOUBLE) => Riichi::Double,
            _ => Riichi::No,
        },
        yes: YesAnswers::of(draft),
        dora: tiles(&DORA),
        ura: tiles(&URA),
        red_fives: draft.marked_held(0),
        honba: number(&HONBA),
        sticks: number(&STICKS),
        put_down: seats(draft, &PUT_DOWN),
        liable: liable(draft),
        own_discards: tiles(&OWN_DISCARDS).iter().copied().collect(),
        norths: norths(draft),
    }
}

/// How many Norths were laid aside.
pub(super) fn norths(draft: &Draft) -> u8 {
    draft.answer(&NORTHS).and_then(Answer::number).unwrap_or(0) as u8
}

/// Who is liable for what, if anybody is.
fn liable(draft: &Draft) -> Option<Liable> {
    let shown = liability::shown_by(&draft.tiles.melds);
    let seat = draft.answer(&LIABLE).filter(|_| draft.asks(&LIABLE, 0))?.seat()?;
    let named = draft.answer(&LIABLE_FOR).filter(|_| draft.asks(&LIABLE_FOR, 0));
    Some(Liable { seat, yakuman: named.or(shown.first().copied())? })
}

/// The seats that answer a question.
pub(super) fn seats(draft: &Draft, question: &Question) -> SeatSet {
    draft.answer(question).and_then(Answer::seats).unwrap_or_default()
}

/// Who has declared riichi is ready when the wall is used up: marking the one marks the other (T28). Who is
/// no longer marked as the one who declared stays as ready as before.
pub(super) fn mark_ready(draft: &mut Draft, changed: &Question, before: Option<Answer>) {
    let declares = *changed == PUT_DOWN || *changed == Question::ending();
    if !declares || !draft.is_drawn() {
        return;
    }
    let declared = seats(draft, &PUT_DOWN);
    let known = before.filter(|_| *changed == PUT_DOWN).and_then(Answer::seats).unwrap_or_default();
    let mut new = declared.iter().filter(|seat| !known.contains(*seat)).peekable();
    if new.peek().is_some() {
        let ready = new.fold(seats(draft, &TENPAI), SeatSet::with);
        // This cannot fail: the question takes any seats.
        let _ = draft.put(&TENPAI, 0, Answer::Seats(ready));
    }
}

/// A player who declared riichi and is not ready at the end of the wall has committed a chombo (T28).
pub(super) fn declared_but_not_ready(draft: &Draft) -> Option<Fault> {
    let ready = seats(draft, &TENPAI);
    let mut declared = seats(draft, &PUT_DOWN).iter().filter(|_| draft.is_drawn());
    let seat = declared.find(|seat| !ready.contains(*seat))?;
    Some(Fault::new(faults::DECLARED_NOT_READY).value(seat))
}

/// In games of before it had to be said who was ready, also of those who had declared riichi.
pub(super) fn leave_unsaid_unready(draft: &mut Draft) {
    if !draft.is_given(&TENPAI, 0) {
        // This cannot fail: the question takes any seats.
        let _ = draft.put(&TENPAI, 0, Answer::Seats(SeatSet::EMPTY));
    }
}

/// A winner in riichi has put down a stick in the deal, whether it was said or not (T18).
pub(super) fn put_down_own_stick(draft: &mut Draft) {
    if !draft.is_drawn() && draft.answer(&RIICHI).is_some_and(|answer| answer != Answer::No) {
        let declared = seats(draft, &PUT_DOWN).with(draft.own_seat());
        // This cannot fail: the question takes any seats.
        let _ = draft.put(&PUT_DOWN, 0, Answer::Seats(declared));
    }
}

/// How the deal of a draft ended.
pub(super) fn ending(draft: &Draft) -> Ending {
    if draft.answer(&Question::ending()) == Some(Ended::DRAWN) {
        Ending::Drawn(Draw { ready: seats(draft, &TENPAI), nagashi: seats(draft, &NAGASHI) })
    } else {
        Ending::Won
    }
}
