//! Small pieces that several parts of the screen show: tiles, icons, sentences, readings, questions.

pub mod after_paint;
pub mod answers;
pub mod book_link;
pub mod button;
pub mod circumstances;
pub mod division;
pub mod documents;
pub mod event_words;
pub mod explanation;
pub mod faults;
pub mod hand_rows;
pub mod icon;
pub mod laid_hand;
pub mod loading;
pub mod notice;
pub mod offers;
pub mod payment_words;
pub mod piece_names;
pub mod product;
pub mod question;
pub mod scores;
pub mod search;
pub mod sentence;
pub mod strip;
pub mod summary_words;
pub mod tile;
