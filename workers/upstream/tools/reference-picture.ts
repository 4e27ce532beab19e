import type { PictureBrief } from "../../../timeline/poster/poster.ts";
import { inView } from "./in-view.ts";
import { sourceOf, targetAt, workName } from "./job-files.ts";
import type { ToolRun } from "./tool.ts";

/** A reference picture for a poster, or a film of posters: cut out where that can be trusted, as it is where not. `step` names its job. */
export async function referencePicture<T>(run: ToolRun<T>, key: string, step: string): Promise<PictureBrief> {
  const name = await workName(run, { picture: key });
  const [source, normal, cutout] = await Promise.all([
    sourceOf(run, key),
    targetAt(run, `${name}.webp`, "image/webp"),
    targetAt(run, `${name}-cut.webp`, "image/webp"),
  ]);
  const seen = await run.media(step, { kind: "picture", picture: source, scale: 1, normal, cutout });
  const { cutout: cut, width, height } = seen;
  return cut !== null && cut.doubt === null
    ? { url: cutout.key, width: cut.width, height: cut.height, cut: true, box: cut.box }
    : { url: normal.key, width, height, cut: false, focus: inView(seen) };
}
