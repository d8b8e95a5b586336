import type { PictureOptions } from "./pictures.js";

/** A plugin of remark: `unified().use(remarkParse).use(mahjong, { language: "ja" })`. */
declare function mahjong(options?: PictureOptions): (tree: unknown) => Promise<void>;
export default mahjong;
