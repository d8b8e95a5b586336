// The words of other languages with those that pictures need, written out, so that bundlers see them.
export const WORDS = {
  en: () => import("./words/en.js"),
  ru: () => import("./words/pictures/ru.js"),
  zh: () => import("./words/pictures/zh.js"),
  ja: () => import("./words/pictures/ja.js"),
};
