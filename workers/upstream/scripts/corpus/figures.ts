import type { Product } from "../../../../trpc/contract/product.ts";
import type { ScriptLength } from "../../../../trpc/contract/rules/script.ts";
import type { Clip, Script } from "../../../../trpc/contract/script.ts";
import { briefOf } from "../brief.ts";
import { factsOf } from "../facts/sources.ts";
import { follows } from "../support/follows.ts";
import { headlineFits } from "../text/headline.ts";
import { endsPhrase } from "../text/phrase-end.ts";
import { writeScripts } from "../write.ts";

type Written = { product: Product; script: Script };

const written = (products: readonly Product[], lengthSeconds: ScriptLength): Written[] =>
  products.flatMap((product) =>
    writeScripts(product, { language: product.language, lengthSeconds, objective: "sales", count: 3, seed: 11 }).map((script) => ({
      product,
      script,
    })),
  );

/** Share of a script's given facts that it says. */
const used = ({ product, script }: Written): number => {
  const said = new Set(script.clips.flatMap(({ claims }) => claims.map(({ fact_id }) => fact_id)));
  return product.facts.length === 0 ? 1 : product.facts.filter(({ id }) => said.has(id)).length / product.facts.length;
};

const named = ({ product, script }: Written): boolean => {
  const name = briefOf(product, script.language, "sales").voice["name"] ?? "";
  const claims = script.clips.flatMap((clip) => clip.claims.map(({ fact_id }) => fact_id));
  return script.clips.some(({ text }) => text.toLowerCase().includes(name.toLowerCase())) && claims.some((id) => id?.endsWith("_price"));
};

/** Claims of a clip that do not follow from the fact they cite, or are not in its text. */
const wrong = (product: Product, clip: Clip): number => {
  const facts = new Map(factsOf(product).map(({ id, text }) => [id, text]));
  return clip.claims.filter(
    ({ text, fact_id }) =>
      !clip.text.toLowerCase().includes(text.toLowerCase()) ||
      (!fact_id?.endsWith("_price") && follows(text, facts.get(fact_id ?? "") ?? "") < 0.5),
  ).length;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What scripts make of products with given facts: shares from 0 to 1, and counts of faults. */
export const figuresOf = (products: readonly Product[], lengthSeconds: ScriptLength) => {
  const scripts = written(products, lengthSeconds);
  const clips = scripts.flatMap(({ product, script }) => script.clips.map((clip) => ({ product, script, clip })));
  return {
    "ads.facts_used": mean(scripts.map(used)),
    "ads.name_and_price": mean(scripts.map((one) => (named(one) ? 1 : 0))),
    "ads.claims_wrong": clips.reduce((sum, { product, clip }) => sum + wrong(product, clip), 0),
    "ads.headline_cut": clips.filter(
      ({ script, clip }) => !endsPhrase(clip.headline, script.language) || !headlineFits(clip.headline, script.language),
    ).length,
  };
};
