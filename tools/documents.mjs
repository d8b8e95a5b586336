// The pages for people who show hands on their own sites: embedding.html is made of
// www/embed/README.md and of what the main README says of the notation; licence.txt is the licence.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Marked } from "marked";

/** Where the page's content goes in www/document.html. */
const PLACE = "<!-- content -->";

/** The chapter of the main README that the page brings along, under its own name. */
const NOTATION = { heading: "## The notation", link: "../../README.md#the-notation" };

/** Writes them into the folder `out`. */
export function documents(root, out) {
  const text = (path) => readFileSync(join(root, path), "utf8");
  const source = `${text("www/embed/README.md")}\n${chapter(text("README.md"), NOTATION.heading)}`;
  const html = markdown().parse(source.replaceAll(NOTATION.link, `#${anchor(NOTATION.heading)}`));
  writeFileSync(join(out, "embedding.html"), text("www/document.html").replace(PLACE, () => html));
  cpSync(join(root, "LICENSE"), join(out, "licence.txt"));
}

/** A chapter of a text, from its heading to the next one of the same rank. */
function chapter(text, heading) {
  const start = text.indexOf(`${heading}\n`);
  if (start < 0) throw new Error(`README.md has no chapter “${heading}”`);
  const end = text.indexOf("\n## ", start + heading.length);
  return text.slice(start, end < 0 ? undefined : end);
}

/** The part of an address that leads to a heading. */
function anchor(heading) {
  return heading.toLowerCase().replaceAll(/[^a-z0-9 -]/g, "").trim().replaceAll(" ", "-");
}

/** Headings have anchors, and tables and code scroll where they are too wide for a phone. */
function markdown() {
  const marked = new Marked();
  marked.use({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${anchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code(token) {
        return marked.Renderer.prototype.code.call(this, token).replace("<pre>", '<pre tabindex="0">');
      },
      table(token) {
        return `<div class="wide" tabindex="0">${marked.Renderer.prototype.table.call(this, token)}</div>\n`;
      },
    },
  });
  return marked;
}
