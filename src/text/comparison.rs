//! Sentences about comparisons: two readings of a hand, or two ways to split tiles between hands.

use crate::scoring::Sheet;
use crate::scoring::comparison::{Comparison, Difference, Verdict, WhyNotCounted};
use crate::scoring::split_comparison::SplitComparison;

use super::{Catalogue, Sentence, Slot, explain, missing};

/// Says why the first of two readings is better than the second.
pub fn verdict(catalogue: &Catalogue, comparison: &Comparison) -> Sentence {
    let key = match comparison.verdict {
        Verdict::Total => "total",
        Verdict::Tie(tie) => tie.key(),
        Verdict::Order => "order",
    };
    let [first, second] = comparison.totals.map(i64::from);
    let slots = [("n", Slot::Number((first - second).abs())), ("total", Slot::Number(first))];
    catalogue.sentence(&format!("versus.{key}"), &slots)
}

/// Says why the declared split of the tiles is better than another one.
pub fn preference(catalogue: &Catalogue, comparison: &SplitComparison) -> Sentence {
    let [best, this] = comparison.totals.map(i64::from);
    let slots = [
        ("n", Slot::Number((best - this).abs())),
        ("best", Slot::Number(best)),
        ("this", Slot::Number(this)),
    ];
    catalogue.sentence(&format!("split.{}", comparison.preference.key()), &slots)
}

/// Says why one of two readings does not count a fan, or counts it fewer times than the other.
/// `less` is the sheet of that reading.
pub fn without(catalogue: &Catalogue, difference: &Difference, less: &Sheet) -> Option<Sentence> {
    match difference.why.as_ref()? {
        WhyNotCounted::Dropped(reason) => Some(explain::dropped(catalogue, difference.fan, reason)),
        WhyNotCounted::Absent(shortfall) => Some(missing::in_reading(catalogue, shortfall, less)),
    }
}
