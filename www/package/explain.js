// Explanations: what the core finds of a reading, in words.
import fans from "hule-fans";
import { text } from "./words.js";

/** The fan of a number or key, as a number; none if there is no such fan. */
export function number(rules, fan) {
  const { keys } = fans[rules];
  const place = /^\d+$/.test(fan) ? Number(fan) - 1 : keys.indexOf(fan);
  return keys[place] && place + 1;
}

/** Everything that is said, of all fans or of one. */
export function explanation(rules, words, { reading, notes, payments }) {
  const named = (kind, key) => (key == null ? "" : words.get(`${kind}.${key}`));
  const said = (key, slots) => {
    const spans = words.spans(key, slots);
    return { text: text(spans), spans };
  };
  return {
    fans: reading ? reading.fans.map(([fan, why]) => explained(rules, words, said, reading, fan, why)) : [],
    notes: notes.map(({ key, seat, tiles, value, other }) => said(key, { seat: named("seat", seat), tiles: [tiles], value, other })),
    payments: payments.map((payment) => ({ ...payment, reason: words.get(`ledger.${payment.reason}`) })),
  };
}

function explained(rules, words, said, { sheet, principles, win }, fan, { Ok: found, Err: obstacle }) {
  const template = (number, part) => `fan.${fans[rules].words}.${fans[rules].keys[number - 1]}.${part}`;
  const name = (number) => (number ? words.get(template(number, "name")) : "");
  const why = ({ parts, tiles }) => said(template(fan, "why"), { parts: parts.map((part) => tilesOf(sheet.division, part)), tiles: [tiles], win: [win ? [win] : []] });
  const of = (row) => row.fan === fan;

  const counted = sheet.counted.filter(of);
  const dropped = sheet.dropped.filter(of);
  // True, but a reading may say nothing of it: it goes without saying.
  const applies = counted.length ? counted : dropped.length ? dropped : (found ?? []).map((evidence) => ({ evidence }));
  return {
    fan,
    key: fans[rules].keys[fan - 1],
    name: name(fan),
    definition: said(template(fan, "definition")),
    verdict: counted.length ? "counts" : dropped.length || found ? "dropped" : "absent",
    times: counted.length,
    points: counted.reduce((sum, { points }) => sum + points, 0),
    why: applies.map(({ evidence }) => why(evidence)),
    dropped: dropped.map((row) => {
      const { kind, by, ruling } = row.reason;
      const principle = principles[sheet.dropped.indexOf(row)];
      const slots = { fan: name(fan), by: name(by), ruling: ruling ? words.get(`ruling.${ruling}`) : "", clause: `P${principle}` };
      const reason = said(`exclusion.${kind === "ruled" ? "ruling" : kind}`, slots);
      return { by: by ?? null, reason, principle: words.find(`principle.P${principle}`) ?? null };
    }),
    obstacle: obstacle ? inTheWay(words, said, sheet.division, obstacle) : null,
  };
}

/** The first thing in the way of a fan: what is wanted belongs to the template's key, but for sets and tiles. */
function inTheWay(words, said, division, { kind, tile, part, wanted, of, have, stands_for, seat, ruling }) {
  const key = ["obstacle", kind];
  const slots = { have, wanted };
  const put = (slot, tile) => void (slots[slot] = [[tile]]);
  if (of) key.push(of);
  else if (wanted?.tiles) slots.set = [wanted.tiles];
  else if (kind === "other-tile") put("tile", wanted);
  else if (wanted) key.push(wanted);
  if (tile) put(kind === "no-pair" ? "tiles" : "tile", tile);
  if (stands_for) put("stands_for", stands_for);
  if (part !== undefined) slots.part = [tilesOf(division, part)];
  if (seat) slots.seat = words.get(`seat.${seat}`);
  if (ruling) slots.ruling = words.get(`ruling.${ruling}`);
  return said(key.join("."), slots);
}

/** The tiles of a part: 0–3 a set, 4–10 a pair, 11 the singles. */
function tilesOf({ sets, pairs, singles }, part) {
  if (part < 4) return sets[part]?.tiles ?? [];
  if (part > 10) return singles;
  const tile = pairs[part - 4];
  return tile ? [tile, tile] : [];
}
