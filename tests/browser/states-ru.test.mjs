// Every state of the app in Russian.
import { walk } from "./walk.mjs";

walk("ru");
