// The row of rule systems on the first screen: those stand in it that did so when the page was left.
// `src/calculator/system_row.rs` says what is kept of that.
import { stored } from "./looks.js";

const page = document.documentElement;

/**
 * Gives each rule system its rank in the row while `inUse` is in use, once the screen is `shown`. Until they have it,
 * none is shown.
 */
export async function rankSystems(inUse, shown) {
  const kept = stored("hule.systems");
  if (!kept) return;
  page.dataset.unranked = "";
  await shown;
  const [used, hidden = []] = kept.split("|").map((keys) => keys.split(" "));
  const order = [inUse, ...used];
  const keyOf = (tab) => tab.dataset.rules;
  const place = (tab) => (order.includes(keyOf(tab)) ? order.indexOf(keyOf(tab)) : order.length);
  for (const row of document.querySelectorAll(".first .systems")) {
    const tabs = [...row.querySelectorAll("[data-rank]")].sort((one, other) => place(one) - place(other));
    const isShown = (tab) => keyOf(tab) === inUse || !hidden.includes(keyOf(tab));
    for (const tab of tabs) tab.dataset.rank = isShown(tab) ? tabs.filter(isShown).indexOf(tab) : "none";
  }
  delete page.dataset.unranked;
}
