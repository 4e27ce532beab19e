import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { composePoster, styleOf } from "../../../../timeline/poster/compose.ts";
import { filmName } from "../../files/keys.ts";
import { targetAt, urlsOf } from "../job-files.ts";
import { referencePicture } from "../reference-picture.ts";
import type { ToolRun } from "../tool.ts";
import { markOf } from "../made-with-ai.ts";
import type { Made } from "./edits.ts";
import type { KeptImage } from "./kept.ts";

type Run = ToolRun<KeptImage>;
/** Posters of one prompt, each by its own seed; where nobody chose a style, each in another. */
export async function makePosters(run: Run): Promise<Made> {
  const { prompt, style, ratio, count, seed } = run.input.asked;
  await run.progress("reading", 5);
  const [reference] = run.input.pictures;
  const picture = reference ? await referencePicture(run, reference.key, "reference") : null;
  const artifacts: StoredArtifact[] = [];
  const styles: string[] = [];
  let engine = "";
  for (let at = 0; at < count; at += 1) {
    const own = style === "auto" ? styleOf(seed + at) : style;
    const document = composePoster({ id: run.task.id, prompt, style: own, ratio, seed: seed + at, picture, mark: markOf(run.input.asked) });
    const name = `${filmName(run.task.id)}-${at + 1}.png`;
    const [target, urls] = await Promise.all([targetAt(run, name, "image/png"), urlsOf(run, document)]);
    const made = await run.media(`picture ${at + 1}`, { kind: "still", document, urls, scale: 1, at: 0, picture: target });
    engine = made.engine;
    styles.push(own);
    const { width, height } = made;
    artifacts.push({ kind: "image", name: `image-${at + 1}`, key: target.key, content_type: "image/png", bytes: 0, width, height });
    await run.progress("making", 10 + (80 * (at + 1)) / count);
    await run.made({ artifacts: [...artifacts], facts: { mode: "text" }, engines: {}, timings: {} });
  }
  return { artifacts, facts: { styles: styles.join(",") }, engine };
}
