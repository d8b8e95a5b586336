//! The rulings of MCR: the points on which authorities differ (§5), and the presets of rulings.

use crate::system::{NewerRuling, Preset, rulings};

rulings! {
    /// Fans 4, 6, 7, 12, 19, 20 and 34 on a self-drawn tile: on, Fully Concealed Hand counts; off,
    /// Self-Drawn counts.
    SpecialHandsFullyConcealed = "special-hands-fully-concealed",
    /// Nine Gates: on, no Pung of Terminals or Honors counts; off, one of them is excluded.
    NineGatesNeverTerminalPung = "nine-gates-never-terminal-pung",
    /// Two Concealed Kongs: on, 8 points; off, 6 points.
    TwoConcealedKongs8 = "two-concealed-kongs-8",
    /// One melded and one concealed kong: on, fans 57 and 67 count; off, a fan of 5 points counts.
    MeldedPlusConcealedKong6 = "melded-plus-concealed-kong-6",
    /// Knitted Straight: on, Concealed Hand does not count.
    KnittedStraightNoConcealedHand = "knitted-straight-no-concealed-hand",
    /// The winning tile fits the division as several of the three waits: on, none of them counts.
    SeveralWaitKindsAnnul = "several-wait-kinds-annul",
    /// Four kongs of which one is concealed: on, Concealed Kong counts too.
    FourKongsPlusConcealedKong = "four-kongs-plus-concealed-kong",
    /// All Green with the green dragon: on, Half Flush counts too.
    AllGreenPlusHalfFlush = "all-green-plus-half-flush",
    /// All Terminals: on, Double Pung counts too.
    AllTerminalsPlusDoublePung = "all-terminals-plus-double-pung",
    /// Seven pairs of terminals or of green tiles: on, one Tile Hog is excluded.
    NoInevitableTileHog = "no-inevitable-tile-hog",
    /// A second winning tile of which the hand has all four copies: on, it is not a wait.
    ExhaustedWaitsIgnored = "exhausted-waits-ignored",
    /// Knitted Straight: on, Edge Wait and Closed Wait do not count.
    KnittedStraightNoEdgeClosed = "knitted-straight-no-edge-closed",
    /// The winning tile is one of the nine tiles of a Knitted Straight: on, no wait counts.
    KnittedStraightNoBodyWait = "knitted-straight-no-body-wait",
    /// Lesser Honors and Knitted Tiles: on, Knitted Straight does not count.
    LesserKnittedNoKnittedStraight = "lesser-knitted-no-knitted-straight",
    /// Reversible Tiles: on, One Voided Suit counts too.
    ReversiblePlusOneVoidedSuit = "reversible-plus-one-voided-suit",
    /// Three Kongs and Four Kongs: on, concealed kongs count too, one of them as Concealed Kong and
    /// two as Two Concealed Kongs. It contains `FourKongsPlusConcealedKong`.
    ConcealedKongsAdd = "concealed-kongs-add",
}

impl Rulings {
    /// The Green Book, and the WMO's interpretation where the book says nothing. This is the
    /// default.
    pub const GREEN_BOOK: Rulings = Rulings(0b1_1111_1111);
    /// The practice of Chinese competitions and of most Chinese programs.
    pub const COMPETITION_1998: Rulings = Rulings(0);

    /// The Chinese rulebook of the WMO of December 2014, which adds concealed kongs (p. 28).
    const WMO_2014: Rulings = Rulings::GREEN_BOOK.with(Ruling::ConcealedKongsAdd, true);

    /// The rulings that came after the first version of links.
    pub const NEWER: &'static [NewerRuling] =
        &[NewerRuling { key: Ruling::ConcealedKongsAdd.key(), since: 2 }];

    /// All presets, the default first.
    pub const PRESETS: &'static [Preset] = &[
        Preset { key: "green-book", bits: Rulings::GREEN_BOOK.0 },
        Preset { key: "competition-1998", bits: Rulings::COMPETITION_1998.0 },
        Preset { key: "wmo-2014", bits: Rulings::WMO_2014.0 },
    ];
}
