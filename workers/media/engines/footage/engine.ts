import { JobError } from "../../protocol/handler.ts";
import type { ResultOf } from "../../protocol/jobs.ts";
import { filmFacts } from "./facts.ts";
import { fitted, plain } from "./filters.ts";
import { looker, type Look } from "./look.ts";
import { momentsOf } from "./moments.ts";
import { cutReel, cutStill, piecesOf } from "./reel.ts";
import { LOOKS, strip } from "./small-frames.ts";

/** The longer side of a reel, where the job's scale is 1: no ad shows more of it. */
const LONGEST = 1920;

export interface FootageFiles {
  readonly source: string;
  readonly reel: string;
  readonly still: string;
}

async function lookThrough(
  path: string,
  facts: Awaited<ReturnType<typeof filmFacts>>,
  { signal, tell }: { signal: AbortSignal; tell: (share: number) => void },
): Promise<Look[]> {
  const look = looker();
  const looks: Look[] = [];
  for await (const small of strip(path, facts, signal)) {
    looks.push(look(small));
    if (looks.length % LOOKS === 0) tell(Math.min(1, looks.length / LOOKS / Math.max(1, facts.duration)));
  }
  return looks;
}

/**
 * Looks a film through, cuts its best moments into a reel, and takes a still of the best of them.
 * @throws JobError INPUT_UNREADABLE (no film, no picture, nothing decodes), INPUT_TOO_SMALL (no second of it can be shown)
 */
export async function readFootage(
  { source, reel, still }: FootageFiles,
  scale: number,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<ResultOf<"footage">> {
  const facts = await filmFacts(source, signal);
  const looks = await lookThrough(source, facts, { signal, tell: (share) => progress(share * 0.6) });
  if (looks.length === 0) throw new JobError("INPUT_UNREADABLE", "no frame of the film can be read");
  const moments = momentsOf(looks);
  if (moments.length === 0) throw new JobError("INPUT_TOO_SMALL", "no second of the film can be shown");
  const size = fitted(facts, LONGEST);
  await cutReel(source, reel, { facts, moments, size: fitted(facts, LONGEST * scale) }, signal);
  progress(0.95);
  const pieces = piecesOf(moments);
  const shots = moments.map(({ start, score, box }, i) => ({
    start: pieces[i]?.start ?? 0,
    end: pieces[i]?.end ?? 0,
    source_start: start,
    score,
    box,
  }));
  const [best] = shots.toSorted((a, b) => b.score - a.score);
  await cutStill(source, best ? best.source_start + (best.end - best.start) / 2 : 0, still, signal, plain(facts, size));
  return { ...size, duration: looks.length / LOOKS, shots, engine: "reelwright-footage" };
}
