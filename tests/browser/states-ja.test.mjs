// Every state of the app in Japanese.
import { walk } from "./walk.mjs";

walk("ja");
