//! The questions: what is chosen or typed for each kind of exercise.

mod choice;
mod fans;
mod numbers;
mod tiles;
mod worth;

use std::sync::Arc;

use leptos::prelude::*;

use crate::practice::{Exercise, Task};

use super::play::Playing;
use choice::{GroupChoice, PaymentChoice, ReadingChoice, YesOrNo};
use fans::{FanChoice, FanQuestion};
use numbers::{CountChoice, CountQuestion, PaymentQuestion};
use tiles::{DiscardChoice, TileChoice};
use worth::WorthQuestion;
pub use worth::{amounts_in_words, win_in_words};

/// The question of an exercise.
#[component]
pub fn QuestionView(play: Playing, exercise: Arc<Exercise>) -> impl IntoView {
    match exercise.task.clone() {
        Task::Sets { groups, .. } => view! { <GroupChoice play groups/> }.into_any(),
        Task::Win { .. } => view! { <YesOrNo play/> }.into_any(),
        Task::Waits { candidates, .. } => view! { <TileChoice play candidates/> }.into_any(),
        Task::Discard { .. } => {
            let hand = exercise.draft.tiles.clone();
            view! { <DiscardChoice play hand/> }.into_any()
        }
        Task::Reading { readings, .. } => {
            view! { <ReadingChoice play exercise readings/> }.into_any()
        }
        Task::Fans { candidates, .. } if candidates.is_empty() => {
            view! { <FanQuestion play/> }.into_any()
        }
        Task::Fans { candidates, .. } => view! { <FanChoice play candidates/> }.into_any(),
        Task::Count { candidates, unit, .. } if candidates.is_empty() => {
            view! { <CountQuestion play unit/> }.into_any()
        }
        Task::Count { candidates, unit, .. } => {
            view! { <CountChoice play unit candidates/> }.into_any()
        }
        Task::Worth { candidates, .. } => {
            view! { <WorthQuestion play exercise candidates/> }.into_any()
        }
        Task::Payment { candidates, .. } if candidates.is_empty() => {
            let payers = play.round.with_untracked(|round| round.payers());
            view! { <PaymentQuestion play payers/> }.into_any()
        }
        Task::Payment { candidates, .. } => view! { <PaymentChoice play candidates/> }.into_any(),
    }
}
