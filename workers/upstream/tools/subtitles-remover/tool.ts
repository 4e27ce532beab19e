import { z } from "zod";
import { costOf, PREVIEW_CREDITS } from "../../../../trpc/contract/rules/credits.ts";
import { checkBoxes, checkBoxTimes, type EraseQuality } from "../../../../trpc/contract/rules/erase-boxes.ts";
import { timeIssue } from "../../../../trpc/contract/rules/spans.ts";
import { PREVIEW_SECONDS, subtitlesRemover as manifest } from "../../../../trpc/contract/tools/subtitles-remover.ts";
import { refuse } from "../../app-error.ts";
import { nameOf } from "../background-remover/name.ts";
import { type KeptFile, keptFile, resolveFiles } from "../files.ts";
import { defineTool } from "../tool.ts";
import { removeFromVideos } from "./run.ts";

const { input } = manifest.work;

/** What was asked for as it was asked; its videos as they were found, of a part the one that it works on; where a preview begins. */
const kept = z.object({ asked: input, videos: z.array(keptFile).min(1), start: z.number() });
export type EraseInput = z.infer<typeof kept>;

const priceOf = ({ duration }: KeptFile, quality: EraseQuality): number =>
  costOf(quality === "advanced" ? "subtitles-remover-advanced" : "subtitles-remover", duration);

/** Watermark and subtitle removal: finding and previewing look at the first video and are free; a render has a part for each of several. */
export const subtitlesRemover = defineTool<z.output<typeof input>, EraseInput>({
  manifest,
  kept: { version: 1, schema: kept },
  async prepare(call, asked, stage) {
    const { seconds, issues } = timeIssue(asked.at);
    refuse(issues);
    refuse(checkBoxes(asked.boxes, asked.quality));
    const videos = await resolveFiles(call, asked.videos, "subtitles-remover");
    refuse(videos.flatMap(({ duration }) => checkBoxTimes(asked.boxes, duration)));
    const [first] = videos;
    const start = Math.max(0, Math.min(seconds, (first?.duration ?? 0) - PREVIEW_SECONDS));
    const more = videos.length > 1 ? ` + ${videos.length - 1}` : "";
    const prepared = { input: { asked, videos, start }, title: nameOf(first?.name ?? "") + more };
    if (stage !== "render" || videos.length === 1) return prepared;
    return { ...prepared, parts: { stage: "render", costs: videos.map((video) => priceOf(video, asked.quality)) } };
  },
  files: ({ videos }) => videos.map(({ key }) => key),
  check() {
    /* All that can be refused is refused while the order is read. */
  },
  quote({ asked, videos }, stage) {
    const [first, second] = videos;
    if (stage === "find") return { credits: PREVIEW_CREDITS, seconds: null };
    if (stage === "preview") return { credits: PREVIEW_CREDITS, seconds: PREVIEW_SECONDS };
    const seconds = Math.round(videos.reduce((sum, { duration }) => sum + duration, 0));
    return { credits: first && !second ? priceOf(first, asked.quality) : 0, seconds };
  },
  run: removeFromVideos,
});
