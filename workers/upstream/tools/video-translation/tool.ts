import { z } from "zod";
import { costOf } from "../../../../trpc/contract/rules/credits.ts";
import { videoTranslation as manifest } from "../../../../trpc/contract/tools/video-translation.ts";
import { nameOf } from "../background-remover/name.ts";
import { keptFile, resolveFile } from "../files.ts";
import { defineTool } from "../tool.ts";
import { cuesIn } from "../translation/asked.ts";
import { translateVideo } from "./run.ts";

const { input } = manifest.work;

const kept = input.extend({ video: keptFile, reference: z.string() });
export type VideoTranslation = z.infer<typeof kept>;

/** Video translation: a new voice and subtitles for a film, by lines that a person has seen. */
export const videoTranslation = defineTool<z.output<typeof input>, VideoTranslation>({
  manifest,
  kept: { version: 1, schema: kept },
  async prepare(call, asked) {
    cuesIn(asked.lines);
    cuesIn(asked.target);
    const video = await resolveFile(call, asked.video, "video-translation");
    return { input: { ...asked, video, reference: asked.video }, title: nameOf(video.name) };
  },
  files: ({ video }) => [video.key],
  check() {
    /* All that can be refused is refused while the order is read. */
  },
  quote: ({ video }) => ({ credits: costOf("video-translation", video.duration), seconds: Math.round(video.duration) }),
  run: translateVideo,
});
