// `hule/pictures` for browsers and bundlers: all of `hule`, and pictures.
export * from "../browser.js";
export { default } from "../browser.js";
export { html, picture } from "./pictures.js";
