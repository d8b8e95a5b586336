// Addresses of exercises. Each holds the hand that it asks about, so that it shows the same one for ever.

/** The hand, or the groups of tiles, by rule system and kind of exercise. */
const HANDS = {
  mcr: {
    sets: "mcr/PPP-566m-222s-123m-24m3p-SCC",
    win: "1/mcr/[345s]3777m234p88sS+8s?round=N&seat=E&from=W",
    waits: "1/mcr/[CCCC][333s]11166p99s?round=N&seat=S",
    discard: "1/mcr/[777m][678s][123m]6m335s+4s?round=S&seat=W",
    reading: "1/mcr/23m22p666777888s+1m?round=E&seat=W&from=E",
    fans: "1/mcr/[222m][222p]444m8p777s+8p?round=S&seat=S&win=discard&from=E",
    payment: "1/mcr/[345s][789s]12sSSPPP+3s?round=E&seat=N&from=S",
  },
  siamese: {
    fans: "1/siamese/[456p][456m]666777m8899p12456s+3s/[222s][222p]?round=S&seat=E&from=S",
    payment: "1/siamese/[FFF]55588m2245789p789sCCC+3p/[333s][444p]?round=W&seat=E&win=self-drawn&last-copy=no",
  },
  sichuan: {
    waits: "1/sichuan/[2222p,5]1999p345567s?seat=W&void=m",
    "waits third": "1/sichuan/[999m][555m]6667888m?seat=E&void=p",
    discard: "1/sichuan/3466888m111233p+5m?seat=N&void=s",
    fans: "1/sichuan/[222s][555s]7778899m+9m?void=p&from=N",
    payment: "1/sichuan/[2222s]345777m4566s+6s?seat=S&void=p&win=replacement",
  },
  classical: {
    fans: "1/classical/[555p]67m22456p678s+8m?round=N&seat=S&from=W",
    payment: "1/classical/[234s]45667m789sCC+5m?round=E&seat=N&from=S",
  },
  sanma: {
    fans: "1/sanma/[CCC]234567p99s56s+4s?seat=S&from=W&norths=1&dora=W",
    payment: "1/sanma/99m234567p34578s+6s?seat=S&riichi=riichi&win=self-drawn&norths=1",
  },
  riichi: {
    fans: "1/riichi/[CCC]234m567p99s56s+7s?seat=S&from=W&dora=1m",
    payment: "1/riichi/234567m345p78s99m+6s?seat=S&riichi=riichi&from=W&dora=1m&ura=9p",
  },
  nanchang: {
    fans: "1/nanchang/[CFP][SWN]56677p44s+5p?indicator=P&seat=S&dealer=W&from=W",
    payment: "1/nanchang/23444789m55678s+5s?indicator=1m&seat=N&dealer=S&win=self-drawn&primary.3=1",
  },
};

/** The address of an exercise: `exercise("waits", "first")`, `exercise("payment", "second", "sichuan")`. */
export function exercise(kind, level, key = "mcr") {
  const hands = HANDS[key];
  return `#practice/3/${kind}/${level}/${hands[`${kind} ${level}`] ?? hands[kind]}`;
}

/** Chooses what is practised, a kind ("ask") or a level, behind the chip that says what was chosen. */
export async function chooseExercise(app, what, value) {
  const chip = app.hook("action", "choose-exercise");
  if ((await chip.getAttribute("aria-expanded")) !== "true") await app.tap(chip);
  await app.tap(app.hook(what, value));
}
