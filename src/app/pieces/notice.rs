//! The notice, which lies over the list so that nothing moves.

use leptos::html::Div;
use leptos::prelude::*;

use crate::app::browser::{focus, web};
use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::icon::{self, Icon};
use crate::app::pieces::sentence::Words;
use crate::state::{Action, Notice};
use crate::text::{fault, left_out};

/// Where the notice is shown. Screen readers announce it.
#[component]
pub fn NoticeArea() -> impl IntoView {
    let ui = use_ui();
    let area = NodeRef::<Div>::new();
    focus::pass_on(area, move || {
        ui.notice();
    });
    view! {
        <div class="notices" role="alert" node_ref=area>
            {move || ui.notice().map(|notice| view! { <NoticeBox notice/> })}
        </div>
    }
}

/// A notice, with a button that dismisses it.
#[component]
fn NoticeBox(notice: Notice) -> impl IntoView {
    let ui = use_ui();
    view! {
        <div class="notice" data-part="notice">
            <div><NoticeLines notice/></div>
            <button
                type="button"
                class="tool"
                data-action="hush"
                aria-label=ui.t("ui.close")
                on:click=ui.on_click(Action::DismissNotice)
            >
                <Icon path=icon::CLOSE/>
            </button>
        </div>
    }
}

/// The lines of a notice: its words, a sentence for each fault, or the news of a new version.
#[component]
pub fn NoticeLines(notice: Notice) -> impl IntoView {
    let ui = use_ui();
    lines(ui, &notice).collect_view()
}

fn lines(ui: Ui, notice: &Notice) -> std::vec::IntoIter<AnyView> {
    let words = ui.catalogue();
    let word = |key: &str| view! { <p>{ui.t(key)}</p> }.into_any();
    let mut lines = Vec::new();
    match notice {
        Notice::Word(key) => lines.push(word(key)),
        Notice::LeftOut(from, left_out) => {
            let sentence = left_out::sentence(left_out, from, &words);
            lines.push(view! { <p><Words sentence/></p> }.into_any());
        }
        Notice::Faults(before, faults) => {
            lines.extend(before.map(word));
            lines.extend(faults.iter().map(|fault| {
                view! { <p><Words sentence=fault::sentence(fault, &words)/></p> }.into_any()
            }));
        }
        Notice::Update => {
            lines.push(word("ui.update"));
            let reload = move |_| web::dispatch("hule-reload");
            lines.push(
                view! {
                    <button type="button" class="reload" data-action="reload" on:click=reload>
                        {ui.t("ui.reload")}
                    </button>
                }
                .into_any(),
            );
        }
    }
    lines.into_iter()
}
