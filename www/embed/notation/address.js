// Links of hands, and the addresses of other sites that hold a hand, as src/entry/notation/address.rs.
import { Fault } from "./kinds.js";

const WITH_HAND = /^(.*\.)?(tenhou\.net|tziakcha\.net)$/;
/** The newest version of links. */
const VERSION = 3;

/** The site of an address; null if the text is none. */
function hostOf(text) {
  const [, scheme, host] = /^(https?:\/\/)?([^/?#:]*)/.exec(text);
  return scheme || WITH_HAND.test(host) ? host : null;
}

function decoded(text, fault) {
  try {
    return decodeURIComponent(text);
  } catch {
    throw fault;
  }
}

/** The notation in a text: of an address the hand that it holds, of anything else the text itself. */
export function handIn(text) {
  const host = hostOf(text);
  if (host === null) return text;
  const unknown = new Fault("unknown-address", host);
  const query = /\?([^#]*)/.exec(text)?.[1] ?? "";
  const hand = query.split("&").find((pair) => pair.startsWith("q="));
  if (!hand || hand === "q=" || !WITH_HAND.test(host)) throw unknown;
  return decoded(hand.slice(2), unknown);
}

/** The hand of a link such as `https://…/#1/mcr/123m?seat=S`, and its rules; else null. */
export function linked(text) {
  const link = text.includes("#") ? text.slice(text.indexOf("#") + 1) : text;
  const damaged = new Fault("damaged-link", link);
  const plain = link.includes("%") && text.includes("#") ? decoded(link, damaged) : link;
  const [version, rules, rest] = plain.split("/");
  if (!/^\d+$/.test(version) || (rules === undefined && !text.includes("#"))) {
    if (text.includes("#") && hostOf(text) === null) throw damaged;
    return null;
  }
  // No program writes a zero first.
  if (rest === undefined || version.startsWith("0")) throw damaged;
  if (Number(version) > VERSION) throw new Fault("link-version", version);
  return { rules, hand: decoded(rest.split("?")[0], damaged), link: decoded(plain, damaged) };
}
