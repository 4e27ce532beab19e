import { adSeconds, BREATH, MOST_FILL, REST } from "../../../../timeline/compose/pauses.ts";
import type { AdBrief } from "../../../../timeline/brief.ts";
import { briefProduct } from "../../scripts/brief-product.ts";
import { markOf } from "../made-with-ai.ts";
import { buttonWords } from "./button-words.ts";
import type { AdInput } from "./input.ts";
import { makePresenter, presenterOf } from "./presenter.ts";
import type { SpokenClip } from "./voices.ts";

/** A seed (0 … 2³¹) that is the same for the same text. */
export const seedOf = (text: string): number => [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) | 0, 7) >>> 1;

/** The picture of how it was before, where the product has one. */
export const beforeOf = ({ media }: AdInput["product"]): string | null =>
  media.find(({ before, type }) => before && type === "image")?.id ?? null;

interface Parts {
  input: AdInput;
  pictures: AdBrief["pictures"];
  films: AdBrief["films"];
  spoken: SpokenClip[];
  presenter: Awaited<ReturnType<typeof makePresenter>>;
  music: AdBrief["music"];
  logo: AdBrief["logo"];
}

/** All that was made, as one brief for the director. */
export function briefOf({ input, pictures, films, spoken, presenter, music, logo }: Parts): AdBrief {
  const { draft_id, product, settings, script } = input;
  const last = script.clips.at(-1)?.id;
  return {
    id: draft_id,
    template: settings.template,
    ratio: settings.ratio,
    language: script.language,
    seed: seedOf(`${draft_id}:${script.id}`),
    length: settings.length,
    call: buttonWords(settings, script.language, product),
    product: briefProduct(product, script.language),
    clips: spoken.map(({ clip, key, speech }) => ({
      id: clip.id,
      role: clip.role,
      headline: clip.headline,
      text: clip.text,
      duration: speech.duration + (clip.id === last ? REST : BREATH),
      voice: { url: key, duration: speech.duration, words: speech.words },
    })),
    logo,
    pictures,
    before: beforeOf(product),
    films,
    presenter: presenterOf(presenter, spoken),
    music,
    mark: markOf({ mark: settings.mark ?? false, language: script.language }),
  };
}

/** Seconds of the finished ad: as its words take, filled towards the length asked for. */
export function filledSeconds(spoken: readonly SpokenClip[], length: number): number {
  const words = adSeconds(spoken.map(({ speech }) => speech.duration));
  return Math.max(words, Math.min(length, words * MOST_FILL));
}
