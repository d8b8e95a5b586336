// Pictures of hands and sessions. The core of `hule/pictures` draws them.
import * as core from "hule-core";
import { call, parsed } from "../core.js";

export const picture = (request, options) => call(core.picture, read(request), options);
export const html = (request, options) => call(core.html, read(request), options);

/** A text is JSON where it begins as an object does; a hand may begin with a bracket. */
const read = (request) => (typeof request === "string" && /^\s*\{/.test(request) ? parsed(request) : request);
