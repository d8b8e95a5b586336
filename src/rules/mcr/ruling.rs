//! The rulings on which authorities differ: `rules/mcr` §5.

use crate::system::{Preset, rulings};

rulings! {
    /// Fans 4, 6, 7, 12, 19, 20 and 34 self-drawn: on, Fully Concealed Hand; off, Self-Drawn.
    SpecialHandsFullyConcealed = "special-hands-fully-concealed",
    /// Nine Gates: on, never a Pung of Terminals; off, just one is taken away.
    NineGatesNeverTerminalPung = "nine-gates-never-terminal-pung",
    /// Two Concealed Kongs: on, 8 points; off, 6.
    TwoConcealedKongs8 = "two-concealed-kongs-8",
    /// One melded and one concealed kong: on, fans 57 and 67; off, one fan of 5 points.
    MeldedPlusConcealedKong6 = "melded-plus-concealed-kong-6",
    /// Knitted Straight: on, no Concealed Hand beside it.
    KnittedStraightNoConcealedHand = "knitted-straight-no-concealed-hand",
    /// The winning tile fits the division in several of the three waits: on, none counts.
    SeveralWaitKindsAnnul = "several-wait-kinds-annul",
    /// Four kongs, just one of them concealed: on, Concealed Kong counts, too.
    FourKongsPlusConcealedKong = "four-kongs-plus-concealed-kong",
    /// All Green with the green dragon: on, Half Flush counts, too.
    AllGreenPlusHalfFlush = "all-green-plus-half-flush",
    /// All Terminals: on, Double Pung counts, too.
    AllTerminalsPlusDoublePung = "all-terminals-plus-double-pung",
    /// Seven pairs of terminals, or all green: on, one Tile Hog is dropped.
    NoInevitableTileHog = "no-inevitable-tile-hog",
    /// A second winning tile of which all four are held: on, it is no wait.
    ExhaustedWaitsIgnored = "exhausted-waits-ignored",
    /// On: no Edge or Closed Wait beside a Knitted Straight.
    KnittedStraightNoEdgeClosed = "knitted-straight-no-edge-closed",
    /// On: no wait when the winning tile is one of the nine tiles of a Knitted Straight.
    KnittedStraightNoBodyWait = "knitted-straight-no-body-wait",
    /// On: no Knitted Straight inside Lesser Honors and Knitted Tiles.
    LesserKnittedNoKnittedStraight = "lesser-knitted-no-knitted-straight",
    /// Reversible Tiles: on, One Voided Suit counts, too.
    ReversiblePlusOneVoidedSuit = "reversible-plus-one-voided-suit",
}

impl Rulings {
    /// The seed of these rules, and the WMO's reading where it is silent: the default.
    pub const GREEN_BOOK: Rulings = Rulings(0b1_1111_1111);
    /// The practice of Chinese competitions and of most Chinese programs.
    pub const COMPETITION_1998: Rulings = Rulings(0);

    /// The two presets.
    pub const PRESETS: &'static [Preset] = &[
        Preset { key: "green-book", bits: Rulings::GREEN_BOOK.0 },
        Preset { key: "competition-1998", bits: Rulings::COMPETITION_1998.0 },
    ];
}
