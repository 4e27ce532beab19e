import { dirname, join } from "node:path";
import type { Engine } from "../../lanes/messages.ts";
import { ProgramFailed } from "../../processes/confined.ts";
import { JobError } from "../../protocol/handler.ts";
import type { JobOf, ResultOf } from "../../protocol/jobs.ts";
import { clipOf, type ComparedFiles } from "../footage/compared.ts";
import { asItWas, type Part } from "../footage/playable.ts";
import { uprightFilm } from "../footage/upright.ts";
import { erasePictures } from "./pictures.ts";
import { withSound } from "./sound.ts";

interface How {
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
}

/**
 * Takes text and marks out of a film, or of the part of it that a preview shows; and that part as it was.
 * @throws JobError INPUT_UNREADABLE, INPUT_TOO_SMALL (the preview begins behind the end)
 */
export async function erase(
  { boxes, follows, span }: Pick<JobOf<"erase">, "boxes" | "follows" | "span">,
  { source, before, after }: ComparedFiles,
  { signal, progress }: How,
): Promise<ResultOf<"erase">> {
  const film = await uprightFilm(source, signal);
  const part: Part = span;
  if (part && part.start >= film.facts.duration) throw new JobError("INPUT_TOO_SMALL", "the preview begins behind the end");
  const mute = join(dirname(after), "mute.mp4");
  try {
    await asItWas({ film, part, out: before, signal });
    progress(0.1);
    const work = { film, part, boxes, follows, out: mute, signal, progress: (share: number) => progress(0.1 + share * 0.85) };
    const tally = await erasePictures(work);
    const sound = await withSound({ film, part }, mute, after, signal);
    const borrowed = tally.filled > 0 ? tally.borrowed / tally.filled : 0;
    return {
      before: await clipOf(before, signal),
      after: await clipOf(after, signal),
      ...tally,
      borrowed,
      sound,
      engine: "reelwright-erase",
    };
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof ProgramFailed ? new JobError("INPUT_UNREADABLE", "the film cannot be decoded", { cause }) : cause;
  }
}

/** In a process of its own: it works on every picture, and a job that must stop is killed with it. */
export const eraser: Engine = {
  warm: async () => undefined,
  async run({ job, files: { source = "", before = "", after = "" } }, tell) {
    if (job.kind !== "erase") throw new Error(`no job of the eraser: ${job.kind}`);
    const progress = (share: number) => tell(share, "erasing");
    return erase(job, { source, before, after }, { signal: new AbortController().signal, progress });
  },
};
