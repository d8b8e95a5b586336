// embed.html: a part of Hule for pages that run no scripts. What it shows stands in its address,
// `embed.html#show=calculator&rules=mcr&hand=…&lang=ru&theme=dark`.
//
// To the page around it, it says how high it is and what the hand comes to:
//   { hule: 1, type: "size", height } and { hule: 1, type: "change", report }
// and from that page, and no other window, it takes
//   { hule: 1, type: "set", rules?, hand?, session?, lang?, names?, theme?, numerals? } with texts.
import "./embed.js";

const TAGS = { calculator: "hule-calculator", score: "hule-score", hand: "hule-hand", session: "hule-session" };
const ATTRIBUTES = ["rules", "hand", "session", "lang", "names", "theme", "numerals"];

/** The longest value that is taken; a link is shorter. */
const LONGEST = 8192;

const asked = new URLSearchParams(location.hash.slice(1));
const shown = document.createElement(TAGS[asked.get("show")] ?? TAGS.calculator);
for (const name of ATTRIBUTES) {
  const value = asked.get(name);
  if (value !== null) set(name, value);
}
document.body.append(shown);

// Another address is another frame.
addEventListener("hashchange", () => location.reload());

function set(name, value) {
  shown.setAttribute(name, value);
  if (name === "lang") document.documentElement.lang = value;
}

const outside = window.parent === window ? null : window.parent;

/** The page around may be anyone's: it is told what it shows, and nothing else. */
function say(message) {
  outside?.postMessage({ hule: 1, ...message }, "*");
}

let height = 0;
new ResizeObserver(() => {
  const now = Math.ceil(shown.getBoundingClientRect().height);
  if (now === height || now === 0) return;
  height = now;
  say({ type: "size", height });
}).observe(shown);

shown.addEventListener("hule-change", ({ detail }) => say({ type: "change", report: detail }));

addEventListener("message", ({ source, data }) => {
  if (source === outside && outside !== null && isSet(data)) {
    for (const name of ATTRIBUTES) if (name in data) set(name, data[name]);
  }
});

/** Whether a message has the one shape that is taken. */
function isSet(data) {
  if (Object.prototype.toString.call(data) !== "[object Object]") return false;
  const { hule, type, ...values } = data;
  const entries = Object.entries(values);
  return hule === 1 && type === "set" && entries.length > 0
    && entries.every(([name, value]) => ATTRIBUTES.includes(name) && typeof value === "string" && value.length <= LONGEST);
}
