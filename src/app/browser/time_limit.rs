//! Waiting for work that may never be finished.

use std::future::Future;

use futures_channel::oneshot;
use futures_util::future::{Either, select};
use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;

/// Waits for a piece of work, at most this many milliseconds. `None` if it takes longer: the work goes
/// on, and `late` gets what comes of it, if anything ever does.
pub async fn within<T: 'static>(
    milliseconds: u32,
    work: impl Future<Output = T> + 'static,
    late: impl FnOnce(T) + 'static,
) -> Option<T> {
    let (done, outcome) = oneshot::channel();
    // The work is not a part of the waiting: what the browser calls back must still be there.
    spawn_local(async move {
        if let Err(outcome) = done.send(work.await) {
            late(outcome);
        }
    });
    let (alarm, time_is_up) = oneshot::channel::<()>();
    let _timer = Timeout::new(milliseconds, || drop(alarm));
    match select(outcome, time_is_up).await {
        Either::Left((outcome, _)) => outcome.ok(),
        Either::Right(_) => None,
    }
}
