import { z } from "zod";
import { costOf } from "../../../../trpc/contract/rules/credits.ts";
import { subtitleTranslation as manifest } from "../../../../trpc/contract/tools/subtitle-translation.ts";
import { AppError } from "../../app-error.ts";
import { nameOf } from "../background-remover/name.ts";
import { resolveFile } from "../files.ts";
import { defineTool } from "../tool.ts";
import { cuesIn, keptTranslation } from "../translation/asked.ts";
import { translateSubtitles } from "./run.ts";

const { input } = manifest.work;

/** `seconds` of what is translated; `charged`: somebody who is paid translates it. */
const kept = keptTranslation.extend({ seconds: z.number(), charged: z.boolean() });
export type SubtitleTranslation = z.infer<typeof kept>;

const TITLE = 60;

/** Subtitle translation: of a file of subtitles, or of a video's. What a person translates by themselves is free. */
export const subtitleTranslation = defineTool<z.output<typeof input>, SubtitleTranslation>({
  manifest,
  kept: { version: 1, schema: kept },
  async prepare(call, { video: named, ...asked }) {
    const [lines, target] = [cuesIn(asked.lines), cuesIn(asked.target)];
    if (!named && lines.length === 0) throw new AppError("subtitles.missing");
    const video = named ? await resolveFile(call, named, "subtitle-translation") : null;
    const seconds = video?.duration ?? Math.max(0, ...lines.map(({ end }) => end));
    const charged = call.translator !== null && target.length === 0;
    return {
      input: { ...asked, video, reference: named ?? "", seconds, charged },
      title: video ? nameOf(video.name) : (lines[0]?.text ?? "").slice(0, TITLE),
    };
  },
  files: ({ video }) => (video ? [video.key] : []),
  check() {
    /* All that can be refused is refused while the order is read. */
  },
  quote: ({ seconds, charged }) => ({ credits: charged ? costOf("subtitle-translation", seconds) : 0, seconds: Math.round(seconds) }),
  run: translateSubtitles,
});
