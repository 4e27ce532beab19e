import type { PageMessages } from "./resources.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: PageMessages };
  }
}
