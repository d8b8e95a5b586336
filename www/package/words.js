// Words: the templates of a language by their keys, and sentences made from them. `{tiles}` is
// filled with tiles, numbers or names, `{n|point|points}` with the form of a word for a number.
// The core says which template and gives what fills it.

/** Which of the forms of a word: of two in English, three in Russian, one else. */
const FORMS = { one: 0, few: 1, many: 2 };

/** Where the value of a fault is the key of a name. */
const NAMED = { "flower-twice": "flower", "self-drawn-from-other": "seat", "seat-not-taken": "seat", "several-winners": "seat" };

export class Words {
  constructor(language, text) {
    this.language = language;
    this.templates = new Map(text.split("\n").map((line) => /^(.*?) *= *(.*)$/.exec(line).slice(1)));
    this.plural = new Intl.PluralRules(language);
    [this.comma, this.colon] = /zh|ja/.test(language) ? ["、", "："] : [", ", ": "];
  }

  /** The words as players of a rule system say them: a line `otherwise.sichuan` says that they have others. */
  of(rules) {
    return this.templates.has(`otherwise.${rules}`) ? Object.assign(Object.create(this), { otherwise: true }) : this;
  }

  find(key) {
    return (this.otherwise ? this.templates.get(`${key}@`) : undefined) ?? this.templates.get(key);
  }

  get(key) {
    return this.find(key) ?? key;
  }

  /** The form of a word for a number. */
  form(number, forms) {
    return forms[Math.min(FORMS[this.plural.select(Math.abs(number))] ?? 1, forms.length - 1)];
  }

  /** A sentence in pieces, with its tiles apart; what fills a slot is a text, a number, or groups of tiles. */
  spans(key, slots = {}) {
    const spans = [];
    const add = (text) => {
      if (typeof spans.at(-1) === "string") spans.push(spans.pop() + text);
      else if (text) spans.push(text);
    };
    for (const [, text, slot] of this.get(key).matchAll(/([^{]+)|{(.*?)}/g)) {
      if (text) {
        add(text);
        continue;
      }
      const [name, ...forms] = slot.split("|");
      const value = slots[name];
      if (Array.isArray(value)) {
        value.forEach((tiles, i) => {
          if (i) add(" ");
          spans.push(tiles);
        });
      } else add(forms.length && typeof value === "number" ? this.form(value, forms) : String(value ?? `{${slot}}`));
    }
    return spans;
  }

  text(key, slots) {
    return text(this.spans(key, slots));
  }

  /** What is wrong, after the event and the player that it is about. */
  fault({ code, seat, event, tiles, value, most }) {
    const said = this.text(`fault.${code}`, { tiles: [tiles], value: NAMED[code] ? this.get(`${NAMED[code]}.${value}`) : value, most });
    const about = [];
    if (event) about.push(this.text("fault.event", { event }));
    if (seat) about.push(this.get(`seat.${seat}`));
    return about.length ? about.join(this.comma) + this.colon + said : said;
  }
}

/** A sentence as text, with its tiles in notation. */
export function text(spans) {
  return spans.map((span) => (typeof span === "string" ? span : span.join("").replace(/(\d)([mps])(?=\d\2)/g, "$1"))).join("");
}
