//! Draws exercises from random seeds and from addresses.

use crate::practice::{Address, Aim, Exercise, Kind, Level, Wish, deal_for, draw_seeded, of_dealt};
use crate::scoring::Engine;

/// A random seed.
pub fn any_seed() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}

/// An exercise that was drawn, and its address.
pub struct Drawn {
    pub exercise: Exercise,
    /// Without `#`.
    pub address: String,
}

/// Draws an exercise from a random seed.
pub fn draw(engine: &'static dyn Engine, wish: Wish) -> Drawn {
    let plain = Wish { kind: Kind::Fans, fan: None, ..wish };
    let tried = [wish, wish, plain, plain].into_iter().find_map(|wish| {
        let seed = any_seed();
        Some((draw_seeded(engine, wish, seed)?, wish, seed))
    });
    match tried {
        Some((exercise, wish, seed)) => {
            let rules = engine.system();
            let fan = wish.fan.and_then(|fan| rules.fan(fan)).map(|fan| fan.key);
            let Wish { kind, level, .. } = wish;
            let address = Address::Drawn { rules: rules.key, kind, level, fan, seed };
            Drawn { exercise, address: address.text() }
        }
        // The dealing of the first version tries until a hand wins, so that there is one in any case.
        None => dealt(engine, Aim::Level(wish.level), Level::First.key(), any_seed()),
    }
}

/// Deals a hand of the first version.
fn dealt(engine: &'static dyn Engine, aim: Aim, key: &str, seed: u32) -> Drawn {
    let level = match aim {
        Aim::Level(level) => level,
        Aim::Fan(_) => Level::Second,
    };
    let exercise = of_dealt(deal_for(engine, aim, seed), level);
    let address = Address::Dealt { rules: engine.system().key, aim: key, seed };
    Drawn { exercise, address: address.text() }
}

/// Draws the exercise of an address. Returns `None` if the address belongs to another rule system, to a
/// hand of the day or to a step of the path, or if it names something that does not exist.
pub fn at(engine: &'static dyn Engine, address: &Address) -> Option<Drawn> {
    let rules = engine.system();
    if address.rules() != rules.key {
        return None;
    }
    match *address {
        Address::Dealt { aim, seed, .. } => {
            Some(dealt(engine, Aim::from_key(rules, aim)?, aim, seed))
        }
        Address::Drawn { kind, level, fan, seed, .. } => {
            let fan = match fan {
                Some(key) => Some(rules.fans.iter().find(|fan| fan.key == key)?.number),
                None => None,
            };
            let exercise = draw_seeded(engine, Wish { kind, level, fan }, seed)?;
            Some(Drawn { exercise, address: address.text() })
        }
        Address::Day { .. } | Address::Step { .. } => None,
    }
}
