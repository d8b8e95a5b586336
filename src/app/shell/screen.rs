//! The screen, which arranges the parts: the result above, the list between, the entry below.

use gloo::timers::callback::Timeout;
use leptos::html::Main;
use leptos::prelude::*;

use crate::app::browser::focus;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::entry::circumstances::CircumstancesLine;
use crate::app::entry::hand::Hand;
use crate::app::entry::long_press::LongPress;
use crate::app::entry::modes::Modes;
use crate::app::entry::palette::Palette;
use crate::app::entry::places_line::PlacesLine;
use crate::app::pieces::{BookLink, Icon, NoticeArea, ToolButton, icon};
use crate::app::result::answer_bar::AnswerBar;
use crate::app::result::summary::Summary;
use crate::app::shell::details::Details;
use crate::app::shell::dialog::PanelDialog;
use crate::app::shell::parts::Parts;
use crate::app::shell::systems::Systems;
use crate::calculator::{Action, Panel};
use crate::rulebook::Page;

/// The screen.
#[component]
pub fn Screen() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let press = LongPress::new();
    let screen = NodeRef::<Main>::new();
    focus::keep(screen);
    let is_reading = Memo::new(move |_| calculator.is_reading());
    let has_limit = Memo::new(move |_| {
        let sheet = calculator.sheet().filter(|_| is_reading.get());
        sheet.is_some_and(|sheet| sheet.limit.is_some())
    });
    let has_result = Memo::new(move |_| calculator.has_result());
    let is_revealing = reveal(has_result);
    view! {
        <main
            class="app"
            data-reading=move || is_reading.get().then_some("")
            data-revealing=move || is_revealing.get().then_some("")
            data-limit=move || has_limit.get().then_some("")
            node_ref=screen
            on:pointerdown=move |event| {
                is_revealing.set(false);
                press.begin(&event);
            }
            on:pointermove=move |event| press.follow(&event)
            on:pointerup=move |_| press.end()
            on:pointercancel=move |_| press.end()
            on:contextmenu=move |event| press.menu(&event)
            on:click=move |_| press.release()
            on:keydown=move |_| press.release()
        >
            <section class="result" aria-label=i18n.t("ui.result")>
                <h1 class="spoken">{i18n.t("ui.title")}</h1>
                <header>
                    <AppHead/>
                    <BookLink page=Page::Ask class="tool" action="ask">
                        <span class="spoken">{i18n.t("ui.ask")}</span>
                        <Icon path=icon::SEARCH/>
                    </BookLink>
                    <ToolButton name="menu" icon=icon::MORE action=Action::Open(Panel::Menu)/>
                </header>
                <Summary/>
            </section>
            <Details/>
            <section
                class="entry"
                aria-label=i18n.t("ui.entry")
                data-other=move || (calculator.place.get() > 0 && !calculator.is_one_player()).then_some("")
            >
                <NoticeArea/>
                <Hand/>
                <CircumstancesLine/>
                <PlacesLine/>
                <Modes/>
                <Palette/>
                <AnswerBar/>
            </section>
            <PanelDialog/>
        </main>
    }
}

/// How long a result that has just come is revealed, in milliseconds.
const REVEAL: u32 = 900;

/// Whether a result that has just come is being revealed. One that was there from the start is not.
fn reveal(has_result: Memo<bool>) -> RwSignal<bool> {
    let is_revealing = RwSignal::new(false);
    let end = StoredValue::new_local(None::<Timeout>);
    Effect::new(move |before: Option<bool>| {
        let is_now = has_result.get();
        is_revealing.set(is_now && before == Some(false));
        let stop = move || is_revealing.set(false);
        end.set_value(is_now.then(|| Timeout::new(REVEAL, stop)));
        is_now
    });
    is_revealing
}

/// The rule systems or, while a session is open, its bar.
#[component]
fn AppHead() -> impl IntoView {
    let (calculator, parts) = (use_calculator(), expect_context::<Parts>());
    let is_open = Memo::new(move |_| calculator.table.with(Option::is_some));
    move || match parts.session.get() {
        Some(views) if is_open.get() => untrack(|| (views.bar)()),
        _ => view! { <Systems/> }.into_any(),
    }
}
