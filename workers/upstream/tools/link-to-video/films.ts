import type { Product } from "../../../../trpc/contract/product.ts";
import type { AdBrief } from "../../../../timeline/brief.ts";
import type { Maker } from "../tool.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";

/** An ad shows moments of a few films: more are kept in the draft, not in the ad. */
const MOST = 3;

export interface Footage {
  film: AdBrief["films"][number];
  /** A frame of its best moment: stands in for a picture where the product has none. */
  still: string;
  engine: string;
}

async function look(run: Maker, { id, key }: { id: string; key: string }, index: number, scale: number): Promise<Footage> {
  const name = await workName(run, { footage: key });
  const [film, reel, still] = await Promise.all([
    sourceOf(run, key),
    targetAt(run, `${name}-reel-${scale}.mp4`, "video/mp4"),
    targetAt(run, `${name}-still.jpg`, "image/jpeg"),
  ]);
  const { width, height, shots, engine } = await run.media(`film ${index}`, { kind: "footage", film, scale, reel, still });
  const duration = Math.max(...shots.map(({ end }) => end)) + REEL_TAIL;
  return {
    film: {
      id,
      film: { url: reel.key, width, height, duration },
      shots: shots.map(({ start, end, score, box }) => ({ start, end, score, focus: box })),
    },
    still: still.key,
    engine,
  };
}

/** Seconds that a reel goes on after its last moment (media service, `footage`). */
const REEL_TAIL = 0.8;

/** Finds the best moments of the draft's films; one that cannot be read is left out, and said so. */
export async function prepareFilms(run: Maker, { media }: Product, scale: number): Promise<{ films: Footage[]; failure: unknown }> {
  const films = media.flatMap(({ id, key, type }) => (key && type === "video" ? [{ id, key }] : [])).slice(0, MOST);
  const settled = await Promise.allSettled(films.map((film, index) => look(run, film, index, scale)));
  return {
    films: settled.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : [])),
    failure: settled.find((outcome) => outcome.status === "rejected")?.reason,
  };
}
