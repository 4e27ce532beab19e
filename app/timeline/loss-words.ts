import type { TimelineFileReport } from "../../trpc/contract/timeline.ts";

type Loss = TimelineFileReport["losses"][number];

/** Why something of another program's is not as it was there (timeline/interchange says it in these words). */
const WHY = [
  ["passage", /^a transition around a cut/],
  ["flat", /laid out flat$/],
  ["multicam", /^a multicam clip/],
  ["backwards", /^play(?:ed|ing) backwards/],
  ["off", /^a clip that is switched off/],
  ["range", /^a range that shows nothing/],
  ["further", /^a further timeline/],
  ["deep", /^compound clips too deep/],
  ["takes", /takes of an audition$/],
  ["passing", /^a transition$/],
  ["drawn", /^a (?:shape|sprite)$/],
  ["synth", /^a synthesised sound$/],
  ["compound", /^a compound clip$/],
  ["curve", /^a speed that changes/],
  ["look", /^the look of a (?:text|title)/],
  ["easing", /^keyframe easing/],
  ["timeless", /^a segment without a time/],
  ["effect", /^effect (.*)/],
  ["generator", /^generator (.*)/],
  ["version", /^version (.*)/],
] as const;

type Key = `timeline.loss.${Loss["code"]}` | `timeline.lossWhy.${(typeof WHY)[number][0]}`;
type Words = (key: Key, values: { detail: string }) => string;

/** A loss in a person's words, with where it was. */
export function lossText({ code, path, detail }: Loss, t: Words): string {
  const [key, match] =
    WHY.map(([name, pattern]) => [name, code === "NOT_SUPPORTED" ? pattern.exec(detail) : null] as const).find(([, one]) => one) ?? [];
  const said = key ? t(`timeline.lossWhy.${key}`, { detail: match?.[1] ?? "" }) : t(`timeline.loss.${code}`, { detail });
  // Where a missing file is named in the document tells a person nothing.
  return path === "" || code === "ASSET_MISSING" ? said : `${path}: ${said}`;
}
