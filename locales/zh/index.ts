import type { LanguageFacts } from "../language-facts.ts";

export { assetCategories } from "./asset-categories.ts";
export { errors } from "./errors.ts";
export { failures } from "./failures.ts";
export { invoice } from "./invoice.ts";
export { mail } from "./mail.ts";
export { refusals } from "./refusals.ts";
export { colorNames, things } from "./things.ts";
export { terms } from "./terms.ts";
export { templateTags } from "./template-tags.ts";

export const facts: LanguageFacts = { tag: "zh-CN", htmlLang: "zh-CN", name: "中文" };
