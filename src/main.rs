//! Mounts the app.

fn main() {
    console_error_panic_hook::set_once();
    hule::app::mount();
}
