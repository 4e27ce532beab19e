import type { StoredOutput } from "../../../../db/schema/index.ts";
import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { AppError } from "../../app-error.ts";
import { filmName } from "../../files/keys.ts";
import type { KeptFile } from "../files.ts";
import { sourceOf, targetAt } from "../job-files.ts";
import { signedOutput } from "../signed.ts";
import type { ToolRun } from "../tool.ts";
import type { CutInput } from "./tool.ts";

const SHARE = { phase: "cutting", from: 5, to: 95 };

/** One film: with alpha as WebM, and on its ground as MP4. Throws picture.noSubject, picture.unsteady. */
export async function cutOutFilm(run: ToolRun<CutInput>, { key, name }: KeptFile): Promise<StoredOutput> {
  await run.progress("cutting", SHARE.from);
  const base = filmName(run.task.id);
  const [film, cutout, plain, poster] = await Promise.all([
    sourceOf(run, key),
    targetAt(run, `${base}.webm`, "video/webm"),
    targetAt(run, `${base}.mp4`, "video/mp4"),
    targetAt(run, `${base}.poster.webp`, "image/webp"),
  ]);
  const { ground } = run.input;
  const job = { kind: "film-cutout", film, ground, cutout, plain, poster } as const;
  const { made, engine, flicker, confidence, doubt } = await run.media("cut out", job, SHARE);
  if (!made) throw new AppError(doubt === "unsteady" ? "picture.unsteady" : "picture.noSubject", { params: { name } });
  const artifact = (named: "cutout" | "plain", { key: kept, content_type }: typeof cutout | typeof plain): StoredArtifact => ({
    kind: "video",
    name: named,
    key: kept,
    content_type,
    ...made[named],
    poster_key: poster.key,
  });
  const output = {
    artifacts: [artifact("cutout", cutout), artifact("plain", plain)],
    facts: { confidence, flicker_before: flicker.before, flicker_after: flicker.after },
    engines: { render: engine },
    timings: {},
  };
  return signedOutput(run, output, { engines: output.engines, source: "algorithmicallyEnhanced", of: ["cutout", "plain"] });
}
