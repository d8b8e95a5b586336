//! The panel of one event: whose it is, its questions and its tile.

use leptos::prelude::*;

use crate::app::browser::focus;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{
    Button, Choice, Choices, Fieldset, Icon, NumberField, Offers, TileArt, icon, is_typed,
};
use crate::calculator::{Action, EventChange, Panel};
use crate::entry::Event;
use crate::system::{Answer, EventKind, Question};
use crate::tiles::Tile;

/// The event that is being edited.
#[derive(Clone, Copy)]
struct Edited {
    index: usize,
    /// `None` once the event is gone.
    event: Memo<Option<Event>>,
}

impl Edited {
    fn change(self, change: EventChange) -> Action {
        Action::ChangeEvent(self.index, change)
    }
}

/// The panel of one event.
#[component]
pub fn EventPanel(
    /// The index of the event.
    index: usize,
) -> impl IntoView {
    let calculator = use_calculator();
    let event = Memo::new(move |_| calculator.draft.get().events.get(index).cloned());
    let edited = Edited { index, event };
    // The event with this index may become one of another kind, by undoing.
    let kind = Memo::new(move |_| event.with(|event| Some(event.as_ref()?.kind)));
    let form = move || {
        let kind = kind.get()?;
        Some(view! { <EventForm edited kind/> })
    };
    view! { <div class="questions">{form}</div> }
}

/// What can be changed in an event of a kind.
#[component]
fn EventForm(edited: Edited, kind: &'static EventKind) -> impl IntoView {
    let i18n = use_i18n();
    // Which questions matter depends on the answers to others.
    let matters = move |question: &Question| {
        edited.event.with(|event| event.as_ref().is_some_and(|event| event.asks(question)))
    };
    let asked = move |is_rare: bool| {
        let of_kind = kind.questions.iter().filter(move |q| q.is_rare() == is_rare);
        of_kind.filter(|q| matters(q)).collect::<Vec<_>>()
    };
    let rare = Memo::new(move |_| asked(true));
    view! {
        {kind.seat.then(|| view! { <PlaceChoice edited/> })}
        {kind.tile.then(|| view! { <TilePicker edited/> })}
        <For
            each=move || asked(false)
            key=|question| question.key
            children=move |question| view! { <EventQuestion edited question/> }
        />
        <SpecialCases edited rare/>
        <div class="done">
            <Button class="primary" name="events-done" press=Action::Open(Panel::Events)>
                {i18n.t("ui.done")}
            </Button>
        </div>
    }
}

/// The questions that are rarely answered, folded away unless one of them has been; nothing if there
/// are none.
#[component]
fn SpecialCases(edited: Edited, rare: Memo<Vec<&'static Question>>) -> impl IntoView {
    let i18n = use_i18n();
    let is_any = Memo::new(move |_| rare.with(|rare| !rare.is_empty()));
    let is_given = move |question: &Question| {
        let answer = |event: &Event| event.answer(question) != question.default;
        edited.event.with_untracked(|event| event.as_ref().is_some_and(answer))
    };
    move || {
        is_any.get().then(|| {
            let is_open = rare.with_untracked(|rare| rare.iter().any(|q| is_given(q)));
            view! {
                <details class="special-cases" open=is_open>
                    <summary data-action="special-cases">{i18n.t("ui.special-cases")}</summary>
                    <For
                        each=move || rare.get()
                        key=|question| question.key
                        children=move |question| view! { <EventQuestion edited question/> }
                    />
                </details>
            }
        })
    }
}

/// The choice of the player that the event happened to.
#[component]
fn PlaceChoice(edited: Edited) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let chosen = move || edited.event.with(|event| event.as_ref().map(|event| event.place));
    let places = untrack(|| calculator.draft.get()).places_by_seat().into_iter().map(|place| {
        let choose = move || calculator.act(edited.change(EventChange::Place(place)));
        Choice::new(place, i18n.place_name(place), move || chosen() == Some(place), choose)
    });
    let choices: Vec<_> = places.collect();
    view! { <Choices legend=i18n.t("ui.who") button_hook="data-place" choices/> }
}

/// A question about an event.
#[component]
fn EventQuestion(edited: Edited, question: &'static Question) -> impl IntoView {
    let i18n = use_i18n();
    let now = Memo::new(move |_| edited.event.with(|event| event.as_ref()?.answer(question)));
    let change =
        move |answer| Action::ChangeEvent(edited.index, EventChange::Answer(question, answer));
    let legend = i18n.join(&["ask.", question.key]);
    if is_typed(question) {
        let field = view! { <NumberField question now act=Callback::new(change)/> };
        return view! { <Fieldset legend>{field}</Fieldset> }.into_any();
    }
    view! {
        <fieldset>
            <legend>{legend}</legend>
            <EventAnswers edited question now change=Callback::new(change)/>
        </fieldset>
    }
    .into_any()
}

/// The possible answers to a question about an event: the usual ones, and the others on demand or if
/// one of them was given.
#[component]
fn EventAnswers(
    edited: Edited,
    question: &'static Question,
    now: Memo<Option<Answer>>,
    /// The action that gives an answer.
    change: Callback<Answer, Action>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let usual: Vec<Answer> = question.usual().collect();
    let is_unusual = {
        let usual = usual.clone();
        move |answer: &Answer| !usual.contains(answer)
    };
    let was_unusual = now.get_untracked().is_some_and(|answer| is_unusual(&answer));
    let shows_all = RwSignal::new(usual.len() == question.len() || was_unusual);
    let offers = move || {
        let is_shown = is_unusual.clone();
        let offers = Memo::new(move |_| {
            let draft = calculator.draft.get();
            let offers = calculator
                .engine()
                .map(|engine| engine.offers_about(&draft, edited.index, question));
            let mut offers = offers.unwrap_or_default();
            offers.retain(|offer| shows_all.get() || !is_shown(&offer.answer));
            offers
        });
        view! { <Offers question offers now act=change/> }
    };
    move || {
        let act = move || shows_all.set(true);
        let others = (!shows_all.get()).then(
            || view! { <MoreAnswers name="other-answers" words=i18n.t("ui.other-answers") act/> },
        );
        view! { <div class="answers">{offers()} {others}</div> }
    }
}

/// The choice of the tile that the event is about: the tiles that the hand tells, and every other tile
/// of the rule system if those are asked for.
#[component]
fn TilePicker(edited: Edited) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let chosen = move || edited.event.with(|event| event.as_ref()?.tile);
    let likely = Memo::new(move |_| {
        let (draft, engine) = (calculator.draft.get(), calculator.engine());
        let likely = edited.event.with(|event| Some(engine?.tiles_about(&draft, event.as_ref()?)));
        likely.unwrap_or(draft.system().tiles)
    });
    let shows_all = RwSignal::new(false);
    let all = calculator.rules.get().tiles;
    let shown = Memo::new(move |_| {
        let is_other = chosen().is_some_and(|tile| !likely.get().contains(tile));
        if shows_all.get() || is_other { all } else { likely.get() }
    });
    let key = move |tile: Tile| {
        view! {
            <Button
                class="tile" hook=("data-pick", tile) label=i18n.tile(tile)
                pressed=move || chosen() == Some(tile) press=edited.change(EventChange::Tile(tile))
            >
                <TileArt tile/>
            </Button>
        }
    };
    let others = move || {
        let act = move || shows_all.set(true);
        (shown.get() != all)
            .then(|| view! { <MoreAnswers name="other-tiles" words=i18n.t("ui.other-tiles") act/> })
    };
    view! {
        <fieldset>
            <legend>{i18n.t("ui.which-tile")}</legend>
            <div class="tile-picker" on:keydown=focus::follow_arrows>
                <For each=move || shown.get() key=|tile| *tile children=key/>
                {others}
            </div>
        </fieldset>
    }
}

/// The button that shows the answers that are rarely given.
#[component]
fn MoreAnswers(
    /// The value of `data-action`.
    name: &'static str,
    words: String,
    act: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <Button class="more-answers" name press=act>
            {words}
            <Icon path=icon::NEXT/>
        </Button>
    }
}
