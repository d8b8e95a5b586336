//! Sets of fans.

/// The fans that join no sets, in the order in which they are counted: dearest first, each before
/// those that it excludes.
pub(super) const ORDER: [u8; 63] = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 17, 18, 19, 20, 21, 22, 25, 26, 27, 31, 33, 34, 35, 36,
    37, 38, 40, 43, 44, 45, 46, 47, 48, 49, 50, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
    66, 82, 67, 68, 73, 74, 75, 76, 77, 78, 79, 80, 81,
];

/// The place of each number in [`ORDER`]; 63 for the fans that join sets.
const PLACE: [u8; 83] = {
    let mut places = [63; 83];
    let mut i = 0;
    while i < ORDER.len() {
        places[ORDER[i] as usize] = i as u8;
        i += 1;
    }
    places
};

/// A set of fans that join no sets, as bits.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Fans(pub u64);

impl Fans {
    pub const NONE: Fans = Fans(0);

    /// The bit of a fan; none for one that joins sets.
    pub const fn bit(fan: u8) -> u64 {
        // The last bit stands for all joining fans and is never set.
        1 << PLACE[fan as usize] & !(1 << 63)
    }

    pub const fn of(numbers: &[u8]) -> Fans {
        let mut bits = 0;
        let mut i = 0;
        while i < numbers.len() {
            bits |= Fans::bit(numbers[i]);
            i += 1;
        }
        Fans(bits)
    }

    #[inline]
    pub const fn has(self, fan: u8) -> bool {
        self.0 & Fans::bit(fan) != 0
    }

    #[inline]
    pub const fn union(self, other: Fans) -> Fans {
        Fans(self.0 | other.0)
    }

    #[inline]
    pub const fn minus(self, other: Fans) -> Fans {
        Fans(self.0 & !other.0)
    }

    #[inline]
    pub const fn meets(self, other: Fans) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

/// The numbers, in the order in which fans are counted.
impl Iterator for Fans {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(ORDER[place])
    }
}

impl std::fmt::Debug for Fans {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
