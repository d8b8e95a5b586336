// <hule-hand>123m EEE [5555p] +4s</hule-hand>: tiles in a line of text, without the program.
import { addressOf, files, HuleElement, make, rootBox, setOrRemove, sheetOf } from "./element.js";
import { canonical, Fault, parse } from "./notation.js";
import { picture } from "./picture.js";
import { sentence, word } from "./words.js";
import css from "./picture.css";

export const pictureSheet = sheetOf(css);

/** What is said of a text that is no hand: the calculator's own sentence, or that it is none. */
export async function explain(fault, text, language) {
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const value = [...String(fault.value)].slice(0, 60).join("");
  return sentence(files, language, `fault.${fault.key}`, value).catch(() => word(language, "unread", short));
}

export class HuleHand extends HuleElement {
  #hand = null;
  #fault = null;
  #shown = rootBox("span", "picture");

  constructor() {
    super();
    this.shadowRoot.adoptedStyleSheets = [pictureSheet];
    this.shadowRoot.append(this.#shown);
  }

  /** What is written: what stands between the tags where no attribute says it. */
  get #text() {
    return this.getAttribute("hand") ?? this.textContent.trim();
  }

  /** The hand in notation. */
  get hand() {
    return this.#hand ? canonical(this.#hand) : this.#text;
  }

  set hand(text) {
    setOrRemove(this, "hand", text);
  }

  rewritten() {
    if (!this.hasAttribute("hand")) super.rewritten();
  }

  show() {
    const text = this.#text;
    this.#fault = null;
    try {
      this.#hand = parse(text);
      const tiles = picture(this.#hand, this.language);
      this.#shown.replaceChildren(this.leads ? this.#link(tiles) : tiles);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      this.#hand = null;
      this.#refuse(fault, text);
    }
  }

  seen() {
    this.#shown.classList.add("near");
  }

  #link(tiles) {
    const link = this.#hand.link ?? `1/${this.rules}/${this.hand}`;
    const anchor = make("a", "", tiles);
    anchor.href = addressOf(link);
    anchor.target = "_blank";
    anchor.rel = "noopener";
    anchor.title = word(this.language, "open");
    anchor.addEventListener("click", (event) => this.open(link, event));
    return anchor;
  }

  /** Says what is wrong, once the sentence is there, unless something else is shown by then. */
  async #refuse(fault, text) {
    this.#fault = fault;
    this.#shown.replaceChildren();
    const message = make("span", "fault", await explain(fault, text, this.language));
    message.setAttribute("role", "note");
    if (this.#fault === fault) this.#shown.replaceChildren(message);
  }
}
