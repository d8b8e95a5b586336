//! What a complete hand brings if its winning tile is discarded, and if it is self-drawn.

use crate::entry::Draft;
use crate::scoring::lookahead::leave_out_wins_besides;
use crate::scoring::{Engine, Report};
use crate::system::{Answer, Role};
use crate::tiles::WinSource;

/// A way to win, and what the hand comes to with it.
pub struct WonSo {
    /// By discard or self-drawn.
    pub source: WinSource,
    /// Whether the hand was entered as won so.
    pub is_present: bool,
    /// The report. As long as it is not known who discards, one of the others is assumed to.
    pub report: Report,
}

/// The reports of a hand won by discard and by self-draw, in this order.
pub fn both_ways(engine: &dyn Engine, draft: &Draft) -> Vec<WonSo> {
    let Some(question) = draft.system().question_about(Role::WinSource) else { return Vec::new() };
    let is_drawn = draft.win_source().is_self_drawn();
    let ways = [WinSource::Discard, WinSource::SelfDrawn];
    let won = ways.into_iter().filter_map(|source| {
        let is_present = source.is_self_drawn() == is_drawn;
        let mut draft = draft.clone();
        if !is_present {
            engine.answer(&mut draft, question, 0, Answer::Word(source.key())).ok()?;
        }
        leave_out_wins_besides(&mut draft, source);
        if !source.is_self_drawn() {
            assume_discarder(engine, &mut draft);
        }
        Some(WonSo { source, is_present, report: engine.report(&draft) })
    });
    won.collect()
}

/// Lets the first player who can have discarded the winning tile be the one, unless that is known.
fn assume_discarder(engine: &dyn Engine, draft: &mut Draft) {
    let Some(question) = draft.system().question_about(Role::Discarder) else { return };
    let is_known = |draft: &Draft| draft.answer(question).is_some();
    for answer in question.answers {
        if is_known(draft) {
            return;
        }
        if *answer != Answer::Seat(draft.own_seat()) {
            // A seat where nobody plays is refused.
            let _ = engine.answer(draft, question, 0, *answer);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::link;
    use crate::rules;

    #[test]
    fn the_other_way_has_its_own_fans() {
        let link = "1/mcr/[789s][EEEE,1]123m456pC+C?from=W";
        let draft = link::decode(link, rules::SYSTEMS).unwrap();
        let engine = rules::engine(draft.system()).unwrap();
        let totals: Vec<_> = both_ways(engine, &draft)
            .into_iter()
            .map(|won| (won.source, won.is_present, won.report.sheets[0].total))
            .collect();
        let present = engine.report(&draft).sheets[0].total;
        assert_eq!(totals[0], (WinSource::Discard, true, present));
        assert_eq!((totals[1].0, totals[1].1), (WinSource::SelfDrawn, false));
        assert!(totals[1].2 > present);
    }

    #[test]
    fn it_need_not_be_known_who_discards() {
        let draft = link::decode("1/riichi/234567m345p78s99m+6s?seat=S", rules::SYSTEMS).unwrap();
        let engine = rules::engine(draft.system()).unwrap();
        for won in both_ways(engine, &draft) {
            let ledger = won.report.ledger.as_ref().unwrap();
            assert_eq!(
                ledger.net[draft.own_seat()],
                won.report.sheets[0].total,
                "{:?}",
                won.source
            );
        }
    }

    #[test]
    fn nobody_else_wins_on_a_tile_that_was_drawn() {
        let link =
            "1/riichi/234567m345p78s99m+6s?seat=S&from=E&event=also-won.0..winner:N.worth:mangan";
        let draft = link::decode(link, rules::SYSTEMS).unwrap();
        let engine = rules::engine(draft.system()).unwrap();
        let [discard, drawn] = &both_ways(engine, &draft)[..] else { panic!("two ways") };
        assert_eq!(drawn.report.faults, []);
        assert!(discard.report.ledger.is_some() && drawn.report.ledger.is_some());
    }
}
