import { join } from "node:path";
import { lanes } from "../../lanes/lanes.ts";
import { ProgramFailed } from "../../processes/confined.ts";
import { JobError, type JobHandler } from "../../protocol/handler.ts";
import { playableResult } from "../../protocol/playing.ts";
import { clipOf } from "../footage/compared.ts";
import { filmReport } from "../footage/facts.ts";
import { fileSignature } from "../probe/signature.ts";
import { playableFilm, playableSound } from "./film.ts";
import { oddities } from "./odd.ts";

const FILM_BYTES = 1024 ** 3;

/** A copy of a film, a sound or a HEIC photo that every browser shows. */
export const playable: JobHandler<"playable"> = async (job, context) => {
  const { signal, progress } = context;
  const source = await context.fetch(job.file, { bytes: FILM_BYTES });
  const copy = join(context.folder, "copy");
  const signature = await fileSignature(source);
  if (signature?.type === "image") {
    const made = playableResult.parse(await lanes.thumbs.run({ job, files: { source, copy } }, signal, progress));
    await context.put(job.copy, copy);
    return made;
  }
  const report = await filmReport(source, signal);
  const odd = oddities(signature?.format ?? "", report);
  progress(0.1, "copying");
  try {
    if (job.copy.content_type === "audio/mp4") await playableSound(source, copy, signal);
    else await playableFilm(source, copy, { report, odd, signal });
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof ProgramFailed ? new JobError("INPUT_UNREADABLE", "it cannot be decoded", { cause }) : cause;
  }
  await context.put(job.copy, copy);
  return { ...(await clipOf(copy, signal)), mended: odd, engine: "reelwright-playable" };
};
