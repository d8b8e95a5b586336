// The types of the rule systems and of what each is asked: questions and answers, events, presets and rulings,
// written from what the systems say of themselves (`rules()`). tools/package.mjs adds them to hule.d.ts.

/** The text of the types. */
export function answerTypes(systems) {
  const each = (of) => systems.map((system) => `  ${system.key}: ${of(system)};`).join("\n");
  const table = (name, words, of) => `/** ${words} */\nexport interface ${name} {\n${each(of)}\n}`;
  return `
// ── The keys of the rule systems, written from their tables ─────────────────────────────────────

/** A rule system. */
export type RulesKey = ${union(systems)};

${table("Answers", "The answers to the questions of each system.", (system) => answers(system.questions, system.places.length, 2))}

${table("Events", "What can happen in a deal of each system.", events)}

${table("Presets", "The named choices of rulings of each system.", ({ presets }) => union(presets))}

${table("Rulings", "The rulings of each system.", ({ rulings }) => union(rulings))}
`;
}

const union = (things) => things.map(({ key }) => JSON.stringify(key)).join(" | ") || "never";

/** An object of answers: by key, by key and place, or a list of those for all places. */
function answers(questions, places, depth) {
  const indent = "  ".repeat(depth);
  const fields = questions.flatMap((question) => {
    const type = answer(question);
    const numbers = question.places === "first" ? [] : Array.from({ length: places - 1 }, (_, i) => i + 1);
    const list = `readonly (${type} | null)[]`;
    const all = { first: `${type} | null`, others: list, every: `${type} | null | ${list}` }[question.places];
    const own = `${indent}/** ${question.name.en} */\n${indent}${JSON.stringify(question.key)}?: ${all};`;
    return [own, ...numbers.map((place) => `${indent}"${question.key}.${place}"?: ${type} | null;`)];
  });
  return fields.length > 0 ? `{\n${fields.join("\n")}\n${"  ".repeat(depth - 1)}}` : "Record<string, never>";
}

function answer({ kind, answers: there }) {
  if (kind === "tile") return "Tile";
  if (kind === "number") return "number | `${number}`";
  if (kind === "tiles") return "string | readonly (Tile | MarkedTile)[]";
  if (kind === "seats") return "string | readonly Seat[]";
  const keys = there.map(({ key }) => key);
  const also = [keys.includes("yes") ? "true" : "", keys.includes("no") ? "false" : "", ...keys.filter((key) => /^\d+$/.test(key))];
  return [union(there), ...also.filter(Boolean)].join(" | ");
}

function events({ events: kinds, places }) {
  const of = ({ key, questions }) => `{ kind: "${key}"; place?: number; tile?: Tile | null; answers?: ${answers(questions, places.length, 3)} }`;
  return kinds.map(of).join("\n    | ") || "never";
}
