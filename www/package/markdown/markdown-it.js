// hule/markdown-it: mahjong hands in Markdown become pictures when a page is built.
//   markdownIt().use(mahjong, { language: "ja" })
import { figure, tiles } from "./figure.js";

const INLINE = /^mahjong\s+(.+)$/s;

export default function mahjong(md, options = {}) {
  const { fence, code_inline: inline } = md.renderer.rules;
  md.renderer.rules.fence = (tokens, i, ...rest) => {
    const { info, content } = tokens[i];
    return info.trim().split(/\s/)[0] === "mahjong" ? `${figure(content, options)}\n` : fence(tokens, i, ...rest);
  };
  md.renderer.rules.code_inline = (tokens, i, ...rest) => {
    const [, text] = INLINE.exec(tokens[i].content) ?? [];
    return text === undefined ? inline(tokens, i, ...rest) : tiles(text, options);
  };
}
