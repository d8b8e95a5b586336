// Whether the site has a newer version than the one that runs here, and the change to it.
// Each build has a folder of its own (tools/folder.mjs), which is gone once a new one took its place.

/** How long the site may take to answer, in milliseconds. */
const ANSWER = 5_000;

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

/**
 * Loads the page again, in the newest version of the site. The app keeps the hand when it is left.
 * Resolves to false if the new version can't be had as a whole: the page stays then.
 */
export async function reload(site) {
  const isOwn = document.documentElement.hasAttribute("data-hule");
  if (isOwn && !(await renewWorker(site))) return false;
  // A browser that loads a page again may have kept its scripts.
  if (!isOwn) await within(fetch(`${site}embed.js`, { cache: "reload" }));
  location.reload();
  return true;
}

/**
 * Waits until the site's service worker of the newest version has taken over, if there is one: before that,
 * the page would come from the worker of the old version. Resolves to whether nothing stands in the way.
 */
async function renewWorker(site) {
  const registration = await navigator.serviceWorker?.getRegistration(site);
  // The site around may have a worker of its own.
  if (registration?.scope !== new URL(site, location).href) return true;
  // The page may know of a new version before the worker does. The browser joins a look for one with a look that
  // is under way, and that may have begun before the new version was there: so one that finds nothing is repeated.
  const found = () => registration.installing ?? registration.waiting;
  for (let looks = 0; looks < 2 && !found(); looks += 1) await within(registration.update());
  const next = found();
  // It takes over by itself when it has all files, which can take as long as they are large.
  return !next || (await becomeActive(next));
}

/** Resolves once a promise is settled, or after a while. */
const within = (promise) => Promise.race([promise.catch(() => {}), new Promise((done) => setTimeout(done, ANSWER))]);

/** Resolves to true once a worker has taken over, and to false if it is given up. */
function becomeActive(worker) {
  return new Promise((done) => {
    const look = () => {
      if (worker.state === "activated") done(true);
      if (worker.state === "redundant") done(false);
    };
    worker.addEventListener("statechange", look);
    look();
  });
}
