// A session as a person at the table knows it: what is tapped to begin it, to enter its deals, and what
// its score sheet says.

/** A field, or a group of buttons, by its name. */
export const field = (app, name) => app.page.locator(`[data-field="${name}"]`);

/** Chooses something in a group of buttons, which is unfolded if it has to be. */
export async function choose(app, group, value) {
  const folded = app.page.locator(`details:not([open]):has([data-field="${group}"]) > summary`);
  if (await folded.count()) await app.tap(folded.first());
  await app.tap(field(app, group).locator(`[data-choice="${value}"]`));
}

/** Types into a field. */
export async function type(app, name, text) {
  await field(app, name).fill(String(text));
  await app.settle();
}

/** Opens the list of all sessions. */
export async function list(app) {
  await app.action("menu");
  await app.action("sessions");
  await app.page.locator('[data-shelf="sessions"]').waitFor({ state: "attached" });
  await app.settle();
}

/** Leaves the table in the list of all sessions, and closes the list. */
export async function leave(app) {
  await list(app);
  await app.action("leave-table");
  await app.action("close");
}

/** Opens the form for a new session. */
export async function plan(app) {
  await list(app);
  await app.action("new-session");
  await app.part("begin-form").waitFor();
  await app.settle();
}

/** Enters the names, East first. */
export async function name(app, names) {
  for (const [seat, text] of names.entries()) await app.page.locator(`[data-name="${seat}"]`).fill(text);
}

/** Begins a session under a rule system. `agree` may choose more before it begins. */
export async function begin(app, rules, names, agree = async () => {}) {
  await plan(app);
  await choose(app, "rules", rules);
  await agree();
  await name(app, names);
  await app.action("begin-session");
  await app.part("between").waitFor();
}

/** Opens the form of a deal without tiles and enters its wins, `[[winner, from or "wall", points], …]`, without recording it. */
export async function fillWins(app, wins) {
  await app.action("without-tiles");
  for (const [index, [winner, from, points]] of wins.entries()) {
    if (index > 0) await app.action("add-win");
    await choose(app, `winner${index}`, winner);
    await choose(app, `from${index}`, from);
    await type(app, `points${index}`, points);
  }
}

/** Enters a deal without tiles: its wins, and the values of the other hands. */
export async function win(app, wins, hands = {}) {
  await fillWins(app, wins);
  for (const [player, value] of Object.entries(hands)) await type(app, `hand${player}`, value);
  await record(app);
}

/** Enters only what a deal changed for each player, and who won. */
export async function changes(app, net, winner = "nobody") {
  await app.action("without-tiles");
  const ending = field(app, "ending").locator('[data-choice="changed"]');
  if ((await ending.getAttribute("aria-pressed")) !== "true") await app.tap(ending);
  for (const [player, points] of net.entries()) await type(app, `net${player}`, points);
  await choose(app, "net-winner", winner);
  await record(app);
}

/** Says who won the hand in the calculator, by the letter of the seat, and from whom: a letter or "wall". */
export async function won(app, winner, from) {
  await asked(app, winner);
  await asked(app, from);
}

/** Answers what the bar of the deal asks by itself. */
export const asked = (app, answer) => app.tap(app.part("asked").locator(`[data-answer="${answer}"]`));

/** Corrects a name in the bar of the deal: "winner" or "from". */
export async function amend(app, name, answer, line = 0) {
  await app.tap(app.page.locator(`[data-line="${line}"] [data-bar="${name}"]`));
  await asked(app, answer);
}

/** What the bar of the deal says. */
export const bar = (app) => app.page.locator(".win-line").evaluateAll((all) => all.map((line) => {
  const seen = line.cloneNode(true);
  seen.querySelectorAll(".spoken").forEach((e) => e.remove());
  return seen.textContent.replace(/\s+/g, " ").trim();
}).join(" / "));

/** Records what the open form holds. */
export const record = (app) => app.tap(app.part("deal-form").locator('[data-action="record"]'));

/** Answers, one after the other, how the hands of those who have not won stand at the end of the wall. */
export async function stand(app, answers) {
  for (const answer of answers) await app.tap(app.part("missing").locator(`[data-from="${answer}"]`));
}

/** Nobody won. In Sichuan nobody is ready then; in Nanchang jing are paid for all the same, so that the turned-up tile is asked for. */
export async function draw(app) {
  await app.action("no-winner");
  if (await app.part("missing").locator('[data-from="not-ready"]').count()) {
    await stand(app, Array(4).fill("not-ready"));
    return app.action("record");
  }
  if (!(await app.page.locator("dialog[open] [data-ask]").count())) return;
  await app.tap(app.page.locator('dialog [data-ask="indicator"][data-answer="5m"]'));
  await app.action("close");
  await app.action("record");
}

/** Says who declared riichi and who else was ready when the wall was used up, and records it. Resolves to what the button said. */
export async function drawn(app, ready, declared = []) {
  await app.action("no-winner");
  const press = async (question, all) => {
    for (const seat of all) await app.tap(app.page.locator(`dialog [data-ask="${question}"][data-answer="${seat}"]`));
  };
  await press("declared", declared);
  await press("tenpai", ready);
  await app.action("close");
  const button = await app.hook("action", "record").innerText();
  await app.action("record");
  return button;
}

/** Opens the form of a penalty after the last deal, or in the one that is entered. */
export async function openPenalty(app) {
  await app.action("menu");
  await app.action("penalty");
}

/** Gives a penalty after the last deal. */
export async function penalty(app, offence, player, { points, to = [] } = {}) {
  await openPenalty(app);
  await choose(app, "offence", offence);
  await choose(app, "player", player);
  if (points !== undefined) await type(app, "penalty-points", points);
  for (const other of to) await choose(app, "to", other);
  await app.action("give-penalty");
}

/** The deal that is entered now, as the bar names it. */
export const now = async (app) => (await app.page.locator(".table-bar .words").innerText()).replace(/\s+/g, " ").trim();

/** Who sits where with how many points: `E Anna 0, S Ben 0, …`. */
export async function seats(app) {
  const all = await app.page.locator(".seated").evaluateAll((all) =>
    all.map((e) => [e.dataset.playerSeat, e.querySelector(".name").textContent, e.querySelector(".sum").textContent].join(" ")),
  );
  return all.join(", ");
}

/** Opens the score sheet. */
export async function sheet(app) {
  await app.action("score-sheet");
  await app.page.locator(".score-sheet").waitFor();
  await app.settle();
}

/** The totals on the open score sheet, by player. */
export async function totals(app) {
  const texts = await app.page.locator(".sheet-player .sum").allInnerTexts();
  return texts.map((text) => Number(text.replace("−", "-")));
}

/** The deals on the open score sheet, a line each. */
export const deals = (app) => app.page.locator(".sheet-deal .deal-line .line").allInnerTexts();

/** Does something with a deal of the open score sheet. */
export async function withDeal(app, deal, action) {
  const line = app.page.locator(`[data-unfold="${deal}"]`);
  if ((await line.getAttribute("aria-expanded")) !== "true") await app.tap(line);
  await app.tap(app.page.locator(`[data-deal="${deal}"] [data-deal-action="${action}"]`).first());
}

export const NAMES = ["Anna", "Ben", "Cem", "Dora"];
