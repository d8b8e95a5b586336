// What sharing and saved hands ask of the browser. The program calls these by name.

/** Whether the system has a sheet for sharing; with a picture, whether for that. */
export function shares(picture) {
  return Boolean(navigator.share) && (!picture || Boolean(navigator.canShare?.({ files: [picture] })));
}

/** Opens the system's sheet; whether that could be done. Closing it is no failure. */
export async function share(title, url, picture) {
  const what = picture ? { title, files: [picture] } : { title, url };
  return navigator.share(what).then(() => true, (error) => error.name === "AbortError");
}

/** Whether pictures can be copied. */
export function copies() {
  return Boolean(window.ClipboardItem && navigator.clipboard?.write);
}

/** Copies a picture that is promised; whether that could be done. */
export async function copy(picture) {
  const item = new ClipboardItem({ "image/png": picture });
  return navigator.clipboard.write([item]).then(() => true, () => false);
}

/** Gives the browser a file to save. */
export function save(name, content, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The text of a file beside the page. */
export async function text(path) {
  const found = await fetch(path);
  return found.ok ? found.text() : undefined;
}

/** A picture in SVG as one in PNG, twice as fine. */
export async function png(svg, name) {
  const vectors = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    vectors.src = url;
    await vectors.decode();
    const canvas = document.createElement("canvas");
    canvas.width = vectors.naturalWidth * 2;
    canvas.height = vectors.naturalHeight * 2;
    canvas.getContext("2d").drawImage(vectors, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise((done) => canvas.toBlob(done));
    return blob && new File([blob], name, { type: blob.type });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The text of the file that was chosen in a field, which can then be chosen again. */
export async function chosen(field, largest) {
  const file = field.files[0];
  field.value = "";
  // What is too large is told by its beginning.
  return file?.slice(0, largest).text();
}

/** A day as it is written in a language, from seconds since 1970. */
export function day(seconds, language) {
  const date = new Date(seconds * 1000);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return date.toLocaleDateString(language, { day: "numeric", month: "short", year });
}

/** Puts the cursor into a field, its text chosen. */
export function edit(field) {
  field.focus();
  field.select();
}

/** Prints the page: what is on paper is made in `beforeprint`. */
export function print() {
  window.print();
}
