// On someone's own site: the ready files of docs/hosting have hosts answer as tools/serve.mjs does, on which
// all other tests run, and on nginx, where it is installed, the app and its elements work as on that.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { BUILDS, nameOf, shipped } from "../../tools/folder.mjs";
import { serve } from "../../tools/serve.mjs";
import { copy, look, rebuild, replace } from "./builds.mjs";
import { DIST, open } from "./harness.mjs";
import { policy, reported, visit } from "./host.mjs";
import { FOR_ALL, apache, headersFile, nginx } from "./ready-files.mjs";

const DOCS = join(import.meta.dirname, "../../docs");
const ready = (path) => readFileSync(join(DOCS, "hosting", path), "utf8");
const NGINX = ready("nginx/hule.conf");
const HAND = "1/mcr/[789s][EEEE,1]123m456pC+C?from=W";

/** What a host answers for a file that a browser asks for. */
async function answer(site, path) {
  // fetch of Node would unpack it, but says what it was packed with.
  const { status, headers } = await fetch(site + path, { headers: { "accept-encoding": "gzip" } });
  assert.equal(status, 200, path);
  const named = ["content-type", "cache-control", ...FOR_ALL].map((name) => [name, headers.get(name)]);
  return { ...Object.fromEntries(named), compressed: headers.get("content-encoding") === "gzip" };
}

/** For every shipped file, what tools/serve.mjs answers. */
async function wanted(t) {
  const server = await serve({ dir: DIST, base: "/hule/" });
  t.after(() => server.close());
  const answers = new Map();
  for (const path of shipped(DIST)) answers.set(path, await answer(server.url, path));
  return answers;
}

/** The types that both compress or both don't; a host needn't compress plain text. */
const comparable = ({ compressed, ...headers }) => (headers["content-type"].startsWith("text/plain") ? headers : { ...headers, compressed });

test("the ready files say of every shipped file what the tests' own server says", async (t) => {
  const files = await wanted(t);
  const [first] = files.values();
  assert.equal(first["access-control-allow-origin"], "*");
  const ofNginx = nginx(NGINX);
  const ofApache = apache(ready("apache/.htaccess"));
  const added = headersFile(ready("netlify-cloudflare/_headers"));
  for (const [path, expected] of files) {
    assert.deepEqual(comparable(ofNginx(path)), comparable(expected), `nginx: ${path}`);
    assert.deepEqual(comparable(ofApache(path)), comparable(expected), `Apache: ${path}`);
    const headers = added(path);
    for (const name of FOR_ALL) assert.equal(headers[name], expected[name], `_headers: ${path}`);
    // What the file leaves to the host is asked for again on these hosts.
    assert.equal(headers["cache-control"] ?? "no-cache", expected["cache-control"], `_headers: ${path}`);
  }
});

test("the page on hosting names all that is shipped, and every ready file", () => {
  const page = readFileSync(join(DOCS, "hosting.md"), "utf8");
  const names = new Set(shipped(DIST).map((path) => path.replace(/\/.*/, "/")));
  for (const name of names) assert.ok(page.includes(`\`${name}\``), name);
  for (const path of shipped(join(DOCS, "hosting"))) assert.ok(page.includes(`(hosting/${path})`), path);
  // The types that a host has to know.
  const types = new Set(shipped(DIST).map((path) => path.slice(path.lastIndexOf("."))));
  for (const type of types) assert.ok(page.includes(`\`${type}\``), type);
});

/** A port that nothing has. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** Debian installs nginx where only the administrator looks for programs. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const installed = (() => {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore", env });
    return true;
  } catch {
    return false;
  }
})();
const onNginx = { skip: !installed && "nginx is not installed" };

/** nginx with the ready file, in which only port and folder are others. Resolves to Hule's address there and its folder. */
async function host(t) {
  const home = mkdtempSync(join(tmpdir(), "hule-nginx-"));
  const dir = join(home, "site");
  cpSync(DIST, dir, { recursive: true });
  mkdirSync(join(home, "temp"));
  const port = await freePort();
  const changed = NGINX.replace("listen 80;", `listen 127.0.0.1:${port};`).replace("listen [::]:80;", "").replace("/var/www/hule/", `${dir}/`);
  assert.ok(changed.includes(`listen 127.0.0.1:${port}`) && changed.includes(`alias ${dir}/`));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${home}/temp/${name};`);
  // Workers of another user could not read a folder that is this user's only.
  const user = process.getuid() === 0 ? "user root;" : "";
  writeFileSync(join(home, "nginx.conf"), `daemon off; ${user} pid ${home}/pid; error_log ${home}/log;\nevents {}\nhttp { access_log off; ${temporary.join(" ")}\n${changed} }`);
  const server = spawn("nginx", ["-p", home, "-e", join(home, "log"), "-c", join(home, "nginx.conf")], { stdio: "inherit", env });
  const gone = once(server, "exit");
  t.after(async () => {
    server.kill("SIGTERM");
    await gone;
    rmSync(home, { recursive: true });
  });
  const url = `http://127.0.0.1:${port}/hule/`;
  for (let tries = 0; !(await fetch(url).catch(() => null)); tries++) {
    if (tries === 100 || server.exitCode !== null) throw new Error(`nginx did not start: ${readFileSync(join(home, "log"), "utf8")}`);
    await pause(50);
  }
  return { url, dir };
}

test("nginx answers for every file as the tests' own server does", onNginx, async (t) => {
  const { url } = await host(t);
  for (const [path, expected] of await wanted(t)) assert.deepEqual(comparable(await answer(url, path)), comparable(expected), path);
  const bare = await fetch(url.slice(0, -1), { redirect: "manual" });
  assert.equal(bare.status, 301);
  assert.equal(new URL(bare.headers.get("location"), url).href, url);
  const missing = await fetch(`${url}${BUILDS}/${nameOf(DIST)}/missing.wasm`);
  assert.equal(missing.status, 404);
  assert.equal(missing.headers.get("cache-control"), null, "what is missing is not kept");
});

test("on nginx, below the top of a site, the app works, goes on without a network, and renews itself", onNginx, async (t) => {
  const { url, dir } = await host(t);
  const app = await open(t, { at: url, hash: `#${HAND}`, serviceWorkers: "allow", fresh: true });
  assert.equal(await app.total(), "20");
  await app.page.waitForFunction(() => navigator.serviceWorker.controller);
  await app.page.context().setOffline(true);
  await app.page.reload();
  await app.ready();
  await app.system("sichuan");
  await app.system("mcr");
  await app.page.context().setOffline(false);
  const newer = await copy(t);
  await rebuild(newer, /(?<="ui\.mode\.chow":")[^"]*/, "Brand-new");
  await replace(dir, newer);
  await look(app.page);
  await app.part("notice").locator("button.reload").click();
  await app.page.locator(".root:not(.first)").getByText("Brand-new").waitFor();
  assert.equal(await app.total(), "20");
});

test("elements from nginx on a page of another origin, under the policy that is asked of it, and isolated", onNginx, async (t) => {
  const { url } = await host(t);
  const body = `<hule-hand hand="123m EEE [5555p] 1h"></hule-hand><hule-score hand="${HAND}"></hule-score>
    <hule-session session="session/1/mcr;p=Anna,Ben,Cem,Dora;w1.2.24;d"></hule-session>
    <iframe src="${url}embed.html#show=score&hand=${encodeURIComponent(HAND)}" width="400" height="700"></iframe>`;
  const { page, requests } = await visit(t, () => body, { at: url, csp: policy });
  assert.equal((await reported(page.locator("hule-score"))).total, 20);
  await reported(page.locator("hule-session"));
  await page.frameLocator("iframe").locator('hule-score [data-part="total"]').getByText("20").waitFor();
  assert.ok(requests.includes("tiles.svg"));
  // A page that lets in only what allows it by itself.
  const strict = await visit(t, () => `<hule-hand hand="123m"></hule-hand><hule-score hand="${HAND}"></hule-score>`, { at: url, csp: policy, isolated: true });
  assert.equal(await strict.page.evaluate(() => crossOriginIsolated), true);
  assert.equal((await reported(strict.page.locator("hule-score"))).total, 20);
  await strict.page.locator("hule-hand .art").first().screenshot();
});
