import type { DraftRow } from "../../../../db/queries/draft.ts";
import { MOST_FILL } from "../../../../timeline/compose/pauses.ts";
import { formatMoney } from "../../../../trpc/contract/money.ts";
import type { AdBrief } from "../../../../timeline/brief.ts";
import type { Script } from "../../../../trpc/contract/script.ts";
import { makePresenter, presenterOf } from "./presenter.ts";
import type { SpokenClip } from "./voices.ts";

/** Breath after a spoken clip, in seconds; the call to action rests longer (brand.md). */
const BREATH = 0.18;
const REST = 1;

/** A seed (0 … 2³¹) that is the same for the same text. */
export const seedOf = (text: string): number => [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) | 0, 7) >>> 1;

interface Parts {
  draft: DraftRow;
  script: Script;
  pictures: AdBrief["pictures"];
  films: AdBrief["films"];
  spoken: SpokenClip[];
  presenter: Awaited<ReturnType<typeof makePresenter>>;
  music: AdBrief["music"];
}

/** All that was made, as one brief for the director. */
export function briefOf({ draft, script, pictures, films, spoken, presenter, music }: Parts): AdBrief {
  const { product, settings } = draft;
  const last = script.clips.at(-1)?.id;
  return {
    id: draft.id,
    template: settings.template,
    ratio: settings.ratio,
    language: script.language,
    seed: seedOf(`${draft.id}:${script.id}`),
    length: settings.length,
    product: {
      name: product.name,
      brand: product.brand,
      price: formatMoney(product.promo_price ?? product.original_price, script.language),
      original_price: product.promo_price ? formatMoney(product.original_price, script.language) : "",
    },
    clips: spoken.map(({ clip, key, speech }) => ({
      id: clip.id,
      role: clip.role,
      headline: clip.headline,
      text: clip.text,
      duration: speech.duration + (clip.id === last ? REST : BREATH),
      voice: { url: key, duration: speech.duration, words: speech.words },
    })),
    pictures,
    films,
    presenter: presenterOf(presenter, spoken),
    music,
  };
}

/** Seconds of the finished ad: speech, breaths and the last rest, filled towards the length asked for. */
export const adSeconds = (spoken: SpokenClip[], length: number): number => {
  const words = spoken.reduce((sum, { speech }) => sum + speech.duration + BREATH, REST);
  return Math.max(words, Math.min(length, words * MOST_FILL));
};
