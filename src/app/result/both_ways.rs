//! What the hand brings by discard and by self-draw, side by side, and which limit is next: in a rule
//! system with a score table.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, Icon, Words, icon};
use crate::calculator::{Action, Panel};
use crate::explore::both_ways::{WonSo, both_ways};
use crate::scoring::{Report, Standing};
use crate::system::{Role, ScoreTable};
use crate::text::{Slot, fans, note, payments, summary, totals};

/// Both ways to win, with what each pays.
#[component]
pub fn BothWays() -> impl IntoView {
    let calculator = use_calculator();
    let table = calculator.rules.get().score_table?;
    let engine = calculator.engine()?;
    let draft = calculator.draft.get();
    let ways = both_ways(engine, &draft).into_iter();
    let ways = ways.map(|won| view! { <Way won table/> });
    Some(view! { <div class="both-ways" data-part="both-ways">{ways.collect_view()}</div> })
}

/// The next limit with what the hand lacks for it, and the way to the score table.
#[component]
pub fn NextLimit() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let table = calculator.rules.get().score_table?;
    let report = calculator.report();
    let next = report.sheets.first().filter(|_| wins(&report)).and_then(|sheet| {
        let next = sheet.next_limit(table, calculator.draft.get().rulings())?;
        let lacks = fans::count_of(table.main, next.main.into(), &i18n.catalogue());
        let limit = i18n.join(&["limit.", next.key]);
        let slots = [("limit", Slot::text(limit)), ("lacks", Slot::text(lacks))];
        let minor = next.minor.map(|minor| {
            let minor = fans::count_of(table.minor, minor.into(), &i18n.catalogue());
            i18n.with("ui.next-limit.or", "count", &minor)
        });
        Some([i18n.fill("ui.next-limit", &slots), minor.unwrap_or_default()].concat())
    });
    Some(view! {
        {next.map(|next| view! { <p class="quiet" data-part="next-limit">{next}</p> })}
        <Button class="wide" name="score-table" press=Action::Open(Panel::ScoreTable)>
            {i18n.t("ui.score-table")}
            <Icon path=icon::NEXT/>
        </Button>
    })
}

/// Whether a complete hand may win.
fn wins(report: &Report) -> bool {
    matches!(report.standing, Standing::Complete { wins: true, .. })
}

/// A way to win: its counts or its limit, the total, and who pays.
#[component]
fn Way(won: WonSo, table: &'static ScoreTable) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let WonSo { source, is_present, report } = won;
    let question = calculator.rules.get().question_about(Role::WinSource);
    let name = question.map(|question| i18n.join(&["ask.", question.key, ".", source.key()]));
    let sheet = report.sheets.first().filter(|_| wins(&report));
    let worth = sheet.map(|sheet| totals::counts(table, sheet, &i18n.catalogue()));
    let total = sheet.map(|sheet| sheet.total.to_string()).unwrap_or_else(|| "–".to_owned());
    let on_top = sheet.map(|_| summary::on_top(report.on_top)).filter(|words| !words.is_empty());
    // What others pay another winner is not for this hand.
    let own = calculator.draft.get().own_seat();
    let ledger = report.ledger.as_ref().filter(|_| wins(&report));
    let pays = ledger.map(|ledger| ledger.received_by(own)).map(|ledger| {
        let paid: Vec<i32> =
            ledger.net.iter().map(|(_, net)| -net).filter(|paid| *paid > 0).collect();
        match paid[..] {
            [paid] if !source.is_self_drawn() => {
                i18n.fill("ui.discarder-pays", &[("n", Slot::Number(paid.into()))])
            }
            // Several players pay: all three, or the discarder and a player who is liable.
            _ => payments::of_ledger(&ledger, &i18n.catalogue()),
        }
    });
    let barred = match &report.standing {
        Standing::Complete { why: Some(why), .. } => {
            let sentence = note::sentence(why, &i18n.catalogue());
            Some(view! { <span class="barred"><Words sentence/></span> })
        }
        _ => None,
    };
    view! {
        <div class="way-to-win" data-way-to-win=source.key() data-present=is_present.then_some("")>
            <span class="also">{name}</span>
            <b>{total} {on_top.map(|words| view! { " " <span class="on-top">{words}</span> })}</b>
            <span>{worth}</span>
            {barred}
            <span class="also">{pays}</span>
        </div>
    }
}
