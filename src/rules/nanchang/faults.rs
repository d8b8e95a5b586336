//! The codes of the faults that only Nanchang finds. The codes that several systems share are
//! constants of [`FaultCode`].

use crate::entry::{FaultCode, fault_codes};

fault_codes! {
    /// More than one player declared a win (N11). `{{value}}`: the seat that comes first.
    SEVERAL_WINNERS = FaultCode::new("several-winners").naming("seat"),
    /// More than one player declared a win, and nobody knows whose tile it was, so not who comes first.
    SEVERAL_WINNERS_UNDECIDED = FaultCode::new("several-winners-undecided"),
    /// The tile that was turned up as the jing is not known.
    JING_UNKNOWN = FaultCode::new("jing-unknown").open(),
    /// The hands have more primary jing than are in play (N4). `{{tiles}}`: the kind; `{{value}}`:
    /// their number.
    TOO_MANY_JING = FaultCode::new("too-many-jing"),
    /// The counts have more kongs of jing than their jing can make.
    JING_KONG_WITHOUT_JING = FaultCode::new("jing-kong-without-jing"),
    /// A heavenly win that is not a self-drawn win of the dealer, or after a set was declared (N26).
    HEAVENLY_IMPOSSIBLE = FaultCode::new("heavenly-impossible"),
    /// An earthly win that cannot be a win on the dealer's first discard (N26).
    EARTHLY_IMPOSSIBLE = FaultCode::new("earthly-impossible"),
    /// Four identical first discards, but an opening win came before all four were made.
    CHAO_ZHUANG_TOO_EARLY = FaultCode::new("chao-zhuang-too-early"),
}
