import { z } from "zod";
import { adPattern } from "../../../trpc/contract/rules/ad-pattern.ts";
import { scriptLanguage, type Product } from "../../../trpc/contract/product.ts";
import { scriptLength, scriptObjective, SPEECH_RATE } from "../../../trpc/contract/rules/script.ts";
import type { LeftOut, Script, ScriptAngle } from "../../../trpc/contract/script.ts";
import { anglesFor, briefest, hooksFor, plainLines } from "./angles.ts";
import type { Beat, Candidate } from "./candidate.ts";
import { FEWEST_CLIPS } from "./extend.ts";
import { briefOf, type Brief } from "./brief.ts";
import { compose } from "./compose.ts";
import { wholeId } from "./facts/parts.ts";
import { randomFrom, seedOf, turned } from "./random.ts";
import { spokenSeconds } from "../../../trpc/contract/rules/speech.ts";

/** The name under which the built-in writer signs. */
export const BUILT_IN_ENGINE = "built-in:templates";

/**
 * `seed`: the same seed gives the same scripts; "regenerate" is another seed. `count`: how many scripts. `pattern`: the
 * opening that comes first where the facts allow it, and how long a clip should be.
 */
export const writeOptions = z.object({
  language: scriptLanguage,
  lengthSeconds: scriptLength,
  objective: scriptObjective,
  count: z.number().int().min(1).max(10),
  seed: z.number().int(),
  /** How the brand speaks, in its own words: for a language model alone. */
  tone: z.string().optional(),
  pattern: adPattern.pick({ angle: true, clip_seconds: true }).optional(),
});
export type WriteOptions = z.infer<typeof writeOptions>;

/** A first sentence that takes more of a short ad than this share leaves no room for the facts; one that names the product may. */
const MOST = 0.3;
const MOST_NAMED = 0.45;
/** The same in the shortest ads where facts wait: of what tells none of them. A Chinese clip is of twenty characters at least. */
const MOST_BESIDE = { en: 0.2, zh: 0.3 } as const;
/** So many facts do not all fit the shortest ad. */
const RICH = 3;
const isRich = ({ items }: Brief): boolean => items.filter(({ slogan }) => !slogan).length >= RICH;
/** Seconds in which an opening with a long name comes to its point. */
const FIRST_SECONDS = 3.6;
const SHORT = 20;

const names = ({ text }: Candidate, { voice }: Brief): boolean => text.toLowerCase().includes((voice["name"] ?? "\u0000").toLowerCase());

/** Openings whose turn it is; scripts side by side do not open the same way, and short ads open with few words. */
const freshHooks = (
  brief: Brief,
  angle: ScriptAngle,
  { stale, turn, seconds }: { stale: ReadonlySet<string>; turn: number; seconds: number },
): Candidate[] => {
  const own = hooksFor(brief, angle);
  const plain = seconds < SHORT && isRich(brief) ? MOST_BESIDE[brief.language] : MOST;
  const bare = brief.items.length === 0;
  const mostOf = (hook: Candidate): number => (bare || names(hook, brief) ? MOST_NAMED : hook.facts.length > 0 ? MOST : plain);
  const few = (hooks: readonly Candidate[]): Candidate[] =>
    hooks.filter((hook) => hook.units / SPEECH_RATE[brief.language] <= seconds * mostOf(hook));
  // Where none is short enough, a moment of life takes turns with the shortest; an offer is still said first.
  const moments = angle === "offer" ? [] : few(plainLines(brief, brief.scenes.hooks));
  const hooks = few(own).length > 0 || own.length === 0 ? few(own) : [...moments, ...briefest(own)];
  const direct = hooks.filter((hook) => !names(hook, brief) || spokenSeconds(firstPhrase(hook.text), brief.language) <= FIRST_SECONDS);
  const open = direct.length > 0 ? direct : hooks;
  const fresh = open.filter((hook) => !stale.has(hook.source));
  const pool = fresh.length > 0 ? fresh : open;
  const naming = pool.filter((hook) => names(hook, brief));
  if (angle !== "offer" || seconds > SHORT) return turned(pool, turn);
  // Among few seconds, an offer that names the product saves a sentence; where there is nothing else to say, the name is one.
  const chosen = !bare ? naming : pool.filter((hook) => !naming.includes(hook));
  return turned(chosen.length > 0 ? chosen : pool, turn);
};

/** What is said before the first breath. */
const firstPhrase = (text: string): string => text.split(/(?<=[.?!,:])\s|(?<=[，。？！：])/u)[0] ?? text;

/** The given facts of which no beat says anything, in their order. */
const leftOutOf = ({ given, refused }: Brief, beats: readonly Beat[]): LeftOut[] => {
  const said = new Set(beats.flatMap(({ facts }) => facts.map(wholeId)));
  const reasons = new Map(refused.map(({ factId, reason }) => [wholeId(factId), reason]));
  const unsaid = new Set(given.map(wholeId).filter((id) => !said.has(id)));
  return [...unsaid].map((fact_id) => ({ fact_id, reason: reasons.get(fact_id) ?? "length" }));
};

/** The first headline, else the first thing that is said, that no script beside it is called by. */
const titleOf = (beats: readonly Beat[], others: ReadonlySet<string>): string => {
  const told = [...beats.map(({ headline }) => headline), ...beats.flatMap(({ claims }) => claims.map(({ text }) => text))];
  return told.find((text) => !others.has(text)) ?? told[0] ?? "";
};

const scriptOf = (brief: Brief, angle: ScriptAngle, beats: readonly Beat[], { id, title }: Pick<Script, "id" | "title">): Script => ({
  id,
  angle,
  title: (title || angle).slice(0, 120),
  language: brief.language,
  clips: beats.map(({ role, text, headline, claims }, index) => ({
    id: `${id}-${index + 1}`,
    role,
    text,
    headline,
    claims: claims.map((claim) => ({ ...claim, fact_id: claim.fact_id && wholeId(claim.fact_id) })),
  })),
  engine: BUILT_IN_ENGINE,
  left_out: leftOutOf(brief, beats),
});

type Draft = { angle: ScriptAngle; beats: readonly Beat[] };
const FALLBACKS: readonly ScriptAngle[] = ["benefit-first", "problem-solution"];

/** Whether a script says at least one of the facts that there are to say. */
const statesFact = ({ beats }: Draft, { items }: Brief): boolean =>
  items.length === 0 || beats.some(({ facts }) => facts.some((id) => !id.endsWith("_price")));

/** Whether it says one of them and has the clips of an ad. */
const isWhole = (draft: Draft, brief: Brief): boolean => statesFact(draft, brief) && draft.beats.length >= FEWEST_CLIPS;

/**
 * Writes scripts for a product from its facts alone, one for each angle that they allow, then other
 * versions of the same angles up to `count`. Pure: the same product, options and seed give the
 * same scripts. Every claim cites a fact of the product (`factsOf`). A product with too few facts
 * for the length gets fewer clips rather than empty ones; one without a name gets no script.
 */
export const writeScripts = (product: Product, options: WriteOptions): Script[] => {
  const { language, lengthSeconds, objective, count, seed, pattern } = writeOptions.parse(options);
  if (product.name.trim() === "") return [];
  const brief = briefOf(product, language, objective, lengthSeconds);
  const every = anglesFor(brief);
  // A moment among people takes a third of the shortest ad: it is not told while facts wait.
  const plain = every.filter((angle) => angle !== "story" || angle === pattern?.angle);
  const allowed = lengthSeconds < SHORT && isRich(brief) && plain.length >= 2 ? plain : every;
  const angles = [...allowed.filter((angle) => angle === pattern?.angle), ...allowed.filter((angle) => angle !== pattern?.angle)];
  const stale = new Set<string>();
  const titles = new Set<string>();
  const told = new Set<ScriptAngle>();
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const angle = angles.find((way) => !told.has(way)) ?? angles[index % angles.length];
    if (!angle) return [];
    const random = randomFrom(seed ^ seedOf(`${product.name}|${angle}|${index}|${lengthSeconds}`));
    // Scripts that stand side by side, and products, have sentences of their own.
    const turn = seed + seedOf(product.name) + index;
    const draft = (way: ScriptAngle): Draft[] => {
      const hooks = freshHooks(brief, way, { stale, turn, seconds: lengthSeconds });
      const plan = { angle: way, hooks, seconds: lengthSeconds, stale, seed: turn, clipSeconds: pattern?.clip_seconds };
      return hooks.length === 0 ? [] : [{ angle: way, beats: compose(brief, plan, random) }];
    };
    const [own] = draft(angle);
    if (!own) return [];
    // An angle whose opening leaves no time for any fact, or for an ad of several clips, gives way to one that no other script has.
    const others = [...FALLBACKS, ...allowed].filter((way) => way !== angle && allowed.includes(way) && !told.has(way));
    const drafts = isWhole(own, brief) ? [] : others.flatMap(draft);
    const script = [...drafts, own].find((one) => isWhole(one, brief)) ?? [own, ...drafts].find((one) => statesFact(one, brief)) ?? own;
    told.add(angle).add(script.angle);
    for (const beat of script.beats) stale.add(beat.source);
    const title = titleOf(script.beats, titles);
    titles.add(title);
    return [scriptOf(brief, script.angle, script.beats, { id: `${script.angle}-${(seed >>> 0).toString(36)}-${index + 1}`, title })];
  });
};
