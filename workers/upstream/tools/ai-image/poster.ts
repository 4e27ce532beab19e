import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { composePoster, styleOf } from "../../../../timeline/poster/compose.ts";
import type { PictureBrief } from "../../../../timeline/poster/poster.ts";
import { filmName } from "../../files/keys.ts";
import { sourceOf, targetAt, urlsOf, workName } from "../job-files.ts";
import type { ToolRun } from "../tool.ts";
import { markOf } from "../made-with-ai.ts";
import type { Made } from "./edits.ts";
import type { KeptImage } from "./kept.ts";

type Run = ToolRun<KeptImage>;
/** The reference picture, cut out where that can be trusted; as it is where not. */
async function subjectOf(run: Run): Promise<PictureBrief | null> {
  const [picture] = run.input.pictures;
  if (!picture) return null;
  const name = await workName(run, { picture: picture.key });
  const [source, normal, cutout] = await Promise.all([
    sourceOf(run, picture.key),
    targetAt(run, `${name}.webp`, "image/webp"),
    targetAt(run, `${name}-cut.webp`, "image/webp"),
  ]);
  const seen = await run.media("reference", { kind: "picture", picture: source, scale: 1, normal, cutout });
  const { cutout: cut, width, height } = seen;
  if (cut === null || cut.doubt !== null) return { url: normal.key, width, height, cut: false };
  return { url: cutout.key, width: cut.width, height: cut.height, cut: true, box: cut.box };
}

/** Posters of one prompt, each by its own seed; where nobody chose a style, each in another. */
export async function makePosters(run: Run): Promise<Made> {
  const { prompt, style, ratio, count, seed } = run.input.asked;
  await run.progress("reading", 5);
  const picture = await subjectOf(run);
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
