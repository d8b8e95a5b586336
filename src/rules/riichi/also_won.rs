//! The other players who won on the same discard, of whom the value of the hand is entered, but not its
//! tiles (R18, R19).

use crate::entry::{Draft, Event, Fault};
use crate::scoring::{EntryPoint, Missing, Note};
use crate::system::{Answer, Entered, EventKind, Question, Role, Varies};
use crate::tiles::{Seat, SeatSet, WinSource};

use super::faults;
use super::liability::{self, FOR_DRAGONS, FOR_YAKUMAN};
use super::questions::{NOBODY_OR_SEATS, PUT_DOWN, ending, seats};
use super::ruling::Ruling;
use super::score_table;
use super::share::Share;
use super::situation::Ending;
use super::terms::Terms;
use super::value::Value;
use super::wins::Won;

/// The events of a deal.
pub(super) const EVENTS: &[EventKind] = &[ALSO_WON];

/// Another player won on the same discard.
pub(in crate::rules) const ALSO_WON: EventKind = EventKind {
    is_win: true,
    questions: &questions_of_form(Answer::SEATS, NOBODY_OR_SEATS),
    ..EventKind::new("also-won")
};

/// The questions about another winner in a form of riichi. `seats` are the seats of its players, and
/// `nobody_or_seats` the answers to the question who is liable.
pub(in crate::rules) const fn questions_of_form(
    seats: &'static [Answer],
    nobody_or_seats: &'static [Answer],
) -> [Question; 5] {
    [WINNER.among(seats), WORTH, FU, LIABLE.among(nobody_or_seats), LIABLE_FOR]
}

/// The questions about a win of which only the value is known, in a form of riichi. `nobody_or_seats` are the answers
/// to the question who is liable.
pub(in crate::rules) const fn questions_of_value(
    nobody_or_seats: &'static [Answer],
) -> [Question; 2] {
    [LIABLE.among(nobody_or_seats), LIABLE_FOR]
}

/// Who it was.
pub(in crate::rules) const WINNER: Question =
    Question::new("winner", Answer::SEATS, None).role(Role::Winner);

/// What the hand is worth: so many han, a limit, or so many yakuman.
pub(in crate::rules) const WORTH: Question = Question::new(
    "worth",
    &[
        Answer::Number(1),
        Answer::Number(2),
        Answer::Number(3),
        Answer::Number(4),
        Answer::Word("mangan"),
        Answer::Word("haneman"),
        Answer::Word("baiman"),
        Answer::Word("sanbaiman"),
        YAKUMAN[0],
        YAKUMAN[1],
        YAKUMAN[2],
        YAKUMAN[3],
        YAKUMAN[4],
        YAKUMAN[5],
    ],
    None,
)
.varies(Varies::InPlay { common: 9 });

/// One yakuman and more, up to as many as a hand can be worth.
const YAKUMAN: [Answer; 6] = [
    Answer::Word("yakuman"),
    Answer::Word("yakuman-2"),
    Answer::Word("yakuman-3"),
    Answer::Word("yakuman-4"),
    Answer::Word("yakuman-5"),
    Answer::Word("yakuman-6"),
];

/// The fu of a hand below the limits.
pub(in crate::rules) const FU: Question = Question::new(
    "fu",
    &[
        Answer::Number(25),
        Answer::Number(30),
        Answer::Number(40),
        Answer::Number(50),
        Answer::Number(60),
        Answer::Number(70),
        Answer::Number(80),
        Answer::Number(90),
        Answer::Number(100),
        Answer::Number(110),
    ],
    None,
)
.when(|entered| entered.answer(&WORTH).and_then(Answer::number).is_some())
.varies(Varies::InPlay { common: 5 });

/// The answer that says this value: a limit, or so many yakuman. `None` if the hand is below the limits, because several
/// han and fu have the same value.
pub(super) fn worth_of(value: Value) -> Option<Answer> {
    match value.yakuman() {
        0 => value.limit.map(Answer::Word).filter(|limit| WORTH.has(*limit)),
        units => YAKUMAN.get(usize::from(units) - 1).copied(),
    }
}

/// Who is liable for a yakuman of the hand, if anybody is (R18).
pub(super) const LIABLE: Question = Question::new("liable", NOBODY_OR_SEATS, Some(Answer::No))
    .role(Role::OtherPlayer)
    .when(|entered| units(entered) > 0);

/// For which yakuman, where the hand has several.
pub(super) const LIABLE_FOR: Question = Question::new("liable-for", FOR_YAKUMAN, Some(FOR_DRAGONS))
    .when(|entered| units(entered) > 1 && !entered.says(&LIABLE, Answer::No));

/// The other wins of a deal.
#[derive(Clone, Debug, Default)]
pub(super) struct AlsoWon {
    /// Those of which everything is known.
    pub wins: Vec<Won>,
    /// What is not known of the others.
    pub missing: Vec<Missing>,
}

/// The other wins of a draft, and everything that is wrong with them. Each fault has the number of its
/// event.
pub(super) fn read(draft: &Draft, terms: Terms) -> (AlsoWon, Vec<Fault>) {
    let is_on_discard = ending(draft) == Ending::Won && !draft.win_source().is_self_drawn();
    let put_down = seats(draft, &PUT_DOWN);
    let (mut all, mut faults) = (AlsoWon::default(), Vec::new());
    let mut winners = SeatSet::EMPTY.with(draft.own_seat());
    for (index, event) in draft.events.iter().enumerate() {
        let mut fault = |fault: Fault| faults.push(Fault { event: Some(index + 1), ..fault });
        let mut lacks = |question: &'static Question, seat| {
            let note = Note { seat, ..Note::new(format!("missing.also-won.{}", question.key)) };
            // A form of the game has its own question, with its own seats.
            let own = event.kind.questions.iter().find(|own| *own == question);
            let question = own.unwrap_or(question);
            all.missing
                .push(Missing { note, entry: EntryPoint::EventAnswer { event: index, question } });
        };
        if !is_on_discard {
            fault(Fault::new(faults::ALSO_WON_WITHOUT_DISCARD));
        }
        let seat = event.answer(&WINNER).and_then(Answer::seat);
        match seat {
            None => lacks(&WINNER, None),
            Some(seat) if winners.contains(seat) => {
                fault(Fault::new(faults::ALSO_WON_TWICE).value(seat));
            }
            Some(seat) if draft.discarder() == Some(seat) => {
                fault(Fault::new(faults::ALSO_WON_DISCARDER).value(seat));
            }
            Some(seat) => winners = winners.with(seat),
        }
        let liable = liable(event);
        if liability::is_winner(liable, seat) {
            fault(Fault::new(faults::LIABLE_WINNER));
        }
        match (worth(event, terms), seat) {
            (Err(impossible), _) => fault(impossible),
            (Ok(Worth::Lacks(question)), _) => lacks(question, seat),
            (Ok(Worth::Known(_)), _) if is_barred(draft, event, terms) => {
                fault(Fault::new(faults::ALSO_WON_PULLED_NORTH));
            }
            (Ok(Worth::Known(value)), Some(seat)) => {
                let own_stick = put_down.contains(seat);
                let (part, from) = (event.answer(&LIABLE_FOR), draft.discarder());
                let liable = Share::of_value(liable, part, from, units(event), terms);
                all.wins.push(Won { seat, value, liable, own_stick });
            }
            (Ok(Worth::Known(_)), None) => {}
        }
    }
    (all, faults)
}

/// Whether the other hand does not win on a North that was pulled, where only a yakuman does (SN10).
fn is_barred(draft: &Draft, event: &Event, terms: Terms) -> bool {
    draft.win_source() == WinSource::PulledNorth
        && terms.on(Ruling::PulledNorthYakuman)
        && units(event) == 0
}

/// How many yakuman the hand of this winner is worth; 0 if it is worth less than one.
fn units(entered: &dyn Entered) -> u16 {
    let worth = entered.answer(&WORTH);
    let at = YAKUMAN.iter().position(|yakuman| Some(*yakuman) == worth);
    at.map_or(0, |at| at as u16 + 1)
}

/// The player who is liable for a yakuman of the other winner, if the event names one.
fn liable(event: &Event) -> Option<Seat> {
    event.answer(&LIABLE).filter(|_| event.asks(&LIABLE))?.seat()
}

/// What is known of the worth of a hand.
enum Worth {
    /// All of it.
    Known(Value),
    /// This question has no answer.
    Lacks(&'static Question),
}

/// What the hand is worth that an event tells of.
fn worth(event: &Event, terms: Terms) -> Result<Worth, Fault> {
    let answer = match event.answer(&WORTH) {
        None => return Ok(Worth::Lacks(&WORTH)),
        Some(Answer::Number(han)) => return counted(event, han, terms),
        Some(answer) => answer,
    };
    let mut limits = terms.score_table().limits.iter().map(|han| Value::of(*han, 0, terms));
    if let Some(limit) = limits.find(|value| value.limit == answer.word()) {
        return Ok(Worth::Known(limit));
    }
    let (units, most) = (units(event), Value::most_yakuman(terms));
    match units <= most {
        true => Ok(Worth::Known(Value::of_yakuman(units))),
        false => {
            let fault = Fault::new(faults::ALSO_WON_YAKUMAN);
            Err(fault.too_many(units.into(), most.into()))
        }
    }
}

/// What a hand below the limits is worth.
fn counted(event: &Event, han: u16, terms: Terms) -> Result<Worth, Fault> {
    let Some(fu) = event.answer(&FU).and_then(Answer::number) else { return Ok(Worth::Lacks(&FU)) };
    let is_possible = |han| score_table::worth(terms, false, han, fu).discard.is_some();
    if is_possible(han) {
        return Ok(Worth::Known(Value::of(han, fu, terms)));
    }
    let mut others = WORTH.answers.iter().filter_map(|worth| worth.number());
    let code = match others.any(is_possible) {
        true => faults::ALSO_WON_FU,
        false => faults::ALSO_WON_FU_OF_NO_HAND,
    };
    Err(Fault::new(code).value(fu))
}
