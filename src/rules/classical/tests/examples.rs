//! The worked examples C-1 to C-28 of the rules, each with its figures.

use crate::entry::Draft;
use crate::rules::classical::tests::*;

use super::helpers::{Written, best, doubles, formula, keys, net, raw, won};

/// A deal with its points, doubles and worth before the limit, and the net of all seats.
type Example = (&'static str, Draft, (i32, u32, i32), [i32; 4]);

#[test]
fn hands_of_points_and_doubles() {
    let examples: Vec<Example> = vec![
        (
            "C-1",
            won("S", "[PPP]123m456p5578s+9s", "from W")
                .and("E", "1478m258p369sESW")
                .and("W", "22258m369p147sES")
                .and("N", "147m259p368sEWNN"),
            (24, 1, 48),
            [-140, 200, -30, -30],
        ),
        ("C-2", won("E", "234567m345678p9s+9s", "wall"), (24, 2, 96), [600, -200, -200, -200]),
        (
            "C-3",
            won("W", "[WWW][9999m,1]2233p555s+2p", "from N").round("W"),
            (46, 3, 368),
            [-740, -370, 1480, -370],
        ),
        ("C-4", won("N", "1112345678899m+9m", "wall"), (38, 4, 608), [-1000, -500, -500, 2000]),
        ("C-5", won("S", "[CCC]12356799mSS+9m", "from E"), (30, 2, 120), [-240, 480, -120, -120]),
        (
            "C-6",
            won("S", "[234s]123m456p789sS+S", "from N").round("S"),
            (26, 0, 26),
            [-60, 120, -30, -30],
        ),
        (
            "C-7",
            won("N", "[SSS][WWW][NNN]78mEE+9m", "from W").round("S"),
            (32, 6, 2048),
            [-1000, -500, -500, 2000],
        ),
        (
            "C-8",
            won("W", "[CCC][FFFF,1]234m567pP+P", "from S"),
            (44, 3, 352),
            [-720, -360, 1440, -360],
        ),
        ("C-9", won("S", "[123s]123m11789p79s+8s", "from E"), (22, 2, 88), [-180, 360, -90, -90]),
        (
            "C-10",
            won("N", "[1111s][7777s,1]234m2256p+7p", "free"),
            (62, 2, 248),
            [-500, -250, -250, 1000],
        ),
        (
            "C-11",
            won("E", "[345p]234m678p3379s+8s", "robbed S"),
            (22, 2, 88),
            [540, -180, -180, -180],
        ),
        (
            "C-12",
            won("W", "234m678p34579sFF+8s", "from N copy ready"),
            (24, 2, 96),
            [-200, -100, 400, -100],
        ),
        (
            "C-13",
            won("S", "[234m][555p]88p34567s+8s", "wall last"),
            (24, 1, 48),
            [-100, 200, -50, -50],
        ),
        (
            "C-14",
            won("S", "[234m][555p]88p34567s235h+8s", "from W"),
            (34, 2, 136),
            [-280, 560, -140, -140],
        ),
        // With a pair of 8s: the rules' example has seven 9s at the table.
        (
            "C-15",
            won("N", "234567m345678p8s+8s", "wall")
                .round("W")
                .and("E", "1478m258p347sESW")
                .and("S", "[1111s]147m999p25sEW")
                .and("W", "[9999s,1]22258m3p47sES"),
            (24, 2, 96),
            [-320, 0, -80, 400],
        ),
        (
            "C-16",
            won("S", "[234m][555p]88p34567s+8s", "from E").and("W", "[777m]1358999mCCC"),
            (22, 0, 22),
            [-220, 120, 210, -110],
        ),
    ];
    for (name, draft, figures, expected) in examples {
        let settlement = draft.settlement();
        let sheet = best(&settlement);
        assert_eq!((sheet.points, doubles(sheet), raw(sheet)), figures, "{name}: {sheet:?}");
        assert_eq!(sheet.total, (raw(sheet).min(500) as u32).next_multiple_of(10) as i32, "{name}");
        assert_eq!(net(&settlement), expected, "{name}");
    }
}

#[test]
fn values_of_losers() {
    let settlement = won("N", "234567m345678p8s+8s", "wall")
        .round("W")
        .and("S", "[1111s]147m999p25sEW")
        .and("W", "[9999s,1]22258m3p47sES")
        .settlement();
    assert_eq!((settlement.hands.south.value(), settlement.hands.west.value()), (40, 20));
    let settlement =
        won("S", "[234m][555p]88p34567s+8s", "from E").and("W", "[777m]1358999mCCC").settlement();
    let west = settlement.hands.west.best().unwrap();
    assert_eq!((west.points, doubles(west), raw(west), west.total), (18, 2, 72, 80));
    assert_eq!(formula(west).to_string(), "18 × 2 × 2");
}

#[test]
fn limit_hands() {
    let examples = [
        ("hidden-treasure", "1113335557779m+9m", "wall"),
        ("emperors-suite", "[EEE][FFF]SSSWWCC+C", "from W"),
        ("heads-and-tails", "[999m][9999p,1]111m1p999s+1p", "from W"),
        ("imperial-jade", "[FFF][333s]2224466s+6s", "from W"),
        ("heavenly-twins", "EESSWWNNCCFFP+P", "from W"),
        ("heavenly-twins", "1122335577889m+9m", "from W"),
        ("three-great-scholars", "[FFF][PPPP,1]2255mCCC+5m", "from W"),
        ("four-joys", "[EEE][SSS][WWWW,1]5pNNN+5p", "from W"),
        ("four-by-four", "[2222m,1][5555p][7777s,1][EEEE,1]8p+8p", "from W"),
        ("thirteen-wonders", "19m19p19sESWNCFP+9s", "from W"),
        ("moon-from-the-bottom-of-the-sea", "234567m23p34588s+1p", "wall last"),
        ("grapes-on-the-flat-roof", "[9999s,1]234567m46p88s+5p", "free"),
    ];
    for (key, hand, source) in examples {
        let settlement = won("S", hand, source).settlement();
        let sheet = best(&settlement);
        assert_eq!(keys(sheet, Unit::Limit), [key], "{hand}");
        assert_eq!((sheet.points, raw(sheet), sheet.total), (0, 500, 500), "{hand}");
        assert!(!sheet.dropped.is_empty(), "{hand}: what the limit hand takes the place of");
        assert_eq!(formula(sheet).to_string(), "500");
        assert_eq!(net(&settlement), [-1000, 2000, -500, -500], "{hand}");
    }
}
