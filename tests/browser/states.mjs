// Every state of the app that a person can come to: how to get there. Each is a list of what is
// done one after another; a test does something with the screen after every step.

import { chooseExercise, exercise } from "./exercises.mjs";
import * as session from "./session.mjs";

const MCR = "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W&seat=S";
const SYSTEMS = {
  classical: "#1/classical/[PPP]123m456p5578s+9s?seat=S&from=W",
  sichuan: "#1/sichuan/[222m][333m]7778899p+9p?void=s&from=W",
  nanchang: "#1/nanchang/[CCC][888s]2m55577pE+E?indicator=2m&seat=S&win=self-drawn",
  sanma: "#1/sanma/[CCC]234567p99s56s+4s?seat=S&from=W&norths=1&dora=W",
  riichi: "#1/riichi/[CCC]234m567p99s56s+7s?seat=S&from=W&dora=1m",
  siamese: "#1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn&round=S",
};

/** Deals of a session as its link has them: a win, no winner, a hand with penalties. */
const DEALS = "w1.2.24;d;h0123~[789s][EEEE,1]123m456pC+C?from=W&seat=S;!late-pung.3;!late-pung.3";

const go = (hash) => (app) => app.follow(hash);
const act = (name) => (app) => app.action(name);
const first = (selector) => (app) => app.tap(app.page.locator(selector).first());
const hold = (selector) => async (app) => {
  await app.page.locator(selector).first().click({ button: "right" });
  await app.settle();
};
const close = act("close");
const item = (name) => async (app) => {
  await app.action("menu");
  await app.tap(app.page.locator(`dialog [data-action="${name}"]`));
};

/** By name: the steps, each `[what is then on the screen, how it comes there]`. */
export const STATES = {
  "a hand from its first tile to ready": [
    ["empty", go("")],
    ["a mode", (app) => app.tap(app.hook("mode", "pung"))],
    ["flowers", (app) => app.tap(app.hook("mode", "flowers"))],
    ["entering", go("#1/mcr/[111p]123m")],
    ["useful tiles", go("#1/mcr/123m456p78s199sE")],
    ["discards", go("#1/mcr/123m456p78s1199sE+N")],
    ["ready", go("#1/mcr/[234p]2345678m234s")],
  ],
  "what would make it win": [
    ["a hand below the minimum", go("#1/mcr/[456m]12m234p678s99s+3m")],
    ["two tiles away", go("#1/mcr/12m456m23p789s55sE")],
    ["discards by worth", go("#1/mcr/123m456m23p789s55s+E")],
    ["discards by speed", (app) => app.tap(app.hook("ranking", "speed"))],
  ],
  "waits and discards elsewhere": [
    ["Sichuan waits", go("#1/sichuan/[222m][333m]7778899p?void=s")],
    ["Sichuan discards", go("#1/sichuan/[222m]3337778899p+1p?void=s")],
    ["Classical waits", go("#1/classical/[PPP]123m456p5578s?seat=S")],
    ["Nanchang waits", go("#1/nanchang/[CCC]2m888s55577p1m?indicator=2m&seat=S")],
    ["Nanchang discards", go("#1/nanchang/[CCC]888s2m5557p12s+S?indicator=2m&seat=S")],
    ["Siamese waits", go("#1/siamese/112223366m55899p123456789sEESS?round=S")],
  ],
  "waits beside other hands": [
    ["Classical", go("#1/classical/[234m][555p]88p34567s/[777m]1358999mCCC?seat=S")],
    ["Classical, all hands", go("#1/classical/[PPP]123m456p5578s/[777m]135899mCCC/[EEE]99s2266p119mF/[9999p,1]357mSSWW8p?seat=S")],
    ["Classical, discards", go("#1/classical/[PPP]123m456p5578s+F/[777m]1358999mCCC?seat=S")],
    ["Nanchang", go("#1/nanchang/[CCC]2m888s55577p1m/[888m]23m1358p1124s?indicator=2m&seat=S")],
    ["Nanchang, jing counted", go("#1/nanchang/[CCC]2m888s55577p1m?indicator=2m&seat=S&secondary.2=1&primary.1=1&primary.3=1")],
    ["Nanchang, discards", go("#1/nanchang/[CCC]888s2m5557p12s+S/[888m]23m1358p1124s?indicator=2m&seat=S")],
    ["Sichuan, events", go("#1/sichuan/[222m][333m]7778899p/[9999s]1479m124577s?void=s&void.1=p&event=kong.1.9s")],
    ["Sichuan, a win before", go("#1/sichuan/[222m][333m]7778899p/[888m]111999m667p+8p/[9999s]1479m124577s?void=s&void.1=s&void.2=p&event=kong.2.9s&event=win.1.8p.from:N")],
    ["Sichuan, discards", go("#1/sichuan/[222m]3337778899p+1p/[9999s]1479m124577s?void=s&void.1=p&event=kong.1.9s")],
    ["another hand", (app) => app.place(1)],
  ],
  "many melds": [
    ["one kong", go("#1/mcr/[3333p]123m456m78sEE+9s")],
    ["two kongs", go("#1/mcr/[2222p][3333p,1]456m78s99s+9s")],
    ["three kongs", go("#1/mcr/[2222p][3333p][5555s,1]78m99p+9m?from=W")],
    ["four kongs", go("#1/mcr/[2222p][3333p][5555s,1][EEEE]9p+9p?from=W")],
    ["four melds and flowers", go("#1/mcr/[222p][333p][555s][789m]9p12345678h+9p?from=W")],
    ["two hands with melds", go("#1/siamese/88m1112334455678999p+4p/[678m][345s][345s]?round=N&seat=S&win=self-drawn")],
  ],
  "a game with options": [
    ["its options", async (app) => {
      await session.plan(app);
      await session.choose(app, "rules", "riichi");
      await app.tap(app.page.locator('dialog [data-preset="tenhou"]'));
      await session.choose(app, "chip-value", 2000);
    }],
    ["it is over", async (app) => {
      await session.name(app, session.NAMES);
      await app.action("begin-session");
      await session.win(app, [[0, 1, 48000]]);
      await app.action("close");
    }],
    ["the option that decided it", first('[data-part="decided-by"] summary')],
    ["its final scores", async (app) => {
      await app.action("to-sheet");
      await app.tap(app.page.locator('[data-part="final-scores"] summary'));
    }],
    // The next session is to begin as the first one does.
    ["it is deleted", async (app) => {
      await app.action("sessions");
      await app.action("leave-table");
      await first('[data-kept="delete"]')(app);
    }],
  ],
  "at the table": [
    ["all sessions", async (app) => session.list(app)],
    ["a new session", act("new-session")],
    ["names that are missing", act("begin-session")],
    ["between deals", async (app) => {
      await app.action("close");
      await session.begin(app, "mcr", session.NAMES);
    }],
    ["a deal without tiles", async (app) => {
      await app.action("without-tiles");
      await session.record(app);
    }],
    ["a deal was recorded", async (app) => {
      await app.action("close");
      await session.win(app, [[1, 2, 24]]);
    }],
    ["the table from above", act("show-everyone")],
    ["a penalty", async (app) => {
      await app.action("close");
      await session.openPenalty(app);
      await session.choose(app, "offence", "other");
      await session.choose(app, "player", 0);
    }],
    ["who won?", async (app) => {
      await app.action("close");
      await app.paste("[789s][EEEE,1]123m456pC");
    }],
    ["from whom?", async (app) => {
      await session.asked(app, "S");
      await app.tapTiles("C");
    }],
    ["a hand to record", (app) => session.asked(app, "W")],
    ["another winner", first('[data-bar="winner"]')],
    ["a hand beside the deal", go(MCR)],
    ["back at the deal", act("to-deal")],
    ["the score sheet", async (app) => {
      await app.action("record");
      await session.sheet(app);
    }],
    ["a deal unfolded", first("[data-unfold]")],
    ["names to correct", first('[data-part="names"] summary')],
    ["correcting", first('[data-deal-action="correct"]')],
    ["sessions to choose from", async (app) => {
      await app.action("close");
      await session.list(app);
    }],
    ["the table is left", act("leave-table")],
    ["a session was deleted", first('[data-kept="delete"]')],
    ["what the players did", async (app) => {
      await app.action("undelete");
      await app.action("players");
      await app.part("players").waitFor();
    }],
  ],
  "a session that was sent": [
    ["read", go(`#session/1/mcr;p=Anna,Ben,Cem,Dora;n=Friday;t=1763800000;${DEALS}`)],
    ["a deal unfolded", first('[data-unfold="2"]')],
    ["ways to send it", act("carry")],
    ["damaged", go("#session/1/mcr;p=Anna,Ben,Cem,Dora;w1.2.24;w1.2;z=3;w0..30")],
    ["refused", go("#session/9/mcr;d")],
    ["long names", go(`#session/1/mcr;p=Alexandra,Wolfgang,Konstantin,Dominique;${DEALS}`)],
  ],
  "ends of sessions": [
    ["a game that is over", async (app) => {
      await session.begin(app, "sichuan", session.NAMES, () => session.type(app, "deals", 2));
      await session.win(app, [[0, "wall", 4], [1, 2, 2]]);
      await session.draw(app);
    }],
    ["players of all sessions", async (app) => {
      await app.action("close");
      await session.list(app);
      await app.action("players");
    }],
    ["a new name", async (app) => {
      await app.action("close");
      await session.list(app);
      await first('[data-kept="rename"]')(app);
    }],
    ["deleted", async (app) => {
      await app.action("close");
      await session.list(app);
      await first('[data-kept="delete"]')(app);
    }],
  ],
  "a session that was ended": [
    ["on the score sheet", async (app) => {
      await session.begin(app, "mcr", session.NAMES);
      await session.win(app, [[1, 2, 24]]);
      await session.sheet(app);
      await app.action("end-session");
    }],
    ["in the calculator", act("close")],
  ],
  "something that the payments depend on is missing": [
    ["the discarder of an event", go("#1/sichuan/2344566m234777p?void=s&event=win.0.6m")],
    ["the feeder of a kong", go("#1/sichuan/[2222m,1]4566m345777p+6m?void=s&win=self-drawn")],
    ["the hand of another player", go("#1/sichuan/2344566m234777p///?void=s&event=win.0.6m.from:N&event=wall-end.0.")],
    ["a kong that is not among the events", go("#1/sichuan/2344566m234777p//[9999s,1]1479m124577s/?void=s&event=win.0.6m.from:N")],
    ["the tile of a win", go("#1/sichuan/2344566m234777p?void=s&event=win.0.")],
  ],
  "deals of other systems": [
    ["Sichuan, two wins", async (app) => {
      await session.begin(app, "sichuan", session.NAMES);
      await app.action("without-tiles");
      await session.choose(app, "winner0", 0);
      await session.choose(app, "from0", "wall");
      await app.action("add-win");
    }],
    ["Sichuan, only the points", (app) => session.choose(app, "ending", "changed")],
    ["Classical, all hands", async (app) => {
      await app.action("close");
      await session.begin(app, "classical", session.NAMES);
      await app.action("without-tiles");
    }],
    ["Classical, impossible points", async (app) => {
      await session.choose(app, "winner0", 1);
      await session.choose(app, "from0", "unknown");
      await session.type(app, "points0", 64);
      await session.record(app);
    }],
    ["Siamese, three players", async (app) => {
      await app.action("close");
      await session.begin(app, "siamese", session.NAMES.slice(0, 3));
      await app.action("without-tiles");
    }],
    ["the table is left", async (app) => {
      await app.action("close");
      await session.list(app);
      await app.action("leave-table");
    }],
  ],
  "a complete hand": [
    ["who discarded?", go("#1/mcr/[789s][EEEE,1]123m456pC+C")],
    ["a knitted straight", go("#1/mcr/147m258p369s123pE+E?from=W&seat=S")],
    ["wins", go(MCR)],
    ["its palette again", act("edit-hand")],
    ["read again", act("read-result")],
    ["a fan unfolded", first("[data-fan]")],
    ["a dropped fan unfolded", async (app) => {
      await app.follow("#1/mcr/1112345556789m+9m?from=W");
      await app.page.locator("[data-dropped]").first().waitFor();
      await first("[data-dropped]")(app);
    }],
    ["another winning tile", (app) => app.tap(app.hook("mode", "win"))],
    ["below the minimum", go("#1/mcr/123m456p789s123sE+E?from=W")],
    ["another reading", async (app) => {
      await app.follow("#1/mcr/222333444m678p5s+5s?win=self-drawn");
      await app.tap(app.hook("reading", 1));
    }],
    ["two readings", act("versus")],
  ],
  "what is wrong": [
    ["faults", go("#1/mcr/11111m")],
    ["refused", async (app) => { await app.follow("#1/mcr/1111m"); await app.tapTiles("1m"); }],
    ["a damaged link", go("#1/mcr/123x")],
  ],
  "sheets of the hand": [
    ["circumstances", async (app) => { await app.follow(MCR); await app.action("circumstances"); }],
    ["payments", async (app) => { await close(app); await app.action("payments"); }],
    ["rulings", async (app) => { await close(app); await app.action("rulings"); }],
    // Where every name has room, no key offers the others.
    ["all rule systems", async (app) => { if (await app.hook("action", "systems").isVisible()) { await close(app); await app.action("systems"); } }],
    ["a tile held", async (app) => { await close(app); await app.action("edit-hand"); await hold('[data-hold="tile 5m"]')(app); }],
    ["a tile of the hand held", async (app) => { await close(app); await hold('[data-hold="hand 1m"]')(app); }],
    ["a meld held", async (app) => { await close(app); await hold('[data-hold^="meld"]')(app); }],
    ["an answer that cannot be", async (app) => {
      await close(app);
      await app.follow("#1/mcr/123m456p789s123sE+E?win=self-drawn");
      await app.action("circumstances");
      await app.tap(app.page.locator('dialog [data-ask="win"][data-answer="replacement"]'));
    }],
    ["refused in a sheet", async (app) => {
      await close(app);
      await app.follow("#1/classical/[555m]123p/5m");
      await hold("button.meld")(app);
      await app.tap(app.page.locator('dialog [data-meld="[5555m,5]"]'));
    }],
  ],
  "taken away and moved on": [
    ["pieces taken away", async (app) => {
      await app.follow(MCR);
      await first('[data-hold="hand 2m"]')(app);
      await first("button.meld")(app);
      await first(".line button.win")(app);
    }],
    ["the next deal", async (app) => { await app.follow(MCR); await app.action("next-deal"); }],
  ],
  "sheets of the menu": [
    ["menu", async (app) => { await app.follow(MCR); await app.action("menu"); }],
    ["fans", (app) => app.tap(app.page.locator('dialog [data-action="fans"]'))],
    ["a fan that is not there", async (app) => app.tap(app.hook("any", 28))],
    ["fans searched", async (app) => {
      await app.page.locator("dialog .search").fill("zzz");
      await app.settle();
    }],
    ["paste", async (app) => { await close(app); await item("paste")(app); }],
    ["text that is a hand", async (app) => app.page.locator("textarea").fill("123m 456p 789s EE")],
    ["text that is none", async (app) => app.page.locator("textarea").fill("hello")],
    ["compare", async (app) => { await close(app); await item("compare")(app); }],
    ["help", async (app) => { await close(app); await item("help")(app); }],
    ["about", async (app) => { await close(app); await item("about")(app); }],
    ["settings", async (app) => { await close(app); await item("settings")(app); }],
    ["share", async (app) => { await close(app); await item("share")(app); }],
    ["kept hands", async (app) => { await close(app); await item("saved")(app); }],
    ["for other pages", async (app) => { await close(app); await item("embed")(app); }],
  ],
  practice: [
    ["practice", async (app) => { await app.follow(MCR); await item("practice")(app); }],
    ["what is practised", act("choose-exercise")],
    ["a hard exercise", (app) => chooseExercise(app, "level", "third")],
    ["its marks", act("check")],
    ...["fans", "payment", "waits", "discard", "reading", "win", "sets"].map((kind) => [kind, async (app) => {
      await close(app);
      await app.follow(exercise(kind, "first"));
    }]),
    ...["payment", "win", "reading"].map((kind) => [`${kind}, marked`, async (app) => {
      await close(app);
      await app.follow(exercise(kind, "first"));
      await first("dialog [data-choice]")(app);
    }]),
    ...["waits", "discard"].map((kind) => [`${kind}, marked`, async (app) => {
      await close(app);
      await app.follow(exercise(kind, "first"));
      await first("dialog [data-pick]")(app);
      await app.action("check");
    }]),
    ["the hand of the day", async (app) => app.tap(app.hook("practice", "day"))],
    ["the path", async (app) => app.tap(app.hook("practice", "path"))],
    ["a step", first("[data-step=pungs]")],
    ["a fan touched", first("[data-touch]")],
  ],
  ...Object.fromEntries(Object.entries(SYSTEMS).map(([key]) => [`practice of ${key}`, [
    ["a payment", go(exercise("payment", "first", key))],
    ["its answer", first("dialog [data-choice]")],
    ["fans", async (app) => { await close(app); await app.follow(exercise("fans", "second", key)); }],
    ["the path", async (app) => app.tap(app.hook("practice", "path"))],
    ["a step", first(".step-row[data-step]")],
  ]])),
  ...Object.fromEntries(Object.entries(SYSTEMS).map(([key, hash]) => [key, [
    ["empty", go(`#1/${key}/`)],
    ["a mode", (app) => app.tap(app.hook("mode", "pung"))],
    ["flowers", async (app) => { if (await app.hook("mode", "flowers").count()) await app.tap(app.hook("mode", "flowers")); }],
    ["a hand", go(hash)],
    ["a row unfolded", first("[data-fan]")],
    ["payments", act("payments")],
    ["rulings", async (app) => { await close(app); await app.action("rulings"); }],
    ["circumstances", async (app) => { await close(app); await app.action("circumstances"); }],
  ]])),
  "beside the hand": [
    ["empty", go("#1/riichi/")],
    ["a list that waits for a tile", (app) => app.tap(app.hook("mode", "dora"))],
    ["a full list", go("#1/riichi/123m?dora=12345p")],
    ["switches and lists", go("#1/riichi/23406m7m345p78s99m+6s?seat=S&riichi=riichi&ippatsu=yes&dora=1m&ura=9p")],
    ["a switch with another answer", go("#1/riichi/23406m7m345p78s99m+6s?seat=S&riichi=double&from=W&dora=1m&ura=9p")],
    ["the score table", act("score-table")],
    ["the score table of a dealer", async (app) => app.tap(app.page.locator('dialog [data-dealer="true"]'))],
    ["a limit", async (app) => { await close(app); await app.follow("#1/riichi/[EEE]123m456p99sCC+C?seat=S&win=self-drawn&dora=1m"); }],
  ],
  splits: [
    ["another split", async (app) => { await app.follow(SYSTEMS.siamese); await first("[data-split]")(app); }],
    ["two beside one", async (app) => {
      await close(app);
      await app.follow("#1/siamese/88m1112334455678999p+4p/[678m][345s][345s]?round=N&seat=S&win=self-drawn");
      await first("[data-split]")(app);
    }],
    ["closed", close],
  ],
  "a whole deal": [
    ["another place", async (app) => { await app.follow(SYSTEMS.sichuan); await app.place(1); }],
    ["four of a kind in another hand", async (app) => { await app.tapTiles("5p 5p 5p 5p"); }],
    ["a kong of another hand that was claimed", go("#1/sichuan/2344566m234777p/[888m][333m]1118899p/[6666s,1]2245p133588s")],
    ["that hand", (app) => app.place(2)],
    ["another hand that wins", async (app) => {
      await app.follow("#1/sichuan/2344566m234777p/[888m][333m]1118899p+9p/1479m124577s/114569m22458p14s");
      await app.place(1);
    }],
    ["hands of Classical", async (app) => {
      await app.follow("#1/classical/[PPP]123m456p5578s/22258m369p147sES/147m?seat=S");
      await app.place(2);
    }],
    ["events", async (app) => { await app.follow(SYSTEMS.sichuan); await app.place(1); await app.action("events"); }],
    ["events that the hands show", async (app) => {
      await close(app);
      await app.follow("#1/sichuan/2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/[6666s,1]2245p133588s");
      await app.action("events");
    }],
    ["an open question", (app) => app.tap(app.hook("suggested", "win.0.6m"))],
    ["an event", async (app) => { await app.tap(app.page.locator("[data-happened]").first()); }],
    ["a win", async (app) => { await app.action("events-done"); await app.tap(app.hook("happened", "win")); }],
    ["special cases", (app) => app.action("special-cases")],
    ["events with one", async (app) => {
      if (await app.page.locator('[data-action="events-done"]').count()) await app.action("events-done");
    }],
  ],
  rulebook: [
    ["list", go("#book/mcr")],
    ["found nothing", async (app) => { await app.page.locator(".book .search:visible").first().fill("zzzz"); await app.settle(); }],
    ["questions", go("#book/ask")],
    ["answers", async (app) => { await app.page.locator(".book .search:visible").first().fill("full flush"); await app.settle(); }],
    ["answer that is a term", async (app) => { await app.page.locator(".book .search:visible").first().fill("who pays"); await app.settle(); }],
    ["questions again", async (app) => { await app.page.locator(".book .search:visible").first().fill(""); await app.settle(); }],
    ["entry", go("#book/mcr/full-flush")],
    ["deal", go("#book/mcr/deal")],
    ["terms", go("#book/terms")],
    ["list of another system", go("#book/classical")],
    ["entry of another system", go("#book/nanchang/deal")],
  ],
  "three players": [
    ["a self-drawn hand of sanma", go("#1/sanma/234567p345s99m78s+6s?seat=S&riichi=riichi&win=self-drawn&norths=2")],
    ["the rulings of sanma", act("ruling-in-force")],
    ["four of whom one rests", async (app) => {
      await app.action("close");
      await session.begin(app, "sanma", session.NAMES, () => app.tap(app.hook("option", "fourth-rests")));
    }],
    ["after a deal", (app) => session.win(app, [[1, "wall", 6000]])],
    ["the score sheet of four", (app) => session.sheet(app)],
  ],
};
