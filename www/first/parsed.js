/** Resolves once all of the page is there. Scripts that wait for that, such as the program's, have not run by then. */
export const parsed = new Promise((done) => {
  if (document.readyState === "loading") document.addEventListener("readystatechange", done, { once: true });
  else done();
});
