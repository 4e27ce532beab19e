import type { Product } from "../../../../trpc/contract/product.ts";
import type { AdBrief } from "../../../../timeline/brief.ts";
import { AppError } from "../../app-error.ts";
import type { Maker } from "../tool.ts";
import { sourceOf, targetAt, workName } from "./targets.ts";

/** An ad shows a few pictures well: more are kept in the draft, not in the film. */
const MOST = 6;
type Picture = AdBrief["pictures"][number];

interface Usable { id: string; key: string }

/** One picture; with `cut`, the product is cut out of it where that can be done cleanly. */
async function prepare(run: Maker, { id, key }: Usable, index: number, cut: boolean): Promise<Picture> {
  const name = await workName(run, { picture: key });
  const [picture, normal, cutout] = await Promise.all([
    sourceOf(run, key),
    targetAt(run, `${name}.webp`, "image/webp"),
    cut ? targetAt(run, `${name}-cutout.webp`, "image/webp") : null,
  ]);
  const seen = await run.media(`${cut ? "cut-out" : "picture"} ${index}`, { kind: "picture", picture, normal, cutout });
  return {
    id,
    picture: { url: normal.key, width: seen.width, height: seen.height },
    cutout: seen.cutout && cutout ? { url: cutout.key, width: seen.cutout.width, height: seen.cutout.height, box: seen.cutout.box } : null,
    focus: seen.focus,
    palette: seen.palette,
  };
}

/** The pictures up to the first that can be cut out: it is the ad's hero, and the only one that is drawn without its ground. */
async function upToHero(run: Maker, usable: readonly Usable[], index = 0): Promise<PromiseSettledResult<Picture>[]> {
  const one = usable[index];
  if (!one) return [];
  const [outcome] = await Promise.allSettled([prepare(run, one, index, true)]);
  if (outcome.status === "fulfilled" && outcome.value.cutout) return [outcome];
  return [outcome, ...(await upToHero(run, usable, index + 1))];
}

/** Measures and normalises the draft's pictures and cuts its hero out; a broken one is left out, all broken is an error. */
export async function preparePictures(run: Maker, { media }: Product): Promise<Picture[]> {
  const usable = media.flatMap(({ id, key, type }) => (key && type === "image" ? [{ id, key }] : [])).slice(0, MOST);
  return prepareAll(run, usable);
}

/** The same for pictures that are known by their keys. */
export async function prepareAll(run: Maker, usable: readonly Usable[]): Promise<Picture[]> {
  const first = await upToHero(run, usable);
  const settled = [...first, ...(await Promise.allSettled(usable.slice(first.length).map((one, index) => prepare(run, one, first.length + index, false))))];
  const good = settled.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  const [firstFailure] = settled.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
  if (good.length === 0) throw firstFailure ?? new AppError("file.tooFew", { params: { min: 1, count: 0 } });
  return good;
}
