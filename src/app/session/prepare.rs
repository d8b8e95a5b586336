//! The context of sessions, which is prepared before anything of them is shown.

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::*;

use super::open::{OpenSession, use_session};
use super::{at_table, kept_deal, opening, store};

/// Provides the context to the whole app, and opens the session that was open last.
pub fn prepare(owner: Owner) -> Pin<Box<dyn Future<Output = ()>>> {
    Box::pin(async move {
        let is_new = owner.with(|| {
            let is_new = use_context::<OpenSession>().is_none();
            if is_new {
                let open = OpenSession::new();
                provide_context(open);
                at_table::follow(open);
                kept_deal::follow(open);
                store::listen(open);
            }
            is_new
        });
        if is_new {
            let open = owner.with(use_session);
            opening::restore(open).await;
        }
    })
}
