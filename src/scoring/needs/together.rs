//! Measures the needs of a stage of a row together: two numbers of exchanges do not add up, because one
//! exchange may serve both needs, or take from one what it gives to the other.

use crate::reading::division::{Form, Parts};
use crate::reading::set_kinds::SetKinds;
use crate::scoring::{Measure, Obstacle, Reading, Shortfall};

use super::{HandKind, Miss, Need};

/// What is missing of the needs of a stage. `None` if all of them are met.
pub fn missing_of_stage<'a, D>(
    stage: &[&dyn Need<D>],
    reading: &'a Reading<'a, D>,
    miss: impl Fn(Obstacle) -> Miss<'a, D>,
    measure: &Measure,
) -> Option<Shortfall> {
    let unmet: Vec<Option<Obstacle>> = stage.iter().map(|need| need.met(reading).err()).collect();
    unmet.iter().flatten().next()?;
    // No exchange of tiles changes that a set was claimed.
    let is_barred = unmet.iter().any(|obstacle| matches!(obstacle, Some(Obstacle::Claimed { .. })));
    let nearest = nearest_combination(stage, reading, measure, is_barred);
    // If declared sets bar the form, nothing else is of any use.
    let melded = !measure.hand.melds.is_empty();
    let is_form_alone = melded && nearest.as_ref().is_some_and(Combination::has_no_sets);
    let mut claimed = Parts::NONE;
    let told = stage.iter().zip(unmet).enumerate().filter_map(|(i, (need, obstacle))| {
        let obstacle = obstacle?;
        let kind = nearest.as_ref().and_then(|nearest| nearest.kinds[i]);
        if is_form_alone && kind.is_none_or(|kind| kind.form.is_none()) {
            return None;
        }
        let shortfall = match kind {
            Some(kind) => measure.shortfall(kind.obstacle),
            None => need.missing(&miss(obstacle)),
        };
        if let Obstacle::Claimed { .. } = obstacle {
            claimed = shortfall.in_the_way.parts;
        }
        Some(shortfall)
    });
    let mut told: Vec<Shortfall> = told.collect();
    let mut first = told.remove(0).and(told);
    if let Some(nearest) = nearest {
        first.exchanges = nearest.exchanges;
        first.declared = if is_barred { claimed } else { nearest.declared };
    }
    Some(first)
}

/// A hand that meets every need of a stage that is about the whole hand.
struct Combination {
    /// The kind of hand that each need of the stage asks for; `None` for other needs.
    kinds: Vec<Option<HandKind>>,
    form: Option<Form>,
    sets: SetKinds,
    exchanges: Option<u8>,
    declared: Parts,
}

impl Combination {
    const ANY: Combination = Combination {
        kinds: Vec::new(),
        form: None,
        sets: SetKinds::ANY,
        exchanges: None,
        declared: Parts::NONE,
    };

    /// Whether it is of a form without sets.
    fn has_no_sets(&self) -> bool {
        !matches!(self.form, None | Some(Form::FourSets | Form::KnittedStraight))
    }

    /// A hand of this kind, too. `None` if it can't have both forms.
    fn and(&self, kind: HandKind) -> Option<Combination> {
        let form = match (self.form, kind.form) {
            (Some(one), Some(other)) if one != other => return None,
            (one, other) => one.or(other),
        };
        let kinds = self.kinds.iter().copied().chain([Some(kind)]).collect();
        Some(Combination { kinds, form, sets: self.sets.and(kind.sets), ..*self })
    }
}

/// The nearest hand that meets all needs of the whole hand in a stage. `None` if there are not several. If
/// the fan is barred from the hand, no exchanges lead to it, and the nearest is what keeps the most tiles.
fn nearest_combination<D>(
    stage: &[&dyn Need<D>],
    reading: &Reading<D>,
    measure: &Measure,
    is_barred: bool,
) -> Option<Combination> {
    let kinds: Vec<Vec<HandKind>> = stage.iter().map(|need| need.kinds_of_hand(reading)).collect();
    if kinds.iter().filter(|kinds| !kinds.is_empty()).count() < 2 {
        return None;
    }
    let mut all = vec![Combination::ANY];
    for kinds in kinds {
        if kinds.is_empty() {
            all.iter_mut().for_each(|combination| combination.kinds.push(None));
        } else {
            let with = |combination: &Combination| {
                kinds.iter().filter_map(|kind| combination.and(*kind)).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(with).collect();
        }
    }
    let measured = all.into_iter().map(|combination| {
        if is_barred {
            return combination;
        }
        let (exchanges, declared) = measure.to_be(combination.form, combination.sets);
        Combination { exchanges, declared, ..combination }
    });
    // Of hands that are equally near, the one that keeps the most tiles goes first.
    let foreign = |combination: &Combination| {
        let of = |kind: &HandKind| measure.shortfall(kind.obstacle).tiles.len();
        combination.kinds.iter().flatten().map(of).sum::<usize>()
    };
    measured.min_by_key(|combination| {
        let exchanges = combination.exchanges.unwrap_or(u8::MAX);
        (exchanges, combination.declared.len(), foreign(combination))
    })
}
