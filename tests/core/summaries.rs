//! What a report comes to in a few words, and what a message says of a hand.

use super::catalogues::catalogues;
use crate::support::drafts;
use hule::entry::{Draft, link};
use hule::rules;
use hule::scoring::Gain;
use hule::text::message::HandSummary;
use hule::text::summary::{Summary, Tone, notes};
use hule::text::{Catalogue, event, payments, who_pays};

fn draft(link: &str) -> Draft {
    link::decode(link, rules::SYSTEMS).expect(link)
}

fn summary(link: &str, words: &Catalogue) -> Summary {
    let draft = draft(link);
    Summary::of(&draft, &rules::score(&draft), 0, words)
}

#[test]
fn a_summary_says_how_far_the_hand_is() {
    let words = Catalogue::english();
    for (link, tone, total, verdict) in [
        ("1/mcr/", Tone::Open, "0 points", "no tiles yet"),
        ("1/mcr/123m", Tone::Open, "3 tiles", "add 10 more to see the waits"),
        ("1/mcr/11111m", Tone::Fault, "–", "impossible hand"),
        ("1/mcr/159m159p159sESWN", Tone::Open, "3 from ready", "42 tiles improve the hand"),
        ("1/mcr/19m19p19sESWNCFP", Tone::Ready, "Ready", "39 winning tiles left"),
        ("1/mcr/[789s][EEEE,1]123m456pC+C?win=self-drawn", Tone::Wins, "21 points", "wins"),
    ] {
        let found = summary(link, &words);
        assert_eq!(
            (found.tone, &*found.total_with_unit(), &*found.verdict),
            (tone, total, verdict),
            "{link}"
        );
    }
}

#[test]
fn too_few_points_are_said_with_the_points_needed() {
    let link = "1/mcr/[123m][345p]678s234m5p+5p?win=discard&from=E&seat=S";
    let said: Vec<String> = catalogues().iter().map(|words| summary(link, words).verdict).collect();
    assert_eq!(
        said,
        [
            "3 of 8 points: not enough to win",
            "недобор: 3 из 8",
            "3分，不够8分，不能和牌",
            "3点：8点に不足"
        ]
    );
}

/// A mistake was entered instead of a win, whatever the hand is worth (§3.2).
#[test]
fn a_mistake_is_no_win() {
    let hand = "1/mcr/[789s][EEEE,1]123m456pC+C?win=self-drawn&outcome=";
    for outcome in ["too-few", "mistaken", "disclosure"] {
        let draft = draft(&format!("{hand}{outcome}"));
        let report = rules::score(&draft);
        assert!(!report.standing.wins(), "{outcome}");
        for words in catalogues() {
            let summary = Summary::of(&draft, &report, 0, &words);
            assert_eq!((summary.tone, &*summary.total), (Tone::Short, "–"), "{outcome}");
            let told: Vec<String> =
                notes(&draft, &report, 0, &words).iter().map(ToString::to_string).collect();
            assert_eq!(told, [summary.verdict]);
            // The payment is due, and not only if the hand were declared.
            let ledger = report.ledger.as_ref().expect("it is paid");
            let paid = payments::of_report(&report, &words);
            assert_eq!(paid, Some(payments::of_ledger(ledger, &words)));
        }
    }
    let words = Catalogue::english();
    assert!(summary(&format!("{hand}mistaken"), &words).verdict.starts_with("A false win"));
}

/// The total is what the hand is worth; the jing and the kongs are paid besides.
#[test]
fn what_a_win_earns_in_all_is_told_beside_its_points() {
    let nanchang = rules::system("nanchang").expect("Nanchang");
    let words = Catalogue::english();
    let (mut more, mut alone) = (0, 0);
    for draft in drafts::of(nanchang) {
        let report = rules::score(&draft);
        let all: i32 = report.gains.iter().map(Gain::amount).sum();
        let found = Summary::of(&draft, &report, 0, &words);
        match report.gains.len() {
            0 => {}
            1 => {
                assert_eq!(found.verdict, "wins");
                alone += 1;
            }
            _ => {
                let number = if all < 0 { format!("−{}", -all) } else { all.to_string() };
                assert_eq!(found.verdict, format!("wins; earns {number} in total"));
                more += 1;
            }
        }
    }
    assert!(more > 5 && alone > 5, "{more} {alone}");
}

#[test]
fn the_hands_of_a_split_are_named() {
    let found = summary(
        "1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn",
        &Catalogue::english(),
    );
    assert_eq!((&*found.total_with_unit(), &*found.verdict), ("51 points", "B 22 + A 29 · wins"));
}

#[test]
fn a_message_lists_the_fans_once_with_how_often_they_count() {
    let draft = draft("1/mcr/[EEEE,5][111s]999s123m5s+5s?win=self-drawn");
    let report = rules::score(&draft);
    let hand = HandSummary::of(&draft, &report, 0, &Catalogue::english());
    assert_eq!(
        hand.message(&draft.tiles, draft.complete(0), "link"),
        "🀇🀈🀉🀔🀘🀘🀘 🀀🀀🀀🀀 🀐🀐🀐 +🀔\n\
         Mahjong Competition Rules · 10 points · wins\n\
         South, West and North pay East 18 each\n\
         2  Prevalent Wind\n\
         2  Seat Wind\n\
         2  Pung of Terminals or Honors ×2\n\
         1  Melded Kong\n\
         1  One Voided Suit\n\
         1  Single Wait\n\
         1  Self-Drawn\n\
         link"
    );
}

#[test]
fn what_is_missing_stands_in_place_of_the_payment() {
    let draft = draft("1/mcr/[789s][EEEE,1]123m456pC+C?win=discard");
    let said = who_pays::sentence(&draft, &rules::score(&draft), &Catalogue::english());
    assert_eq!(said.as_deref(), Some("Who discarded?"));
}

#[test]
fn an_event_is_named_with_its_place_and_answers() {
    let draft = draft(
        "1/sichuan/11m[5555p]23477p678p/2233445566778m//?void=s&void.1=s&event=kong.0.5p.kong:concealed&event=win.1.8m.win:discard.from:E&event=wall-end.0.",
    );
    let words = Catalogue::english();
    let events = event::EventWords::new(&draft, &words);
    let win = &draft.events[1];
    assert_eq!((&*events.name(win), &*events.details(win)), ("South: Win", "discard · from East"));
}

/// Where nobody won, no tiles are missing: what is said is how the deal ended.
#[test]
fn a_deal_without_a_winner_says_so() {
    let words = Catalogue::english();
    let found = summary("1/riichi/?ending=draw&tenpai=ES", &words);
    assert_eq!((found.tone, &*found.total_with_unit()), (Tone::Open, "–"));
    assert!(found.verdict.contains("nobody has won"), "{}", found.verdict);
}

/// Why a complete hand may not win comes first among what is said of it.
#[test]
fn a_complete_hand_that_may_not_win_says_why() {
    for (link, english) in [
        ("1/riichi/23467788m345pNN+9m?seat=N&from=S", "No yaku: this hand can’t win"),
        (
            "1/riichi/23467m345p456s99s+8m?seat=S&from=W&own-discards=5m",
            "Furiten: the winner’s own discards include 5m.",
        ),
        ("1/mcr/[456m]12m234p678s99s+3m", "not enough to win"),
    ] {
        let draft = draft(link);
        let report = rules::score(&draft);
        let said = notes(&draft, &report, 0, &Catalogue::english());
        assert!(said[0].to_string().contains(english), "{link}: {}", said[0]);
        for words in catalogues() {
            assert!(!notes(&draft, &report, 0, &words)[0].to_string().is_empty(), "{link}");
        }
    }
}
