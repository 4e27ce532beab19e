import { dirname, join } from "node:path";
import type { Engine } from "../../lanes/messages.ts";
import { ProgramFailed } from "../../processes/confined.ts";
import { JobError } from "../../protocol/handler.ts";
import type { JobOf, ResultOf } from "../../protocol/jobs.ts";
import { joinPieces } from "../cut/join.ts";
import { clipOf, type ComparedFiles } from "../footage/compared.ts";
import { asItWas } from "../footage/playable.ts";
import { probeFile } from "../probe/probe.ts";
import { openEnhanced } from "./film.ts";
import { soundFilters } from "./filters.ts";
import { enhancePicture, enhanceSound, measureMotion } from "./picture.ts";

interface How {
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
}

/**
 * Makes a film, or the part of it that a preview shows, by its recipe; and that part as it was.
 * @throws JobError INPUT_UNREADABLE, INPUT_TOO_SMALL (the preview begins behind the end)
 */
export async function enhance(
  { recipe, span }: Pick<JobOf<"enhance">, "recipe" | "span">,
  { source, before, after }: ComparedFiles,
  { signal, progress }: How,
): Promise<ResultOf<"enhance">> {
  const film = await openEnhanced(source, recipe, signal);
  if (span && span.start >= film.facts.duration) throw new JobError("INPUT_TOO_SMALL", "the preview begins behind the end");
  const folder = dirname(after);
  const hasSound = film.sounds.length > 0;
  const [mute, sound] = [join(folder, "mute.mp4"), join(folder, "sound.m4a")];
  const work = {
    film,
    recipe,
    part: span,
    motion: join(folder, "motion.trf"),
    out: mute,
    signal,
    progress: (share: number) => progress(0.1 + share * 0.8),
  };
  try {
    if (recipe.stabilise) await measureMotion(work);
    await asItWas({ ...work, out: before });
    progress(0.1);
    await enhancePicture(work);
    if (hasSound) await enhanceSound({ ...work, out: sound }, soundFilters(recipe));
    const { duration: seconds } = await probeFile(mute, signal);
    await joinPieces([{ path: mute, seconds }], hasSound ? sound : null, after, signal);
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof ProgramFailed ? new JobError("INPUT_UNREADABLE", "the film cannot be decoded", { cause }) : cause;
  }
  const { upscaler } = film;
  return {
    before: await clipOf(before, signal),
    after: await clipOf(after, signal),
    upscaler,
    has_sound: hasSound,
    engine: "reelwright-enhance",
  };
}

/** In a process of its own: a job that must stop is killed with it, and the network's threads keep to themselves. */
export const enhancer: Engine = {
  warm: async () => undefined,
  async run({ job, files: { source = "", before = "", after = "" } }, tell) {
    if (job.kind !== "enhance") throw new Error(`no job of the enhancer: ${job.kind}`);
    const progress = (share: number) => tell(share, "enhancing");
    return enhance(job, { source, before, after }, { signal: new AbortController().signal, progress });
  },
};
