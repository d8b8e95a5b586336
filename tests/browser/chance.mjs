// Random numbers that are the same in every run.

/** Runs in the page, before anything else: `Math.random` gives the numbers that follow from a seed. */
export function drawTheSame(seed = 1) {
  let state = seed;
  Math.random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
