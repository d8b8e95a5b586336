//! The glossary: the terms of mahjong in every language. What a rule system has to do with them is in
//! its [`Book`](crate::rules::pages::Book).

use crate::rules;
use crate::rules::pages::Book;
use crate::system::Names;
use crate::system::names::names;

/// A term of the glossary. `term.<key>` in the catalogues is its definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The stable key.
    pub key: &'static str,
    /// Its names.
    pub names: Names,
    /// Whether all rule systems use it.
    pub is_common: bool,
    /// A link of tiles that show the term; empty if no tiles can.
    example: &'static str,
}

/// The rule systems' keys and rulebooks.
fn books() -> impl Iterator<Item = (&'static str, &'static Book)> {
    rules::SYSTEMS.iter().filter_map(|system| Some((system.key, rules::book(system)?)))
}

impl Term {
    /// The keys of the rule systems that use a term which is not common to all.
    pub fn systems(&self) -> Vec<&'static str> {
        let users = books().filter(|(_, book)| book.terms.contains(&self.key));
        users.map(|(system, _)| system).collect()
    }

    /// The pages of the rulebook that lay down what the term means, as their addresses without
    /// `book/`, such as `mcr/eight-points`.
    pub fn pages(&self) -> Vec<&'static str> {
        let rows = books().flat_map(|(_, book)| book.term_pages);
        let own = rows.filter(|(term, _)| *term == self.key);
        own.flat_map(|(_, pages)| pages.iter().copied()).collect()
    }

    /// A link of tiles that show the term; `None` if no tiles can.
    pub fn example(&self) -> Option<&'static str> {
        Some(self.example).filter(|link| !link.is_empty())
    }
}

macro_rules! terms {
    ($($key:literal $($common:ident)? $example:literal;)*) => {
        /// The terms by subject: tiles, sets, melds and claims, the win, waits, the table, counting,
        /// and terms of a single rule system.
        pub static TERMS: &[Term] = &[$(Term {
            key: $key,
            names: names!("term.", $key, ".name"),
            is_common: terms!(@ $($common)?),
            example: $example,
        },)*];
    };
    (@) => { false };
    (@ common) => { true };
}

#[rustfmt::skip]
terms! {
    "tile" common "1/mcr/123m123p123sEC";
    "suit" common "1/mcr/123m123p123s";
    "characters" common "1/mcr/123456789m";
    "dots" common "1/mcr/123456789p";
    "bamboo" common "1/mcr/123456789s";
    "rank" common "1/mcr/123456789p";
    "honor" "1/mcr/ESWNCFP";
    "wind" "1/mcr/ESWN";
    "dragon" "1/mcr/CFP";
    "terminal" "1/mcr/19m19p19s";
    "terminal-or-honor" "1/mcr/19m19p19sESWNCFP";
    "simple" "1/mcr/2345678m";
    "flower" "1/mcr/12345678h";
    "hand" common "1/mcr/123m456p789s555sEE";
    "set" common "1/mcr/[345p][777s][EEEE,1]";
    "chow" common "1/mcr/[345p]";
    "pung" common "1/mcr/[777s]";
    "kong" common "1/mcr/[5555m,1][EEEE]";
    "pair" common "1/mcr/EE";
    "knitted" "1/mcr/147m258p369s";
    "misfits" "1/nanchang/147m258p369sESWNC";
    "concealed" common "1/mcr/234m678p34588s99m";
    "melded" common "1/mcr/[345p][777s]";
    "meld" common "1/mcr/[345p][777s][EEEE,1]";
    "claim" common "";
    "melded-kong" common "1/mcr/[5555m,1]";
    "added-kong" common "1/mcr/[5555m,5]";
    "concealed-kong" common "1/mcr/[5555m]";
    "robbing" common "1/mcr/[345p][666m]78p234sEE+9p?win=robbed-kong&from=W";
    "replacement-tile" common "";
    "flower-replacement" "";
    "free-tile" "";
    "discard" common "";
    "discarder" common "";
    "win" common "1/mcr/[345m][345p]678m22p34s+5s?from=N";
    "winning-tile" common "1/mcr/[345m][345p]678m22p34s+5s?from=N";
    "self-drawn" common "";
    "ready" common "1/mcr/234m678p345s67s99m";
    "declared-ready" "";
    "not-ready" "";
    "wait" common "1/mcr/234m678p345s67s99m";
    "shanten" common "";
    "two-sided-wait" common "1/mcr/45s";
    "edge-wait" common "1/mcr/12s";
    "closed-wait" common "1/mcr/35s";
    "single-wait" common "1/mcr/E";
    "two-pair-wait" common "1/mcr/33p77s";
    "wall" common "";
    "dead-wall" "";
    "deal" common "";
    "round" "";
    "turn-order" common "";
    "dealer" common "";
    "previous-player" common "";
    "seat-wind" "1/mcr/[SSS]";
    "prevalent-wind" "1/mcr/[EEE]";
    "guest-wind" "1/mcr/[WWW]";
    "double-wind" "1/mcr/[EEE]";
    "fan" "";
    "points" common "";
    "payment" common "";
    "exclusion" "";
    "base" "";
    "minimum" "1/mcr/[222m][777s]444p5588s+5s?from=W";
    "double" "";
    "limit" "";
    "limit-hand" "";
    "reading" common "1/mcr/99m333444555p12s";
    "ruling" common "";
    "bonus-tile" "";
    "nearest-wins" "";
    "several-winners" "";
    "passed-win" "";
    "false-win" common "";
    "drawn-deal" common "";
    "penalty" "";
    "golden-rule" "";
    "split" "";
    "pinned-tile" "";
    "missing-suit" "";
    "flower-pig" "";
    "wild-tile" "";
    "jing" "";
    "indicator" "";
    "primary-jing" "";
    "secondary-jing" "";
    "face-value" "";
    "chao-zhuang" "";
    "yaku" "1/riichi/[345p]23467m22p678s+8m?seat=S&from=W";
    "han" "";
    "fu" "";
    "base-value" "";
    "mangan" "";
    "yakuman" "1/riichi/[CCC][FFF]234m5pPPP+5p?seat=S&from=E";
    "dora-indicator" "";
    "honba" "";
    "riichi-stick" "";
    "furiten" "";
    "liability" "";
    "uma" "";
    "pulled-north" "1/sanma/N";
    "tsumo-loss" "";
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::link;
    use crate::rulebook::{Page, entries};

    #[test]
    fn rulebooks_speak_of_terms_and_lead_to_pages_that_exist() {
        for (system, book) in books() {
            let rows = book.term_pages.iter().map(|(key, _)| key);
            for key in rows.chain(book.terms) {
                assert!(TERMS.iter().any(|term| term.key == *key), "{system}: {key}");
            }
            for key in book.terms {
                let term = TERMS.iter().find(|term| term.key == *key).unwrap();
                assert!(!term.is_common, "{system}: {key} is common");
            }
        }
        for term in TERMS {
            assert!(term.is_common == term.systems().is_empty(), "{}: nobody's or twice", term.key);
            for address in term.pages() {
                let page = Page::parse(&["book/", address].concat(), "mcr");
                let exists = match &page {
                    Page::Entry(system, key) => {
                        let system = rules::system(system).unwrap();
                        let all = entries(system, rules::book(system).unwrap());
                        all.iter().any(|entry| entry.key == key)
                    }
                    Page::Deal(_, section) => section.is_some(),
                    _ => false,
                };
                assert!(exists, "{}: {address}", term.key);
            }
            let example = term.example();
            assert!(example.is_none_or(|link| link::decode(link, rules::SYSTEMS).is_ok()));
        }
    }
}
