import type { AdBrief } from "../../brief.ts";
import type { MouthCue } from "../../measured.ts";
import { prompt } from "../prompt.ts";
import { schedule, type Schedule } from "../schedule.ts";
import type { AvatarScene, AvatarVideo, Drawn } from "./video.ts";

/** A brief says only when the mouth does what. */
const NO_SHEET: Drawn = { sheet: { url: "", width: 1, height: 1 }, columns: 1, rows: 1, frames: [] };

/** What of a video says when the mouth does what: who it is plays no part. */
export type Speech = Pick<AvatarVideo, "id" | "ratio" | "language" | "whole" | "music"> & {
  readonly scenes: readonly Pick<AvatarScene, "passages">[];
};

function briefOf({ id, ratio, language, scenes, music }: Speech): AdBrief {
  const passages = scenes.flatMap((scene) => scene.passages);
  return {
    id,
    template: "studio",
    ratio,
    language,
    seed: 7,
    length: null,
    product: { name: "", brand: "", price: "", original_price: "" },
    clips: passages.map(({ id: clip, text, url, duration, pause, words }) => ({
      id: clip,
      role: "benefit",
      headline: "",
      text,
      duration,
      voice: { url, duration, words, pause },
    })),
    pictures: [],
    films: [],
    presenter: { ...NO_SHEET, cues: Object.fromEntries(passages.map((one) => [one.id, one.mouth])) },
    music,
  };
}

/** All that the mouth does, in seconds of the video. */
export function cuesOf({ presenter }: AdBrief, plan: Schedule): MouthCue[] {
  return plan.clips.flatMap(({ id, start, end }) =>
    (presenter?.cues[id] ?? []).filter(({ time }) => start + time < end).map((cue) => ({ ...cue, time: start + cue.time })),
  );
}

/** What is said, and when. */
export const planOf = (speech: Speech) => {
  const brief = speech.whole ? briefOf(speech) : prompt(briefOf(speech));
  return { brief, plan: schedule(brief, 2.5) };
};

/** When the mouth does what, and for how long: what somebody who was filmed is made to say before they are composed. Seconds. */
export function speechOf(speech: Speech): { cues: MouthCue[]; duration: number } {
  const { brief, plan } = planOf(speech);
  return { cues: cuesOf(brief, plan), duration: plan.duration };
}
