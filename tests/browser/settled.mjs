// Waiting for the app: never for a time, and never for the network.

/**
 * Runs in a page before anything else.
 *
 * `settled()` waits until the app has settled, in a page of its own or in the elements of another page.
 * What a tap or a key has set off has begun after a frame. `quiet()` waits until no timer is under
 * way any more, either: then nothing happens until somebody does something.
 */
export function awaitSettled() {
  const timers = new Set();
  const { setTimeout: set, clearTimeout: clear } = window;
  window.setTimeout = (run, ...rest) => {
    const timer = set(() => {
      timers.delete(timer);
      run();
    }, ...rest);
    timers.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => {
    timers.delete(timer);
    clear(timer);
  };
  const frame = () => new Promise((done) => requestAnimationFrame(() => set(done)));
  const places = () => {
    if (document.documentElement.hasAttribute("data-hule")) return [document.documentElement];
    const elements = [...document.querySelectorAll("hule-score, hule-calculator, hule-session")];
    return elements.map((element) => element.shadowRoot?.querySelector(".place")).filter(Boolean);
  };
  window.settled = async () => {
    do await frame();
    while (!places().every((place) => place.hasAttribute("data-settled")));
  };
  window.quiet = async () => {
    do await window.settled();
    while (timers.size > 0);
  };
}
