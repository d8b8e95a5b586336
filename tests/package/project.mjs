// A project of somebody else with the packed package in it.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const target = join(import.meta.dirname, "../../target");

/** A new folder with these files in it, and the package installed as npm would unpack it. */
export function project(name, files = {}) {
  const folder = join(target, "package-tests", name);
  const installed = join(folder, "node_modules/hule");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  const packed = readdirSync(target).find((file) => /^hule-.*\.tgz$/.test(file));
  execFileSync("tar", ["-xzf", join(target, packed), "-C", installed, "--strip-components=1"]);
  for (const [path, text] of Object.entries({ "package.json": '{ "type": "module" }', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The package as Node has it. */
export const load = (folder) => import(pathToFileURL(join(folder, "node_modules/hule/node.js")));

/** Links of all kinds of hands: see tests/core/reports.rs. */
export const SNAPSHOTS = join(import.meta.dirname, "../snapshots/reports.jsonl");

/** Numbers at random from a seed: mulberry32. */
export class Random {
  constructor(seed) {
    this.state = seed;
  }

  next() {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  }

  below(n) {
    return this.next() % n;
  }

  pick(items) {
    return items[this.below(items.length)];
  }

  times(most, make) {
    return Array.from({ length: this.below(most + 1) }, make);
  }
}

export const TILES = [..."mps"].flatMap((suit) => [..."123456789"].map((rank) => rank + suit)).concat([..."ESWNCFP"]);

/** A request that makes sense most of the time, for any of the systems. */
export function request(random, systems) {
  const system = random.pick(systems);
  const wall = system.tiles.flatMap((tile) => [tile, tile, tile, tile]);
  const tile = () => wall.splice(random.below(wall.length), 1)[0];
  const meld = () => {
    const kind = random.pick(wall);
    return random.pick([`[${kind}${kind}${kind}]`, `[${kind}${kind}${kind}${kind}]`, `[${kind}${kind}${kind}${kind},1]`]);
  };
  const hand = () => {
    const melds = random.times(2, meld);
    const size = system.key === "siamese" ? random.pick([26, 27, 28]) : random.pick([13, 13, 14]);
    const standing = Array.from({ length: size - 3 * melds.length }, tile);
    return { melds, standing, flowers: system.flowers ? random.times(2, () => `${1 + random.below(8)}h`) : [] };
  };
  const answers = (questions) => {
    const some = questions.filter((question) => question.answers.length && random.below(4) === 0);
    return Object.fromEntries(some.map((question) => [question.places === "others" ? `${question.key}.1` : question.key, random.pick(question.answers).key]));
  };
  const events = random.times(system.events.length && 3, () => {
    const kind = random.pick(system.events);
    return { kind: kind.key, place: random.below(system.places.length), tile: kind.tile ? random.pick(TILES) : null, answers: answers(kind.questions) };
  });
  const others = system.key === "siamese" ? [] : system.places.slice(1).map(() => (random.below(3) ? hand() : null));
  return { rules: system.key, hand: hand(), others, answers: answers(system.questions), events, preset: random.pick(system.presets).key };
}
