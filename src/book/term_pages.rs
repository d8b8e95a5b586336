//! Where the rules say what a term of the glossary means, and tiles that show it.

/// The pages about a term, as their addresses without `book/`, and a link of tiles that show it;
/// empty if no tiles can.
type Row = (&'static str, (&'static [&'static str], &'static str));

/// The pages and tiles of the term with this key.
pub(super) fn of(term: &str) -> (&'static [&'static str], &'static str) {
    ROWS.iter().find(|(key, _)| *key == term).map_or((&[], ""), |(_, row)| *row)
}

#[rustfmt::skip]
const ROWS: &[Row] = &[
    ("tile", (&["mcr/deal/tiles", "sichuan/deal/tiles", "classical/deal/tiles", "nanchang/deal/tiles"], "1/mcr/123m123p123sEC")),
    ("suit", (&["mcr/deal/tiles"], "1/mcr/123m123p123s")),
    ("characters", (&["mcr/deal/tiles"], "1/mcr/123456789m")),
    ("dots", (&["mcr/deal/tiles"], "1/mcr/123456789p")),
    ("bamboo", (&["mcr/deal/tiles"], "1/mcr/123456789s")),
    ("rank", (&[], "1/mcr/123456789p")),
    ("honor", (&["mcr/all-honors", "nanchang/honor-chows"], "1/mcr/ESWNCFP")),
    ("wind", (&["mcr/prevalent-wind", "mcr/seat-wind", "classical/double-wind"], "1/mcr/ESWN")),
    ("dragon", (&["mcr/dragon-pung", "classical/dragon-pung"], "1/mcr/CFP")),
    ("terminal", (&["mcr/all-terminals", "mcr/pung-of-terminals-or-honors"], "1/mcr/19m19p19s")),
    ("terminal-or-honor", (&["mcr/all-terminals-and-honors", "classical/terminal-or-honor-in-every-set"], "1/mcr/19m19p19sESWNCFP")),
    ("simple", (&["mcr/all-simples"], "1/mcr/2345678m")),
    ("flower", (&["mcr/flower-tiles", "mcr/flower-replacement", "classical/flowers"], "1/mcr/12345678h")),
    ("hand", (&["mcr/standard-hand", "sichuan/forms", "classical/forms", "nanchang/forms"], "1/mcr/123m456p789s555sEE")),
    ("set", (&["mcr/standard-hand"], "1/mcr/[345p][777s][EEEE,1]")),
    ("chow", (&["mcr/claiming", "sichuan/no-claimed-chows", "nanchang/honor-chows"], "1/mcr/[345p]")),
    ("pung", (&["mcr/claiming"], "1/mcr/[777s]")),
    ("kong", (&["mcr/kong-kinds", "sichuan/open-kong"], "1/mcr/[5555m,1][EEEE]")),
    ("pair", (&["mcr/standard-hand"], "1/mcr/EE")),
    ("knitted", (&["mcr/knitted-straight", "mcr/knitted-hand"], "1/mcr/147m258p369s")),
    ("misfits", (&["nanchang/thirteen-misfits"], "1/nanchang/147m258p369sESWNC")),
    ("concealed", (&["mcr/concealed-hand", "mcr/fully-concealed-hand", "mcr/concealed-kong-rule", "classical/fully-concealed"], "1/mcr/234m678p34588s99m")),
    ("melded", (&["mcr/claiming", "classical/open-and-concealed"], "1/mcr/[345p][777s]")),
    ("meld", (&["mcr/claiming", "classical/order-of-claims"], "1/mcr/[345p][777s][EEEE,1]")),
    ("claim", (&["mcr/claiming", "mcr/claim-order", "sichuan/no-claimed-chows", "classical/order-of-claims"], "")),
    ("melded-kong", (&["mcr/melded-kong", "mcr/kong-kinds", "sichuan/open-kong", "nanchang/open-kong"], "1/mcr/[5555m,1]")),
    ("added-kong", (&["mcr/kong-kinds", "sichuan/added-kong"], "1/mcr/[5555m,5]")),
    ("concealed-kong", (&["mcr/concealed-kong", "mcr/concealed-kong-rule", "sichuan/concealed-kong", "nanchang/concealed-kong"], "1/mcr/[5555m]")),
    ("robbing", (&["mcr/robbing-the-kong", "sichuan/robbing-the-kong", "classical/robbed-kong", "nanchang/robbed-kong"], "1/mcr/[345p][666m]78p234sEE+9p?win=robbed-kong&from=W")),
    ("replacement-tile", (&["mcr/out-with-replacement-tile", "sichuan/replacement", "classical/free-tiles"], "")),
    ("flower-replacement", (&["mcr/flower-replacement", "classical/flowers"], "")),
    ("free-tile", (&["classical/free-tiles"], "")),
    ("discard", (&[], "")),
    ("discarder", (&["mcr/discard-payment", "sichuan/on-a-discard", "nanchang/discarder", "classical/winner-is-paid"], "")),
    ("win", (&["mcr/standard-hand", "mcr/two-ways", "sichuan/forms", "classical/forms", "nanchang/forms"], "1/mcr/[345m][345p]678m22p34s+5s?from=N")),
    ("winning-tile", (&["mcr/two-ways"], "1/mcr/[345m][345p]678m22p34s+5s?from=N")),
    ("self-drawn", (&["mcr/self-drawn", "mcr/self-drawn-payment", "sichuan/self-draw", "classical/from-the-wall", "nanchang/self-drawn"], "")),
    ("ready", (&["sichuan/wall-end-states", "classical/ready-hand", "mcr/wait-fans"], "1/mcr/234m678p345s67s99m")),
    ("declared-ready", (&["classical/ready-hand", "classical/ready-on-first-deal"], "")),
    ("not-ready", (&["sichuan/not-ready-pays", "sichuan/wall-end-states"], "")),
    ("wait", (&["mcr/wait-fans", "classical/only-possible-tile"], "1/mcr/234m678p345s67s99m")),
    ("shanten", (&[], "")),
    ("two-sided-wait", (&["mcr/wait-fans"], "1/mcr/45s")),
    ("edge-wait", (&["mcr/edge-wait", "mcr/wait-fans"], "1/mcr/12s")),
    ("closed-wait", (&["mcr/closed-wait", "mcr/wait-fans"], "1/mcr/35s")),
    ("single-wait", (&["mcr/single-wait", "mcr/wait-fans"], "1/mcr/E")),
    ("two-pair-wait", (&["mcr/wait-fans"], "1/mcr/33p77s")),
    ("wall", (&["mcr/deal/wall", "sichuan/deal/wall", "classical/deal/wall", "nanchang/deal/wall"], "")),
    ("dead-wall", (&["classical/deal/wall", "siamese/dead-wall", "nanchang/tiles-left", "mcr/deal/end"], "")),
    ("deal", (&["mcr/deal/end", "sichuan/play-goes-on"], "")),
    ("round", (&["mcr/deal/tiles", "classical/deal/tiles"], "")),
    ("turn-order", (&["mcr/deal/tiles", "mcr/deal/claims"], "")),
    ("dealer", (&["mcr/deal/next-dealer", "sichuan/next-dealer", "classical/east-doubles", "nanchang/next-dealer"], "")),
    ("previous-player", (&["mcr/claiming"], "")),
    ("seat-wind", (&["mcr/seat-wind", "classical/own-wind-pung"], "1/mcr/[SSS]")),
    ("prevalent-wind", (&["mcr/prevalent-wind", "classical/round-wind-pung"], "1/mcr/[EEE]")),
    ("guest-wind", (&["mcr/pung-of-terminals-or-honors"], "1/mcr/[WWW]")),
    ("double-wind", (&["classical/double-wind"], "1/mcr/[EEE]")),
    ("fan", (&["mcr/non-repeat", "sichuan/adding-up"], "")),
    ("points", (&["mcr/eight-points", "classical/steps"], "")),
    ("payment", (&["mcr/discard-payment", "mcr/self-drawn-payment", "siamese/discard-payment", "sichuan/on-a-discard", "sichuan/self-draw", "classical/winner-is-paid", "nanchang/all-pay"], "")),
    ("exclusion", (&["mcr/non-repeat", "mcr/account-once", "mcr/joining-fans"], "")),
    ("base", (&["mcr/self-drawn-payment", "sichuan/value", "nanchang/doubling"], "")),
    ("minimum", (&["mcr/eight-points", "mcr/flowers-last", "siamese/minimum", "nanchang/forms"], "1/mcr/[222m][777s]444p5588s+5s?from=W")),
    ("double", (&["classical/doubles-multiply", "nanchang/doubling", "sichuan/value"], "")),
    ("limit", (&["classical/limit", "sichuan/value"], "")),
    ("limit-hand", (&["classical/limit-hands"], "")),
    ("reading", (&["mcr/high-versus-low", "sichuan/best-arrangement", "classical/best-arrangement"], "1/mcr/99m333444555p12s")),
    ("ruling", (&["mcr/two-presets"], "")),
    ("nearest-wins", (&["mcr/one-winner", "classical/two-claims", "nanchang/one-winner"], "")),
    ("several-winners", (&["sichuan/several-winners"], "")),
    ("passed-win", (&["sichuan/passed-win", "nanchang/passed-win", "mcr/own-discards"], "")),
    ("false-win", (&["mcr/mistaken-win", "mcr/too-few-points", "siamese/mistakes", "sichuan/false-win", "nanchang/false-win", "classical/no-penalties"], "")),
    ("drawn-deal", (&["mcr/drawn-deal", "sichuan/wall-end-states", "classical/drawn-deal", "nanchang/drawn-deal"], "")),
    ("penalty", (&["mcr/too-few-points", "mcr/mistaken-win", "mcr/wrong-disclosure", "siamese/mistakes", "sichuan/false-win", "sichuan/flower-pig", "classical/no-penalties", "nanchang/deal/penalties"], "")),
    ("golden-rule", (&["siamese/golden-rule"], "")),
    ("split", (&["siamese/best-split"], "")),
    ("missing-suit", (&["sichuan/missing-suit", "sichuan/choosing-the-missing-suit"], "")),
    ("flower-pig", (&["sichuan/flower-pig", "sichuan/wall-end-states"], "")),
    ("wild-tile", (&["nanchang/wild-jing"], "")),
    ("jing", (&["nanchang/wild-jing", "nanchang/indicator", "nanchang/jing-points"], "")),
    ("indicator", (&["nanchang/indicator"], "")),
    ("primary-jing", (&["nanchang/primary-jing", "nanchang/indicator"], "")),
    ("secondary-jing", (&["nanchang/secondary-jing", "nanchang/indicator"], "")),
    ("face-value", (&["nanchang/jing-at-face-value", "nanchang/german"], "")),
    ("chao-zhuang", (&["nanchang/chao-zhuang"], "")),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Page, TERMS, entries};
    use crate::entry::link;
    use crate::rules;

    #[test]
    fn rows_are_of_terms_and_lead_to_pages_that_exist() {
        for (key, (pages, example)) in ROWS {
            assert!(TERMS.iter().any(|term| term.key == *key), "{key}");
            for address in *pages {
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
                assert!(exists, "{key}: {address}");
            }
            assert!(example.is_empty() || link::decode(example, rules::SYSTEMS).is_ok(), "{key}");
        }
    }
}
