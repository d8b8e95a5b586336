// `hule/pictures` for Node: all of `hule`, and pictures.
export * from "../node.js";
export { default } from "../node.js";
export { html, picture } from "./pictures.js";
