// Every state of the app in English.
import { walk } from "./walk.mjs";

walk("en");
