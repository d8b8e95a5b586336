//! The table of the nine fans: `rules/sichuan` S19–S27, in its order.
//!
//! All of them add up, so none excludes another; only the sum is capped (S15).

use crate::system::{Fan, Names, Unit, key};

/// The most fans that count (S15).
pub const CAP: u8 = 3;

const fn fan(number: u8, name: &'static str, worth: u16, names: Names) -> Fan {
    Fan { number, key: key(name), worth, names, excludes: &[], unit: Unit::Fans, is_counted: true }
}

/// The fans in the order of their numbers, from 1. Their worth is in fans, each of which doubles
/// the value.
#[rustfmt::skip]
pub static FANS: [Fan; 9] = [
    fan(1, "root", 1, Names::new("Root", "Четвёрка", "根", "根")),
    fan(2, "all-pungs", 1, Names::new("All Pungs", "Все панги", "对对胡", "対々和")),
    fan(3, "golden-wait", 1, Names::new("Golden Wait", "Золотое ожидание", "金钩钓", "金鉤釣")),
    fan(4, "full-flush", 2, Names::new("Full Flush", "Полное изобилие", "清一色", "清一色")),
    fan(5, "seven-pairs", 2, Names::new("Seven Pairs", "Семь пар", "七对", "七対子")),
    fan(6, "win-after-kong", 1, Names::new("Win after Kong", "Выигрыш после конга", "杠上花", "槓上開花")),
    fan(7, "discard-after-kong", 1, Names::new("Discard after Kong", "Наброс после конга", "杠上炮", "槓上砲")),
    fan(8, "robbing-the-kong", 1, Names::new("Robbing the Kong", "Ограбление конга", "抢杠胡", "搶槓")),
    fan(9, "under-the-sea", 1, Names::new("Under the Sea", "Морское дно", "海底", "海底")),
];
