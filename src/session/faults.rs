//! The codes of the faults that only sessions have. The codes of deals without tiles are in
//! [`scoring::values`](crate::scoring::values).

use crate::entry::{FaultCode, fault_codes};

fault_codes! {
    /// More or fewer players than the rules have. `{{value}}`: how many; `{{most}}`: how many play.
    WRONG_NUMBER_OF_PLAYERS = FaultCode::new("wrong-number-of-players"),
    /// Something that has to be chosen.
    CHOICE_MISSING = FaultCode::new("choice-missing"),
    /// Something else in a field for a number. `{{value}}`: what was typed.
    NOT_A_NUMBER = FaultCode::new("not-a-number"),
    /// A player without a name.
    NAME_MISSING = FaultCode::new("name-missing"),
    /// Two players with one name. `{{value}}`: the name.
    NAME_TWICE = FaultCode::new("name-twice"),
    /// A name that is too long or has several lines. `{{value}}`: what can be used of it.
    BAD_NAME = FaultCode::new("bad-name"),
    /// More deals than a session can have. `{{value}}`: how many; `{{most}}`: how many it can have.
    TOO_MANY_DEALS = FaultCode::new("too-many-deals"),
    /// Another deal of a session that has ended and was not taken up again.
    SESSION_ENDED = FaultCode::new("session-ended"),
    /// A deal after the last one of the game.
    GAME_WAS_OVER = FaultCode::new("game-was-over"),
    /// A hand of another rule system. `{{value}}`: the key of that system.
    OTHER_RULES = FaultCode::new("other-rules").naming("rules"),
    /// A hand of a game with another number of players. `{{value}}`: that number.
    OTHER_NUMBER_OF_PLAYERS = FaultCode::new("other-number-of-players"),
    /// A deal that is void because of an offence of nobody.
    OFFENDER_MISSING = FaultCode::new("offender-missing"),
    /// A hand that does not end the deal.
    DEAL_NOT_OVER = FaultCode::new("deal-not-over"),
    /// A complete hand that is worth less than a win needs. `{{value}}`: what it is worth; `{{most}}`: what a
    /// win needs.
    HAND_BELOW_MINIMUM = FaultCode::new("hand-below-minimum"),
    /// A complete hand that may not win. `{{value}}`: why.
    HAND_BARRED = FaultCode::new("hand-barred").quoting(),
    /// A hand that was declared and does not win.
    HAND_NOT_WINNING = FaultCode::new("hand-not-winning"),
    /// A hand of which something is missing that the payments depend on.
    PAYMENTS_OPEN = FaultCode::new("payments-open"),
    /// The players by seat, but one is missing or appears twice.
    BAD_SEATS = FaultCode::new("bad-seats"),
    /// A player takes part in a deal in which they rest. `{{value}}`: the number of the player.
    RESTING = FaultCode::new("resting"),
    /// The changes are not one for each player. `{{value}}`: how many; `{{most}}`: how many players.
    NET_OF_OTHERS = FaultCode::new("net-of-others"),
    /// The changes do not add up to zero. `{{value}}`: their sum.
    NET_NOT_ZERO = FaultCode::new("net-not-zero"),
    /// The changes add up to neither zero nor the fines that nobody receives. `{{value}}`: their sum;
    /// `{{most}}`: one fine.
    NET_NOT_FINES = FaultCode::new("net-not-fines"),
    /// The changes of a deal that was won do not add up to what the winner takes from the table. `{{value}}`:
    /// their sum; `{{most}}`: the points on the table.
    NET_NOT_ON_TABLE = FaultCode::new("net-not-on-table"),
    /// The changes of a deal that nobody won add up to neither zero nor what the players put on the table.
    /// `{{value}}`: their sum; `{{most}}`: what one player puts there.
    NET_NOT_PUT_DOWN = FaultCode::new("net-not-put-down"),
    /// A change that no deal brings. `{{value}}`: the points; `{{most}}`: the most.
    NET_TOO_HIGH = FaultCode::new("net-too-high"),
    /// A draw that ended the deal early, in a game without such draws.
    NO_ABORTED_DEALS = FaultCode::new("no-aborted-deals"),
    /// A deal that is void because of an offence, under rules in which no deal is.
    NO_VOID_DEALS = FaultCode::new("no-void-deals"),
    /// Chips in a game without chips.
    NO_CHIPS = FaultCode::new("no-chips"),
    /// More chips than a player can have. `{{value}}`: how many; `{{most}}`: how many there can be.
    CHIPS_TOO_HIGH = FaultCode::new("chips-too-high"),
    /// Chips that don't sum to zero: some come from nowhere. `{{value}}`: how many too many.
    CHIPS_TOO_MANY = FaultCode::new("chips-too-many"),
    /// Chips that don't sum to zero: some are missing. `{{value}}`: how many.
    CHIPS_MISSING = FaultCode::new("chips-missing"),
    /// A penalty that the rules do not have. `{{value}}`: its key.
    UNKNOWN_OFFENCE = FaultCode::new("unknown-offence"),
    /// A penalty that was given in games of before, in place of which a deal is void now. `{{value}}`: its key.
    PAST_OFFENCE = FaultCode::new("past-offence").naming("offence"),
    /// A penalty without the points that somebody must decide.
    PENALTY_WITHOUT_POINTS = FaultCode::new("penalty-without-points"),
    /// A penalty with fewer points than it may have. `{{value}}`: the points; `{{most}}`: the fewest.
    PENALTY_TOO_LOW = FaultCode::new("penalty-too-low"),
    /// A penalty with more points than it may have. `{{value}}`: the points; `{{most}}`: the most.
    PENALTY_TOO_HIGH = FaultCode::new("penalty-too-high"),
    /// A penalty whose points follow from the rules, with other points. `{{value}}`: the points.
    PENALTY_POINTS_FIXED = FaultCode::new("penalty-points-fixed"),
    /// A penalty whose points nobody receives, with somebody who does.
    PENALTY_TO_NOBODY = FaultCode::new("penalty-to-nobody"),
    /// A penalty that one player receives, with nobody or several.
    PENALTY_TO_ONE = FaultCode::new("penalty-to-one"),
    /// A penalty that the player pays to themselves, or twice to one player.
    PENALTY_TO_SELF = FaultCode::new("penalty-to-self"),
    /// A file has a field that its format does not have. `{{value}}`: the name of the field.
    UNKNOWN_FIELD = FaultCode::new("unknown-field"),
    /// A field that is missing or not what it should be. `{{value}}`: its name.
    BAD_FIELD = FaultCode::new("bad-field"),
    /// A deal of a damaged file.
    DAMAGED_DEAL = FaultCode::new("damaged-deal"),
}
