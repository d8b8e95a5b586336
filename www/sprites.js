// Draws the pictures of all tiles once for this screen's resolution. A browser would else draw the
// vectors of a tile anew wherever one is shown.
const CELL = 64;

/** The widest tile that the pictures are drawn for, in CSS pixels; a wider one is a little soft. */
const WIDEST = Math.min(screen.width, screen.height) < 600 ? 64 : 112;

async function draw(folder, name) {
  const vectors = new Image();
  vectors.src = `${folder}${name}.svg`;
  await vectors.decode();
  const scale = (WIDEST / CELL) * devicePixelRatio;
  const canvas = document.createElement("canvas");
  canvas.width = vectors.naturalWidth * scale;
  canvas.height = vectors.naturalHeight * scale;
  canvas.getContext("2d").drawImage(vectors, 0, 0, canvas.width, canvas.height);
  const url = URL.createObjectURL(await new Promise((done) => canvas.toBlob(done)));
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  document.documentElement.style.setProperty(`--${name}`, `url(${url})`);
}

/** The pictures that are on the screen. */
const pictures = () => (document.documentElement.dataset.numerals === "on" ? ["tiles", "numerals"] : ["tiles"]);

/** Draws the tiles, which lie in a folder, and again whenever the resolution changes. */
export function drawSprites(folder) {
  // Without them the vectors are shown.
  for (const name of pictures()) draw(folder, name).catch(() => {});
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => drawSprites(folder), { once: true });
}
