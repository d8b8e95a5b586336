//! Why one of two readings is better.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::result::comparison::TwoReadings;
use crate::practice::Exercise;
use crate::scoring::comparison::Comparison;

/// Two readings compared, the better one first.
#[component]
pub fn ReadingMarks(exercise: Arc<Exercise>, order: [usize; 2], is_right: bool) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let examined = calculator.engine()?.examine(&exercise.draft);
    let comparison = Comparison::new(calculator.rules.get(), &examined, 0, order)?;
    let sheets = order.map(|index| examined.report.sheets[index].clone());
    let mut heads = ["ui.practice.better", "ui.practice.other"].map(|key| i18n.t(key));
    let chosen = &mut heads[usize::from(!is_right)];
    *chosen = [&**chosen, " · ", &*i18n.t("ui.practice.chosen")].concat();
    Some(view! { <TwoReadings comparison sheets heads/> })
}
