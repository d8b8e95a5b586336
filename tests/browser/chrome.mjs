// Chromium, wherever it is: $CHROME, the PATH under its several names, macOS.
import { accessSync, constants } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { chromium } from "playwright-core";

const NAMES = [
  process.env.CHROME,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of the program. */
export function find() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const name of NAMES.filter(Boolean)) {
    for (const path of isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))) {
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {}
    }
  }
  throw new Error("no Chromium found: set CHROME to its path");
}

/** No connections of its own, and nothing that a machine without a screen lacks. */
export const FLAGS = [
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts a headless Chromium. */
export function launch() {
  return chromium.launch({ executablePath: find(), chromiumSandbox: false, args: FLAGS });
}

/** A phone: 390 × 844, touch. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
  locale: "en",
  colorScheme: "light",
};
