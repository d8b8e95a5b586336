// The words of each language, written out, so that bundlers see them. Of the English ones the module has the names
// and what is wrong.
export const WORDS = {
  en: () => import("./words/en.js"),
  ru: () => import("./words/ru.js"),
  zh: () => import("./words/zh.js"),
  ja: () => import("./words/ja.js"),
};
