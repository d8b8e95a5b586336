// A monkey at the table: it taps whatever can be tapped while a session is open, and looks after every
// tap whether something broke. It is run by hand, after `./run build` and `./run package`:
//   node tests/browser/monkey.mjs SYSTEM SEED SECONDS
// The same seed taps the same. `DIST=FOLDER` takes another build. A failure ends it with code 1, the
// last taps, and a picture in target/monkey/.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../../tools/serve.mjs";
import { load, project, Random } from "../package/project.mjs";
import { Calculator } from "./calculator.mjs";
import { drawTheSame } from "./chance.mjs";
import { launch, PHONE } from "./chrome.mjs";
import { NAMES, begin, choose } from "./session.mjs";
import { readStore } from "./session-database.mjs";
import { awaitSettled } from "./settled.mjs";

const [SYSTEM, SEED, SECONDS] = process.argv.slice(2);
assert.ok(SECONDS, "node tests/browser/monkey.mjs SYSTEM SEED SECONDS");
const ROOT = join(import.meta.dirname, "../..");

/** How long an answer to a tap may take, on a busy machine too, in milliseconds. */
const PATIENCE = 60_000;
/** After so many taps without a deal to be played, a new session begins. */
const WITHOUT_DEAL = 30;

/** Winning hands and whole deals of each system, so that deals are recorded again and again. */
const HANDS = {
  mcr: ["[789s][EEEE,1]123m456pC+C", "[789s][EEEE,1]123m456pC+C?from=W&seat=S", "123m456p789s123sE+E?win=self-drawn", "1112345556789m+9m?from=W", "147m258p369s123pE+E?from=W&seat=S"],
  siamese: ["112223366m55899p123456789sEESS+8p?win=self-drawn&round=S", "88m1112334455678999p+4p/[678m][345s][345s]?round=N&seat=S&win=self-drawn"],
  sichuan: [
    "2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/114569m22458p14s?void=s&void.1=s&void.2=p&void.3=s&event=kong.2.9s&event=win.0.6m.from:N&event=wall-end.0.",
    "[222m][333m]7778899p+9p?void=s&from=W",
  ],
  classical: ["[PPP]123m456p5578s+9s?seat=S&from=W", "[PPP]123m456p5578s+9s/[777m]135899mCCC/[EEE]99s2266p119mF/[9999p,1]357mSSWW8p?seat=S&from=W"],
  nanchang: ["58m7p169sESWNCFP+4p?indicator=2p&seat=S&from=W", "[CCC][888s]2m55577pE+E?indicator=2m&seat=S&win=self-drawn"],
  sanma: ["99m234567p34578s+6s?seat=S&riichi=riichi&win=self-drawn&norths=1", "[CCC]234567p99s56s+4s?seat=S&from=W&dora=W", "19m19p19sESWNCFP+P?win=self-drawn"],
  riichi: ["23406m7m345p78s99m+6s?seat=S&riichi=riichi&from=W&dora=1m&ura=9p", "[CCC]234m567p99s56s+7s?seat=S&from=W&dora=1m", "19m19p19sESWNCFP+P?win=self-drawn"],
};

/** What is typed into a field of points, sensible or not. */
const NUMBERS = {
  mcr: ["8", "9", "24", "88", "7", "-5", "0"],
  siamese: ["8", "10", "31", "29", "5", "0"],
  sichuan: ["1", "2", "4", "8", "3", "-48", "0"],
  classical: ["10", "20", "40", "70", "64", "300", "13"],
  nanchang: ["1", "2", "5", "37", "-3", "0"],
  sanma: ["1000", "2000", "3900", "6000", "8000", "7", "0"],
  riichi: ["1000", "2000", "3900", "8000", "7", "-1000", "0"],
};
/** What is put on the table and taken from it: the points of a deal sum up to a multiple of it. */
const STICKS = { riichi: 1000, sanma: 1000 };
const TEXTS = [...NAMES, "Eva", "Friday 13", "胡了", ""];

/** What is tapped where a deal may go, as the attributes of the control say it. */
const TAKES_AWAY = /^(deal-action=delete|kept=delete|action=undo-session|action=redo-session)$/;
/** What leads to deals that are recorded, corrected, put in, and given penalties. */
const PLAYS = "^(action=(record|no-winner|without-tiles|penalty|give-penalty|take-for-deal|to-deal|score-sheet|go-on|end-deal|close)|deal-action=|field=|answer$|playerSeat$|enter$|unfold$)";
/** What may put one entry in another's place, while a deal is corrected. */
const CORRECTS = /^action=(record|no-winner)$/;

/** Runs in the page, after `drawTheSame`: the other random numbers are the same, too, and nothing is printed. */
function dull() {
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes.forEach((_, at) => { bytes[at] = Math.random() * 256; });
    return array;
  };
  window.print = () => {};
}

/** Runs in the page: every control in reach, by kind. The one that is chosen is `window.chosen`. */
function pick([kind, one, system, plays]) {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const book = [...document.querySelectorAll(".book")].find((book) => !book.hidden && book.checkVisibility());
  const within = dialog ?? book ?? document.body;
  const stays = (e) => {
    if (e.localName !== "a") return true;
    const to = new URL(e.href, location.href);
    return to.origin === location.origin && to.pathname === location.pathname && !e.target && !e.hasAttribute("download");
  };
  const ofSystem = (e) => {
    const rules = e.dataset.rules ?? (e.closest('[data-field="rules"]') && e.dataset.choice);
    return !rules || rules === system;
  };
  const kindOf = (e) => {
    const { dataset } = e;
    for (const name of ["action", "dealAction", "kept"]) {
      if (dataset[name]) return `${name.replace("A", "-a")}=${dataset[name]}`;
    }
    const field = e.closest("[data-field]")?.dataset.field;
    if (field) return `field=${field}`;
    return Object.keys(dataset)[0] ?? `${e.localName}.${e.className}`;
  };
  const controls = [...within.querySelectorAll('button, a[href], summary, input:not([type="file"]), textarea:not([readonly]), select, [role="button"], [role="tab"], [role="option"]')]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.matches(":disabled") && !e.closest("[inert]") && stays(e) && ofSystem(e))
    .filter((e) => e.getClientRects().length > 0);
  const kinds = new Map();
  for (const e of controls) kinds.set(kindOf(e), [...(kinds.get(kindOf(e)) ?? []), e]);
  // What a table is about comes more often than all else.
  const often = new RegExp(plays);
  const names = [...kinds.keys()].flatMap((name) => Array(often.test(name) ? 6 : 1).fill(name));
  if (names.length === 0) return null;
  const name = names[kind % names.length];
  const all = kinds.get(name);
  const e = all[one % all.length];
  window.chosen = e;
  const types = e.matches("textarea, select") || (e.localName === "input" && !["checkbox", "radio", "range", "color"].includes(e.type));
  return { name, types, holds: e.hasAttribute("data-hold"), html: e.cloneNode(false).outerHTML.slice(0, 140), corrects: Boolean(document.querySelector('.table-bar [data-action="to-deal"]')) };
}

const within = (promise, what) => {
  let timer;
  const late = new Promise((_, failed) => { timer = setTimeout(() => failed(new Error(`${what}: no answer within ${PATIENCE / 1000} s`)), PATIENCE); });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

const number = (text) => Number(text.replace("−", "-").replace(/[^\d-]/g, ""));

/** The entries of a session's deals, without their penalties. */
const entries = (file) => file.deals.map(({ penalties, ...entry }) => JSON.stringify(entry));

class Monkey {
  constructor(app, hule) {
    this.app = app;
    this.hule = hule;
    this.random = new Random(Number(SEED));
    this.faults = [];
    this.last = [];
    this.known = new Map();
    this.settled = new Map();
    this.idle = 0;
    this.fine = 0;
    this.counts = { taps: 0, covered: 0, sessions: 0, recorded: 0, corrected: 0, deleted: 0, looks: 0 };
  }

  async begin() {
    const { app } = this;
    await app.page.goto("about:blank");
    await app.page.goto(app.url);
    await app.ready();
    const players = SYSTEM === "siamese" ? 2 + this.random.below(2) : 4;
    await begin(app, SYSTEM, NAMES.slice(0, players), async () => {
      if (SYSTEM === "siamese") await choose(app, "players", players);
    });
    this.idle = 0;
    this.counts.sessions += 1;
  }

  note(what) {
    this.last.push(`${this.counts.taps}: ${what}`);
    if (this.last.length > 25) this.last.shift();
  }

  /** One thing that a monkey does. Returns what it was. */
  async step() {
    const { app, random } = this;
    this.counts.taps += 1;
    const what = random.below(100);
    if (what < 4) {
      const hand = random.pick(HANDS[SYSTEM]);
      this.note(`pastes ${hand}`);
      const [tiles, answers] = hand.split("?");
      await app.paste(random.below(2) ? tiles : `#1/${SYSTEM}/${tiles}${answers ? `?${answers}` : ""}`);
      return { name: "paste" };
    }
    if (what < 5) {
      this.note("reloads");
      await app.page.reload();
      await app.ready();
      return { name: "reload" };
    }
    if (what < 8 && await app.page.locator("dialog[open]").count()) {
      this.note("goes back");
      await app.page.goBack();
      await app.settle();
      return { name: "back" };
    }
    return this.tap();
  }

  async tap() {
    const { app, random } = this;
    const found = await app.page.evaluate(pick, [random.next(), random.next(), SYSTEM, PLAYS]);
    if (!found) return { name: "nothing" };
    this.note(`${found.name}  ${found.html}`);
    const element = (await app.page.evaluateHandle(() => window.chosen)).asElement();
    const holds = random.below(6) === 0;
    // A field for numbers takes nothing else, whatever it is called.
    const type = await element.evaluate((e) => e.type);
    const wantsNumber = type === "number" || /points|net|hand\d|deals|turns|start|limit/.test(found.name);
    const texts = wantsNumber ? NUMBERS[SYSTEM] : TEXTS;
    const text = random.pick(type === "number" ? texts.filter((text) => /^-?\d+$/.test(text)) : texts);
    const option = random.next();
    try {
      if (found.types) {
        const options = await element.evaluate((e) => [...(e.options ?? [])].map(({ value }) => value));
        await (options.length ? element.selectOption(options[option % options.length]) : element.fill(text));
        await app.settle();
      } else if (found.holds && holds) {
        await element.click({ button: "right", timeout: 5000 });
        await app.settle();
      } else {
        await app.tap(element);
      }
    } catch (error) {
      // What lies under something else can't be tapped by anybody; the tests of controls are about that.
      if (!/can't be tapped|not attached|Timeout|detached|not an? <input>|Element is not/.test(error.message)) throw error;
      this.counts.covered += 1;
      this.note(`  not tapped: ${error.message.split("\n")[0].slice(0, 200)}`);
      return { name: "covered" };
    }
    return found;
  }

  /** What must be so after everything that is tapped. */
  async look({ name, corrects }) {
    const { app } = this;
    assert.deepEqual(this.faults, [], "the page had errors");
    const kept = new Map((await readStore(app, "sessions")).map((one) => [one.id, one]));
    for (const [id, before] of this.known) {
      const now = kept.get(id);
      if (!now) {
        assert.match(name, TAKES_AWAY, `session ${id} is gone`);
        continue;
      }
      if (now.version === before.version || TAKES_AWAY.test(name)) continue;
      const there = entries(JSON.parse(now.file));
      let missing = 0;
      for (const entry of entries(JSON.parse(before.file))) {
        const at = there.indexOf(entry);
        if (at < 0) missing += 1;
        else there.splice(at, 1);
      }
      if (missing === 0) this.counts.recorded += there.length;
      else {
        this.counts.corrected += 1;
        assert.ok(CORRECTS.test(name) && corrects && missing === 1 && there.length === 1, `${missing} deals of session ${id} are gone after ${name}`);
      }
    }
    if (TAKES_AWAY.test(name)) this.counts.deleted += 1;
    this.known = kept;
    for (const { id, version, file } of kept.values()) {
      if (this.settled.get(id)?.file === file) continue;
      this.settled.set(id, { file, sheet: this.settle(id, version, JSON.parse(file)) });
    }
    await this.compare();
  }

  /** The sheet of a session, each deal of which leaves the sum of all points as it was, but for the bank's. */
  settle(id, version, file) {
    const sheet = this.hule.session(file);
    assert.deepEqual(sheet.put_aside, [], `session ${id}.${version} can't be read`);
    for (const [index, row] of sheet.deals.entries()) {
      const sum = row.net.reduce((all, points) => all + points, 0);
      const fined = this.fine > 0 && ["net", "hand"].includes(file.deals[index].type) && sum < 0 && sum % this.fine === 0;
      const fromTable = sum % STICKS[SYSTEM] === 0;
      assert.ok(sum === 0 || fined || fromTable, `deal ${index + 1} of session ${id}: ${row.net}`);
      const given = row.penalties.map((penalty) => (penalty?.change ?? []).reduce((all, points) => all + points, 0));
      assert.ok(given.every((points) => points <= 0), `a penalty of deal ${index + 1} of session ${id} makes points`);
      const penalties = given.reduce((all, points) => all + points, 0);
      assert.equal(row.change.reduce((all, points) => all + points, 0), sum + penalties);
    }
    // A correction may end the game before deals that were played: nothing else may be wrong.
    const faults = sheet.faults.filter(({ fault }) => fault.code !== "game-was-over");
    assert.deepEqual(faults, [], `session ${id} was recorded with faults`);
    return sheet;
  }

  /** The totals on the screen are those of a session that is kept. */
  async compare() {
    const { app } = this;
    const seen = await app.page.locator(".seated").evaluateAll((all) => all.map((e) => [e.querySelector(".name").textContent, e.querySelector(".sum").textContent]));
    if (seen.length === 0) return;
    this.counts.looks += 1;
    const text = (all) => JSON.stringify(all.sort());
    const isShown = (id) => {
      const { session, totals } = this.settled.get(id).sheet;
      // Who has no name is called by number.
      const named = seen.map(([name, sum]) => [session.players.includes(name) ? name : "", number(sum)]);
      return text(named) === text(session.players.map((name, player) => [name, totals[player]]));
    };
    assert.ok([...this.known.keys()].some(isShown), `no session has the totals on the screen: ${text(seen)}`);
  }

  async play(until) {
    await this.begin();
    while (Date.now() < until) {
      const done = await within(this.step(), "a tap");
      await within(this.look(done), "the page");
      const plays = await this.app.page.evaluate(() => {
        const bar = document.querySelector('[data-part="table-bar"]');
        const over = document.querySelector('[data-action="to-sheet"]');
        return Boolean(bar && !over);
      });
      this.idle = plays ? 0 : this.idle + 1;
      if (this.idle > WITHOUT_DEAL) {
        this.note("begins a new session");
        await within(this.begin(), "a new session");
        await this.look({ name: "begin" });
      }
    }
  }
}

const hule = await load(project(`monkey-${SYSTEM}-${SEED}`));
const server = await serve({ dir: process.env.DIST ?? join(ROOT, "dist"), compress: false });
const browser = await launch();
const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce", serviceWorkers: "block" });
const page = await context.newPage();
page.setDefaultTimeout(PATIENCE);
await page.addInitScript(awaitSettled);
await page.addInitScript(drawTheSame, Number(SEED));
await page.addInitScript(dull);
const app = new Calculator(page, { url: server.url });
const monkey = new Monkey(app, hule);
const system = (await hule.rules()).find(({ key }) => key === SYSTEM);
monkey.fine = SYSTEM === "sichuan" ? 48 : 0;
page.on("console", (message) => { if (message.type() === "error") monkey.faults.push(`console: ${message.text()}`); });
page.on("pageerror", (error) => monkey.faults.push(`page: ${error}`));
page.on("dialog", (dialog) => dialog.accept());

const began = Date.now();
try {
  assert.ok(system, `there is no system ${SYSTEM}`);
  await monkey.play(began + Number(SECONDS) * 1000);
} catch (error) {
  process.exitCode = 1;
  const folder = join(ROOT, "target/monkey");
  mkdirSync(folder, { recursive: true });
  const picture = join(folder, `${SYSTEM}-${SEED}.png`);
  await page.screenshot({ path: picture, timeout: 10_000 }).catch(() => {});
  console.log(`${SYSTEM} ${SEED} FAILED at ${page.url()}\n${error.stack}\n${monkey.last.join("\n")}\n${picture}`);
}
const said = Object.entries(monkey.counts).map(([name, count]) => `${count} ${name}`).join(", ");
console.log(`${SYSTEM} ${SEED}: ${Math.round((Date.now() - began) / 1000)} s, ${said}`);
await browser.close();
await server.close();
