//! The picture of a session.

use gloo::file::{Blob, File};

use super::{Feedback, file_name};
use crate::app::browser::{date, files, picture, sharing};
use crate::app::context::{I18n, spawn};
use crate::app::pieces::product;
use crate::app::session::shown::{Shown, words_of};
use crate::pictures::Imprint;
use crate::pictures::session_picture::{self, DealSummary, PlayerSummary, SessionSummary};
use crate::session::Chart;
use crate::text::session::{line, penalty_lines, result_points};
use crate::text::signed;
use crate::text::{Catalogue, whole};

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

async fn png(i18n: I18n, shown: &Shown) -> Option<File> {
    picture::png(&svg(i18n, shown), &file_name(&shown.session, "png")).await
}

fn svg(i18n: I18n, shown: &Shown) -> String {
    let words = words_of(i18n, &shown.session);
    let (name, address) = (product::NAMES.join(" "), product::address());
    let imprint = Imprint { name: &name, address: &address };
    let chart = Chart::of(&shown.session, &shown.sheet);
    session_picture::svg(&summary(shown, &words), &chart, imprint)
}

/// The rules, the day and the number of deals, as far as they are known.
pub fn about(shown: &Shown, words: &Catalogue) -> String {
    let rules = (!shown.session.name.is_empty())
        .then(|| shown.session.system().name(words.language()).to_owned());
    let day = (shown.session.time > 0).then(|| date::day(shown.session.time, words.language()));
    let deals = words.count("session.players.deals", shown.sheet.deals.len());
    rules.into_iter().chain(day).chain([deals]).collect::<Vec<_>>().join(" · ")
}

fn summary(shown: &Shown, words: &Catalogue) -> SessionSummary {
    let sheet = &shown.sheet;
    let points =
        |player: usize| shown.is_over().then(|| result_points(sheet, player, words)).flatten();
    let player = |player: usize| PlayerSummary {
        name: shown.name(player, words),
        rank: sheet.ranks[player],
        total: whole(sheet.totals[player]),
        points: points(player).unwrap_or_default(),
    };
    let changes = |net: &[i32]| net.iter().map(|change| signed(*change)).collect();
    let deals = sheet.deals.iter().enumerate().flat_map(|(index, row)| {
        let deal = DealSummary {
            number: row.position.number.to_string(),
            line: line(&shown.session, index, row, words),
            changes: changes(&row.net),
        };
        let lines = penalty_lines(&shown.session, index, row, words);
        let penalties = lines.into_iter().zip(&row.penalties).map(|(line, result)| DealSummary {
            number: String::new(),
            line,
            changes: result.as_ref().map(|result| changes(&result.change)).unwrap_or_default(),
        });
        [deal].into_iter().chain(penalties).collect::<Vec<_>>()
    });
    SessionSummary {
        title: shown.title(words),
        about: about(shown, words),
        players: shown.players().map(player).collect(),
        deals: deals.collect(),
    }
}
