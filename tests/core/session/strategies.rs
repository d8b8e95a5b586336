//! Sessions at random, most of them possible.

use arrayvec::ArrayVec;
use hule::rules;
use hule::session::{
    AbortedEntry, Deal, Entry, HandEntry, NetEntry, NextDealer, Origin, Penalty, Session,
    ValuesEntry, Win, WinAnswer, clean_name,
};
use hule::system::{Answer, Question, System};
use proptest::prelude::*;

/// Links of hands, whole and unfinished ones, of every system.
const LINKS: [&str; 6] = [
    "1/mcr/[789s][EEEE,1]123m456pC+C?seat=S&from=W",
    "1/mcr/[CCC]123456789m5p+5p?seat=S&win=self-drawn",
    "1/classical/[PPP]123m456p5578s+9s?seat=S&from=W",
    "1/nanchang/[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W",
    "1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn&round=S",
    "1/sichuan/2344566m234777p?void=s&event=win.0.6m.from:N&event=wall-end.0.",
];

fn a_name() -> impl Strategy<Value = String> {
    let names = prop::sample::select(vec![
        "Anna",
        "李四",
        "Bé;n",
        "=1+1",
        "a,b~c.d!e_f%g",
        "\"quoted\"",
        "日本 花子",
        "",
        "Ø & #",
    ]);
    prop_oneof![names.prop_map(str::to_owned), any::<String>().prop_map(|name| clean_name(&name))]
}

fn an_origin() -> impl Strategy<Value = Origin> {
    prop_oneof![
        Just(Origin::Wall),
        Just(Origin::Unknown),
        Just(Origin::SameTile),
        (0usize..5).prop_map(Origin::Player)
    ]
}

fn a_win() -> impl Strategy<Value = Win> {
    let points = prop_oneof![Just(8), Just(1), Just(40), 0i32..600];
    (0usize..5, an_origin(), points)
        .prop_map(|(winner, from, points)| Win::new(winner, from, points))
}

/// Gives each win of the deals this player as the answer to the first question that names players.
fn answer_wins(deals: &mut [Deal], system: &System, player: usize) {
    let names_players = |question: &&Question| question.answers.contains(&Answer::SEATS[0]);
    let Some(question) = system.game.win_questions.iter().find(names_players) else { return };
    for deal in deals {
        if let Entry::Values(values) = &mut deal.entry {
            let answer = (question, WinAnswer::Player(player));
            values.wins.iter_mut().for_each(|win| win.answers = vec![answer]);
        }
    }
}

fn a_net() -> impl Strategy<Value = NetEntry> {
    let next = prop_oneof![
        Just(NextDealer::ByRules),
        Just(NextDealer::Passes),
        (0usize..4).prop_map(NextDealer::Player),
    ];
    let net = prop::collection::vec(-100i32..100, 1..5).prop_map(|mut net| {
        // Most of them add up to zero.
        let sum: i32 = net.iter().sum();
        if let Some(last) = net.last_mut().filter(|_| sum % 7 != 0) {
            *last -= sum;
        }
        net
    });
    (net, prop::option::of(0usize..5), next).prop_map(|(net, winner, next_dealer)| NetEntry {
        net,
        winner,
        next_dealer,
    })
}

fn a_hand() -> impl Strategy<Value = HandEntry> {
    let seats = Just([0u8, 1, 2, 3]).prop_shuffle();
    let seats =
        prop::option::of(seats.prop_map(|seats| seats.into_iter().collect::<ArrayVec<_, 4>>()));
    (prop::sample::select(LINKS.to_vec()), seats)
        .prop_map(|(link, seats)| HandEntry { link: link.to_owned(), seats })
}

fn an_entry() -> impl Strategy<Value = Entry> {
    let values = (
        prop::collection::vec(a_win(), 0..4),
        prop::collection::vec(0i32..60, 0..5),
        prop::collection::vec(0usize..5, 0..3),
    );
    prop_oneof![
        values.prop_map(|(wins, hands, put_down)| {
            Entry::Values(ValuesEntry { wins, hands, put_down })
        }),
        a_net().prop_map(Entry::Net),
        a_hand().prop_map(Entry::Hand),
        Just(Entry::Draw),
        Just(Entry::Abandoned),
        prop::collection::vec(0usize..5, 0..3).prop_map(Entry::Void),
        prop::collection::vec(0usize..5, 0..3)
            .prop_map(|put_down| { Entry::Aborted(AbortedEntry { kind: None, put_down }) }),
    ]
}

fn a_penalty() -> impl Strategy<Value = Penalty> {
    let offence = prop::sample::select(vec![
        "too-few",
        "void-claim",
        "late-pung",
        "knocked-tile",
        "false-win",
        "other",
    ]);
    let to = prop::collection::vec(0usize..5, 0..3);
    (offence, 0usize..5, prop::option::of(-5i32..70), to, a_name()).prop_map(
        |(offence, player, points, to, reason)| Penalty {
            points,
            to,
            reason,
            ..Penalty::new(offence, player)
        },
    )
}

fn a_deal() -> impl Strategy<Value = Deal> {
    (an_entry(), prop::collection::vec(a_penalty(), 0..3))
        .prop_map(|(entry, penalties)| Deal { penalties, ..Deal::new(entry) })
}

/// A session of any system, with deals that are possible and some that are not.
pub fn a_session() -> impl Strategy<Value = Session> {
    let parts = (
        0..rules::SYSTEMS.len(),
        prop::collection::vec(a_name(), 2..5),
        prop::collection::vec(a_deal(), 0..8),
        (a_name(), 0u64..2_000_000_000, any::<bool>(), -500i32..500),
        (0u16..20, any::<bool>(), any::<bool>(), prop::option::of(0usize..5)),
    );
    parts.prop_map(
        |(
            system,
            players,
            mut deals,
            (name, time, ended, start),
            (number, other, ruling, named),
        )| {
            let system = rules::SYSTEMS[system];
            let mut session = Session::new(system, players.iter().map(String::as_str));
            (session.name, session.time, session.ended) = (name, time, ended);
            if other {
                session.start = start;
            }
            for option in session.agreement.options().collect::<Vec<_>>() {
                let answers: Vec<_> = option.all().collect();
                let answer = answers[usize::from(number) % answers.len()];
                session.agreement.put(option, answer).expect("one of its answers");
            }
            if let Some(key) = system.rulings.first().filter(|_| ruling) {
                session.agreement.set_ruling(key, other).expect("a ruling");
            }
            if let Some(player) = named {
                answer_wins(&mut deals, system, player);
            }
            session.deals = deals;
            session
        },
    )
}
