// Takes exports out of a WebAssembly module: what only they use is then dropped by wasm-opt.
const EXPORTS = 7;

/** The module without the exports whose names match. */
export function withoutExports(bytes, unused) {
  const sections = [];
  // After the magic number and the version: sections of an id, a length and a content.
  for (let at = 8; at < bytes.length; ) {
    const [length, begin] = number(bytes, at + 1);
    const content = bytes.subarray(begin, begin + length);
    sections.push(bytes[at] === EXPORTS ? section(EXPORTS, kept(content, unused)) : bytes.subarray(at, begin + length));
    at = begin + length;
  }
  return Buffer.concat([bytes.subarray(0, 8), ...sections]);
}

/** The content of the export section: a count, then names, kinds and indices. */
function kept(content, unused) {
  const entries = [];
  let [count, at] = number(content, 0);
  while (count--) {
    const start = at;
    const [length, name] = number(content, at);
    at = number(content, name + length + 1)[1];
    if (!unused.test(content.toString("utf8", name, name + length))) entries.push(content.subarray(start, at));
  }
  return Buffer.concat([encoded(entries.length), ...entries]);
}

function section(id, content) {
  return Buffer.concat([Buffer.of(id), encoded(content.length), content]);
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
