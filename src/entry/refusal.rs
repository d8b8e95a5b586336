//! Refusals: a tile that would make a fault is not entered, so the fault is put as a statement about
//! the hand without that tile.
//!
//! A draft with fifteen tiles has too many; a hand that refuses the fifteenth tile is full.

use super::{Draft, Fault, FaultCode};

impl Draft {
    /// Turns the faults that a change of the tiles of a place would have caused into the reasons that
    /// prevent the change. This draft is the one before the change.
    pub fn refusals(&self, place: usize, faults: Vec<Fault>) -> Vec<Fault> {
        // A fifth meld also makes too many tiles. That there are four melds is the better reason.
        let has_five_melds = faults.iter().any(|fault| fault.code == FaultCode::TOO_MANY_MELDS);
        let mut refusals = Vec::new();
        for fault in faults {
            let code = fault.code;
            let refusal = if code == FaultCode::TOO_MANY_TILES {
                if has_five_melds {
                    continue;
                }
                self.full_hand(place)
            } else if code == FaultCode::TOO_MANY_MELDS {
                Fault::new(FaultCode::FOUR_MELDS_DECLARED)
            } else if code == FaultCode::FIVE_OF_A_KIND {
                self.taken_copies(&fault)
            } else if code == FaultCode::FOREIGN_TILE {
                Fault { code: FaultCode::TILE_NOT_USED, ..fault }
            } else {
                fault
            };
            if !refusals.contains(&refusal) {
                refusals.push(refusal);
            }
        }
        refusals
    }

    /// The hand of a place, or the hands that one player has there, are full.
    fn full_hand(&self, place: usize) -> Fault {
        if !self.is_one_player() {
            let room = self.room(place);
            return Fault::new(FaultCode::HAND_FULL).too_many(room, room);
        }
        let others: usize = self.others.iter().map(|tiles| tiles.size()).sum();
        let room = self.room(0) + others;
        Fault::new(FaultCode::HANDS_FULL).too_many(room, room)
    }

    /// So many copies of a kind have been entered that there are not enough left.
    fn taken_copies(&self, fault: &Fault) -> Fault {
        let taken = fault.tiles.first().map_or(0, |tile| 4 - self.left(*tile));
        Fault::new(FaultCode::COPIES_TAKEN).tiles(fault.tiles.iter().copied()).value(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::link;
    use crate::rules;

    /// The sentences that a player reads when a change to a draft is refused for these faults.
    fn refused(link: &str, place: usize, faults: &[Fault]) -> Vec<String> {
        let draft = link::decode(link, rules::SYSTEMS).unwrap();
        draft.refusals(place, faults.to_vec()).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_refusal_tells_of_the_hand_as_it_is() {
        let full = Fault::new(FaultCode::TOO_MANY_TILES).too_many(14, 13);
        let hand = "1/sichuan/223355m667788p9p+9p";
        assert_eq!(refused(hand, 0, std::slice::from_ref(&full)), ["hand-full (14)"]);
        let waiting = "1/classical/E/123456789m1234p";
        assert_eq!(refused(waiting, 1, std::slice::from_ref(&full)), ["hand-full (13)"]);
        let five = Fault::new(FaultCode::FIVE_OF_A_KIND).tiles(["5m".parse().unwrap()]).value(6);
        assert_eq!(refused("1/classical/5m/5m", 0, &[five]), ["copies-taken: 5m (2)"]);
        let melds = Fault::new(FaultCode::TOO_MANY_MELDS).value(5);
        let four = "1/mcr/[111m][222m][333m][444m]";
        assert_eq!(refused(four, 0, &[melds, full.clone()]), ["four-melds-declared"]);
        let two = "1/siamese/123456789m123456789p1234s/[567s]";
        assert_eq!(refused(two, 0, &[full]), ["hands-full (28)"]);
    }
}
