//! The picture of a session.

use gloo::file::{Blob, File};

use super::{Feedback, address, file_name};
use crate::app::browser::{date, files, picture, sharing, web};
use crate::app::context::{I18n, spawn};
use crate::app::pieces::product;
use crate::app::session::shown::{Shown, words_of};
use crate::pictures::evening_card::{self, NightPicture};
use crate::pictures::{Imprint, Look, session_picture, session_summary};
use crate::session::Chart;
use crate::text::session::night_words;
use crate::text::{Catalogue, spoken};

/// Saves the picture as a drawing.
pub fn save_svg(feedback: Feedback, shown: Shown) {
    let svg = svg(feedback.i18n, &shown);
    files::save(
        &file_name(&shown.session, "svg"),
        Blob::new_with_options(&*svg, Some(picture::SVG)),
    );
    feedback.say("ui.share.drawn");
}

/// Saves the picture in pixels.
pub fn save_png(feedback: Feedback, shown: Shown) {
    spawn(Box::pin(async move {
        let png = png(feedback.i18n, &shown).await;
        feedback.say(if png.is_some() { "ui.share.drawn" } else { "ui.share.not-drawn" });
        if let Some(png) = png {
            files::save(&file_name(&shown.session, "png"), png.into());
        }
    }));
}

/// Passes the picture to the system's share sheet. If that takes no pictures, it is saved.
pub fn share(feedback: Feedback, shown: Shown) {
    spawn(Box::pin(async move {
        let title = shown.title(&words_of(feedback.i18n, &shown.session));
        let done = match png(feedback.i18n, &shown).await {
            Some(png) if sharing::takes(&png) => sharing::share_file(&title, &png).await,
            Some(png) => {
                files::save(&file_name(&shown.session, "png"), png.into());
                true
            }
            None => false,
        };
        feedback.say(if done { "ui.share.drawn" } else { "ui.share.not-drawn" });
    }));
}

/// Passes the evening on one card to the system's share sheet, with the link that opens it. If that takes no
/// pictures, the card is saved.
pub fn share_card(feedback: Feedback, shown: Shown) {
    spawn(Box::pin(async move {
        let title = shown.title(&words_of(feedback.i18n, &shown.session));
        let name = file_name(&shown.session, "png");
        let svg = card(feedback.i18n, &shown).await;
        let png = match &svg {
            Some(svg) => picture::png(svg, &name).await,
            None => None,
        };
        let done = match png {
            Some(png) if sharing::takes(&png) => {
                sharing::share_file_with_link(&title, &png, address(&shown).as_deref()).await
            }
            Some(png) => {
                files::save(&name, png.into());
                true
            }
            None => false,
        };
        feedback.say(if done { "ui.share.drawn" } else { "ui.share.not-drawn" });
    }));
}

/// The card in SVG. `None` if the art of the tiles can't be had.
async fn card(i18n: I18n, shown: &Shown) -> Option<String> {
    let (session, sheet) = (&shown.session, &shown.sheet);
    let words = words_of(i18n, session);
    let night = sheet.hand_of_the_night(session);
    let mut sprites = Vec::new();
    for file in ["tiles.svg", "flowers.svg"].into_iter().filter(|_| night.is_some()) {
        sprites.push(files::text(&web::file(file)).await?);
    }
    let sprites: Vec<&str> = sprites.iter().map(|text| &**text).collect();
    let night = night.as_ref().map(|night| {
        let (tiles, complete) = (&night.draft.tiles, night.draft.complete(0));
        NightPicture {
            tiles,
            complete,
            spoken: spoken::hand(tiles, complete, &words),
            title: words.get("session.night").to_owned(),
            words: night_words(session, sheet, night, &words),
        }
    });
    let (name, address) = (product::NAMES.join(" "), product::address());
    let look =
        Look { imprint: Some(Imprint { name: &name, address: &address }), ..Look::default() };
    let chart = Chart::of(session, sheet);
    let summary = session_summary::summary(session, sheet, day(shown, &words), &words);
    Some(evening_card::svg(&summary, &chart, night.as_ref(), words.language(), look, &sprites))
}

async fn png(i18n: I18n, shown: &Shown) -> Option<File> {
    picture::png(&svg(i18n, shown), &file_name(&shown.session, "png")).await
}

fn svg(i18n: I18n, shown: &Shown) -> String {
    let words = words_of(i18n, &shown.session);
    let (name, address) = (product::NAMES.join(" "), product::address());
    let imprint = Some(Imprint { name: &name, address: &address });
    let look = Look { imprint, ..Look::default() };
    let chart = Chart::of(&shown.session, &shown.sheet);
    let day = day(shown, &words);
    let summary = session_summary::summary(&shown.session, &shown.sheet, day, &words);
    session_picture::svg(&summary, &chart, words.language(), look)
}

/// The rules, the day and the number of deals, as far as they are known.
pub fn about(shown: &Shown, words: &Catalogue) -> String {
    session_summary::about(&shown.session, &shown.sheet, day(shown, words), words)
}

fn day(shown: &Shown, words: &Catalogue) -> Option<String> {
    (shown.session.time > 0).then(|| date::day(shown.session.time, words.language()))
}
