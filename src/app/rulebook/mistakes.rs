//! What beginners get wrong about a fan.

use leptos::prelude::*;

use super::Volume;
use crate::app::context::{I18n, use_i18n};
use crate::app::pieces::CitingWords;
use crate::rulebook::{Entry, Mistake, mistakes};
use crate::system::Fan;
use crate::text::{Sentence, Slot, explain};

/// How many fans are named that are not counted beside one.
const MOST: usize = 4;

/// A list of common mistakes about the fan of an entry. Renders nothing if none is known.
#[component]
pub fn Mistakes(volume: Volume, entry: Entry, fan: &'static Fan) -> impl IntoView {
    let i18n = use_i18n();
    let found = mistakes(volume.engine, fan, entry.examples, &i18n.catalogue());
    let system = volume.rules.words;
    let rows = found.iter().map(|mistake| {
        let sentence = sentence(i18n, fan, mistake);
        view! { <li><CitingWords sentence system/></li> }
    });
    let rows: Vec<_> = rows.collect();
    (!rows.is_empty()).then(|| {
        view! {
            <h3>{i18n.t("mistake.heading")}</h3>
            <ul class="book-mistakes" data-part="mistakes">{rows}</ul>
        }
    })
}

/// The sentence about a mistake.
fn sentence(i18n: I18n, fan: &Fan, mistake: &Mistake) -> Sentence {
    let words = i18n.catalogue();
    let name = Slot::text(explain::fan_name(&words, fan));
    match mistake {
        Mistake::CountedBeside(fans) => {
            let names = fans.iter().take(MOST).map(|fan| explain::fan_name(&words, fan));
            let names = names.collect::<Vec<_>>().join(words.language().comma());
            words.sentence("mistake.beside", &[("fan", name), ("fans", Slot::text(names))])
        }
        Mistake::StillCounted { change, why, .. } => {
            let key = ["mistake.", change.key()].concat();
            words.sentence(&key, &[("fan", name), ("why", Slot::Sentence(why.clone()))])
        }
    }
}
