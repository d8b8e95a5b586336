// Hule's elements in React's JSX: import type {} from "hule/elements/react";
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { HuleChangeEvent, HuleElements, HuleOpenEvent, HuleSessionChangeEvent } from "./elements.js";

type Props<Tag extends keyof HuleElements> = Omit<DetailedHTMLProps<HTMLAttributes<HTMLElementTagNameMap[Tag]>, HTMLElementTagNameMap[Tag]>, keyof HuleElements[Tag]> &
  HuleElements[Tag] & {
    "onhule-change"?: (event: Tag extends "hule-session" ? HuleSessionChangeEvent : HuleChangeEvent) => void;
    "onhule-open"?: (event: HuleOpenEvent) => void;
  };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "hule-hand": Props<"hule-hand">;
      "hule-score": Props<"hule-score">;
      "hule-calculator": Props<"hule-calculator">;
      "hule-session": Props<"hule-session">;
    }
  }
}
