//! Messages between the windows of the app on this device.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{BroadcastChannel, MessageEvent};

/// The name of the channel.
const NAME: &str = "hule.sessions";

/// The connection to the other windows. Dropping it ends it.
pub struct Neighbours {
    channel: BroadcastChannel,
    _listener: EventListener,
}

impl Neighbours {
    /// Calls `hear` with every message of another window. `None` if the browser has no such
    /// messages: the versions in the store still tell windows apart.
    pub fn meet(hear: impl Fn(String) + 'static) -> Option<Neighbours> {
        let channel = BroadcastChannel::new(NAME).ok()?;
        let listener = EventListener::new(&channel, "message", move |event| {
            let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
            data.and_then(|data| data.as_string()).into_iter().for_each(&hear);
        });
        Some(Neighbours { channel, _listener: listener })
    }

    /// Sends a message to all other windows.
    pub fn tell(&self, message: &str) {
        // A channel that is closed has nobody to tell.
        let _ = self.channel.post_message(&message.into());
    }
}

impl Drop for Neighbours {
    fn drop(&mut self) {
        self.channel.close();
    }
}
