import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { AdBrief } from "../../../timeline/brief.ts";
import type { Product } from "../../../trpc/contract/product.ts";
import { readPicture } from "../../../workers/media/engines/picture/engine.ts";
import type { JobOf, ResultOf } from "../../../workers/media/protocol/jobs.ts";
import { productOf, type Entry } from "./catalog.ts";

/** What the rules of the product take and answer; said here, for the types of Workers and of Node do not fit in one program. */
interface Maker {
  readonly ownerId: string;
  readonly files: object;
  media(name: string, job: JobOf<"picture">): Promise<ResultOf<"picture">>;
}
interface Rules {
  preparePictures(run: Maker, product: Product, scale: number): Promise<AdBrief["pictures"]>;
}
const rules = async (path = "../../../workers/upstream/tools/link-to-video/pictures.ts") => (await import(path)) as Rules;

const LOCAL = "https://files.invalid/";
const pathOf = (root: string, url: string) => join(root, decodeURIComponent(url.slice(LOCAL.length)));
const fileName = (key: string) => key.replaceAll("/", "_");

/** A maker whose media jobs run in this process: files are read from `from` and written to `to`. */
function localMaker(from: string, to: string): Maker {
  const files = {
    absolute: (path: string) => `${LOCAL}${encodeURIComponent(path)}`,
    readPath: (key: string) => Promise.resolve(key),
    writePath: (key: string) => Promise.resolve(fileName(key)),
  };
  const media = async (_name: string, job: JobOf<"picture">) => {
    const paths = { source: pathOf(from, job.picture.url), normal: pathOf(to, job.normal.url) };
    return readPicture(job.cutout ? { ...paths, cutout: pathOf(to, job.cutout.url) } : paths, job, () => undefined);
  };
  return { ownerId: "bench", files, media };
}

/** The product's pictures as the ad gets them, measured and cut out by the rules of the product; kept in `cache` for the next run. */
export async function shownPictures(entry: Entry, folder: string, cache: string): Promise<AdBrief["pictures"]> {
  await mkdir(cache, { recursive: true });
  const kept = join(cache, `${createHash("sha1").update(JSON.stringify(entry.pictures)).digest("hex")}.json`);
  const known = await readFile(kept, "utf8").catch(() => null);
  if (known) return JSON.parse(known) as AdBrief["pictures"];
  const pictures = await (await rules()).preparePictures(localMaker(folder, cache), productOf(entry), 1);
  const made = pictures.map((one) => ({
    ...one,
    picture: { ...one.picture, url: fileName(one.picture.url) },
    cutout: one.cutout && { ...one.cutout, url: fileName(one.cutout.url) },
  }));
  await writeFile(kept, JSON.stringify(made));
  return made;
}
