// What all elements have in common.
import { languageOf } from "./words.js";

/** The site of Hule, where this script lies. */
export const site = new URL(".", import.meta.url).href;

/** Where the files of this version are. The build says in which FOLDER of the site. */
export const files = site + FOLDER;

/** A sheet for shadow roots, which no content-security policy refuses. */
export function sheetOf(css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** An element with a class, or none, and what is in it. Strings are text. */
export function make(tag, name, ...children) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...children);
  return element;
}

/** The root box of an element. It knows where the pictures are: the style has no address of its own. */
export function rootBox(tag, name) {
  const box = make(tag, name);
  for (const sheet of ["tiles", "flowers", "numerals"]) box.style.setProperty(`--${sheet}-svg`, `url("${files}${sheet}.svg")`);
  return box;
}

let observer;
const wanted = new WeakMap();

/** Calls `then` once, when the element comes near the screen. */
function whenNear(element, then) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        wanted.get(target)?.();
      }
    },
    { rootMargin: "300px" },
  );
  wanted.set(element, then);
  observer.observe(element);
}

/** The elements that are in the page. */
const inPage = new Set();

// Their language is that of the page around them, unless they have one of their own.
const pageLanguage = new MutationObserver(() => inPage.forEach((element) => element.attributeChangedCallback()));
pageLanguage.observe(document, { attributeFilter: ["lang"], subtree: true });

/** The accessor that the class of an element has for a property. */
function accessorOf(element, name) {
  for (let type = Object.getPrototypeOf(element); type !== HTMLElement.prototype; type = Object.getPrototypeOf(type)) {
    const own = Object.getOwnPropertyDescriptor(type, name);
    if (own?.get) return own;
  }
}

/** Sets an attribute; nothing, as frameworks give it for what is left out, removes it. */
export function setOrRemove(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** An element whose attributes are shown together, and which does nothing before it is seen. */
export class HuleElement extends HTMLElement {
  static observedAttributes = ["rules", "hand", "session", "lang", "names", "theme", "opens"];

  #changed = false;

  /** What stands between the tags may come later, or change. */
  #content = new MutationObserver(() => this.rewritten());
  /** Whether it has come near the screen. */
  near = false;

  constructor() {
    super();
    this.attachShadow({ mode: "open" });
  }

  connectedCallback() {
    this.#takeUp();
    this.attributeChangedCallback();
    inPage.add(this);
    this.#content.observe(this, { characterData: true, childList: true, subtree: true });
    if (!this.near) {
      whenNear(this, () => {
        this.near = true;
        this.seen();
      });
    }
  }

  disconnectedCallback() {
    this.#content.disconnect();
    inPage.delete(this);
  }

  /** What stands between the tags is another text by now. */
  rewritten() {
    this.attributeChangedCallback();
  }

  /** What was set before the script came hides the accessors of the class. */
  #takeUp() {
    for (const name of Object.keys(this)) {
      const accessor = accessorOf(this, name);
      if (!accessor) continue;
      const value = this[name];
      delete this[name];
      // What is only read is the element's own.
      if (accessor.set) this[name] = value;
    }
  }

  attributeChangedCallback() {
    if (this.#changed) return;
    this.#changed = true;
    // Several attributes that are set at once are shown once.
    queueMicrotask(() => {
      this.#changed = false;
      if (this.isConnected) this.show();
    });
  }

  get language() {
    return languageOf(this);
  }

  get rules() {
    return this.getAttribute("rules") || "mcr";
  }

  set rules(key) {
    setOrRemove(this, "rules", key);
  }

  /** Whether its tiles lead to the calculator. */
  get leads() {
    return this.hasAttribute("opens");
  }

  /** Opens a link in the calculator that `opens` names. Returns whether an anchor is to lead there itself. */
  #leadTo(link) {
    const detail = { link };
    const asked = new CustomEvent("hule-open", { detail, bubbles: true, composed: true, cancelable: true });
    const name = this.getAttribute("opens");
    // It is in the same shadow root, or in one around it, or in the page.
    let calculator = null;
    for (let root = this.getRootNode(); name && root && !calculator; root = root.host?.getRootNode()) {
      calculator = root.getElementById?.(name);
    }
    if (!this.dispatchEvent(asked)) return false;
    if (calculator?.localName !== "hule-calculator") return true;
    calculator.hand = link;
    calculator.scrollIntoView({ block: "nearest" });
    return false;
  }

  /** An anchor with a link was tapped. */
  open(link, event) {
    if (!this.#leadTo(link)) event.preventDefault();
  }

  /** Opens a link without an anchor: Hule's own page comes in a new tab. */
  openHand(link) {
    if (this.#leadTo(link)) window.open(addressOf(link), "_blank", "noopener");
  }

  /** Shows what the attributes say. */
  show() {}

  /** It has come near the screen. */
  seen() {}
}

/** The address of a link in the calculator. */
export function addressOf(link) {
  return `${site}#${link.split("/").map((part) => encodeURI(part).replaceAll("#", "%23")).join("/")}`;
}
