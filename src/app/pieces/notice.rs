//! The notice, which lies over the list so that nothing moves.

use leptos::prelude::*;

use crate::app::context::{I18n, use_calculator, use_i18n};
use crate::app::pieces::answers::answers;
use crate::app::pieces::button::{Button, Tool};
use crate::app::pieces::icon;
use crate::app::pieces::new_version::ReloadButton;
use crate::app::pieces::sentence::Words;
use crate::app::pieces::storage_note::StorageNotes;
use crate::calculator::{Action, Notice};
use crate::entry::Asked;
use crate::system::Role;
use crate::text::{fault, left_out};

/// Where the notice is shown. Screen readers announce it.
#[component]
pub fn NoticeArea(
    /// Whether it is part of a panel. As long as a panel is open, nothing behind it can be seen.
    #[prop(optional)]
    in_panel: bool,
) -> impl IntoView {
    let calculator = use_calculator();
    let is_on_top = Memo::new(move |_| calculator.panel().is_some() == in_panel);
    let notice = move || calculator.notice().filter(|_| is_on_top.get());
    view! {
        <div class="notices" data-interrupts="">
            <div role="status">
                <Show when=move || is_on_top.get()><StorageNotes/></Show>
            </div>
            <div role="alert">{move || notice().map(|notice| view! { <NoticeBox notice/> })}</div>
        </div>
    }
}

/// A notice, with a button that dismisses it.
#[component]
fn NoticeBox(notice: Notice) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="notice" data-part="notice">
            <div><NoticeLines notice/></div>
            <Tool icon=icon::CLOSE hook=("data-action", "hush") label=i18n.t("ui.close") press=Action::DismissNotice/>
        </div>
    }
}

/// Tells where the next deal has moved the player, and offers to stay there.
#[component]
fn NoticeOfNextDeal() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let report = calculator.report();
    let is_moved =
        |asked: &&Asked| matches!(asked.question.role, Role::Seat | Role::Round | Role::Dealer);
    let table = answers(i18n, report.asked.iter().filter(|a| a.place == 0).filter(is_moved));
    let mut table = table.iter().map(ToString::to_string).collect::<Vec<_>>();
    table.retain(|words| !words.is_empty());
    let table = table.join(i18n.language().comma());
    view! {
        <p>{i18n.with("ui.next-deal-begun", "table", &table)}</p>
        <Button class="reload" name="keep-table" press=Action::KeepTable>
            {i18n.t("ui.keep-table")}
        </Button>
    }
}

/// The lines of a notice: its words, a sentence for each fault, or the news of a new version.
#[component]
pub fn NoticeLines(notice: Notice) -> impl IntoView {
    let i18n = use_i18n();
    lines(i18n, &notice).collect_view()
}

fn lines(i18n: I18n, notice: &Notice) -> std::vec::IntoIter<AnyView> {
    let words = i18n.catalogue();
    let word = |key: &str| view! { <p>{i18n.t(key)}</p> }.into_any();
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
        Notice::NextDeal => {
            lines.push(view! { <NoticeOfNextDeal/> }.into_any());
        }
        Notice::Update | Notice::Replaced => {
            lines.push(word(if *notice == Notice::Update { "ui.update" } else { "ui.replaced" }));
            lines.push(view! { <ReloadButton class="reload"/> }.into_any());
        }
    }
    lines.into_iter()
}
