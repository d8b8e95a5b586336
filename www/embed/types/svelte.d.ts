// Hule's elements in Svelte: import type {} from "hule/elements/svelte";
import type { HTMLAttributes } from "svelte/elements";
import type { HuleChangeEvent, HuleElements, HuleOpenEvent, HuleSessionChangeEvent } from "./elements.js";

type Props<Tag extends keyof HuleElements> = Omit<HTMLAttributes<HTMLElementTagNameMap[Tag]>, keyof HuleElements[Tag]> &
  HuleElements[Tag] & {
    "onhule-change"?: (event: Tag extends "hule-session" ? HuleSessionChangeEvent : HuleChangeEvent) => void;
    "onhule-open"?: (event: HuleOpenEvent) => void;
  };

declare module "svelte/elements" {
  export interface SvelteHTMLElements {
    "hule-hand": Props<"hule-hand">;
    "hule-score": Props<"hule-score">;
    "hule-calculator": Props<"hule-calculator">;
    "hule-session": Props<"hule-session">;
  }
}
