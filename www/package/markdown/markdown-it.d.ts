import type { PictureOptions } from "./pictures.js";

/** A plugin of markdown-it: `md.use(mahjong, { language: "ja" })`. */
declare function mahjong(md: { renderer: { rules: Record<string, unknown> } }, options?: PictureOptions): void;
export default mahjong;
