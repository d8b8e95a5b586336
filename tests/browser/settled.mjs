// Waiting for the app: never for a time, and never for the network.

/**
 * Runs in a page before anything else.
 *
 * `settled()` waits until the app has settled, in a page of its own or in the elements of another page.
 * What a tap or a key has set off has begun after a frame. `quiet()` waits until no timer is under
 * way any more, either: then nothing happens until somebody does something. `atRest()` waits until what moves has
 * come to rest. The first two break off with an error that
 * says what stands still, and where, once a busy machine would have done it long ago.
 */
export function awaitSettled() {
  const PATIENCE = 120_000;
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
  const stands = (what) => new Error(`${what} within ${PATIENCE / 1000} s: ${location.href}, ${document.visibilityState}, ${document.hasFocus() ? "with" : "without"} focus`);
  const frame = () => new Promise((done, failed) => {
    const alarm = set(() => failed(stands("no frame was drawn")), PATIENCE);
    requestAnimationFrame(() => {
      clear(alarm);
      set(done);
    });
  });
  const places = () => {
    const page = document.documentElement;
    if (page.hasAttribute("data-hule")) return [page];
    const elements = [...document.querySelectorAll("hule-score, hule-calculator, hule-session")];
    return elements.map((element) => element.shadowRoot?.querySelector(".place")).filter(Boolean);
  };
  const once = async (wait, isDone, what) => {
    const end = performance.now() + PATIENCE;
    do {
      if (performance.now() > end) throw stands(what);
      await wait();
    } while (!isDone());
  };
  // A movement that lasts for ever never ends, nor does one that follows how far something is scrolled.
  const ends = (animation) => animation.timeline === document.timeline && Number.isFinite(animation.effect.getComputedTiming().endTime);
  window.atRest = () => Promise.allSettled(document.getAnimations().filter(ends).map((animation) => animation.finished));
  window.settled = () => once(frame, () => places().every((place) => place.hasAttribute("data-settled") && !place.hasAttribute("data-doing")), "the app has not settled");
  window.quiet = () => once(window.settled, () => timers.size === 0, "timers were under way");
}
