// The few words that the elements say without the program.
const WORDS = {
  en: {
    open: "Open in the calculator",
    failed: "Hule could not be loaded.",
    again: "Try again",
    replaced: "There is a new version of Hule.",
    reload: "Reload the page",
    unread: "“{value}” can’t be read as a hand.",
  },
  ru: {
    open: "Открыть в калькуляторе",
    failed: "Не удалось загрузить Hule.",
    again: "Ещё раз",
    replaced: "Есть новая версия Hule.",
    reload: "Обновить страницу",
    unread: "Не удалось прочитать «{value}» как руку.",
  },
  zh: {
    open: "在算番器中打开",
    failed: "无法加载 Hule。",
    again: "重试",
    replaced: "Hule 有新版本。",
    reload: "刷新页面",
    unread: "“{value}”不是一手牌的写法。",
  },
  ja: {
    open: "計算画面で開く",
    failed: "Hule を読み込めませんでした。",
    again: "もう一度試す",
    replaced: "Huleの新しいバージョンがあります。",
    reload: "ページを再読み込み",
    unread: "「{value}」は手牌として読めません。",
  },
};

/** The element around another one; around a shadow root it is the host. */
function around(element) {
  return element.parentElement ?? element.getRootNode().host;
}

/** The language of the page where an element stands: that of the nearest element around it that says one. */
function languageAround(element) {
  for (let outer = around(element); outer; outer = around(outer)) {
    if (outer.hasAttribute("lang")) return outer.getAttribute("lang");
  }
}

/** The language of an element: its own, that of the page around it, or the browser's. */
export function languageOf(element) {
  const wished = [element.getAttribute("lang"), languageAround(element), ...navigator.languages];
  const tags = wished.filter(Boolean).map((tag) => tag.split("-")[0].toLowerCase());
  return tags.find((tag) => Object.hasOwn(WORDS, tag)) ?? "en";
}

export function word(language, key, value = "") {
  return WORDS[language][key].replace("{value}", () => value);
}

const catalogues = new Map();

/** A sentence of the calculator's catalogues; they are fetched when something is wrong. */
export async function sentence(files, language, key, value) {
  const address = `${files}text/${language}/more.json`;
  if (!catalogues.has(address)) {
    const fetched = fetch(address).then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)));
    fetched.catch(() => catalogues.delete(address));
    catalogues.set(address, fetched);
  }
  const texts = await catalogues.get(address);
  return texts[key].replaceAll(/\{\{(value|tiles)\}\}/g, () => value);
}
