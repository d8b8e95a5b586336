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

/** What has been looked up since the worker was started: the caches that are open, and the builds of tabs. */
const opened = new Map();
const builds = new Map();

addEventListener("install", (event) => {
  event.addRoutes?.(routes());
  event.waitUntil(install());
});
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  // A page of this very build may go on with it, even if it came before the worker did, or without it.
  if (event.data === BUILD) event.waitUntil(remember(event.source.id).then(() => clients.claim()));
});
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
  const cache = await open(CACHE);
  const wanted = [...files.keys()];
  const next = async () => {
    for (let file; (file = wanted.shift()); ) if (!(await cache.match(file))) await cache.put(file, await get(file));
  };
  await Promise.all(Array.from({ length: ABREAST }, next));
}

/** The address that a file has in the build of a cache. */
const inBuild = (file, cache) => file.replace(`${HERE}${BUILDS}/${BUILD}/`, `${HERE}${BUILDS}/${cache.slice(OWN.length)}/`);

/** A file of this build: from an older one if it is the same there, else from the network. */
async function get(file) {
  for (const name of await caches.keys()) {
    const kept = name.startsWith(OWN) && name !== CACHE && (await (await open(name)).match(inBuild(file, name)));
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
  if (starts) event.waitUntil(remember(event.resultingClientId));
  const name = starts ? CACHE : await buildOf(event.clientId);
  const cache = await open(name);
  const kept = await cache.match(file);
  if (kept) return kept;
  if (!files.has(file)) return fetch(request);
  if (name !== CACHE) return Response.error();
  // The browser threw it away.
  const found = await get(file).catch(() => null);
  if (!found) return Response.error();
  await cache.put(file, found.clone());
  return found;
}

/** A cache, which is opened once. */
function open(name) {
  if (!opened.has(name)) opened.set(name, caches.open(name));
  return opened.get(name);
}

const tab = (id) => `${HERE}tab/${id}`;

/** A tab is started with this build. The cache outlives the worker, which a browser stops when it has nothing to do. */
async function remember(id) {
  builds.set(id, CACHE);
  await (await open(TABS)).put(tab(id), new Response(CACHE));
}

async function buildOf(id) {
  if (!builds.has(id)) {
    const kept = id && (await (await open(TABS)).match(tab(id)));
    builds.set(id, kept ? await kept.text() : CACHE);
  }
  return builds.get(id);
}

/** Forgets the tabs that are closed, and the builds that no tab was started with. */
async function tidy() {
  const tabs = await open(TABS);
  const used = new Set([CACHE, TABS]);
  for (const { url } of await tabs.keys()) {
    const open = await clients.get(url.slice(tab("").length));
    if (open) used.add(await (await tabs.match(url)).text());
    else await tabs.delete(url);
  }
  for (const name of await caches.keys()) if (name.startsWith(OWN) && !used.has(name)) await caches.delete(name);
}
