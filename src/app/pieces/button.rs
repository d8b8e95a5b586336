//! Buttons. Every button of the app is one of these, except the tiles of the hand and the palette.

use std::cell::Cell;
use std::rc::Rc;

use leptos::attr::custom::custom_attribute;
use leptos::prelude::*;
use web_sys::MouseEvent;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::icon::Icon;
use crate::calculator::Action;

/// A button. One without `press` submits its form.
#[component]
pub fn Button(
    #[prop(optional)] class: Option<&'static str>,
    /// Its hook `data-action`.
    #[prop(optional)]
    name: Option<&'static str>,
    /// A hook other than `data-action`.
    #[prop(optional, into)]
    hook: Hook,
    /// Its name for screen readers, if what stands on it does not say it.
    #[prop(optional, into)]
    label: Option<TextProp>,
    /// Whether it is the chosen one of several.
    #[prop(optional, into)]
    pressed: Option<Flag>,
    /// Whether what it unfolds is shown.
    #[prop(optional, into)]
    expanded: Option<Flag>,
    /// What a click does.
    #[prop(optional, into)]
    press: Press,
    children: Children,
) -> impl IntoView {
    let calculator = use_calculator();
    let kind = if matches!(press, Press::Submit) { "submit" } else { "button" };
    let is_answering = Rc::new(Cell::new(false));
    let on_click = move |event: MouseEvent| {
        // A script can click again before the first click shows anything. No person means both.
        if is_answering.replace(true) {
            return event.prevent_default();
        }
        let answered = is_answering.clone();
        queue_microtask(move || answered.set(false));
        // The click that ends a long press does nothing.
        if calculator.entering.held.get_untracked() {
            return;
        }
        match &press {
            Press::Act(action) => calculator.act(action.clone()),
            Press::Run(run) => run(),
            Press::Submit => {}
        }
    };
    let label = label.map(|label| move || label.get());
    let [pressed, expanded] = [pressed, expanded].map(|flag| flag.map(Flag::written));
    let hook = custom_attribute(hook.name, hook.value);
    view! {
        <button
            {..hook}
            type=kind
            class=class
            data-action=name
            aria-label=label
            aria-pressed=pressed
            aria-expanded=expanded
            on:click=on_click
        >
            {children()}
        </button>
    }
}

/// What a click on a button does.
#[derive(Default)]
pub enum Press {
    /// It submits the form.
    #[default]
    Submit,
    Act(Action),
    Run(Box<dyn Fn()>),
}

impl From<Action> for Press {
    fn from(action: Action) -> Press {
        Press::Act(action)
    }
}

impl<F: Fn() + 'static> From<F> for Press {
    fn from(run: F) -> Press {
        Press::Run(Box::new(run))
    }
}

/// An attribute by which tests and styles know an element.
pub struct Hook {
    /// The name of the attribute.
    pub name: &'static str,
    /// Its value. Without one, the element has no such attribute.
    pub value: Option<String>,
}

impl Default for Hook {
    fn default() -> Hook {
        Hook { name: "data-hook", value: None }
    }
}

impl<V: ToString> From<(&'static str, V)> for Hook {
    fn from((name, value): (&'static str, V)) -> Hook {
        Hook { name, value: Some(value.to_string()) }
    }
}

/// Something that is so or not, and may change.
pub struct Flag(Box<dyn Fn() -> bool + Send>);

impl Flag {
    /// The value of an attribute of ARIA, which follows it.
    fn written(self) -> impl FnMut() -> &'static str + Send {
        move || if (self.0)() { "true" } else { "false" }
    }
}

impl<F: Fn() -> bool + Send + 'static> From<F> for Flag {
    fn from(is_so: F) -> Flag {
        Flag(Box::new(is_so))
    }
}

/// A button that is an icon.
#[component]
pub fn Tool(
    /// Its name.
    #[prop(into)]
    label: TextProp,
    /// The path of the icon.
    icon: &'static str,
    #[prop(into)] hook: Hook,
    /// What a click does.
    #[prop(into)]
    press: Press,
) -> impl IntoView {
    view! {
        <Button class="tool" hook label press>
            <Icon path=icon/>
        </Button>
    }
}

/// A tool whose hook `data-action` and whose name are `name`, without `ui.`.
#[component]
pub fn ToolButton(
    /// The action's name.
    name: &'static str,
    /// The path of the icon.
    icon: &'static str,
    /// What a click does.
    action: Action,
) -> impl IntoView {
    let label = use_i18n().join(&["ui.", name]);
    view! { <Tool label icon hook=("data-action", name) press=action/> }
}

/// An item of a list of things to do.
#[component]
pub fn Item(
    #[prop(into)] hook: Hook,
    /// The key of its words.
    #[prop(into)]
    words: String,
    /// What a click does.
    #[prop(into)]
    press: Press,
) -> impl IntoView {
    view! { <Button class="item" hook press>{use_i18n().t(&words)}</Button> }
}
