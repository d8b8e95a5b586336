// Hule's elements in Vue's templates: import type {} from "hule/elements/vue";
import type { DefineComponent } from "vue";
import type { HuleElements } from "./elements.js";

declare module "vue" {
  interface GlobalComponents {
    "hule-hand": DefineComponent<HuleElements["hule-hand"]>;
    "hule-score": DefineComponent<HuleElements["hule-score"]>;
    "hule-calculator": DefineComponent<HuleElements["hule-calculator"]>;
    "hule-session": DefineComponent<HuleElements["hule-session"]>;
  }
}
