//! The picture of the hand on the screen with its score.

use gloo::file::{Blob, File};
use leptos::prelude::{Get, untrack};

use crate::app::browser::{files, picture, sharing};
use crate::app::context::{Calculator, I18n};
use crate::app::pieces::{own_answers, product};
use crate::pictures::picture::{self as drawn, HandPicture};
use crate::pictures::{Imprint, Look};
use crate::text::{Sentence, Span, spoken};

/// The form of a saved picture.
#[derive(Clone, Copy)]
pub enum Format {
    /// A drawing.
    Svg,
    /// Pixels.
    Png,
}

const SVG_FILE: &str = "hule-hand.svg";
const PNG_FILE: &str = "hule-hand.png";

/// Saves the picture as a file. `None` if it can't be drawn.
pub async fn save(calculator: Calculator, i18n: I18n, format: Format) -> Option<()> {
    match format {
        Format::Svg => {
            let svg = svg(calculator, i18n).await?;
            files::save(SVG_FILE, Blob::new_with_options(&*svg, Some(picture::SVG)));
        }
        Format::Png => files::save(PNG_FILE, png(calculator, i18n).await?.into()),
    }
    Some(())
}

/// Passes the picture to the system's share sheet. If that takes no pictures, the picture is saved.
/// Returns whether that succeeded; `None` if the picture can't be drawn.
pub async fn share(calculator: Calculator, i18n: I18n) -> Option<bool> {
    let png = png(calculator, i18n).await?;
    if sharing::takes(&png) {
        return Some(sharing::share_file(&i18n.hand_summary().total(), &png, None).await);
    }
    files::save(PNG_FILE, png.into());
    Some(true)
}

/// The picture in PNG.
pub async fn png(calculator: Calculator, i18n: I18n) -> Option<File> {
    picture::png(&svg(calculator, i18n).await?, PNG_FILE).await
}

/// The picture in SVG.
async fn svg(calculator: Calculator, i18n: I18n) -> Option<String> {
    let art = files::tile_art().await?;
    let sprites = art.each_ref().map(|text| &**text);
    untrack(|| {
        let (draft, report, summary) =
            (calculator.draft.get(), calculator.report(), i18n.hand_summary());
        let is_default = report.preset == Some(calculator.rules.get().presets[0].key);
        let preset = (!is_default).then(|| Sentence(vec![Span::Text(i18n.preset())]));
        let answers: Vec<Sentence> = preset.into_iter().chain(own_answers(i18n, &report)).collect();
        let (name, address) = (product::NAMES.join(" "), product::address());
        let imprint = Some(Imprint { name: &name, address: &address });
        let (words, complete) = (i18n.catalogue(), draft.complete(0));
        let hand = HandPicture {
            tiles: &draft.tiles,
            complete,
            spoken: spoken::hand(&draft.tiles, complete, &words),
            summary: &summary,
            circumstances: &answers,
        };
        let look = Look { imprint, ..Look::default() };
        Some(drawn::svg(&hand, words.language(), look, &sprites))
    })
}
