// Characters of other keyboards and scripts that stand for those of the notation.
const STANDS_FOR = new Map(
  Object.entries({
    "\u3000、": "  ",
    "‘’′“”″–−": `'''"""--`,
    万萬筒饼餅条條索: "mmpppsss",
    東东南西北中發发発白: "🀀🀀🀁🀂🀃🀄🀅🀅🀅🀆",
    一二三四五六七八九: "123456789",
  }).flatMap(([others, ours]) => {
    const stand = [...ours];
    return [...others].map((other, i) => [other, stand[i]]);
  }),
);

/** The character of the notation that a character stands for; others are themselves. */
export function plain(c) {
  const code = c.codePointAt(0);
  return code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - 0xfee0) : (STANDS_FOR.get(c) ?? c);
}

/** What can't be seen and takes no room, as src/entry/invisible.rs. */
const INVISIBLE = /[\u00AD\u034F\u061C\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]/g;

/** A text without invisible characters. */
export const visible = (text) => text.replace(INVISIBLE, "");

/** Whether the suits come before their ranks, as in `m123p340`, so that no other reading is possible. */
export function isSuitFirst(text) {
  const bare = text.join("").replace(/([[(][^\])]*?),[^\])]*/g, "$1");
  return /^([mpszh]\d+)+$/.test(bare.replace(/[^\dmpszh]/g, ""));
}
