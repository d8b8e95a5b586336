// The service worker: the whole app without a network, and never files of two builds.
// tools/offline.mjs puts in BUILD, the name of this build, BUILDS, where the folder of that name lies, and
// FILES: each file with its SHA-256.
const HERE = new URL("./", location).href;
/** What this worker keeps begins so: other paths of the origin may have a Hule of their own. */
const OWN = `hule ${HERE} `;
const CACHE = OWN + BUILD;
/** Which build each open tab was started with. */
const TABS = `${OWN}tabs`;
/** How many files are fetched at once. */
const ABREAST = 4;

/** The address that a file is kept under: the page's is that of the site. */
const address = (url) => (url === `${HERE}index.html` ? HERE : url);

const files = new Map(Object.entries(FILES).map(([path, hash]) => [address(HERE + path), hash]));

/** The builds of tabs that have been looked up since the worker was started. */
const builds = new Map();

addEventListener("install", (event) => {
  event.addRoutes?.(routes());
  // Each tab goes on with the build that it was started with, so that this one has to wait for none of them.
  event.waitUntil(install().then(() => skipWaiting()));
});
addEventListener("message", (event) => event.waitUntil(greet(event.source, event.data)));
addEventListener("fetch", (event) => {
  const { request } = event;
  const file = address(request.url.split(/[?#]/)[0]);
  // The page asks the site itself which version it has.
  if (request.cache === "no-store") return;
  if (request.method === "GET" && file.startsWith(HERE)) event.respondWith(answer(event, file));
});

/**
 * What a browser that knows how takes out of the cache itself, before this worker has started: the page, and
 * what lies in the folder of this build. What is not there comes from the network.
 */
function routes() {
  const path = new URL(HERE).pathname.replace(/[+*?:{}()\\]/g, "\\$&");
  const pattern = (pathname) => new URLPattern({ pathname, search: "", hash: "*", baseURL: HERE });
  const source = { cacheName: CACHE };
  return [
    { condition: { urlPattern: pattern(path), requestMode: "navigate" }, source },
    { condition: { urlPattern: pattern(`${path}${BUILDS}/${BUILD}/*`) }, source },
  ];
}

/** Everything or nothing: a file of another build than this one fails. What came is not fetched again. */
async function install() {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const wanted = [...files.keys()].filter((file) => !kept.has(file));
  const next = async () => {
    for (let file; (file = wanted.shift()); ) await cache.put(file, await get(file));
  };
  await Promise.all(Array.from({ length: ABREAST }, next));
}

/** A page says of which build it is, and is told of which one this worker is. */
async function greet(page, build) {
  page.postMessage(BUILD);
  if (build !== BUILD) {
    if (await caches.has(OWN + build)) await remember(page.id, OWN + build);
    return;
  }
  await remember(page.id, CACHE);
  // It may go on with this worker, even if it came before it did, or without it.
  await clients.claim();
  // The browser, or another project of this origin, may have deleted what was kept. Where routes lead past
  // this worker, nobody else notices. What can't be had now comes with the next page.
  await install().catch(() => {});
  await tidy();
}

/** What is kept of a file in a cache, which is not made if there is none. */
const inCache = (file, cacheName) => caches.match(file, { cacheName });

/** The address that a file has in the build of a cache. */
const inBuild = (file, cache) => file.replace(`${HERE}${BUILDS}/${BUILD}/`, `${HERE}${BUILDS}/${cache.slice(OWN.length)}/`);

/** A file of this build: from an older one if it is the same there, else from the network. */
async function get(file) {
  for (const name of await caches.keys()) {
    const kept = name.startsWith(OWN) && name !== CACHE && (await inCache(inBuild(file, name), name));
    if (kept && (await hash(kept)) === files.get(file)) return kept;
  }
  const found = await fetch(file, { cache: "no-cache" });
  if (!found.ok || (await hash(found)) !== files.get(file)) throw new Error(`${file} is not of this build`);
  // A page may not be answered with what was redirected.
  return found.redirected ? new Response(await found.blob(), { headers: { "content-type": found.headers.get("content-type") } }) : found;
}

async function hash(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

async function answer(event, file) {
  const { request } = event;
  const starts = request.mode === "navigate";
  if (starts) event.waitUntil(remember(event.resultingClientId, CACHE));
  const name = starts ? CACHE : (namedIn(file) ?? (await buildOf(event.clientId)));
  const kept = await inCache(file, name);
  if (kept) return kept;
  if (!files.has(file)) return fetch(request);
  if (name !== CACHE) return Response.error();
  // It was deleted.
  const found = await get(file).catch(() => null);
  if (!found) return Response.error();
  await (await caches.open(CACHE)).put(file, found.clone());
  return found;
}

/** The cache of the build whose folder a file lies in. `undefined` if its address is the same in every build. */
function namedIn(file) {
  const [, build] = file.slice(HERE.length).match(`^${BUILDS}/([^/]+)/`) ?? [];
  return build && OWN + build;
}

const tab = (id) => `${HERE}tab/${id}`;

/** A tab was started with the build of a cache. Caches outlive the worker, which a browser stops when it has nothing to do. */
async function remember(id, cache) {
  builds.set(id, cache);
  await (await caches.open(TABS)).put(tab(id), new Response(cache));
}

async function buildOf(id) {
  if (!builds.has(id)) {
    const kept = id && (await inCache(tab(id), TABS));
    builds.set(id, kept ? await kept.text() : CACHE);
  }
  return builds.get(id);
}

/** Forgets the tabs that are closed, and the builds that no tab was started with, unless one has not said its own yet. */
async function tidy() {
  const tabs = await caches.open(TABS);
  const open = new Set((await clients.matchAll({ type: "window", includeUncontrolled: true })).map(({ id }) => id));
  const used = new Set([CACHE, TABS]);
  for (const { url } of await tabs.keys()) {
    if (open.delete(url.slice(tab("").length))) used.add(await (await tabs.match(url)).text());
    else await tabs.delete(url);
  }
  const unused = (await caches.keys()).filter((name) => name.startsWith(OWN) && !used.has(name));
  // A newer worker has taken over, and tidies itself.
  if (globalThis.serviceWorker?.state === "redundant") return;
  // What a newer worker has fetched is not used by anybody yet. One that begins from now on is not in the list.
  if (open.size > 0 || registration.installing || registration.waiting) return;
  for (const name of unused) await caches.delete(name);
}
