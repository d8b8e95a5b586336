//! The table of Nanchang: rows that double a win, rows that are paid with a flat amount, and rows
//! that are paid separately from the win. One row holds everything about a fan.

use crate::reading::division::Form;
use crate::scoring::Shortfall;
use crate::scoring::fan_table::{NearMiss, Rule, fan_table};
use crate::system::Fan;
use crate::tiles;

use super::arrangement_goal::ArrangementGoal;
use super::deal::Deal;
use super::declared::{DeclaredWin, Opening};
use super::held::{PRIMARY_POINTS, SECONDARY_POINTS};
use super::reading::{Found, Reading};
use super::ruling::Ruling;
use super::{detect, paid_apart};
use Detection::{Hand, Seat, Win};

/// What is counted with: a detection, and what is missing. Every row counts once.
pub(super) type FanRule = Rule<Detection, fn(&NearMiss<Reading>) -> Shortfall>;

/// What a row depends on.
#[derive(Clone, Copy)]
pub(super) enum Detection {
    /// How the hand was won.
    Win(fn(&Deal, &DeclaredWin) -> Found),
    /// The winner's hand. Such a row doubles opening wins, too, if the ruling is on (N-A4). The
    /// second function says whether the row applies to every arrangement for a goal.
    Hand(fn(&Reading) -> Found, fn(&Deal, ArrangementGoal) -> bool),
    /// What a seat holds, or the deal as a whole, whoever won.
    Seat(fn(&Deal, tiles::Seat) -> Found),
}

impl FanRule {
    /// The evidence for the row in a reading of the winner's hand, or the first obstacle. What
    /// depends on a seat is asked of the winner's.
    pub fn detect(&self, r: &Reading) -> Found {
        match self.detect {
            Win(detect) => detect(r.deal, r.win),
            Hand(detect, _) => detect(r),
            Seat(detect) => detect(r.deal, r.win.seat),
        }
    }

    /// Whether the row applies to every arrangement of a won hand for a goal.
    pub fn applies(&self, deal: &Deal, win: &DeclaredWin, goal: ArrangementGoal) -> bool {
        match self.detect {
            Win(detect) => detect(deal, win).is_ok(),
            Hand(_, in_goal) => in_goal(deal, goal),
            Seat(detect) => detect(deal, win.seat).is_ok(),
        }
    }

    /// Whether the row is about the winner's hand rather than how it was won.
    fn is_of_hand(&self) -> bool {
        matches!(self.detect, Hand(..))
    }
}

/// What a flat amount is paid instead of.
#[rustfmt::skip]
const ALL_BUT_FLAT: [u8; 12] = [
    SELF_DRAWN, ROBBING_THE_KONG, WIN_AFTER_KONG, ALL_PUNGS, SEVEN_PAIRS, THIRTEEN_MISFITS,
    SEVEN_STARS, GERMAN, DOUBLE_GERMAN, JING_FISHING, DEALER, DISCARDER,
];

fan_table! {
    "nanchang", FanRule;

    // What multiplies the win for all payers.
    SELF_DRAWN = 1 "self-drawn" 2 Factor, when Win(detect::self_drawn);
    ROBBING_THE_KONG = 2 "robbing-the-kong" 2 Factor, when Win(detect::robbing_the_kong);
    WIN_AFTER_KONG = 3 "win-after-kong" 2 Factor, when Win(detect::win_after_kong);
    ALL_PUNGS = 4 "all-pungs" 2 Factor,
        when Hand(detect::all_pungs, |_, goal| goal.form == Form::FourSets && goal.pungs_or_stars);
    SEVEN_PAIRS = 5 "seven-pairs" 2 Factor,
        when Hand(detect::seven_pairs, |_, goal| goal.form == Form::SevenPairs),
        missing detect::missing_seven_pairs;
    THIRTEEN_MISFITS = 6 "thirteen-misfits" 2 Factor,
        when Hand(detect::thirteen_misfits, |_, goal| goal.form == Form::Misfits),
        missing detect::missing_misfits;
    SEVEN_STARS = 7 "seven-stars" 2 Factor,
        when Hand(detect::seven_stars, |_, goal| goal.form == Form::Misfits && goal.pungs_or_stars),
        missing detect::missing_seven_stars;
    GERMAN = 8 "german" 2 Factor, when Hand(detect::german, |_, goal| goal.german);
    DOUBLE_GERMAN = 9 "double-german" 2 Factor,
        when Hand(detect::double_german, |deal, goal| goal.german && detect::has_all_jing(deal));
    JING_FISHING = 10 "jing-fishing" 2 Factor,
        when Hand(detect::jing_fishing, |_, goal| goal.lone_jing);

    // What each of the others pays instead of the doubled amount.
    HEAVENLY_WIN = 11 "heavenly-win" 20 Points,
        when Win(detect::heavenly_win), excludes &ALL_BUT_FLAT;
    EARTHLY_WIN = 12 "earthly-win" 20 Points,
        when Win(detect::earthly_win), excludes &ALL_BUT_FLAT;

    // What multiplies the payment of one player. The dealer also receives double.
    DEALER = 13 "dealer" 2 Factor (apart), when Win(detect::dealer);
    DISCARDER = 14 "discarder" 2 Factor (apart), when Win(detect::discarder);

    // What each of the others pays, separately from the win.
    OPEN_KONG = 15 "open-kong" 1 Points (apart),
        when Seat(paid_apart::open_kong), missing paid_apart::missing_kong;
    CONCEALED_KONG = 16 "concealed-kong" 2 Points (apart),
        when Seat(paid_apart::concealed_kong), missing paid_apart::missing_kong;
    JING_KONG = 17 "jing-kong" 10 Points (apart),
        when Seat(paid_apart::jing_kong), excludes &[OPEN_KONG, CONCEALED_KONG],
        missing paid_apart::missing_jing_kong;
    PRIMARY_JING = 18 "primary-jing" PRIMARY_POINTS Points (apart), when Seat(paid_apart::primary_jing);
    SECONDARY_JING = 19 "secondary-jing" SECONDARY_POINTS Points (apart), when Seat(paid_apart::secondary_jing);

    // What multiplies the points for jing: Surge by their number minus three.
    SURGE = 20 "surge" 0 Factor (apart), when Seat(paid_apart::surge);
    SOLE_HOLDER = 21 "sole-holder" 2 Factor (apart), when Seat(paid_apart::sole_holder);

    // What the dealer pays to each of the others.
    CHAO_ZHUANG = 22 "chao-zhuang" 5 Points (apart), when Seat(paid_apart::chao_zhuang);
    DRAWN_HAND = 23 "drawn-hand" 5 Points (apart), when Seat(paid_apart::drawn_hand);
}

/// The worth of the row with a number of [`FANS`].
pub(super) fn worth_of(number: u8) -> u16 {
    FANS[usize::from(number) - 1].worth
}

/// The row with the flat amount of an opening win.
pub(super) fn row_of(opening: Opening) -> &'static Fan {
    let number = match opening {
        Opening::Heavenly => HEAVENLY_WIN,
        Opening::Earthly => EARTHLY_WIN,
    };
    &FANS[usize::from(number) - 1]
}

/// The row with a flat amount that is paid instead of a row. By a ruling, rows of the hand double a flat
/// amount, too (N-A4).
pub(super) fn excluded_by(
    deal: &Deal,
    win: &DeclaredWin,
    fan: &Fan,
    rule: &FanRule,
) -> Option<&'static Fan> {
    let doubled = rule.is_of_hand() && deal.on(Ruling::OpeningWinsDoubled);
    win.opening.map(row_of).filter(|by| by.excludes.contains(&fan.number) && !doubled)
}
