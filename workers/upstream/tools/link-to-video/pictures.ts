import type { Product } from "../../../../trpc/contract/product.ts";
import { termValue } from "../../../../trpc/contract/rules/said.ts";
import { TRUSTED_CUTOUT } from "../../../media/protocol/pictures.ts";
import type { AdBrief } from "../../../../timeline/brief.ts";
import { AppError } from "../../app-error.ts";
import type { Maker } from "../tool.ts";
import { asPoster, bare, isLabelled, type Lettered } from "./labels.ts";
import { type Place, sourceOf, targetAt, workName } from "../job-files.ts";

/** An ad shows a few pictures well: more are kept in the draft, not in the film. */
const MOST = 6;
/** The hero, and one that takes turns with it (timeline/compose/cast); of the others only what stands on plain ground is cut out. */
const CUT_OUT = 2;
/** An ad has no more places for packshots than this: further ones are left out (timeline/compose/cast). */
const PACKSHOTS = 4;
/** The engine that says so read a picture that is transparent already: no scene to fill a frame with. */
const TRANSPARENT = "built-in:alpha";
export type Use = Product["media"][number]["use"];
type Picture = AdBrief["pictures"][number];

interface Usable {
  id: string;
  key: string;
  /** Cut out or as it is, as the user chose; `auto`: cut out where that can be trusted. */
  use: Use;
  /** Its place among the ad's pictures. */
  index: number;
}

/** Whether a cut-out is shown: as chosen, else where it can be trusted. */
export const isUsed = (use: Use, { confidence }: { confidence: number }): boolean =>
  use === "cutout" || (use === "auto" && confidence >= TRUSTED_CUTOUT);

/** How a picture is shown: cut out; without what its shop printed beside the product. */
interface Shown {
  readonly scale: number;
  readonly cut: boolean;
  readonly unprinted: boolean;
}

/** Who chose the photograph as it is has it as it is. */
export const isUnprinted = (use: Use): boolean => use !== "photo";

/** The job that measures a picture, writes it anew, and where `cut` says so cuts it out; and the files of both. */
export async function pictureJob(place: Place, key: string, { scale, cut, unprinted }: Shown) {
  const name = `${await workName(place, { picture: key, ...(unprinted ? { unprinted } : {}) })}-${scale}`;
  const [picture, normal, cutout] = await Promise.all([
    sourceOf(place, key),
    targetAt(place, `${name}.webp`, "image/webp"),
    cut ? targetAt(place, `${name}-cutout.webp`, "image/webp") : null,
  ]);
  return { kind: "picture", picture, scale, normal, cutout, ...(unprinted ? { unprinted } : {}) } as const;
}

/** Has a picture looked at. */
export async function lookAt(run: Maker, { key, index }: Pick<Usable, "key" | "index">, how: Shown) {
  const job = await pictureJob(run, key, how);
  const seen = await run.media(`picture ${index}${how.cut ? "" : " as it is"}`, job);
  return { seen, normal: job.normal, cutout: job.cutout };
}

async function prepare(run: Maker, { id, key, use, index }: Usable, scale: number, cut: boolean): Promise<Lettered> {
  const { seen, normal, cutout } = await lookAt(run, { key, index }, { scale, cut, unprinted: isUnprinted(use) });
  return {
    id,
    picture: { url: normal.key, width: seen.width, height: seen.height },
    cutout:
      cutout && seen.cutout && isUsed(use, seen.cutout)
        ? { url: cutout.key, width: seen.cutout.width, height: seen.cutout.height, box: seen.cutout.box }
        : null,
    plain: seen.ground !== null || seen.engine === TRANSPARENT,
    ground: seen.ground,
    people: seen.people,
    printed: seen.printed,
    lettering: seen.lettering,
    look: seen.look,
    focus: seen.focus,
    palette: seen.palette,
  };
}

/** The pictures of a product that an ad shows, in order. */
export const adPictures = ({ media }: Pick<Product, "media">): Omit<Usable, "index">[] =>
  media.flatMap(({ id, key, type, use }) => (key && type === "image" ? [{ id, key, use }] : [])).slice(0, MOST);

/**
 * Measures and normalises the draft's pictures, and cuts out two of them and whatever stands on plain ground; a broken
 * one is left out, all broken is an error.
 */
export async function preparePictures(run: Maker, { media }: Product, scale: number): Promise<Picture[]> {
  return prepareAll(run, adPictures({ media }), scale);
}

async function cutOut(run: Maker, made: Map<number, Lettered>, those: readonly Usable[], scale: number): Promise<void> {
  const cut = await Promise.allSettled(those.map((one) => prepare(run, one, scale, true)));
  cut.forEach((outcome, at) => outcome.status === "fulfilled" && made.set(those[at]?.index ?? -1, outcome.value));
}

/** Tries the next pictures, as many at a time as there are cut-outs missing, until there are enough or all were tried. */
async function cutFurther(run: Maker, made: Map<number, Lettered>, untried: readonly Usable[], scale: number): Promise<void> {
  const missing = CUT_OUT - [...made.values()].filter(({ cutout }) => cutout).length;
  const now = untried.slice(0, Math.max(0, missing));
  if (now.length === 0) return;
  await cutOut(run, made, now, scale);
  await cutFurther(run, made, untried.slice(now.length), scale);
}

/** The pictures with a shop's labels on the product, by their places, as an ad takes them; a cut-out that somebody chose stays. */
function labelledOf(made: ReadonlyMap<number, Lettered>, usable: readonly Usable[]): ReadonlyMap<number, Lettered> {
  const [first] = made.values();
  const those = usable.flatMap(({ index, use }) => {
    const one = made.get(index);
    return one && first && use !== "cutout" && isLabelled(one, first) ? [[index, asPoster(one)] as const] : [];
  });
  return new Map(those);
}

/** The same for pictures that are known by their keys. */
export async function prepareAll(run: Maker, pictures: readonly Omit<Usable, "index">[], scale: number): Promise<Picture[]> {
  const usable = pictures.map((one, index) => ({ ...one, index }));
  const settled = await Promise.allSettled(
    usable.map((one) => prepare(run, one, scale, one.use !== "photo" && (one.index < CUT_OUT || one.use === "cutout"))),
  );
  const made = new Map(settled.flatMap((outcome, index) => (outcome.status === "fulfilled" ? [[index, outcome.value] as const] : [])));
  const [firstFailure] = settled.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
  if (made.size === 0) throw firstFailure ?? new AppError("file.missing", { params: { what: termValue("aPicture") } });
  const labelled = labelledOf(made, usable);
  labelled.forEach((poster, index) => made.set(index, poster));
  const glanced = usable.slice(CUT_OUT).filter(({ index, use }) => use === "auto" && made.has(index) && !labelled.has(index));
  const packshots = glanced.filter(({ index }) => made.get(index)?.plain).slice(0, PACKSHOTS - CUT_OUT);
  await cutOut(run, made, packshots, scale);
  await cutFurther(
    run,
    made,
    glanced.filter((one) => !packshots.includes(one)),
    scale,
  );
  return usable.flatMap(({ index }) => made.get(index) ?? []).map(bare);
}
