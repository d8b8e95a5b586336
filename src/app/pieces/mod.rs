//! Small pieces that several parts of the screen show: tiles, icons, sentences, readings, questions.

mod after_paint;
pub mod answers;
mod book_link;
mod button;
mod choices;
mod division;
pub mod event_answers;
mod explanation;
mod fan;
mod feedback;
pub mod hand_rows;
pub mod icon;
mod labelled_number;
mod laid_hand;
mod list_offers;
mod loading;
mod name_field;
mod new_version;
mod notice;
mod offers;
mod open_file;
pub mod product;
mod question;
mod report;
mod rows;
mod search;
mod sentence;
mod storage_note;
pub mod tile;

pub use after_paint::{AfterPaint, once_painted};
pub use answers::{AnswersLine, answers, own_answers};
pub use book_link::{BookLink, RuleLinks};
pub use button::{Button, Item, Tool, ToolButton};
pub use choices::{Choice, Choices, Fieldset};
pub use division::{Division, DivisionWithPartsLit, EvidenceTiles, Wilds};
pub use explanation::{AboutFan, Excluded, FanNames, OtherNames, Reasons};
pub use fan::{FanLine, FanName, FanWorth};
pub use feedback::{Feedback, FeedbackLine};
pub use hand_rows::{Row, hand_rows};
pub use icon::Icon;
pub use labelled_number::LabelledNumber;
pub use laid_hand::{FirstHand, HandStrip, LaidHand, PlainHand};
pub use loading::{EverySystem, Loaded, SystemInUse};
pub use name_field::{NameField, RowTool};
pub use notice::{NoticeArea, NoticeLines};
pub use offers::Offers;
pub use open_file::{OpenFileButton, refusal};
pub use product::{Document, DocumentLinks};
pub use question::{NumberField, Question, Stepper, is_typed};
pub use report::{FaultList, FormulaLine, Notes, PaymentLine};
pub use rows::Rows;
pub use search::{FanSearch, FanSearchField, SearchField};
pub use sentence::{CitingWords, Words, WordsLine};
pub use tile::{
    FlowerArt, MeldArt, TileArt, TileRow, Tiles, marked_name, meld_name, meld_width,
    melds_with_keys, taken_name,
};
