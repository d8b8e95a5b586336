//! Carrying a session elsewhere: as a link, as a file, as a table for spreadsheets, as a picture and on
//! paper.

pub mod drawing;
pub mod paper;

use gloo::file::Blob;
use leptos::prelude::*;

use super::shown::{Shown, words_of};
use crate::app::browser::{date, files, sharing, web};
use crate::app::context::use_i18n;
use crate::app::pieces::{Feedback, FeedbackLine, Item};
use crate::session::link::{LONGEST, TooLong};
use crate::session::{Session, file, link};
use crate::text::Slot;
use crate::text::session::csv;

/// The panel for carrying a session elsewhere.
#[component]
pub fn Carry(shown: Shown) -> impl IntoView {
    let i18n = use_i18n();
    let feedback = Feedback::new();
    let shown = StoredValue::new(shown);
    let with = move |run: fn(Feedback, Shown)| move || run(feedback, shown.get_value());
    let shares = sharing::is_possible();
    let link = shown.with_value(|shown| link::encode(&shown.session));
    let (link_items, hint) = match &link {
        Ok(_) => {
            let items = view! {
                {shares.then(|| view! {
                    <Item words="ui.share.system" hook=("data-carry", "system") press=with(share_link) attr:data-main=""/>
                })}
                <Item words="ui.share.link" hook=("data-carry", "link") press=with(copy_link)/>
                <Item words="session.carry.html" hook=("data-carry", "html") press=with(copy_html)/>
            };
            (Some(items), i18n.t("session.carry.hint"))
        }
        Err(TooLong { bytes }) => {
            let kilobytes = |bytes: usize| Slot::count(bytes.div_ceil(1024));
            let slots = [("n", kilobytes(*bytes)), ("most", kilobytes(LONGEST))];
            (None, i18n.fill("session.carry.too-long", &slots))
        }
    };
    view! {
        <p class="quiet" data-part="carry-hint">{hint}</p>
        <div class="items">
            {link_items}
            <Item words="session.carry.file" hook=("data-carry", "file") press=with(|feedback, shown| {
                save_file(&shown.session);
                feedback.say("session.carry.saved");
            })/>
            <Item words="session.carry.csv" hook=("data-carry", "csv") press=with(save_csv)/>
            <Item words="session.send-evening" hook=("data-carry", "card") press=with(drawing::share_card)/>
            {shares.then(|| view! {
                <Item words="ui.share.picture" hook=("data-carry", "picture") press=with(drawing::share)/>
            })}
            <Item words="ui.share.png" hook=("data-carry", "png") press=with(drawing::save_png)/>
            <Item words="ui.share.svg" hook=("data-carry", "svg") press=with(drawing::save_svg)/>
            <Item words="ui.share.print" hook=("data-carry", "print") press=web::print/>
        </div>
        <FeedbackLine feedback/>
    }
}

/// The address of a session. `None` if it is too long for a link.
pub fn address(shown: &Shown) -> Option<String> {
    let link = link::encode(&shown.session).ok()?;
    let page = web::address();
    Some([page.split('#').next().unwrap_or_default(), "#", &link].concat())
}

fn copy_link(feedback: Feedback, shown: Shown) {
    address(&shown).into_iter().for_each(|address| feedback.copy(address, "ui.copied-link"));
}

/// Copies the HTML that shows the session on another page.
fn copy_html(feedback: Feedback, shown: Shown) {
    let Ok(link) = link::encode(&shown.session) else { return };
    let link = link.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
    let script = ["<script type=\"module\" src=\"", &*web::folder(), "embed.js\"></script>\n"];
    let element = ["<hule-session session=\"", &*link, "\"></hule-session>"];
    feedback.copy([script.concat(), element.concat()].concat(), "ui.copied");
}

fn share_link(feedback: Feedback, shown: Shown) {
    let Some(address) = address(&shown) else { return };
    feedback.share_link(shown.title(&words_of(feedback.i18n, &shown.session)), address);
}

/// The name of a file of the session, with the day on which it began.
fn file_name(session: &Session, ending: &str) -> String {
    let day = match session.time {
        0 => String::new(),
        time => ["-", &*date::digits(time)].concat(),
    };
    ["hule-session", &day, ".", ending].concat()
}

/// Saves the session as a file that can be opened again.
pub fn save_file(session: &Session) {
    let content = Blob::new_with_options(&*file::write(session), Some("application/json"));
    files::save(&file_name(session, "json"), content);
}

fn save_csv(feedback: Feedback, shown: Shown) {
    let words = words_of(feedback.i18n, &shown.session);
    let text = csv::write(&shown.session, &shown.sheet, &words);
    let content = Blob::new_with_options(&*text, Some("text/csv;charset=utf-8"));
    files::save(&file_name(&shown.session, "csv"), content);
    feedback.say("session.carry.saved");
}
