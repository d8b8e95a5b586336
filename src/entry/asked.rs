//! Which questions stand open for a draft, and which answers are possible.

use serde::Serialize;

use crate::entry::{Draft, Fault};
use crate::system::AnswerKind;
use crate::tiles::{Seat, Way};

/// A question as it stands for a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Asked {
    /// The question's key.
    pub key: &'static str,
    /// What its answers are.
    #[serde(skip_serializing_if = "AnswerKind::is_choice")]
    pub kind: AnswerKind,
    /// The place that it is asked of.
    pub place: usize,
    /// The answer that is given or assumed.
    pub answer: Option<&'static str>,
    /// All answers.
    pub offers: Vec<Offer>,
}

/// A possible answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// The answer.
    pub answer: &'static str,
    /// Why it cannot be chosen now, where that was judged.
    pub impossible: Option<Fault>,
}

/// An answer that is a wind.
pub(crate) fn wind(answer: Option<&str>) -> Option<Seat> {
    answer.and_then(Seat::from_letter)
}

/// Whether an answer is yes.
pub(crate) fn yes(answer: Option<&str>) -> bool {
    answer == Some("yes")
}

/// The questions of a draft that matter, with all their answers.
pub(crate) fn open(draft: &Draft, matters: &dyn Fn(&'static str, usize) -> bool) -> Vec<Asked> {
    let rules = draft.rules();
    let mut asked = Vec::new();
    for question in rules.questions() {
        for place in (0..rules.places().len()).filter(|place| question.asks(*place)) {
            if !matters(question.key, place) {
                continue;
            }
            let answer = draft.answer_at(question.key, place);
            let answers = (0..question.len()).filter_map(|i| question.get(i));
            let offers = answers.map(|answer| Offer { answer, impossible: None }).collect();
            asked.push(Asked { key: question.key, kind: question.kind, place, answer, offers });
        }
    }
    asked
}

/// Says which of the answers are impossible now: those that would bring a fault which is not
/// there without them.
pub(crate) fn judge(draft: &Draft, asked: &mut [Asked], faults: &dyn Fn(&Draft) -> Vec<Fault>) {
    let before = faults(draft);
    for Asked { key, place, answer, offers, .. } in asked {
        for offer in offers.iter_mut().filter(|offer| *answer != Some(offer.answer)) {
            let mut other = draft.clone();
            if other.set_at(key, *place, offer.answer).is_ok() {
                let new = |fault: &Fault| !before.iter().any(|old| same(old, fault));
                offer.impossible = faults(&other).into_iter().find(new);
            }
        }
    }
}

/// Whether a fault was there before. Whose it is may change with the seat.
fn same(old: &Fault, new: &Fault) -> bool {
    (old.code, old.event) == (new.code, new.event)
        && old.tiles == new.tiles
        && old.value == new.value
}

/// Makes the answers about the winning tile agree with the one just given: who self-draws has
/// no discarder, and whoever sat across still does when the seat is corrected.
pub(crate) fn reconcile(draft: &mut Draft, changed: &str, before: Option<&str>) {
    // A rule system that does not ask one of these leaves it out.
    let put = |draft: &mut Draft, key: &str, answer: &str| {
        let _ = draft.put(key, answer);
    };
    match changed {
        "win" => {
            let way = draft.answer("win").and_then(Way::from_key);
            let drawn = way.is_some_and(Way::is_self_drawn);
            if drawn {
                draft.forget("from");
            }
            match (draft.answer("last"), drawn) {
                _ if way == Some(Way::RobbedKong) => put(draft, "last", "no"),
                (Some("claim"), true) => put(draft, "last", "draw"),
                (Some("draw"), false) => put(draft, "last", "claim"),
                _ => {}
            }
        }
        "seat" => {
            let (old, new) = (wind(before), wind(draft.answer("seat")));
            for key in ["from", "kong-from"] {
                let from = wind(draft.answer(key));
                if let (Some(old), Some(new), Some(from)) = (old, new, from) {
                    put(draft, key, new.after(old.places_to(from)).letter());
                }
            }
        }
        _ => {}
    }
}
