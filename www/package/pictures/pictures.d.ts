import type { Asked, Options, SessionRequest } from "./hule.js";

export * from "./hule.js";
export { default } from "./hule.js";

/** How a picture looks. */
export interface PictureOptions extends Options {
  /** Dark on light, or light on dark. The tiles are the same. `"light"` unless said. */
  theme?: "light" | "dark";
  /** How wide it is shown, in pixels. */
  width?: number;
  /** The tiles of a hand alone, or with its fans and who pays. `"hand"` unless said. */
  show?: "hand" | "score";
}

/**
 * An SVG picture of a hand, or of the score sheet of a session (an object with `deals`, or its link). It needs
 * nothing else, and says in words what it shows. The words of other languages than English are those that were
 * loaded with `load`.
 * @throws {HuleError} if the request can't be read; with `show: "score"` also if the hand is impossible.
 */
export function picture(request: Asked | SessionRequest, options?: PictureOptions): string;

/**
 * A `<figure>` with the picture of a hand and, if the hand is complete, its score as a list; or with a session's
 * sheet and its ranking. All words in it are escaped.
 * @throws {HuleError} if the request can't be read, or the hand is impossible.
 */
export function html(request: Asked | SessionRequest, options?: Omit<PictureOptions, "show">): string;
