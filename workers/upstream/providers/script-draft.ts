import { z } from "zod";
import type { Fact, ScriptLanguage } from "../../../trpc/contract/product.ts";
import { LENGTH_TOLERANCE, MIN_CLIP_CHARACTERS, type ScriptLength } from "../../../trpc/contract/rules/script.ts";
import { countCharacters } from "../../../trpc/contract/rules/issue.ts";
import { clipRole, script, scriptAngle, type Script } from "../../../trpc/contract/script.ts";
import { groundClaims, headlineFor } from "../scripts/index.ts";
import { spokenSeconds } from "../../../trpc/contract/rules/speech.ts";
import { headlineFits } from "../scripts/text/headline.ts";
import { endsPhrase } from "../scripts/text/phrase-end.ts";

/** What a language model is asked for: no optional fields, as strict structured output wants it. */
export const scriptDraft = z.object({
  scripts: z.array(
    z.object({
      angle: scriptAngle,
      title: z.string(),
      clips: z.array(z.object({ role: clipRole, text: z.string(), headline: z.string(), fact_ids: z.array(z.string()) })),
    }),
  ),
});
export type ScriptDraft = z.infer<typeof scriptDraft>;
type DraftScript = ScriptDraft["scripts"][number];

/** The terms a draft is judged by. */
export type DraftTerms = { language: ScriptLanguage; lengthSeconds: ScriptLength; facts: readonly Fact[]; engine: string; id: string };

/** A model counts words worse than we do: it may be this much shorter than asked, never longer than the tolerance. */
const SHORTEST = 0.7;

const inLanguage = (text: string, language: ScriptLanguage): boolean => {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return language === "zh" ? han >= countCharacters(text) * 0.4 : han === 0;
};

const fits = (draft: DraftScript, { language, lengthSeconds }: DraftTerms): boolean => {
  const seconds = draft.clips.reduce((sum, clip) => sum + spokenSeconds(clip.text, language), 0);
  return seconds >= lengthSeconds * SHORTEST && seconds <= lengthSeconds * (1 + LENGTH_TOLERANCE);
};

const usable = (draft: DraftScript, terms: DraftTerms): boolean =>
  draft.clips.length > 0 &&
  fits(draft, terms) &&
  draft.clips.every((clip) => countCharacters(clip.text) >= MIN_CLIP_CHARACTERS && inLanguage(clip.text, terms.language));

/** A headline may claim only what its clip says. */
const claimsMore = (shown: string, text: string): boolean =>
  groundClaims(shown, [{ id: "text", text, source: "user" }]).some(({ fact_id }) => fact_id === null);

const headline = (shown: string, text: string, language: ScriptLanguage): string =>
  headlineFits(shown.trim(), language) && inLanguage(shown, language) && endsPhrase(shown, language) && !claimsMore(shown, text)
    ? shown.trim()
    : headlineFor(text, language);

const toScript = (draft: DraftScript, index: number, { language, facts, engine, id }: DraftTerms) => {
  const name = `${draft.angle}-${id}-${index + 1}`;
  return {
    id: name,
    angle: draft.angle,
    title: draft.title.trim().slice(0, 120),
    language,
    engine,
    clips: draft.clips.map((clip, place) => ({
      id: `${name}-${place + 1}`,
      role: clip.role,
      text: clip.text.trim(),
      headline: headline(clip.headline, clip.text, language),
      claims: groundClaims(clip.text, facts),
    })),
  };
};

/**
 * The scripts of a draft that keep to the rules, in our shape. What the model says of its sources is
 * not believed: every claim is grounded again from the text, so an invented number stays without a fact.
 */
export const scriptsOf = (draft: ScriptDraft, terms: DraftTerms): Script[] =>
  draft.scripts
    .filter((one) => usable(one, terms))
    .flatMap((one, index) => {
      const parsed = script.safeParse(toScript(one, index, terms));
      return parsed.success ? [parsed.data] : [];
    });
