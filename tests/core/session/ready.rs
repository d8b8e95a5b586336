//! A riichi hand on the screen when the wall is used up: it says by itself whether its player is ready.

use hule::entry::{Draft, link};
use hule::rules;
use hule::session::Table;
use hule::tiles::Seat;

use super::session;

fn draft(hand: &str) -> Draft {
    link::decode(&format!("1/riichi/{hand}"), rules::SYSTEMS).expect("a hand")
}

/// The seats that are marked as ready after a hand of a session became another one.
fn marked(before: &str, after: &str) -> String {
    let mut now = draft(after);
    let engine = rules::engine(now.system()).expect("riichi");
    engine.agree(&draft(before), &mut now);
    let tenpai = now.system().question("tenpai").expect("a question");
    let seats = now.answer(tenpai).and_then(|answer| answer.seats()).unwrap_or_default();
    seats.iter().map(Seat::letter).collect()
}

#[test]
fn a_ready_hand_on_the_screen_says_that_its_player_is_ready() {
    for (before, after, expected) in [
        // The wall is used up, it becomes known whose hand it is, or the last tile of it is entered.
        ("{}?seat=S", "{}?seat=S&ending=draw", "S"),
        ("{}?ending=draw", "{}?seat=S&ending=draw", "S"),
        ("234m567p99s56sEE?seat=S&ending=draw", "{}?seat=S&ending=draw&tenpai=W", "SW"),
        // Nobody has said whose hand it is, or it is not all there.
        ("{}", "{}?ending=draw", ""),
        ("?seat=S", "234m567p99s56sEE?seat=S&ending=draw", ""),
        // First it was said to be the hand of another player.
        ("{}?seat=S&ending=draw&tenpai=SN", "{}?seat=W&ending=draw&tenpai=SN", "WN"),
        (
            "{}?seat=S&ending=draw&tenpai=S&declared=S",
            "{}?seat=W&ending=draw&tenpai=S&declared=S",
            "SW",
        ),
        // A player need not show it.
        ("{}?seat=S&ending=draw&tenpai=S", "{}?seat=S&ending=draw", ""),
        // Another hand on the screen does not say what the one before it was.
        ("{}?seat=S&ending=draw&tenpai=S", "?ending=draw&tenpai=S", "S"),
    ] {
        for hand in ["234m567p99s56sEEE", "[CCC]234m567p99s56s"] {
            let [before, after] = [before, after].map(|text| text.replace("{}", hand));
            assert_eq!(marked(&before, &after), expected, "{after}");
        }
    }
    // A hand that is not ready takes the mark away, unless its player declared riichi: that is a chombo.
    let not_ready = "147m258p369sESWN?seat=S&ending=draw&tenpai=S";
    assert_eq!(marked("?seat=S&ending=draw&tenpai=S", not_ready), "");
    let declared = [not_ready, "&declared=S"].concat();
    assert_eq!(marked("?seat=S&ending=draw&tenpai=S&declared=S", &declared), "S");
}

/// So the button that records the deal says it.
#[test]
fn the_deal_of_the_hand_has_its_player_among_those_who_are_ready() {
    let session = session("riichi");
    let engine = super::engine(&session);
    let mut table = Table::new(session, engine);
    let before = table.begin_deal();
    let mut draft = before.clone();
    draft.read(0, "234m567p99s56sEEE").expect("tiles");
    draft.set("seat", "S").expect("a seat");
    draft.set("ending", "draw").expect("an ending");
    assert_eq!(table.ready_at_end(&draft, engine), Some(Vec::new()));
    engine.agree(&before, &mut draft);
    assert_eq!(table.ready_at_end(&draft, engine), Some(vec![1]));
}
