//! Icons, each drawn with one path in a square of 24 units.

use leptos::prelude::*;

pub const UNDO: &str = "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3";
pub const REDO: &str = "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3";
pub const MORE: &str = "M5 12h.01M12 12h.01M19 12h.01";
pub const BACKSPACE: &str = "M21 5H9l-6 7 6 7h12zM17 9l-5 6M12 9l5 6";
pub const FLOWER: &str = "M12 9.6a3.1 3.1 0 1 1 2.3 1.7 3.1 3.1 0 1 1-.9 2.7 3.1 3.1 0 1 1-2.8 0 3.1 3.1 0 1 1-.9-2.7A3.1 3.1 0 1 1 12 9.6";
pub const CLOSE: &str = "M6 6l12 12M18 6 6 18";
pub const PLUS: &str = "M12 5v14M5 12h14";
pub const MINUS: &str = "M5 12h14";
pub const SWAP: &str = "M4 8h14l-3-3M20 16H6l3 3";
pub const DOWN: &str = "m7 10 5 5 5-5";
pub const UP: &str = "m7 14 5-5 5 5";
pub const LIST: &str = "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01";
pub const TUNE: &str = "M4 7h7.5M18.5 7H20M4 17h1.5M12.5 17H20M15 3.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7M9 13.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7";
pub const SEARCH: &str = "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M20 20l-4.7-4.7";
pub const NEXT: &str = "m10 7 5 5-5 5";
pub const PENCIL: &str = "M4 20h4L19 9l-4-4L4 16zM13 7l4 4";
pub const BOOK: &str = "M12 6.5C10.5 5.2 8 4.5 4 4.5v13.5c4 0 6.5 .7 8 2 1.5-1.3 4-2 8-2V4.5c-4 0-6.5 .7-8 2zM12 6.5V20";
pub const LEARN: &str =
    "M12 5 2.5 9.5 12 14l9.5-4.5zM6.5 11.5V16c1.5 1.5 3.5 2.2 5.5 2.2s4-.7 5.5-2.2v-4.5M21.5 9.5v5";
pub const TARGET: &str =
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 12h.01";
pub const SCORES: &str = "M4 20h16M6.5 16.5v-5M12 16.5V5M17.5 16.5V8.5";
pub const AROUND: &str =
    "M5 5h14v14H5zM9 9l3.2 3.2M12.5 9.5v3h-3M9 21.5h6M9 2.5h6M2.5 9v6M21.5 9v6";
pub const SHARE: &str = "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8";
pub const ON: &str = "M5 12h14M13 6l6 6-6 6";
pub const PASTE: &str = "M9 4h6v3H9zM9 5.5H6V20h12V5.5h-3M9 12h6M9 16h4";
pub const SCALES: &str = "M12 4v16M8 20h8M5 7h14M5 7l-2.5 7h5zM19 7l-2.5 7h5z";
pub const BOOKMARK: &str = "M7 4h10v16l-5-4-5 4z";
pub const HELP: &str = "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M9.5 9.7a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2.9-1.2 1.8M12 16.5h.01";
pub const ABOUT: &str = "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M12 11v5.5M12 7.8h.01";
pub const FLAG: &str = "M6 21V4M6 5h11l-2.5 4 2.5 4H6";
pub const GEAR: &str = "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8";
pub const CODE: &str = "m8.5 7-5 5 5 5M15.5 7l5 5-5 5";
pub const LEFT: &str = "m14 7-5 5 5 5";

/// An icon. It says nothing to screen readers: its button has a name.
#[component]
pub fn Icon(
    /// One of the paths above.
    path: &'static str,
) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=path></path>
        </svg>
    }
}
