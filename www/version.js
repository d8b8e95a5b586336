// Whether the site has a newer version than the one that runs here, and the change to it.
// Each build has a folder of its own (tools/folder.mjs), which is gone once a new one took its place.

/** How long the site may take to answer, in milliseconds. */
const ANSWER = 5_000;
/** How long the new version may take to be ready, in milliseconds. The page is loaded again then, whatever comes. */
const PATIENCE = 10_000;

/** Whether the page of the site names another folder by now than `folder`. `site` is the address of the site. */
export async function isReplaced(site, folder) {
  try {
    // A service worker and the browser's own store answer with what they kept: only the site itself knows.
    const answer = await fetch(`${site}index.html`, { cache: "no-store", signal: AbortSignal.timeout(ANSWER) });
    const named = answer.ok && (await answer.text()).match(/ data-hule="([^"]+)"/)?.[1];
    return Boolean(named) && named !== folder;
  } catch {
    return false;
  }
}

/** Loads the page again, in the newest version of the site. The app keeps the hand when it is left. */
export async function reload(site) {
  const isOwn = document.documentElement.hasAttribute("data-hule");
  // A browser that loads a page again may have kept its scripts.
  const renewed = isOwn ? renewWorker(site) : fetch(`${site}embed.js`, { cache: "reload" });
  await Promise.race([renewed.catch(() => {}), new Promise((done) => setTimeout(done, PATIENCE))]);
  location.reload();
}

/** Lets the site's service worker of the newest version take over, if there is one. */
async function renewWorker(site) {
  const registration = await navigator.serviceWorker?.getRegistration(site);
  // The site around may have a worker of its own.
  if (registration?.scope !== new URL(site, location).href) return;
  // The page may know of a new version before the worker does.
  await registration.update().catch(() => {});
  const next = registration.installing ?? registration.waiting;
  if (!next) return;
  await become(next, "installed");
  next.postMessage("take over");
  await become(next, "activated");
}

const STATES = ["installing", "installed", "activating", "activated", "redundant"];

/** Resolves once a worker has come so far, or is given up. */
function become(worker, state) {
  return new Promise((done) => {
    const look = () => STATES.indexOf(worker.state) >= STATES.indexOf(state) && done();
    worker.addEventListener("statechange", look);
    look();
  });
}
