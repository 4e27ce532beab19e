import type { Reading } from "../reading.ts";
import type { ExtractedFact, Source } from "../types.ts";
import { SHOP_TALK } from "./bullets.ts";
import { plainText, sentencesOf } from "./plain-text.ts";
import type { Described } from "./description.ts";
import type { Spec } from "./specs.ts";

const MAX_FACTS = 60;

interface Parts {
  bullets: readonly string[];
  description: Described;
  specs: readonly Spec[];
}

/** The sentences that an ad's claims may rest on, best first, each once (spec §5 analysis). */
export function collectFacts({ jsonLd, microdata, meta }: Reading, { bullets, description, specs }: Parts): ExtractedFact[] {
  const facts = new Map<string, ExtractedFact>();
  const add = (texts: readonly string[], source: Source): void => {
    for (const raw of texts) {
      const text = raw.trim().slice(0, 600);
      const key = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
      if (key.length >= 4 && !SHOP_TALK.test(text) && !facts.has(key)) facts.set(key, { text, source });
    }
  };
  const rated = jsonLd?.rating || microdata?.rating || "";
  add(rated === "" ? [] : [`★ ${rated}`], jsonLd?.rating ? "json-ld" : "microdata");
  add(bullets, "page");
  add(sentencesOf(description.text).slice(0, 24), description.source);
  add(jsonLd?.properties ?? [], "json-ld");
  add(
    specs.map(({ name, value }) => `${name}: ${value}`),
    "page",
  );
  add(sentencesOf(plainText(meta.description)), "open-graph");
  return [...facts.values()].slice(0, MAX_FACTS);
}
