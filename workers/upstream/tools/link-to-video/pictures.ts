import type { Product } from "../../../../trpc/contract/product.ts";
import type { AdBrief } from "../../../../timeline/brief.ts";
import { AppError } from "../../app-error.ts";
import type { Maker } from "../tool.ts";
import { sourceOf, targetAt, workName } from "./targets.ts";

/** An ad shows a few pictures well: more are kept in the draft, not in the film. */
const MOST = 6;
type Picture = AdBrief["pictures"][number];

async function prepare(run: Maker, id: string, key: string, index: number): Promise<Picture> {
  const name = await workName(run, { picture: key });
  const [picture, normal, cutout] = await Promise.all([
    sourceOf(run, key),
    targetAt(run, `${name}.webp`, "image/webp"),
    targetAt(run, `${name}-cutout.webp`, "image/webp"),
  ]);
  const seen = await run.media(`picture ${index}`, { kind: "picture", picture, normal, cutout });
  return {
    id,
    picture: { url: normal.key, width: seen.width, height: seen.height },
    cutout: seen.cutout ? { url: cutout.key, width: seen.cutout.width, height: seen.cutout.height, box: seen.cutout.box } : null,
    focus: seen.focus,
    palette: seen.palette,
  };
}

/** Cuts out, measures and normalises the draft's pictures; a broken one is left out, all broken is an error. */
export async function preparePictures(run: Maker, { media }: Product): Promise<Picture[]> {
  const usable = media.flatMap(({ id, key, type }) => (key && type === "image" ? [{ id, key }] : [])).slice(0, MOST);
  return prepareAll(run, usable);
}

/** The same for pictures that are known by their keys. */
export async function prepareAll(run: Maker, usable: readonly { id: string; key: string }[]): Promise<Picture[]> {
  const settled = await Promise.allSettled(usable.map(({ id, key }, index) => prepare(run, id, key, index)));
  const good = settled.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  const [firstFailure] = settled.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
  if (good.length === 0) throw firstFailure ?? new AppError("file.tooFew", { params: { min: 1, count: 0 } });
  return good;
}
