// Every state of the app in Chinese.
import { walk } from "./walk.mjs";

walk("zh");
