//! Faults that only Nanchang finds. Those that several systems find are constants of
//! [`FaultCode`].

use crate::entry::{FaultCode, fault_codes};

fault_codes! {
    /// A hand that was won has fewer than fourteen tiles. `{value}`: how many.
    TOO_FEW_TILES = FaultCode::new("too-few-tiles"),
    /// More than one player is said to have won. `{value}`: the seat that comes first.
    SEVERAL_WINNERS = FaultCode::new("several-winners").naming("seat"),
    /// The winner's tiles have not been entered.
    WINNER_NOT_ENTERED = FaultCode::new("winner-not-entered"),
    /// Nobody has said which tile was turned up as the jing.
    JING_UNKNOWN = FaultCode::new("jing-unknown"),
    /// More primary jing than are in play. `{tiles}`, `{value}`: how many.
    TOO_MANY_JING = FaultCode::new("too-many-jing"),
    /// More kongs of jing than the counted jing can make.
    JING_KONG_WITHOUT_JING = FaultCode::new("jing-kong-without-jing"),
    /// A win with the dealt hand that is not the dealer's own.
    HEAVENLY_IMPOSSIBLE = FaultCode::new("heavenly-impossible"),
    /// A win on the dealer's first discard that cannot be one.
    EARTHLY_IMPOSSIBLE = FaultCode::new("earthly-impossible"),
    /// Four like first discards, and a win before all four could be made.
    CHAO_ZHUANG_TOO_EARLY = FaultCode::new("chao-zhuang-too-early"),
}
