// The database of the sessions, as a test looks into it, changes it behind the app's back, and keeps it
// from answering.

/** All entries of one of its stores. */
export const readStore = (app, name) => app.page.evaluate((name) => new Promise((done, failed) => {
  const request = indexedDB.open("hule", 1);
  request.onerror = failed;
  request.onsuccess = () => {
    const all = request.result.transaction(name).objectStore(name).getAll();
    all.onsuccess = () => { request.result.close(); done(all.result); };
  };
}), name);

/** Puts something into the store of sessions. */
export const put = (app, value) => app.page.evaluate((value) => new Promise((done, failed) => {
  const request = indexedDB.open("hule", 1);
  request.onerror = failed;
  request.onsuccess = () => {
    const transaction = request.result.transaction("sessions", "readwrite");
    transaction.objectStore("sessions").put(value);
    transaction.oncomplete = () => { request.result.close(); done(); };
  };
}), value);

/**
 * Runs in the page, before all else: `hang()` keeps everybody from opening the database, `occupy()` from
 * writing to it, until `release()`. A page that is opened with `hold` in the tab's storage begins so.
 */
export function holdStore() {
  const opened = () => new Promise((done) => {
    const request = indexedDB.open("hule");
    request.onsuccess = () => done(request.result);
  });
  // A new version waits until every connection is closed, and whoever comes after it waits, too.
  window.hang = async () => {
    const connection = await opened();
    const newer = indexedDB.open("hule", 99);
    newer.onupgradeneeded = () => newer.transaction.abort();
    newer.onerror = (event) => event.preventDefault();
    await new Promise((done) => { newer.onblocked = done; });
    window.release = () => connection.close();
  };
  // A transaction that always asks for more is never over, and the next one waits.
  window.occupy = async () => {
    const connection = await opened();
    const store = connection.transaction("sessions", "readwrite").objectStore("sessions");
    let holds = true;
    const ask = () => {
      if (holds) store.get("").onsuccess = ask;
      else connection.close();
    };
    ask();
    window.release = () => { holds = false; };
  };
  const hold = sessionStorage.getItem("hold");
  sessionStorage.removeItem("hold");
  if (hold) window[hold]();
}
