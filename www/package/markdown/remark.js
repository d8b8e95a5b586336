// hule/remark: mahjong hands in Markdown become pictures when a page is built.
//   unified().use(remarkParse).use(mahjong, { language: "ja" })
import { languages, load } from "hule/pictures";
import { figure, languageOf, tiles } from "./figure.js";

const INLINE = /^mahjong\s+(.+)$/s;

export default function mahjong(options = {}) {
  return async (tree) => {
    // English is always there. A block of an unknown language says so in its place.
    if (options.language) await load(options.language);
    for (const language of languagesIn(tree)) if (languages.includes(language)) await load(language);
    replace(tree, options);
  };
}

const isBlock = (node) => node.type === "code" && node.lang === "mahjong";

/** The languages that blocks ask for themselves. */
function languagesIn(node) {
  const own = isBlock(node) ? [languageOf(node.value)] : [];
  return [...own, ...(node.children ?? []).flatMap(languagesIn)];
}

function replace(node, options) {
  node.children?.forEach((child, i) => {
    const [, text] = (child.type === "inlineCode" && INLINE.exec(child.value)) || [];
    if (isBlock(child)) node.children[i] = html(child, figure(child.value, options));
    else if (text !== undefined) node.children[i] = html(child, tiles(text, options));
    else replace(child, options);
  });
}

const html = ({ position }, value) => ({ type: "html", value, position });
