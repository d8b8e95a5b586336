//! Liability in deals of riichi without tiles, worked by hand from the rules (R18).

use hule::rules;
use hule::session::{
    Change, Deal, DealForm, Entry, Field, HandEntry, History, Origin, Session, SessionFault, Table,
    Value, ValuesEntry, Win, WinAnswer, file, link,
};
use hule::system::{Answer, AnswerKind, Question};

use super::{engine, session, sheet, won};

/// South's hand with pungs of all three dragons. West is liable for them.
const DRAGONS: &str = "[CCC][FFF][PPP]23m55s+4m?seat=S&liable=W";
/// South's hand with pungs of all four winds and no other tiles than honors. West is liable for the winds.
const WINDS: &str = "[EEE][SSS][WWW][NNN]C+C?seat=S&liable=W";

/// The second deal of a game: nobody won the first one, so Ben is East, Cem South, Dora West and Anna
/// North, and one honba lies on the table.
fn second(preset: &str, switched: &[&str], entry: Entry) -> Session {
    let mut session = session("riichi");
    session.agreement.set_preset(preset).expect("a preset");
    for ruling in switched {
        session.agreement.set_ruling(ruling, true).expect("a ruling");
    }
    session.deals = vec![Deal::new(Entry::Draw), Deal::new(entry)];
    session
}

fn wins(wins: &[Win]) -> Entry {
    Entry::Values(ValuesEntry { wins: wins.to_vec(), ..ValuesEntry::default() })
}

/// A question of riichi about a win without tiles.
fn question(key: &str) -> &'static Question {
    let mut questions = rules::system("riichi").expect("riichi").game.win_questions.iter();
    questions.find(|question| question.key == key).expect("a question")
}

/// A win for which this player is liable.
fn liable(player: usize, win: Win) -> Win {
    win.with(question("liable"), WinAnswer::Player(player))
}

/// The same for this yakuman, which is one of several.
fn liable_for(yakuman: &'static str, win: Win) -> Win {
    win.with(question("liable-for"), WinAnswer::Other(Answer::Word(yakuman)))
}

/// Cem wins, and Dora is liable.
fn cem(from: Origin, points: i32) -> Win {
    liable(3, Win::new(2, from, points))
}

/// What the second deal changes for Anna, Ben, Cem and Dora.
fn net(preset: &str, switched: &[&str], entry: Entry) -> Vec<i32> {
    let sheet = sheet(&second(preset, switched, entry));
    assert!(sheet.faults.is_empty(), "{:?}", sheet.faults);
    sheet.deals[1].net.clone()
}

const ANNA: Origin = Origin::Player(0);

#[test]
fn the_liable_player_alone_pays_a_self_drawn_yakuman() {
    let drawn = wins(&[cem(Origin::Wall, 32_000)]);
    assert_eq!(net("wrc", &[], drawn), [0, 0, 32_300, -32_300]);
    // Ben is East. Anna, who is liable, pays him alone, too.
    let east = liable(0, Win::new(1, Origin::Wall, 48_000));
    assert_eq!(net("wrc", &[], wins(&[east])), [-48_300, 48_300, 0, 0]);
}

#[test]
fn the_liable_player_and_the_discarder_pay_half_each() {
    let discarded = wins(&[cem(ANNA, 32_000)]);
    assert_eq!(net("wrc", &[], discarded.clone()), [-16_300, 0, 32_300, -16_000]);
    let honba = net("wrc", &["liable-pays-honba"], discarded);
    assert_eq!(honba, [-16_000, 0, 32_300, -16_300]);
    // If the liable player discarded the tile, this player pays everything, as usual.
    let own = wins(&[cem(Origin::Player(3), 32_000)]);
    assert_eq!(net("wrc", &[], own), [0, 0, 32_300, -32_300]);
}

#[test]
fn of_two_yakuman_the_liable_one_alone_is_paid_so() {
    // Dora alone pays the 32,000 of the yakuman she is liable for. For the other one all three pay as usual.
    let drawn = wins(&[cem(Origin::Wall, 64_000)]);
    assert_eq!(net("wrc", &[], drawn.clone()), [-8100, -16_100, 64_300, -40_100]);
    assert_eq!(net("tenhou", &[], drawn), [0, 0, 64_300, -64_300]);
    let discarded = wins(&[cem(ANNA, 64_000)]);
    assert_eq!(net("wrc", &[], discarded.clone()), [-48_300, 0, 64_300, -16_000]);
    assert_eq!(net("tenhou", &[], discarded), [-32_000, 0, 64_300, -32_300]);
}

#[test]
fn for_which_of_several_it_is_counts_where_the_rules_tell_them_apart() {
    let win = |part| liable_for(part, cem(ANNA, 96_000));
    // The winds are a double yakuman here. Dora pays half of it, and the honba.
    let winds = wins(&[win("daisuushii")]);
    assert_eq!(net("mahjong-soul", &[], winds), [-64_000, 0, 96_300, -32_300]);
    let dragons = wins(&[win("daisangen")]);
    assert_eq!(net("mahjong-soul", &[], dragons), [-80_000, 0, 96_300, -16_300]);
    // By the rules of Tenhou nobody is liable for four kongs.
    let kongs = liable_for("suukantsu", cem(ANNA, 64_000));
    assert_eq!(net("tenhou", &[], wins(&[kongs])), [-64_300, 0, 64_300, 0]);
}

#[test]
fn it_is_paid_like_the_same_deal_with_tiles() {
    for switched in [&[][..], &["liability-whole-hand"], &["liable-pays-honba"]] {
        for (hand, points) in [(DRAGONS, 32_000), (WINDS, 64_000)] {
            for (way, from) in
                [("win=self-drawn", Origin::Wall), ("from=N", ANNA), ("from=W", Origin::Player(3))]
            {
                let link = format!("1/riichi/{hand}&{way}");
                let with_tiles = Entry::Hand(HandEntry { link, seats: None });
                let without = wins(&[cem(from, points)]);
                let expected = net("wrc", switched, with_tiles);
                assert_eq!(net("wrc", switched, without), expected, "{hand} {way} {switched:?}");
            }
        }
    }
}

#[test]
fn another_winner_on_the_same_discard_is_paid_as_usual() {
    // Anna discards. Ben, who is East, wins 1500 on the same tile. Each winner gets the honba.
    let two = wins(&[cem(ANNA, 32_000), Win::new(1, ANNA, 1500)]);
    assert_eq!(net("ema", &[], two), [-18_100, 1800, 32_300, -16_000]);
}

#[test]
fn what_cannot_be_is_told_at_the_liable_player() {
    let told = |key: &str, win: Win| {
        let session = session(key);
        let engine = engine(&session);
        let change = Change::Record(Deal::new(wins(&[win])));
        let faults = History::new(session, engine).apply(&change, engine).expect_err("a fault");
        faults.iter().map(|fault| fault.to_string()).collect::<Vec<_>>().join(", ")
    };
    let own = liable(2, Win::new(2, ANNA, 32_000));
    assert_eq!(told("riichi", own), "deals[0].wins[0].liable: liable-winner");
    let absent = liable(4, Win::new(2, ANNA, 32_000));
    assert_eq!(told("riichi", absent), "deals[0].wins[0].liable: not-at-the-table (5)");
    let less = cem(ANNA, 24_000);
    assert_eq!(told("riichi", less), "deals[0].wins[0].liable: liable-without-yakuman (24000)");
    assert_eq!(told("mcr", cem(ANNA, 24)), "deals[0].wins[0].liable: unknown-question (liable)");
}

#[test]
fn who_is_liable_is_asked_where_the_value_can_be_a_yakuman() {
    let session = second("wrc", &[], Entry::Draw);
    let engine = engine(&session);
    let mut session = Session { deals: vec![Deal::new(Entry::Draw)], ..session };
    let asked = |session: &Session, win| {
        let asked = Table::new(session.clone(), engine).asked_of_win(win, engine);
        asked.iter().map(|question| question.key).collect::<Vec<_>>()
    };
    // For which yakuman is asked once somebody is liable for one of several.
    let (nothing, who, both): (&[&str], _, _) =
        (&[], &["liable"][..], &["liable", "liable-for"][..]);
    let values = [24_000, 32_000, 32_100, 48_000, 64_000, 96_000];
    let of = |session: &Session, winner| {
        values.map(|points| asked(session, Win::new(winner, ANNA, points)))
    };
    let of_liable = |session: &Session, winner| {
        values.map(|points| asked(session, liable(3, Win::new(winner, ANNA, points))))
    };
    assert_eq!(of(&session, 2), [nothing, who, nothing, nothing, who, who]);
    assert_eq!(of_liable(&session, 2), [nothing, who, nothing, nothing, both, both]);
    // Ben is East.
    assert_eq!(of(&session, 1), [nothing, nothing, nothing, who, nothing, who]);
    assert_eq!(of_liable(&session, 1), [nothing, nothing, nothing, who, nothing, both]);
    session.agreement.set_preset("ema").expect("a preset");
    assert_eq!(of_liable(&session, 2), [nothing, who, nothing, nothing, nothing, nothing]);
}

#[test]
fn a_correction_of_the_deal_before_moves_it_along() {
    let session = second("wrc", &[], wins(&[cem(ANNA, 32_000)]));
    let engine = engine(&session);
    let mut history = History::new(session, engine);
    // After the correction Anna won the first deal, so she deals again, with one honba. Cem is still the winner
    // of the second deal, and Dora is still liable.
    history.apply(&Change::Correct(0, won(0, Origin::Wall, 12_000)), engine).expect("a win");
    assert!(history.sheet().faults.is_empty(), "{:?}", history.sheet().faults);
    assert_eq!(history.sheet().deals[1].net, [-16_300, 0, 32_300, -16_000]);
}

#[test]
fn it_comes_back_from_file_link_and_form() {
    let two = liable_for("suukantsu", cem(ANNA, 64_000));
    let entry = wins(&[cem(Origin::Wall, 32_000), two, Win::new(1, ANNA, 1500)]);
    let session = second("wrc", &[], entry.clone());
    let text = file::write(&session);
    assert_eq!(file::read(&text, rules::SYSTEMS).expect("a file").session, session);
    let address = link::encode(&session).expect("a link");
    assert!(address.ends_with(";w2..32000.3,2.0.64000.3.suukantsu,1.0.1500"), "{address}");
    assert_eq!(link::decode(&address, rules::SYSTEMS).expect("a link").session, session);
    assert_eq!(DealForm::of(session.system(), 4, &entry).entry(), Ok(entry));
}

#[test]
fn a_part_that_the_rules_do_not_have_is_put_aside() {
    for part in ["[1]", "\"toitoi\""] {
        let win =
            format!(r#"{{"winner":2,"from":0,"points":64000,"liable":3,"liable_for":{part}}}"#);
        let text = format!(r#"{{"rules":"riichi","deals":[{{"type":"wins","wins":[{win}]}}]}}"#);
        let import = file::read(&text, rules::SYSTEMS).expect("a file");
        assert_eq!(
            import.put_aside[0].fault.to_string(),
            "deals[0].wins[0].liable_for: bad-field (wins[0].liable_for)"
        );
    }
}

#[test]
fn the_form_forgets_a_liable_player_who_is_the_winner() {
    let mut form = DealForm::of(rules::system("riichi").unwrap(), 4, &wins(&[cem(ANNA, 32_000)]));
    let who = |form: &DealForm| form.wins[0].answer(question("liable"));
    form.choose_winner(0, 1);
    assert_eq!(who(&form), Some(WinAnswer::Player(3)));
    form.choose_winner(0, 3);
    assert_eq!(who(&form), Some(WinAnswer::Other(Answer::No)));
}

#[test]
fn if_nobody_is_liable_it_is_not_recorded_for_what() {
    // Cem is East in the third deal.
    let session = second("wrc", &[], Entry::Draw);
    let engine = engine(&session);
    let table = Table::new(session.clone(), engine);
    let enter = |form: &DealForm| {
        let mut table = table.clone();
        table.enter(form.entry().expect("wins"), engine)?;
        Ok::<_, Vec<SessionFault>>(table.session().deals[2].entry.clone())
    };
    let kongs = liable_for("suukantsu", cem(ANNA, 96_000));
    let mut form = DealForm::of(session.system(), 4, &wins(std::slice::from_ref(&kongs)));
    assert_eq!(enter(&form), Ok(wins(std::slice::from_ref(&kongs))));
    let liable = Field::WinAnswer(0, "liable");
    form.enter(&liable, Value::Answer(Answer::No), &table);
    assert_eq!(enter(&form), Ok(wins(&[Win::new(2, ANNA, 96_000)])));
    // It is still there, and an answer takes the place of the one before it.
    form.enter(&liable, Value::Player(1), &table);
    form.enter(&liable, Value::Player(3), &table);
    assert_eq!(enter(&form), Ok(wins(&[kongs])));
    // A player who can't be liable is not left out, but told.
    form.enter(&Field::Points(0), Value::Text("36000".to_owned()), &table);
    let told = enter(&form).expect_err("a fault")[0].to_string();
    assert_eq!(told, "deals[2].wins[0].liable: liable-without-yakuman (36000)");
}

#[test]
fn rules_that_do_not_ask_it_put_the_answer_aside() {
    let win = r#"{"winner":2,"from":0,"points":24,"liable":3}"#;
    let text = format!(r#"{{"rules":"mcr","deals":[{{"type":"wins","wins":[{win}]}}]}}"#);
    let import = file::read(&text, rules::SYSTEMS).expect("a file");
    let entry = &import.session.deals[0].entry;
    assert_eq!(*entry, wins(&[Win::new(2, ANNA, 24)]));
    assert_eq!(
        import.put_aside[0].fault.to_string(),
        "deals[0].wins[0].liable: unknown-field (liable)"
    );
    let link = "session/2/mcr;p=A,B,C,D;w2.0.24.3";
    let import = link::decode(link, rules::SYSTEMS).expect("a link");
    assert_eq!(import.session.deals[0].entry, wins(&[Win::new(2, ANNA, 24)]));
    assert_eq!(
        import.put_aside[0].fault.to_string(),
        "deals[0].wins[0].answer: unknown-field (answer)"
    );
    // A field without a value is not there.
    let text = text.replace("3}", "null}");
    assert_eq!(file::read(&text, rules::SYSTEMS).expect("a file").put_aside, []);
}

#[test]
fn what_is_asked_about_a_win_is_a_choice() {
    for system in rules::SYSTEMS {
        for question in system.game.win_questions {
            assert_eq!(question.kind, AnswerKind::Choice, "{}: {}", system.key, question.key);
            let is_known = |answer: &Answer| {
                matches!(answer, Answer::Word(_) | Answer::Seat(_) | Answer::Yes | Answer::No)
            };
            assert!(question.answers.iter().all(is_known), "{}: {}", system.key, question.key);
        }
    }
}

#[test]
fn an_answer_that_a_question_does_not_have_is_told() {
    let win = cem(ANNA, 64_000).with(question("liable-for"), WinAnswer::Player(1));
    let session = second("wrc", &[], Entry::Draw);
    let engine = engine(&session);
    let change = Change::Record(Deal::new(wins(&[win])));
    let faults = History::new(session, engine).apply(&change, engine).expect_err("a fault");
    assert!(faults[0].to_string().contains("wins[0].liable_for: unknown-answer"), "{faults:?}");
}
