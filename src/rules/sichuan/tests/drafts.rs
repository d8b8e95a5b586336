//! What the tiles and the answers of a draft come to.

use crate::entry::{FaultCode, link};
use crate::rules;
use crate::scoring::{Report, Standing};
use crate::tiles::{BySeat, Seat, WinSource};

const READY: &str = "1/sichuan/2344566m234777p";

fn report(link: &str) -> Report {
    rules::score(&link::decode(link, rules::SYSTEMS).expect("a link"))
}

fn codes(link: &str) -> Vec<(FaultCode, Option<Seat>)> {
    report(link).faults.iter().map(|fault| (fault.code, fault.seat)).collect()
}

fn net(link: &str) -> [i32; 4] {
    let report = report(link);
    let ledger = report.ledger.as_ref().unwrap_or_else(|| panic!("{link}: {:?}", report.faults));
    let BySeat { east, south, west, north } = ledger.net;
    [east, south, west, north]
}

#[test]
fn a_fourteenth_tile_that_did_not_win_is_one_too_many() {
    let others = "&at-wall-end.1=not-ready&at-wall-end.2=not-ready&at-wall-end.3=not-ready";
    let ended =
        |tiles: &str, win: &str| format!("{READY}{tiles}?void=s{win}&event=wall-end.0.{others}");
    let too_many = [(FaultCode::TOO_MANY_TILES, Some(Seat::East))];
    for tiles in ["1s", "+1s", "+6m"] {
        assert_eq!(codes(&ended(tiles, "")), too_many, "{tiles}");
    }
    assert_eq!(net(&ended("", "")), [3, -1, -1, -1]);
    // The winning tile is apart from the hand, whether the event names it or not.
    for win in ["&event=win.0.6m.from:S", "&event=win.0..from:S"] {
        assert_eq!(net(&ended("+6m", win)), [1, -1, 0, 0], "{win}");
    }
    // If the player's events say that another tile won, this one is no winning tile.
    assert_eq!(codes(&ended("+6m", "&event=win.0.3m.from:S")), too_many);
    // While the deal goes on, the player whose turn it is has fourteen tiles.
    let kong = format!("{READY}1s?void=s&event=kong.1.9p");
    assert_eq!(net(&kong), [-2, 6, -2, -2]);
}

#[test]
fn a_passed_win_bars_until_the_own_draw() {
    let Standing::Ready { waits } = &report(&format!("{READY}?void=s&passed=1")).standing else {
        panic!("ready");
    };
    let drawn = |wait: &crate::scoring::Wait| {
        let payments = wait.payments.iter();
        let payments: Vec<_> = payments.map(|paid| (paid.source, paid.net.east)).collect();
        (wait.tile.to_string(), wait.discard.wins, payments)
    };
    let self_drawn = vec![(WinSource::SelfDrawn, 6)];
    assert_eq!(
        waits.iter().map(drawn).collect::<Vec<_>>(),
        [("3m".into(), false, self_drawn.clone()), ("6m".into(), false, self_drawn)]
    );
    // The win that the player drew is not asked about a passed one.
    assert_eq!(net(&format!("{READY}+6m?void=s&passed=1&win=self-drawn")), [6, -2, -2, -2]);
    let barred = report(&format!("{READY}+6m?void=s&passed=1&win=discard&from=S"));
    assert_eq!(barred.standing, Standing::complete(false, 0));
}
