// Registers the service worker and tells the app of a new version. Fetched once the page is idle.
const WORKER = "sw.js";
/** How often an app that stays open looks for a new version, in milliseconds. */
const PAUSE = 3_600_000;

/** With the name of the build that the page is of. */
export async function start(build) {
  const workers = navigator.serviceWorker;
  // In a frame the page is another site's; without a secure address there are no workers.
  if (!workers || window !== top) return;
  // Later visits try again what a first one could not finish.
  const registration = await workers.register(WORKER, { updateViaCache: "none" }).catch(() => null);
  if (!registration) return;
  workers.ready.then(({ active }) => active.postMessage(build));
  // The first version waits for a moment, too, but for no other.
  const offer = () => registration.active && registration.waiting && dispatchEvent(new Event("hule-update"));
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  offer();
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < PAUSE) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}
