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
  /** Whether a worker took over from another one while this page was open. */
  let changed = false;
  workers.addEventListener("message", async ({ data }) => {
    if (data === build) return;
    // The page may be newer than the worker. The worker of its own build is on its way then.
    if (!changed) await registration.update().catch(() => {});
    if (changed || !(registration.installing ?? registration.waiting)) dispatchEvent(new Event("hule-update"));
  });
  // A worker that is greeted fetches what it lacks, and answers of which build it is. Who takes over is heard of
  // here alone: on a busy machine a worker can be installed before the page has seen it being installed.
  workers.addEventListener("controllerchange", () => {
    changed = true;
    workers.controller?.postMessage(build);
  });
  workers.ready.then(({ active }) => active.postMessage(build));
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < PAUSE) return;
    looked = Date.now();
    registration.update().catch(() => {});
    registration.active?.postMessage(build);
  });
}
