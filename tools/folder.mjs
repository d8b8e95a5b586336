// The folder of a build. Everything that must fit together lies in it: the program, its parts, words,
// styles and pictures. Its name is a hash of all that is shipped, so that no file of a build has the
// address of one of another build, and every page and script asks for the files of its own. What
// browsers, hosts and other pages name (index.html, embed.js, embed.html, frame.js, sw.js, the icons, the
// documents) lies outside and keeps its address.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { extname, join, sep } from "node:path";

/** Where the folder of the build lies, in what is shipped. */
export const BUILDS = "app";

/** Stands for the name of the build until it is known, in the files and as the name of the folder. */
export const UNNAMED = "build-without-name";

/** The address of the folder of the build, from the page. */
export const FOLDER = `${BUILDS}/${UNNAMED}/`;

/** Files in which the name of the build may stand. */
const TEXTS = [".html", ".js", ".css", ".json", ".webmanifest"];

/** The paths of all files in the folder `out`, in order. */
export function shipped(out) {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1).replaceAll(sep, "/"))
    .sort();
}

/** The name of the build in the folder `out`. */
export function nameOf(out) {
  const names = readdirSync(join(out, BUILDS));
  if (names.length !== 1) throw new Error(`there are ${names.length} builds in ${join(out, BUILDS)}`);
  return names[0];
}

/**
 * Names the build in the folder `out` after what is in it, and returns its name. A build that has a name
 * already gets another one if something was changed.
 */
export function name(out) {
  const before = nameOf(out);
  const now = createHash("sha256");
  const texts = new Map();
  for (const path of shipped(out)) {
    const file = readFileSync(join(out, path));
    const text = TEXTS.includes(extname(path)) ? allowed(path, file.toString().replaceAll(before, UNNAMED)) : undefined;
    if (text?.includes(UNNAMED)) texts.set(path, text);
    const hash = createHash("sha256").update(text ?? file).digest("hex");
    now.update(JSON.stringify([path.replaceAll(before, UNNAMED), hash]));
  }
  const build = now.digest("hex").slice(0, 16);
  for (const [path, text] of texts) writeFileSync(join(out, path), allowed(path, text.replaceAll(UNNAMED, build)));
  renameSync(join(out, BUILDS, before), join(out, BUILDS, build));
  return build;
}

/**
 * A page with the hashes of the style and the script that stand in it, which its content-security policy
 * allows. The name of the build stands in both.
 */
function allowed(path, text) {
  if (extname(path) !== ".html") return text;
  return ["style", "script"].reduce((page, element) => {
    const inside = page.match(new RegExp(`<${element}>(.*?)</${element}>`, "s"))?.[1];
    if (inside === undefined) return page;
    const policy = new RegExp(`(?<=content="[^"]*\\b${element}-src [^;"]*')sha256-[^']*(?=')`);
    if (!policy.test(page)) throw new Error(`the policy of ${path} does not allow the ${element} that stands in it`);
    return page.replace(policy, `sha256-${createHash("sha256").update(inside).digest("base64")}`);
  }, text);
}
