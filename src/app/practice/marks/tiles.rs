//! Why tiles and groups were right or wrong.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::context::{I18n, use_calculator, use_i18n};
use crate::app::pieces::{Division, Tiles, Words};
use crate::practice::{Exercise, TileMarks};
use crate::scoring::lookahead::completed;
use crate::scoring::{Discard, Standing, Wait};
use crate::text::{Span, note};
use crate::tiles::{Tile, TileSet, WinSource};

/// Each group with its mark.
#[component]
pub fn GroupMarks(
    groups: Vec<[Tile; 3]>,
    /// The indices of the sets.
    right: Vec<usize>,
    missed: Vec<usize>,
    wrong: Vec<usize>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let rows = groups.into_iter().enumerate().map(|(index, group)| {
        let is_set = right.contains(&index);
        let tone = match (missed.contains(&index), wrong.contains(&index)) {
            (true, _) => "missed",
            (_, true) => "wrong",
            _ => "right",
        };
        let key = if is_set { "ui.practice.is-set" } else { "ui.practice.is-no-set" };
        view! {
            <p class="tile-mark" data-tone=tone>
                <Tiles tiles=group.to_vec()/>
                <span>{i18n.t(key)}</span>
            </p>
        }
    });
    let rows = rows.collect_view();
    let honors = (calculator.rules.get().honor_chows)
        .then(|| view! { <p class="why-line">{i18n.t("ui.practice.honor-chows")}</p> });
    view! {
        {rows}
        <p class="why-line">{i18n.t("ui.practice.what-sets-are")}</p>
        {honors}
    }
}

/// What the hand is with each tile that completes it, and which of the chosen tiles do not.
#[component]
pub fn WaitMarks(exercise: Arc<Exercise>, marks: TileMarks) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let waits = match &exercise.report.standing {
        Standing::Ready { waits } => waits.clone(),
        _ => Vec::new(),
    };
    let row = move |tone: &'static str| {
        let (exercise, waits) = (exercise.clone(), waits.clone());
        move |tile: Tile| {
            let draft = completed(&exercise.draft, tile, WinSource::SelfDrawn, None);
            let report = calculator.engine().map(|engine| engine.report(&draft));
            let barred = waits.iter().find(|wait| wait.tile == tile).map(|wait| barred(i18n, wait));
            let sheet = report.and_then(|report| report.settled.sheets.into_iter().next());
            let why = match sheet {
                Some(sheet) => view! { <Division sheet/> }.into_any(),
                None => view! { <span>{i18n.t("ui.practice.completes-not")}</span> }.into_any(),
            };
            view! {
                <div class="tile-mark" data-tone=tone data-tile=tile.to_string()>
                    <Tiles tiles=vec![tile]/>
                    <div class="words">{why} {barred}</div>
                    <span class="tone">{i18n.join(&["ui.practice.", tone, "-fan"])}</span>
                </div>
            }
        }
    };
    let rows = [("right", marks.right), ("missed", marks.missed), ("wrong", marks.wrong)];
    rows.into_iter()
        .flat_map(|(tone, tiles)| tiles.iter().map(row(tone)).collect::<Vec<_>>())
        .collect_view()
}

/// How a hand may not win with a wait, and why: not at all, not on a discard, or not by self-draw. Nothing
/// if it may win in every way.
fn barred(i18n: I18n, wait: &Wait) -> Option<impl IntoView + use<>> {
    let (key, why) = match (&wait.discard.why, &wait.self_drawn.why) {
        (None, None) => return None,
        (Some(why), Some(_)) => ("ui.practice.wins-not", why),
        (Some(why), None) => ("ui.practice.wins-not-on-discard", why),
        (None, Some(why)) => ("ui.practice.wins-not-self-drawn", why),
    };
    let words = i18n.catalogue();
    let mut sentence = note::sentence(why, &words);
    sentence.0.insert(0, Span::Text([&*i18n.t(key), words.language().colon()].concat()));
    Some(view! { <p class="also" data-part="barred"><Words sentence/></p> })
}

/// What each of the best discards leaves, and what the chosen one does.
#[component]
pub fn DiscardMarks(exercise: Arc<Exercise>, right: TileSet, marks: TileMarks) -> impl IntoView {
    let i18n = use_i18n();
    let Standing::Discarding { discards, .. } = exercise.report.standing.clone() else {
        return ().into_any();
    };
    let useful = move |discard: &Discard| {
        let tiles: Vec<Tile> = discard.useful.iter().collect();
        let lost = discard.waits.iter().filter(|wait| !wait.wins()).map(|wait| {
            view! { <Tiles tiles=vec![wait.tile]/> {barred(i18n, wait)} }
        });
        view! {
            <span>{i18n.count("ui.practice.leaves", usize::from(discard.copies))}</span>
            <Tiles tiles/>
            {lost.collect_view()}
        }
    };
    let row = |tile: Tile, tone: &'static str| {
        let is_chosen = marks.right.contains(tile) || marks.wrong.contains(tile);
        let chosen = is_chosen.then(|| {
            view! { <span class="tone">{i18n.t("ui.practice.chosen")}</span> }
        });
        let found = discards.iter().find(|discard| discard.tile == tile);
        let why = match found {
            Some(discard) => useful(discard).into_any(),
            None => view! { <span>{i18n.t("ui.practice.goes-back")}</span> }.into_any(),
        };
        view! {
            <div class="tile-mark" data-tone=tone data-tile=tile.to_string()>
                <Tiles tiles=vec![tile]/>
                <div class="words">{why}</div>
                {chosen}
            </div>
        }
    };
    let chosen = marks.wrong.iter().map(|tile| row(tile, "wrong")).collect_view();
    let best = right.iter().map(|tile| row(tile, "right")).collect_view();
    view! {
        {chosen}
        <p class="why-line">{i18n.t("ui.practice.best-discards")}</p>
        {best}
    }
    .into_any()
}
