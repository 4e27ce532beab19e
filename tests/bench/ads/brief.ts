import type { AdBrief, Ratio, TemplateName } from "../../../timeline/brief.ts";
import { BREATH, REST } from "../../../timeline/compose/pauses.ts";
import { segment } from "../../../timeline/draw/text/segment.ts";
import type { Script } from "../../../trpc/contract/script.ts";
import { briefProduct } from "../../../workers/upstream/scripts/brief-product.ts";
import { asShown, writeScripts } from "../../../workers/upstream/scripts/index.ts";
import { spokenSeconds } from "../../../trpc/contract/rules/speech.ts";
import { seedOf } from "../../../workers/upstream/scripts/random.ts";
import { productOf, type Entry } from "./catalog.ts";

export interface AdChoice {
  readonly product: string;
  readonly template: TemplateName;
  readonly ratio: Ratio;
  readonly language: "en" | "zh";
}
export const nameOf = ({ product, template, ratio, language }: AdChoice): string =>
  `${template}-${ratio.replace(":", "x")}-${language}-${product}`;

/** A voice that is not synthesised: its length is estimated, its words spread by their length. */
function voiceOf(text: string, language: "en" | "zh"): NonNullable<AdBrief["clips"][number]["voice"]> {
  const duration = Math.max(0.8, spokenSeconds(text, language));
  const tokens = segment(text).map((token) => token.text);
  const letters = tokens.reduce((sum, token) => sum + token.length, 0) || 1;
  let at = 0;
  const words = tokens.map((token) => {
    const start = at;
    at += (duration * token.length) / letters;
    return { text: token, start, end: at };
  });
  return { url: "voice.wav", duration, words };
}

/** The first script that the built-in writer has for the product, whose cover has these colors. */
export function scriptOf(entry: Entry, language: "en" | "zh", colors: readonly string[] = []): Script {
  const options = { language, lengthSeconds: 20, objective: "sales", count: 1, seed: seedOf(entry.id) } as const;
  const [script] = writeScripts(asShown(productOf(entry), colors), options);
  if (!script) throw new Error(`no script for ${entry.id}`);
  return script;
}

const MUSIC = { url: "music.wav", duration: 40, bpm: 112, beats: [] };

/** The brief of an ad as the product would make it, but for its sound. */
export function briefFor(entry: Entry, choice: AdChoice, pictures: AdBrief["pictures"]): AdBrief {
  const script = scriptOf(entry, choice.language, pictures[0]?.palette);
  const product = productOf(entry);
  return {
    id: nameOf(choice),
    template: choice.template,
    ratio: choice.ratio,
    language: choice.language,
    seed: seedOf(nameOf(choice)),
    length: 20,
    product: briefProduct(product, choice.language),
    clips: script.clips.map(({ id, role, headline, text }, i) => {
      const voice = voiceOf(text, choice.language);
      return { id, role, headline, text, voice, duration: voice.duration + (i === script.clips.length - 1 ? REST : BREATH) };
    }),
    pictures,
    films: [],
    presenter: null,
    music: MUSIC,
  };
}
