// What the ready files for hosts, in docs/hosting, have a host answer: each is read here as its host reads it,
// as far as the file uses what the host knows. What isn't known here is refused, so that no line goes unread.

/** The headers that all the files set by these very names, for every file that is shipped. */
export const FOR_ALL = ["x-content-type-options", "access-control-allow-origin", "cross-origin-resource-policy"];

const CHARSET = "; charset=utf-8";
const extension = (path) => path.slice(path.lastIndexOf(".") + 1);

/** The words of a line, where texts in quotes are one. */
const words = (line) => [...line.matchAll(/"((?:\\.|[^"\\])*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word);

/** Lines without comments and blanks. */
const lines = (text) => text.split("\n").map((line) => line.trim()).filter((line) => line && !line.startsWith("#"));

/** The directives of an nginx file: each its words, with those in its braces. */
function directives(text) {
  const tokens = [...lines(text).join("\n").matchAll(/"(?:\\.|[^"\\])*"|[{};]|[^\s{};]+/g)].map(([token]) => token);
  const block = () => {
    const all = [];
    for (let own = []; tokens.length; ) {
      const token = tokens.shift();
      if (token === "}") return all;
      if (token !== ";" && token !== "{") own.push(token.replace(/^"|"$/g, ""));
      else {
        all.push({ name: own[0], args: own.slice(1), inner: token === "{" ? block() : [] });
        own = [];
      }
    }
    return all;
  };
  return block();
}

/** Of an nginx file: what the one place of it that serves files answers for a path below that place. */
export function nginx(text) {
  const all = directives(text);
  const [server] = all.filter(({ name }) => name === "server");
  const [place] = server.inner.filter(({ name, args }) => name === "location" && args.length === 1);
  const own = (name) => place.inner.filter((directive) => directive.name === name);
  const types = Object.fromEntries(own("types")[0].inner.flatMap(({ name, args }) => args.map((ending) => [ending, name])));
  const charsets = ["text/html", ...own("charset_types")[0].args];
  const compressed = ["text/html", ...own("gzip_types")[0].args];
  const maps = new Map(all.filter(({ name }) => name === "map").map(({ args: [, variable], inner }) => [variable, inner]));
  const value = (text, address) => {
    const choices = maps.get(text);
    if (!choices) return text;
    const [choice] = choices.filter(({ name }) => name.startsWith("~") && new RegExp(name.slice(1)).test(address));
    return (choice ?? choices.find(({ name }) => name === "default")).args[0];
  };
  return (path) => {
    const type = types[extension(path)];
    const headers = own("add_header").map(({ args: [name, set] }) => [name.toLowerCase(), value(set, place.args[0] + path)]);
    return { "content-type": type && type + (charsets.includes(type) ? CHARSET : ""), compressed: compressed.includes(type), ...Object.fromEntries(headers) };
  };
}

/** Of an .htaccess for Apache: what it answers for a path of its folder. */
export function apache(text) {
  const types = {};
  const charsets = new Set();
  const compressed = new Set();
  const headers = [];
  for (const [directive, ...args] of lines(text).map(words)) {
    if (directive === "AddType") types[args[1]] = args[0];
    else if (directive === "AddCharset" && args[0] === "utf-8") args.slice(1).forEach((ending) => charsets.add(ending));
    else if (directive === "AddOutputFilterByType" && args[0] === "DEFLATE") args.slice(1).forEach((type) => compressed.add(type));
    else if (directive === "Header" && args[0] === "set") headers.push(args.slice(1));
    else if (!["DirectoryIndex", "RequestHeader"].includes(directive)) throw new Error(`.htaccess has a line that the test doesn't know: ${directive}`);
  }
  return (path) => {
    const ending = `.${extension(path)}`;
    const type = types[ending];
    const answer = { "content-type": type && type + (charsets.has(ending) ? CHARSET : ""), compressed: compressed.has(type) };
    for (const [name, value, condition] of headers) {
      const [, pattern] = condition?.match(/^expr=%\{REQUEST_URI\} =~ m#(.*)#$/) ?? [];
      if (condition && !pattern) throw new Error(`.htaccess has a condition that the test doesn't know: ${condition}`);
      if (!pattern || new RegExp(pattern).test(`/any/where/${path}`)) answer[name.toLowerCase()] = value;
    }
    return answer;
  };
}

/**
 * Of a _headers file: the headers that it adds to those of the host. All rules that fit apply, and hosts
 * put two values of one header together, which would spoil both.
 */
export function headersFile(text) {
  const rules = [];
  for (const line of lines(text)) {
    if (line.startsWith("/")) rules.push({ path: line, headers: [] });
    else rules.at(-1).headers.push(line.split(/: (.*)/s).slice(0, 2));
  }
  return (path) => {
    const answer = {};
    for (const { path: pattern, headers } of rules) {
      if (!pattern.endsWith("/*")) throw new Error(`_headers has a path that the test doesn't know: ${pattern}`);
      if (!`/${path}`.startsWith(pattern.slice(0, -1))) continue;
      for (const [name, value] of headers) {
        const key = name.toLowerCase();
        if (key in answer) throw new Error(`_headers sets ${name} twice for ${path}`);
        answer[key] = value;
      }
    }
    return answer;
  };
}
