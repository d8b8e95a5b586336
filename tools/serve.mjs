// A static server for dist/, on loopback only.
//   node tools/serve.mjs [FOLDER] [PORT]
import { createServer } from "node:http";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { BUILDS } from "./folder.mjs";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};

/** What carries the name of its build in its address never changes; all else may at any time. */
const FOR_EVER = new RegExp(`^${BUILDS}/[0-9a-f]+/`);

/** What ordinary hosts compress; they send all else as it is. */
const COMPRESSED = new Set([".html", ".css", ".js", ".mjs", ".json", ".webmanifest", ".svg", ".wasm"]);

const SMALL = {
  br: (bytes, quality) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** A file as it is sent, each made once: compressed if that is wanted and the browser takes it. */
function sent(made, file, facts, accepted, { compress, quality }) {
  const wanted = compress && COMPRESSED.has(extname(file));
  const coding = wanted ? Object.keys(SMALL).find((name) => accepted.includes(name)) : undefined;
  const etag = `"${facts.mtimeMs.toString(36)}-${facts.size.toString(36)}-${coding ?? "is"}"`;
  const known = made.get(file);
  if (known?.etag === etag) return known;
  const bytes = readFile(file).then((bytes) => SMALL[coding]?.(bytes, quality) ?? bytes);
  const one = { etag, coding, bytes };
  made.set(file, one);
  bytes.catch(() => made.delete(file));
  return one;
}

/**
 * Serves `dir` under `base` ("/", "/some/path/"). Port 0 takes any free one.
 * Without `compress` files are sent as they are, which is quicker where nothing has far to go;
 * `quality` is brotli's, up to 11.
 * Resolves to { url, port, close }.
 */
export async function serve({ dir, port = 0, base = "/", compress = true, quality = 9 }) {
  const root = resolve(dir);
  const made = new Map();
  const server = createServer(async (request, response) => {
    const answer = (status, head = {}, body = "") =>
      response.writeHead(status, { "cache-control": "no-cache", ...head }).end(request.method === "HEAD" ? "" : body);
    try {
      if (request.method !== "GET" && request.method !== "HEAD") return answer(405);
      const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
      if (!path.startsWith(base)) return answer(404);
      let file = join(root, normalize(`/${path.slice(base.length)}`));
      if (file !== root && !file.startsWith(root + sep)) return answer(404);
      let facts = await stat(file);
      if (facts.isDirectory()) {
        file = join(file, "index.html");
        facts = await stat(file);
      }
      const accepted = String(request.headers["accept-encoding"] ?? "").split(/[,;\s]+/);
      const { etag, coding, bytes } = sent(made, file, facts, accepted, { compress, quality });
      const head = {
        "cache-control": FOR_EVER.test(path.slice(base.length)) ? "public, max-age=31536000, immutable" : "no-cache",
        etag,
        vary: "accept-encoding",
        "content-type": TYPES[extname(file)] ?? "application/octet-stream",
        "last-modified": facts.mtime.toUTCString(),
        "x-content-type-options": "nosniff",
        // Other pages embed what is here, and it holds nothing private.
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
      };
      if (request.headers["if-none-match"] === etag) return answer(304, head);
      if (coding) head["content-encoding"] = coding;
      const body = await bytes;
      answer(200, { ...head, "content-length": body.length }, body);
    } catch (error) {
      answer(error.code === "ENOENT" || error instanceof URIError ? 404 : 500);
    }
  });
  await new Promise((done, fail) => server.once("error", fail).listen(port, "127.0.0.1", done));
  const at = server.address().port;
  return {
    port: at,
    url: `http://127.0.0.1:${at}${base}`,
    close: () => new Promise((done) => { server.closeAllConnections(); server.close(done); }),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [dir = "dist", wanted = "8080"] = process.argv.slice(2);
  // The next free port, if something else has this one.
  for (let port = Number(wanted); ; port++) {
    try {
      const { url } = await serve({ dir, port });
      console.log(`\nHule is at ${url}   (Ctrl-C stops it)`);
      break;
    } catch (error) {
      if (error.code !== "EADDRINUSE" || port >= Number(wanted) + 20) throw error;
    }
  }
}
