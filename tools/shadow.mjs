// The app's style for a shadow root in another page: the same rules, made independent of that page.
//
// - What stands on the root of the page stands on `.frame`, the first element of the shadow root;
//   what stands on its body, on `.place` within that.
// - `rem` becomes a multiple of --rem: the page's own font size is none of the app's.
// - What asks for the size of the window asks for that of the place.
// - Each token can be set from outside: --paper is var(--hule-paper, …).
// - Dark is what the device wants, unless the attribute `theme` says otherwise.

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;

/** CSS in which each rule and declaration stands on lines of its own, as esbuild writes it. */
export function shadowed(css) {
  return scaled(sized(themed(rooted(css))));
}

function rooted(css) {
  return css
    .replace(/^html \{[^}]*\}\n/gm, "")
    .replace(/^body \{/gm, ".place {")
    .replace(/:root\b/g, ".frame");
}

/** The tokens, and the dark ones twice: for the device's wish and for the attribute. */
function themed(css) {
  const open = (text) => text.replace(/^(\s*)--([a-z0-9-]+): ([^;]+);/gm, "$1--$2: var(--hule-$2, $3);");
  css = css.replace(/^\.frame \{[^}]*\}/gm, open);
  return css.replace(/^@media \(prefers-color-scheme: dark\) \{\n {2}\.frame (\{[^}]*\})\n\}/gm, (whole, rule) => {
    const dark = open(rule);
    return `@media (prefers-color-scheme: dark) {\n  :host(:not([theme=light])) .frame ${dark}\n}\n:host([theme=dark]) .frame ${dark}`;
  });
}

function sized(css) {
  const size = new RegExp(String.raw`^@media \((min|max)-(width|height): (${NUMBER})rem\)`, "gm");
  return css.replace(size, (whole, end, side, n) => `@container hule (${end}-${side}: ${16 * Number(n)}px)`);
}

function scaled(css) {
  const rem = new RegExp(String.raw`(?<![\w.-])(${NUMBER})rem\b`, "g");
  return css.replace(rem, (whole, n) => (Number(n) === 1 ? "var(--rem)" : `calc(var(--rem) * ${n})`));
}
