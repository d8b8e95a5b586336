// The words of other languages, written out, so that bundlers see them. The English ones are in the module.
export const WORDS = {
  ru: () => import("./words/ru.js"),
  zh: () => import("./words/zh.js"),
  ja: () => import("./words/ja.js"),
};
