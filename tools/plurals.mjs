// Writes src/text/plural_rules.rs: the plural rules of CLDR for the languages of the catalogues, with
// CLDR's own samples as their test.
//   node tools/plurals.mjs PLURALS.json     (supplemental/plurals.json of the npm package cldr-core)
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const folders = readdirSync(join(root, "src/text"));
const LANGUAGES = folders.filter((name) => existsSync(join(root, "src/text", name, "ui.json"))).sort();
const file = join(root, "src/text/plural_rules.rs");
const data = JSON.parse(readFileSync(process.argv[2], "utf8")).supplemental;
const name = (word) => word[0].toUpperCase() + word.slice(1);

/** The categories of a language, each with its condition and its samples among the integers. */
const categories = (language) =>
  Object.entries(data["plurals-type-cardinal"][language]).map(([key, rule]) => {
    const [condition, ...samples] = rule.split("@").map((part) => part.trim());
    const integers = samples.find((part) => part.startsWith("integer"))?.slice("integer".length).trim();
    return { category: name(key.replace("pluralRule-count-", "")), condition, integers };
  });

/** A condition for integers, in Rust. */
function rust(condition) {
  const all = condition.split(" or ").map((either) => either.split(" and ").map(relation));
  const possible = all.filter((either) => !either.includes("false"));
  return possible.map((either) => either.filter((part) => part !== "true").join(" && ") || "true").join(" || ") || "false";
}

/** One relation, such as `i % 100 != 12..14`. An integer is n and i; what is after a point is 0. */
function relation(text) {
  const parts = /^([nivwftec])(?: % (\d+))? (!?=) ([\d.,]+)$/.exec(text);
  if (!parts) throw new Error(`this relation is not known: ${text}`);
  const [, operand, modulus, sign, list] = parts;
  const values = list.split(",").map((value) => value.replace("..", "..="));
  if (!"ni".includes(operand)) return String(values.includes("0") === (sign === "="));
  if (modulus && list === "0") return `${sign === "=" ? "" : "!"}n.is_multiple_of(${modulus})`;
  const value = modulus ? `n % ${modulus}` : "n";
  if (values.length === 1 && !values[0].includes("..")) return `${value} ${sign === "=" ? "==" : "!="} ${values[0]}`;
  return `${sign === "=" ? "" : "!"}matches!(${value}, ${values.join(" | ")})`;
}

const rules = LANGUAGES.map((language) => {
  const tests = categories(language).filter(({ category }) => category !== "Other");
  const lines = tests.map(({ category, condition }) => `_ if ${rust(condition)} => Category::${category},`);
  const other = "Category::Other";
  return `Language::${name(language)} => ${lines.length ? `match n { ${lines.join("\n")} _ => ${other} }` : other},`;
});
const samples = LANGUAGES.flatMap((language) =>
  categories(language).filter(({ integers }) => integers).map(({ category, integers }) => `(Language::${name(language)}, Category::${category}, "${integers}"),`));

writeFileSync(file, `//! The plural rules of CLDR ${data.version._cldrVersion} for integers. Written by tools/plurals.mjs; not to be edited.
//!
//! CLDR is © Unicode, Inc., under the Unicode License V3: <https://www.unicode.org/license.txt>.

use super::Language;

/// A plural category of CLDR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Category { Zero, One, Two, Few, Many, Other }

/// Returns the plural category of a number.
pub(super) fn category(language: Language, n: u64) -> Category {
match language { ${rules.join("\n")} }
}

/// CLDR's samples of each category.
#[cfg(test)]
pub(super) const SAMPLES: &[(Language, Category, &str)] = &[${samples.join("\n")}];
`);
execFileSync("rustfmt", ["--edition", "2024", "--config-path", root, file], { stdio: "inherit" });
