import { z } from "zod";
import { costOf, PREVIEW_CREDITS } from "../../../../trpc/contract/rules/credits.ts";
import { timeIssue } from "../../../../trpc/contract/rules/spans.ts";
import { PREVIEW_SECONDS, videoEnhancer as manifest } from "../../../../trpc/contract/tools/video-enhancer.ts";
import { refuse } from "../../app-error.ts";
import { nameOf } from "../background-remover/name.ts";
import { keptFile, resolveFile } from "../files.ts";
import { defineTool } from "../tool.ts";
import { enhanceVideo } from "./run.ts";

const { input } = manifest.work;

/** What was asked for as it was asked, its video as it was found, and the second where a preview begins. */
const kept = z.object({ asked: input, video: keptFile, start: z.number() });
export type EnhanceInput = z.infer<typeof kept>;

/** Video enhancer: a preview is free, and shows three seconds of what the render will be. */
export const videoEnhancer = defineTool<z.output<typeof input>, EnhanceInput>({
  manifest,
  kept: { version: 1, schema: kept },
  async prepare(call, asked) {
    const { seconds, issues } = timeIssue(asked.at);
    refuse(issues);
    const video = await resolveFile(call, asked.video, "video-enhancer");
    const start = Math.max(0, Math.min(seconds, video.duration - PREVIEW_SECONDS));
    return { input: { asked, video, start }, title: nameOf(video.name) };
  },
  files: ({ video }) => [video.key],
  check() {
    /* All that can be refused is refused while the order is read. */
  },
  quote: ({ video }, stage) =>
    stage === "preview"
      ? { credits: PREVIEW_CREDITS, seconds: PREVIEW_SECONDS }
      : { credits: costOf("video-enhancer", video.duration), seconds: Math.round(video.duration) },
  run: enhanceVideo,
});
