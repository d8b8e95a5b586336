// Edits the imports and exports of a WebAssembly module.
const IMPORTS = 2;
const EXPORTS = 7;

/** For wasm-opt. Named one by one: with all features it writes what some browsers don't read. */
export const FEATURES = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"].map((name) => `--enable-${name}`);

/** The module without the exports whose names match: wasm-opt then drops what only they use. */
export function withoutExports(bytes, unused) {
  return edited(bytes, EXPORTS, (content) => {
    const entries = [];
    let [count, at] = number(content, 0);
    while (count--) {
      const [name, kind] = text(content, at);
      const [, end] = number(content, kind + 1);
      if (!unused.test(name)) entries.push(content.subarray(at, end));
      at = end;
    }
    return Buffer.concat([encoded(entries.length), ...entries]);
  });
}

/** The module with its functions imported under other names. */
export function withImports(bytes, renamed) {
  return edited(bytes, IMPORTS, (content) => {
    const [count, first] = number(content, 0);
    const out = [encoded(count)];
    for (let i = 0, at = first; i < count; i++) {
      const [, inside] = text(content, at);
      const [name, kind] = text(content, inside);
      const end = described(content, kind);
      const other = Buffer.from(renamed.get(name) ?? name);
      out.push(content.subarray(at, inside), encoded(other.length), other, content.subarray(kind, end));
      at = end;
    }
    return Buffer.concat(out);
  });
}

/** Where the description of an import ends: a function, a table, a memory or a global. */
function described(content, at) {
  const limits = (from) => {
    const [, low] = number(content, from + 1);
    return content[from] & 1 ? number(content, low)[1] : low;
  };
  return [() => number(content, at + 1)[1], () => limits(at + 2), () => limits(at + 1), () => at + 3][content[at]]();
}

/** The module with one section changed. After the magic number and the version there are
    sections: an id, a length and a content. */
function edited(bytes, id, change) {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    const [length, begin] = number(bytes, at + 1);
    const end = begin + length;
    if (bytes[at] === id) {
      const content = change(bytes.subarray(begin, end));
      parts.push(Buffer.of(id), encoded(content.length), content);
    } else parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** A text with its length before it, and where it ends. */
function text(bytes, at) {
  const [length, begin] = number(bytes, at);
  return [bytes.toString("utf8", begin, begin + length), begin + length];
}

/** A number in LEB128, and where it ends. */
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return [value, at];
  }
}

function encoded(value) {
  const bytes = [];
  for (; value > 0x7f; value >>>= 7) bytes.push((value & 0x7f) | 0x80);
  return Buffer.of(...bytes, value);
}
