//! The places of a rule system: whose tiles are entered, and how many.

/// A place that tiles are entered for: the hand that is calculated, then others, such as the
/// players that follow. What it is called stands in the catalogues: `place.<key>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its key.
    pub key: &'static str,
    /// How many tiles make what is entered for it complete.
    pub size: PlaceSize,
}

/// How many tiles make what is entered for a place complete, a kong counted as three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceSize {
    /// Fourteen: the hand wins, and the last tile is the winning one if none is marked.
    Winning,
    /// Nothing is won with it: there is room for thirteen tiles.
    Waiting,
    /// The twenty-eight tiles of two hands, less what is entered at the place that follows; those
    /// of one hand once an event of this kind says that the player has won before.
    TwoHands {
        /// The key of the kind of event.
        won: &'static str,
        /// The key of its question for the seat of who won.
        winner: &'static str,
    },
}

impl Place {
    /// A place with a hand that may win.
    pub const fn winning(key: &'static str) -> Place {
        Place { key, size: PlaceSize::Winning }
    }

    /// A place with a hand that nothing is won with.
    pub const fn waiting(key: &'static str) -> Place {
        Place { key, size: PlaceSize::Waiting }
    }

    /// The hands of four players, each of which may win.
    pub const FOUR_WINNING: &'static [Place] = &[
        Place::winning("hand"),
        Place::winning("next"),
        Place::winning("across"),
        Place::winning("previous"),
    ];

    /// The winner's hand and those of the three other players.
    pub const WINNER_AND_OTHERS: &'static [Place] = &[
        Place::winning("hand"),
        Place::waiting("next"),
        Place::waiting("across"),
        Place::waiting("previous"),
    ];
}

/// Whose the places are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// Each is the next player's, anticlockwise from the hand that is calculated.
    Players,
    /// All are one player's, who makes several hands of the same tiles.
    OnePlayer,
}

/// At which seats somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seats {
    /// At all four.
    Four,
    /// At as many, from East on, as the answer to this question says.
    Asked(&'static str),
}
