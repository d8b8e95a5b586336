// hule/remark: mahjong hands in Markdown become pictures when a page is built.
//   unified().use(remarkParse).use(mahjong, { language: "ja" })
import { load } from "hule/pictures";
import { figure, tiles } from "./figure.js";

const INLINE = /^mahjong\s+(.+)$/s;

export default function mahjong(options = {}) {
  return async (tree) => {
    // English is always there.
    if (options.language) await load(options.language);
    replace(tree, options);
  };
}

function replace(node, options) {
  node.children?.forEach((child, i) => {
    const [, text] = (child.type === "inlineCode" && INLINE.exec(child.value)) || [];
    if (child.type === "code" && child.lang === "mahjong") node.children[i] = html(child, figure(child.value, options));
    else if (text !== undefined) node.children[i] = html(child, tiles(text, options));
    else replace(child, options);
  });
}

const html = ({ position }, value) => ({ type: "html", value, position });
