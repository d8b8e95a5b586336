//! A step of the path: a picture, its rule, what the picture is worth, and its exercise.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::answers::circumstances;
use crate::app::pieces::{
    Button, Division, EvidenceTiles, FanLine, LaidHand, Loaded, Words, WordsLine,
};
use crate::entry::link;
use crate::practice::{Step, first_example};
use crate::rules;
use crate::scoring::{Evidence, Sheet};
use crate::system::Fan;
use crate::text::fans::{CountedFan, counted_fans};
use crate::text::summary::Summary;
use crate::text::{explain, first_sentences, payments};
use crate::tiles::Tile;

use super::exercise::ExerciseView;
use super::path::words;
use super::play::{Playing, Screen};

/// The most sentences that a step tells at once.
const TOLD: usize = 2;

/// A step.
#[component]
pub fn StepView(play: Playing, index: usize) -> impl IntoView {
    view! { <Loaded part=words() render=move |()| view! { <StepPage play index/> }.into_any()/> }
}

#[component]
fn StepPage(play: Playing, index: usize) -> impl IntoView {
    let i18n = use_i18n();
    let steps = play.steps();
    let step = steps.get(index)?;
    let key = ["path.", play.rules().key, ".", step.key].concat();
    let rule = i18n.join(&[&key, ".rule"]);
    let (told, more) = first_sentences(&rule, TOLD);
    let paragraphs =
        |text: &str| text.split('\n').map(|text| view! { <p>{text.to_owned()}</p> }).collect_view();
    let more = (!more.is_empty()).then(|| {
        view! {
            <details class="named-fans" data-part="step-more">
                <summary>{i18n.t("ui.practice.step-more")}</summary>
                {paragraphs(more)}
            </details>
        }
    });
    let next = move || view! { <StepEnd play index/> }.into_any();
    let number = format!("{} / {}", index + 1, steps.len());
    Some(view! {
        <article class="step" data-part="step" data-key=step.key>
            <p class="also">{number}</p>
            <h3 class="step-title">{i18n.t(&key)}</h3>
            <Picture play step/>
            {paragraphs(told)}
            {more}
            <NamedFans play step/>
            <StepExample play step index/>
            {match step.drill {
                Some(_) => view! {
                    <section class="step-drill" aria-label=i18n.t("ui.practice.your-turn")>
                        <h3 class="drill-head">{i18n.t("ui.practice.your-turn")}</h3>
                        <ExerciseView play next/>
                    </section>
                }
                .into_any(),
                None => view! { <ReadOn play index/> }.into_any(),
            }}
        </article>
    })
}

/// What comes after the exercise: the next step after a right answer, else the same again.
#[component]
fn StepEnd(play: Playing, index: usize) -> impl IntoView {
    let i18n = use_i18n();
    let is_right = play.round.with_untracked(|r| r.marks.as_ref().is_some_and(|m| m.is_right()));
    let is_last = index + 1 >= play.steps().len();
    let (to, key) = match (is_right, is_last) {
        (false, _) => (Screen::Step(index), "ui.practice.try-again"),
        (true, false) => (Screen::Step(index + 1), "ui.practice.next-step"),
        (true, true) => (Screen::Path, "ui.practice.path-end"),
    };
    view! {
        <Button class="primary" name="next" press=move || play.show(to)>{i18n.t(key)}</Button>
    }
}

/// The way on from a step without an exercise.
#[component]
fn ReadOn(play: Playing, index: usize) -> impl IntoView {
    let i18n = use_i18n();
    let read_on = move || {
        if let Some(step) = play.steps().get(index) {
            play.finish(step);
        }
        play.show(Screen::Step(index + 1));
    };
    view! {
        <Button class="primary" name="next" press=read_on>{i18n.t("ui.practice.next-step")}</Button>
    }
}

/// The fans that a step names, each with its worth and its definition.
#[component]
fn NamedFans(play: Playing, step: &'static Step) -> impl IntoView {
    let i18n = use_i18n();
    if step.names.is_empty() {
        return None;
    }
    let fans = play.rules().fans.iter().filter(|fan| step.names.contains(&fan.key));
    let row = |fan: &'static Fan| {
        let words = i18n.catalogue();
        let definition = explain::definition(&words, play.rules(), fan);
        view! {
            <div class="named-fan" data-named=fan.key>
                <p class="fan-line"><FanLine row=CountedFan::once(fan)/></p>
                <p class="also"><Words sentence=definition/></p>
            </div>
        }
    };
    let rows = fans.map(row).collect_view();
    Some(view! {
        <details class="named-fans" data-part="named-fans">
            <summary>{i18n.t("ui.practice.step-fans")}</summary>
            {rows}
        </details>
    })
}

/// The hand of the example, which is seen before anything is said.
#[component]
fn Picture(play: Playing, step: &'static Step) -> impl IntoView {
    let example = first_example(play.rules(), step.example)?;
    let draft = link::decode(example, &[play.rules()]).ok()?;
    let report = play.engine.report(&draft);
    Some(view! {
        <div class="step-example" data-part="picture"><LaidHand draft report/></div>
    })
}

/// What the hand of the example is worth, with fans that light up their tiles. Nothing as long as no step has
/// explained what a hand is worth.
#[component]
fn StepExample(play: Playing, step: &'static Step, index: usize) -> impl IntoView {
    let i18n = use_i18n();
    let example = first_example(play.rules(), step.example)?;
    let draft = link::decode(example, &[play.rules()]).ok()?;
    let report = play.engine.report(&draft);
    let is_scored = rules::path(play.rules()).is_some_and(|path| path.has_explained_scores(index));
    if !is_scored {
        return None;
    }
    let summary = Summary::of(&draft, &report, 0, &i18n.catalogue());
    let sentences = circumstances(i18n, &draft);
    let words = i18n.catalogue();
    let paid = report.ledger.as_ref().map(|ledger| payments::of_ledger(ledger, &words));
    let paid = paid.filter(|paid| !paid.is_empty());
    let fans = report.sheets.first().cloned().map(|sheet| {
        let win = draft.tiles.win;
        view! { <TouchedFans sheet win/> }
    });
    Some(view! {
        <section class="step-example" data-part="example" aria-label=i18n.t("ui.practice.example")>
            <p class="also"><WordsLine sentences/></p>
            <p class="example-sum" data-tone=summary.tone.key()>
                <b>{summary.total_with_unit()}</b>
                <span>{summary.verdict}</span>
            </p>
            {paid.map(|paid| view! { <p class="also">{paid}</p> })}
            {fans}
        </section>
    })
}

/// The fans of the example. A tap on one shows its tiles and why it counts.
#[component]
fn TouchedFans(
    sheet: Sheet,
    /// The winning tile.
    win: Option<Tile>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let chosen = RwSignal::new(None::<&'static Fan>);
    let counted = counted_fans(&sheet);
    let chips = counted.into_iter().map(|row| {
        let fan = row.fan;
        let flip = move || {
            chosen.update(|now| *now = if *now == Some(fan) { None } else { Some(fan) });
        };
        view! {
            <Button
                class="fan-line touch-fan" hook=("data-touch", fan.key)
                pressed=move || chosen.get() == Some(fan) press=flip
            >
                <FanLine row/>
            </Button>
        }
    });
    let chips = chips.collect_view();
    let shown = move || {
        let Some(fan) = chosen.get() else {
            return view! { <Division sheet=sheet.clone()/> }.into_any();
        };
        let of_fan = sheet.counted.iter().filter(|counted| counted.fan == fan);
        let evidence: Vec<Evidence> = of_fan.map(|counted| counted.evidence).collect();
        let why = evidence.first().map(|evidence| {
            let words = i18n.catalogue();
            explain::why(&words, calculator.rules.get(), fan, evidence, &sheet.division, win)
        });
        view! {
            <EvidenceTiles sheet=sheet.clone() evidence/>
            {why.map(|sentence| view! { <p class="reason"><Words sentence/></p> })}
        }
        .into_any()
    };
    view! {
        <div class="touch" data-part="touched">{shown}</div>
        <p class="also">{i18n.t("ui.practice.touch")}</p>
        <div class="touch-fans">{chips}</div>
    }
}
