import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { NO_BACKGROUND, type TimelineDocument } from "../../../../timeline/document.ts";
import { BUILT_IN_LIPS } from "../../../../trpc/contract/rules/models/index.ts";
import { filmName } from "../../files/keys.ts";
import { targetAt, urlsOf } from "../job-files.ts";
import { drawnAs } from "../link-to-video/quality.ts";
import { signed } from "../signed.ts";
import type { ToolRun } from "../tool.ts";
import type { AvatarInput } from "./input.ts";

/** What XMP names where no provider took part. */
const BUILT_IN = { id: BUILT_IN_LIPS, name: "Built-in engine" };

/** A document as its film. MP4; of what can be seen through WebM, for H.264 has no alpha. */
export async function render(run: ToolRun<AvatarInput>, document: TimelineDocument) {
  const name = filmName(run.task.id);
  const transparent = document.canvas.background === NO_BACKGROUND;
  const [ending, type, still] = transparent
    ? (["webm", "video/webm", "image/webp"] as const)
    : (["mp4", "video/mp4", "image/jpeg"] as const);
  const [urls, video, poster] = await Promise.all([
    urlsOf(run, document),
    targetAt(run, `${name}.${ending}`, type),
    targetAt(run, `${name}.${transparent ? "webp" : "jpg"}`, still),
  ]);
  const drawn = {
    document,
    urls,
    ...drawnAs(run.task.stage === "preview" ? "preview" : "render", document),
    title: run.task.title,
    poster,
  };
  const share = { phase: "rendering", from: 45, to: 98 };
  const made = transparent
    ? await run.media("render", { kind: "export", ...drawn, format: "webm", at: 0, file: video }, share)
    : await run.media("render", { kind: "render", ...drawn, video }, share);
  const { bytes, width, height, duration, engine } = made;
  const artifact: StoredArtifact = {
    kind: "video",
    name: "avatar",
    key: video.key,
    poster_key: poster.key,
    content_type: type,
    bytes,
    width,
    height,
    duration,
  };
  const maker = run.input.lips ? { id: run.input.lips.id, name: run.input.lips.name } : BUILT_IN;
  const [written = artifact] = await signed(run, [artifact], { model: maker, source: "compositeWithTrainedAlgorithmicMedia", mark: "" });
  return { artifact: written, engine };
}
