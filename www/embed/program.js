// <hule-score>, <hule-calculator> and <hule-session>: what the program shows in a page. It is fetched when the
// first of them comes near the screen, and all share it.
import { addressOf, files, HuleElement, make, rootBox, setOrRemove, sheetOf, site } from "./element.js";
import { pictureSheet } from "./hand.js";
import { parse } from "./notation.js";
import { picture } from "./picture.js";
import { scheme } from "./scheme.js";
import { word } from "./words.js";
import { isReplaced, reload } from "../version.js";
import css from "./program.css";

const sheet = sheetOf(css);

class Program extends HuleElement {
  /** `score`, `calculator` or `session`. */
  kind;
  #guest = null;
  #loading = false;
  #asked = null;
  #report = null;
  #pending;
  #frame = rootBox("div", "frame");
  #scheme = scheme((name) => (this.#frame.dataset.scheme = name));

  constructor(kind) {
    super();
    this.kind = kind;
    this.shadowRoot.adoptedStyleSheets = [sheet, pictureSheet];
    this.#frame.dataset.kind = kind;
    this.shadowRoot.append(this.#frame, this.#scheme.probe);
  }

  /** What the hand comes to: the detail of the last `hule-change`, or null. */
  get report() {
    return this.#report;
  }

  /** The hand as a link, as the player has left it; before the first report what was asked for. */
  get hand() {
    return this.#report?.link ?? this.getAttribute("hand") ?? "";
  }

  /** By which names fans are called: `japanese`, or those of the language. */
  get names() {
    return this.getAttribute("names") ?? "";
  }

  set names(names) {
    setOrRemove(this, "names", names);
  }

  set hand(text) {
    // The same once more brings back a hand that was changed since.
    if (this.#asked) this.#asked[1] = null;
    setOrRemove(this, "hand", text);
  }

  /** What is to be shown: notation, a link, or the JSON of a session. */
  get asked() {
    return this.getAttribute("hand") ?? "";
  }

  /** What the player has left of it, to be shown again: nothing of what is only read. */
  get left() {
    return undefined;
  }

  show() {
    this.#scheme.tell();
    if (!this.#guest) {
      // What could not be loaded stays said.
      if (!this.#frame.querySelector(".failed")) this.#wait();
      return;
    }
    // Of changes that come faster than they can be shown, only the last one is.
    this.#pending ??= setTimeout(() => {
      this.#pending = undefined;
      if (this.#guest) this.#change();
    });
  }

  /** Shows what is asked for by now. */
  #change() {
    const asked = [this.rules, this.asked, this.language, this.names];
    const before = this.#asked ?? [];
    this.#asked = asked;
    if (asked[3] !== (before[3] ?? "")) this.#guest.callFans(asked[3]);
    if (asked[2] !== before[2]) this.#guest.speak(asked[2]);
    if (asked[0] !== before[0] || asked[1] !== before[1]) this.#guest.show(asked[0], asked[1]);
  }

  seen() {
    this.#frame.querySelector(".picture")?.classList.add("near");
    this.#load();
  }

  connectedCallback() {
    super.connectedCallback();
    this.#scheme.tell();
    if (this.near && !this.#guest) this.#load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    // An element that is only moved keeps what it has.
    setTimeout(() => {
      if (this.isConnected || !this.#guest) return;
      this.#guest.leave();
      this.#guest = null;
      this.#frame.replaceChildren();
    });
  }

  /** Whether something stands between the tags that a reader is to see. */
  get #hasContent() {
    return [...this.childNodes].some((node) => node.nodeName !== "SCRIPT" && node.textContent.trim() !== "");
  }

  /** Until the program is there: what stands between the tags, else the tiles as far as they can be read without it. */
  #wait() {
    const waiting = make("div", "placeholder");
    waiting.setAttribute("aria-busy", "true");
    if (this.#hasContent) waiting.append(make("slot"));
    else if (this.kind === "score") {
      try {
        const hand = make("span", this.near ? "picture near" : "picture", picture(parse(this.getAttribute("hand") ?? ""), this.language));
        waiting.append(hand);
      } catch {
        // The program will say what is wrong.
      }
    }
    this.#frame.replaceChildren(waiting);
  }

  async #load() {
    if (this.#loading) return;
    this.#loading = true;
    const before = this.#asked;
    const [rules, asked, lang] = [this.rules, this.asked, this.language];
    // What the player has left comes back, unless something else is asked for by now.
    const isSame = before?.[0] === rules && before[1] === asked;
    const hand = (isSame ? this.left : undefined) ?? asked;
    this.#asked = [rules, asked, lang];
    try {
      const { guest, sheet: guestSheet } = await import(`${files}embed-app.js`);
      const heard = { report: (report) => this.#heard(report), hand: (link) => this.openHand(link), lost: () => this.#lost() };
      const found = await guest({ kind: this.kind, site, rules, hand, lang }, heard);
      if (!this.isConnected) return found.leave();
      this.#guest = found;
      this.shadowRoot.adoptedStyleSheets = [sheet, pictureSheet, guestSheet];
      this.#frame.replaceChildren(found.root, ...(this.kind === "score" ? [this.#foot()] : []));
      this.#change();
    } catch (error) {
      console.warn("Hule:", error);
      this.#failed();
    } finally {
      this.#loading = false;
      if (!this.#guest) this.#asked = before;
    }
  }

  #heard(report) {
    // A part of the program that arrives changes nothing of the result.
    if (JSON.stringify(report) === JSON.stringify(this.#report)) return;
    this.#report = report;
    if (this.kind === "score") this.#foot();
    this.dispatchEvent(new CustomEvent("hule-change", { detail: report, bubbles: true, composed: true }));
  }

  #anchor = null;

  /** The way from an example to the calculator. */
  #foot() {
    if (!this.#anchor) {
      this.#anchor = make("a", "lead");
      this.#anchor.target = "_blank";
      this.#anchor.rel = "noopener";
      this.#anchor.addEventListener("click", (event) => this.open(this.#report.link, event));
    }
    const leads = this.leads && this.#report !== null && this.#report.faults.length === 0;
    this.#anchor.hidden = !leads;
    this.#anchor.textContent = word(this.language, "open");
    if (leads) this.#anchor.href = addressOf(this.#report.link);
    return this.#anchor;
  }

  /** The program has nothing to say it with. */
  #lost() {
    this.#guest?.leave();
    this.#guest = null;
    this.#failed();
  }

  async #failed() {
    // The files of a version that was replaced don't come again.
    if (await isReplaced(site, FOLDER)) this.#say("replaced", "reload", () => reload(site));
    else {
      this.#say("failed", "again", () => {
        this.#wait();
        this.#load();
      });
    }
  }

  /** Says something, with a button for what can be done about it. */
  #say(what, todo, act) {
    const button = make("button", "again", word(this.language, todo));
    button.type = "button";
    button.addEventListener("click", act);
    const message = make("p", "failed", word(this.language, what), " ", button);
    message.setAttribute("role", "alert");
    this.#frame.replaceChildren(message, ...(this.#hasContent ? [make("slot")] : []));
  }
}

export class HuleScore extends Program {
  constructor() {
    super("score");
  }
}

export class HuleCalculator extends Program {
  constructor() {
    super("calculator");
  }

  get left() {
    return this.report?.link;
  }
}

export class HuleSession extends Program {
  constructor() {
    super("session");
  }

  /** The session as a link, or as it was given before it has been read. */
  get session() {
    return this.report?.link ?? this.asked;
  }

  /** A link, JSON, or a plain object. */
  set session(session) {
    setOrRemove(this, "session", typeof session === "object" && session !== null ? JSON.stringify(session) : session);
  }

  get asked() {
    return this.getAttribute("session") ?? this.querySelector('script[type="application/json"]')?.textContent ?? "";
  }
}
