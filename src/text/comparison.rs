//! Sentences on two readings side by side, and on two ways to share tiles out.

use crate::scoring::Sheet;
use crate::scoring::comparison::{Comparison, Difference, Verdict, WhyNotCounted};
use crate::scoring::split_comparison::SplitComparison;
use crate::system::System;

use super::{Catalogue, Sentence, Slot, explain};

/// Why the first of two readings comes first.
pub fn verdict(catalogue: &Catalogue, versus: &Comparison) -> Sentence {
    let key = match versus.verdict {
        Verdict::Total => "total",
        Verdict::Tie(tie) => tie.key(),
        Verdict::Order => "order",
    };
    let [first, second] = versus.totals.map(i64::from);
    let slots = [("n", Slot::Number((first - second).abs())), ("total", Slot::Number(first))];
    catalogue.sentence(&format!("versus.{key}"), &slots)
}

/// Why the tiles are shared out as they are, and not in another way.
pub fn preference(catalogue: &Catalogue, sharing: &SplitComparison) -> Sentence {
    let [best, this] = sharing.totals.map(i64::from);
    let slots = [
        ("n", Slot::Number((best - this).abs())),
        ("best", Slot::Number(best)),
        ("this", Slot::Number(this)),
    ];
    catalogue.sentence(&format!("split.{}", sharing.preference.key()), &slots)
}

/// Why one of the two does not count a fan, or counts it less often; `less` is that reading.
pub fn without(
    catalogue: &Catalogue,
    rules: &System,
    difference: &Difference,
    less: &Sheet,
) -> Option<Sentence> {
    let fan = rules.fan(difference.fan)?;
    match difference.why.as_ref()? {
        WhyNotCounted::Dropped(reason) => Some(explain::dropped(catalogue, rules, fan, reason)),
        WhyNotCounted::Absent(obstacle) => {
            Some(explain::obstacle(catalogue, obstacle, &less.division))
        }
    }
}
