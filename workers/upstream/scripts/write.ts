import { z } from "zod";
import { scriptLanguage, type Product } from "../../../trpc/contract/product.ts";
import { scriptLength, scriptObjective } from "../../../trpc/contract/rules/script.ts";
import type { Script, ScriptAngle } from "../../../trpc/contract/script.ts";
import { anglesFor, hooksFor, type Candidate } from "./angles.ts";
import { briefOf, type Brief } from "./brief.ts";
import type { Beat } from "./beats.ts";
import { compose } from "./compose.ts";
import { pick, randomFrom, seedOf, turned, type Random } from "./random.ts";
import { roomy } from "./room.ts";

/** The name under which the built-in writer signs. */
export const BUILT_IN_ENGINE = "built-in:templates";

/** `seed`: the same seed gives the same scripts; "regenerate" is another seed. `count`: how many scripts. */
export const writeOptions = z.object({
  language: scriptLanguage,
  lengthSeconds: scriptLength,
  objective: scriptObjective,
  count: z.number().int().min(1).max(10),
  seed: z.number().int(),
});
export type WriteOptions = z.infer<typeof writeOptions>;

/** Better openings come up more often; scripts beside it do not open the same way. */
const chooseHook = (hooks: readonly Candidate[], stale: ReadonlySet<string>, random: Random): Candidate | undefined => {
  const fresh = hooks.filter((hook) => !stale.has(hook.source));
  const pool = fresh.length > 0 ? fresh : hooks;
  return pick(pool, random);
};

const scriptOf = (brief: Brief, angle: ScriptAngle, beats: readonly Beat[], id: string): Script => ({
  id,
  angle,
  title: (beats[0]?.headline ?? angle).slice(0, 120),
  language: brief.language,
  clips: beats.map(({ role, text, headline, claims }, index) => ({ id: `${id}-${index + 1}`, role, text, headline, claims })),
  engine: BUILT_IN_ENGINE,
});

/**
 * Writes scripts for a product from its facts alone, one for each angle that they allow, then other
 * versions of the same angles up to `count`. Pure: the same product, options and seed give the
 * same scripts. Every claim cites a fact of the product (`factsOf`). A product with too few facts
 * for the length gets fewer clips rather than empty ones; one without a name gets no script.
 */
export const writeScripts = (product: Product, options: WriteOptions): Script[] => {
  const { language, lengthSeconds, objective, count, seed } = writeOptions.parse(options);
  if (product.name.trim() === "") return [];
  const brief = briefOf(product, language, objective);
  const angles = anglesFor(brief);
  const stale = new Set<string>();
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const angle = angles[index % angles.length];
    if (!angle) return [];
    const random = randomFrom(seed ^ seedOf(`${product.name}|${angle}|${index}|${lengthSeconds}`));
    // Scripts that stand side by side, and products, have sentences of their own.
    const turn = seed + seedOf(product.name) + index;
    const hook = chooseHook(turned(roomy(brief, hooksFor(brief, angle), lengthSeconds), turn), stale, random);
    if (!hook) return [];
    const beats = compose(brief, { angle, hook, seconds: lengthSeconds, stale, seed: turn }, random);
    for (const beat of beats) stale.add(beat.source);
    return [scriptOf(brief, angle, beats, `${angle}-${(seed >>> 0).toString(36)}-${index + 1}`)];
  });
};
