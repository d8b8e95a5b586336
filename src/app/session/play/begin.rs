//! A new session: the rules, what is agreed on, who plays and who sits where.

use leptos::prelude::*;
use web_sys::SubmitEvent;

use super::form_fields::FormFields;
use super::seating::Seating;
use crate::app::context::{Calculator, use_calculator, use_fetching, use_i18n};
use crate::app::panels::rulings::{Presets, RulingSwitches};
use crate::app::pieces::{Button, Choice, Choices};
use crate::app::session::kept::{self, Kept};
use crate::app::session::open::{OpenSession, use_session};
use crate::app::session::opening;
use crate::calculator::Action;
use crate::rules;
use crate::scoring::Engine;
use crate::session::{Field, Label, Plan, Session, SessionFault, Settling, Value};
use crate::system::System;
use crate::text::isolated;
use crate::text::session::{label_words, options_line};

/// How many options of a game are shown at once.
const MOST_IN_VIEW: usize = 4;

/// Begins a session, once the last change of the one that is open is kept.
pub fn begin(open: OpenSession, session: Session) {
    let Some(engine) = open.engine_of(&session) else { return };
    opening::once_kept(open, move || {
        opening::begin(open, Settling::new(session, engine).finish(engine));
        open.plan.set_value(None);
        open.calculator.act(Action::Close);
        open.to_deal();
    });
}

/// The panel.
#[component]
pub fn BeginPanel() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let kept = kept::load(open);
    let is_read = Memo::new(move |_| kept.read().is_some());
    // The form begins as the last session did, so that one is looked for first. What other windows do
    // later does not change it.
    let form = move || {
        let kept = kept.get_untracked().unwrap_or_default();
        let last = kept.last().map(|(_, session)| session.clone());
        let names = kept.players();
        view! { <Form last names/> }
    };
    let loading = move || view! { <p class="quiet" role="status">{i18n.t("ui.loading")}</p> };
    view! { <Show when=move || is_read.get() fallback=loading>{form()}</Show> }
}

/// The form, which is that of the last session at first.
#[component]
fn Form(last: Option<Session>, names: Vec<String>) -> impl IntoView {
    let (calculator, i18n, fetching, open) =
        (use_calculator(), use_i18n(), use_fetching(), use_session());
    let first = || {
        let mut plan = match &last {
            Some(session) => Plan::like(session),
            None => Plan::new(calculator.rules.get_untracked()),
        };
        take_rulings(calculator, &mut plan);
        plan
    };
    // What was entered stays when the panel is closed.
    let plan = open.plan.get_value().unwrap_or_else(|| ArcRwSignal::new(first()));
    open.plan.set_value(Some(plan.clone()));
    let plan = RwSignal::from(plan);
    let faults = RwSignal::new(Vec::<SessionFault>::new());
    let system = Memo::new(move |_| plan.with(Plan::system));
    let awaited = RwSignal::new(None::<&'static str>);
    let choose_system = move |key: &'static str| {
        awaited.set(Some(key));
        let change = move || {
            if let Some(system) = rules::system(key) {
                plan.update(|plan| {
                    if plan.system() != system {
                        plan.choose_system(system);
                        take_rulings(calculator, plan);
                    }
                });
                faults.set(Vec::new());
            }
            awaited.set(None);
        };
        fetching.systems(vec![key.to_owned()], Box::new(change));
    };
    // The words of the first rule system may be missing, too.
    choose_system(system.get_untracked().key);
    let is_there = Memo::new(move |_| {
        fetching.track_fetched();
        fetching.has_system(system.get().key)
    });
    let begins = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(engine) = engine_of(open, system.get_untracked()) else { return };
        let found = plan.with_untracked(|plan| plan.faults(engine));
        if found.is_empty() {
            begin(open, plan.with_untracked(|plan| plan.session(OpenSession::now())));
        } else {
            faults.set(found);
        }
    };
    let systems = rules::SYSTEMS.iter().map(|rules| {
        let (key, words) = (rules.key, i18n.name(&rules.short_names).to_owned());
        Choice::new(key, words, move || system.get().key == key, move || choose_system(key))
    });
    let systems: Vec<_> = systems.collect();
    let name_field = Memo::new(move |_| vec![plan.with(Plan::name_field)]);
    let say = move |label: Label| label_words(&label, &[], &i18n.catalogue());
    let enter = move |(field, value): (Field, Value)| {
        plan.update(|plan| plan.enter(&field, value));
        faults.update(|faults| faults.retain(|fault| fault.field != field));
    };
    view! {
        <form class="questions" data-part="begin-form" novalidate on:submit=begins>
            <Choices legend=i18n.t("ui.systems") hook=("data-field", "rules") choices=systems/>
            {move || match is_there.get() {
                true => view! { <Agreed plan faults system=system.get()/> }.into_any(),
                false => view! { <p class="quiet" role="status">{i18n.t("ui.loading")}</p> }.into_any(),
            }}
            <Seating plan faults known=Signal::stored(names)/>
            <FormFields fields=name_field faults say enter/>
            <Button class="primary" name="begin-session">{i18n.t("session.begin")}</Button>
        </form>
    }
}

/// Agrees on the rulings with which the calculator counts hands of the same system, if it was used for any, and on
/// the options of the game that come with them.
fn take_rulings(calculator: Calculator, plan: &mut Plan) {
    let (now, left) = (calculator.draft.get_untracked(), calculator.left());
    let drafts = std::iter::once(&*now).chain(&left);
    if let Some(draft) = drafts.into_iter().find(|draft| draft.system() == plan.system()) {
        plan.take_rulings(draft.rulings());
    }
}

fn engine_of(open: OpenSession, system: &'static System) -> Option<&'static dyn Engine> {
    open.calculator.engines().into_iter().find(|engine| engine.system() == system)
}

/// The preset, the options that matter, and the rulings one by one.
#[component]
fn Agreed(
    plan: RwSignal<Plan>,
    faults: RwSignal<Vec<SessionFault>>,
    system: &'static System,
) -> impl IntoView {
    let i18n = use_i18n();
    let bits = Signal::derive(move || plan.with(|plan| plan.agreement.table().rulings()));
    let choose = move |rulings: u64| plan.update(|plan| plan.choose_rulings(rulings));
    let toggle = move |(ruling, on): (&'static str, bool)| {
        // The switches are those of the rulings that there are.
        plan.update(|plan| drop(plan.agreement.set_ruling(ruling, on)));
    };
    let set = move |rulings| plan.update(|plan| plan.agreement.set_rulings(rulings));
    let fields = Memo::new(move |_| plan.with(Plan::option_fields));
    let enter = move |(field, value): (Field, Value)| {
        let before = plan.get_untracked();
        plan.update(|plan| plan.enter(&field, value));
        // What was typed may be no answer yet.
        if plan.with_untracked(|plan| *plan != before) {
            faults.set(Vec::new());
        }
    };
    let words = move || i18n.catalogue().for_system(system.key);
    let say = move |label: Label| label_words(&label, &[], &words());
    let options = move || view! { <FormFields fields faults say enter/> };
    let line = move || plan.with(|plan| options_line(&plan.agreement, &words()));
    // Many options would hide the names: the preset and what differs from it say as much in a line.
    let all = if plan.with_untracked(|plan| plan.options().count()) > MOST_IN_VIEW {
        view! {
            <p class="quiet" data-part="options-line">{line}</p>
            <details class="folded" data-part="options">
                <summary>{i18n.t("session.options.title")}</summary>
                <div class="questions">{options()}</div>
            </details>
        }
        .into_any()
    } else {
        options().into_any()
    };
    view! {
        <Presets system bits choose/>
        {all}
        {(!system.rulings.is_empty()).then(|| view! {
            <details class="folded">
                <summary>{i18n.t("ui.rulings")}</summary>
                <RulingSwitches system bits toggle set/>
            </details>
        })}
    }
}

/// A button that begins a session like the last one.
#[component]
pub fn AsLastTime(kept: RwSignal<Option<Kept>>) -> impl IntoView {
    let (i18n, fetching, open) = (use_i18n(), use_fetching(), use_session());
    let last = Memo::new(move |_| {
        kept.read().as_ref().and_then(|kept| kept.last().map(|(_, session)| Plan::like(session)))
    });
    let go = move || {
        let Some(plan) = last.get_untracked() else { return };
        let key = plan.system().key.to_owned();
        let start = move || begin(open, plan.session(OpenSession::now()));
        fetching.systems(vec![key], Box::new(start));
    };
    move || {
        last.get().map(|plan| {
            let names = plan.names().iter().map(|name| isolated(name)).collect::<Vec<_>>();
            let names = names.join(i18n.language().comma());
            let rules = i18n.name(&plan.system().short_names);
            view! {
                <Button class="wide as-last" name="as-last-time" press=go>
                    <span class="name">{i18n.t("session.as-last-time")}</span>
                    <span class="also">{[rules, " · ", &*names].concat()}</span>
                </Button>
            }
        })
    }
}
