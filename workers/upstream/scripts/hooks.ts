import type { Product, ScriptLanguage } from "../../../trpc/contract/product.ts";
import { type ScriptObjective, SPEECH_RATE } from "../../../trpc/contract/rules/script.ts";
import type { ScriptAngle } from "../../../trpc/contract/script.ts";
import { anglesFor, hooksFor } from "./angles.ts";
import { briefOf } from "./brief.ts";
import { wholeId } from "./facts/parts.ts";
import { factsOf } from "./facts/sources.ts";

/** A first sentence that the facts of a product allow. */
export interface Hook {
  angle: ScriptAngle;
  text: string;
  headline: string;
  /** About how long it takes to say. */
  seconds: number;
  /** The facts that it needs; none: it claims nothing. */
  needs: string[];
}

/** Every hook of the library whose preconditions this product meets, by angle, each once. */
export function libraryHooks(product: Product, language: ScriptLanguage, objective: ScriptObjective): Hook[] {
  if (product.name.trim() === "") return [];
  const brief = briefOf(product, language, objective);
  const facts = new Map(factsOf(product).map(({ id, text }) => [id, text]));
  const all = anglesFor(brief).flatMap((angle) =>
    hooksFor(brief, angle).map(({ text, headline, units, facts: ids }): Hook => {
      const needs = ids.flatMap((id) => facts.get(wholeId(id)) ?? []);
      return { angle, text, headline, seconds: Math.round((units / SPEECH_RATE[language]) * 10) / 10, needs };
    }),
  );
  return [...new Map(all.map((one) => [one.text, one])).values()];
}
