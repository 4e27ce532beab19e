import type { Product, ScriptLanguage } from "../../../../trpc/contract/product.ts";
import type { ScriptObjective } from "../../../../trpc/contract/rules/script.ts";
import type { VideoSettings } from "../../../../trpc/contract/settings.ts";

/** What the button says by the ad's goal; empty: what it says in any ad, which is to buy. */
const WORDS: Readonly<Record<ScriptLanguage, Readonly<Record<ScriptObjective, string>>>> = {
  en: { sales: "", visits: "See more", leads: "Ask us", awareness: "Learn more" },
  zh: { sales: "", visits: "查看详情", leads: "立即咨询", awareness: "了解更多" },
};

/** The words of the button: the user's own, else those of the goal; of what cannot be bought now the director has its own. */
export const buttonWords = (
  { call, objective }: Pick<VideoSettings, "call" | "objective">,
  language: ScriptLanguage,
  { availability }: Pick<Product, "availability">,
): string => call || (availability === "OutOfStock" ? "" : WORDS[language][objective]);
