import type { Product, ScriptLanguage } from "../../../../trpc/contract/product.ts";
import { briefOf } from "../brief.ts";
import { headlineFor } from "../text/headline.ts";
import type { Checked } from "./checked.ts";
import { EN_1 } from "./en-1.ts";
import { EN_2 } from "./en-2.ts";
import { EN_3 } from "./en-3.ts";
import { EN_4 } from "./en-4.ts";
import { ZH_1 } from "./zh-1.ts";
import { ZH_2 } from "./zh-2.ts";
import { ZH_3 } from "./zh-3.ts";
import { ZH_4 } from "./zh-4.ts";

/** One fact of the corpus with what a person accepted for it. */
export type Entry = { language: ScriptLanguage; product: string; fact: string; said: string; shown: string };

const entriesOf = (language: ScriptLanguage, ...parts: readonly Checked[]): Entry[] =>
  parts.flatMap((part) =>
    Object.entries(part).flatMap(([product, rows]) =>
      rows.map(([fact, spoken, screen]) => {
        const said = spoken === "=" ? fact : spoken;
        return { language, product, fact, said, shown: screen === "=" ? said : screen };
      }),
    ),
  );

/** Facts of products of many kinds in both languages. */
export const CORPUS: readonly Entry[] = [...entriesOf("en", EN_1, EN_2, EN_3, EN_4), ...entriesOf("zh", ZH_1, ZH_2, ZH_3, ZH_4)];

/** A product of the corpus as its user described it. */
export const described = (language: ScriptLanguage, name: string, facts: readonly string[]): Product => ({
  name,
  brand: "",
  intro: "",
  selling_points: [],
  promo_price: { amount: "129", currency: language === "zh" ? "CNY" : "USD" },
  original_price: null,
  availability: "InStock",
  sku: "",
  audience: "",
  language,
  source_url: "",
  facts: facts.map((text, index) => ({ id: `u${index + 1}`, text, source: "user" })),
  media: [],
});

function byProduct(): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of CORPUS) {
    const key = `${entry.language}|${entry.product}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()];
}

/** The corpus by product. */
export const products = (): Product[] =>
  byProduct().map((entries) =>
    described(
      entries[0]?.language ?? "en",
      entries[0]?.product ?? "",
      entries.map(({ fact }) => fact),
    ),
  );

/** What the writer says and shows of one fact now. */
export const outputOf = ({ language, product, fact }: Entry): { said: string; shown: string } => {
  const [item] = briefOf(described(language, product, [fact]), language, "sales").items;
  return { said: item?.statement ?? "", shown: item ? headlineFor(item.statement, language) : "" };
};
