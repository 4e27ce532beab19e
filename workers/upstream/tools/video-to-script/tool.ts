import { z } from "zod";
import { COSTS } from "../../../../trpc/contract/rules/credits.ts";
import { videoToScript as manifest } from "../../../../trpc/contract/tools/video-to-script.ts";
import { nameOf } from "../background-remover/name.ts";
import { keptFile, resolveFiles } from "../files.ts";
import { defineTool } from "../tool.ts";
import { writeReports } from "./run.ts";

const { input } = manifest.work;

const kept = z.object({ videos: z.array(keptFile).min(1) });
export type ScriptInput = z.infer<typeof kept>;

/** Video to Script: a report of each video. */
export const videoToScript = defineTool<z.output<typeof input>, ScriptInput>({
  manifest,
  kept: { version: 1, schema: kept },
  async prepare(call, { videos }) {
    const found = await resolveFiles(call, videos, "video-to-script");
    const more = found.length > 1 ? ` + ${found.length - 1}` : "";
    return { input: { videos: found }, title: nameOf(found[0]?.name ?? "") + more };
  },
  files: ({ videos }) => videos.map(({ key }) => key),
  check() {
    /* All that can be refused is refused by the upload rule. */
  },
  quote: ({ videos }) => ({ credits: videos.length * COSTS["video-to-script"].credits, seconds: null }),
  run: writeReports,
});
