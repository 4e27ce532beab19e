import { z } from "zod";
import { checkSpans, parseSpans, spansWithout } from "../../../../trpc/contract/rules/spans.ts";
import { videoCut as manifest } from "../../../../trpc/contract/tools/video-cut.ts";
import { AppError, refuse } from "../../app-error.ts";
import { keptFile, resolveFile } from "../files.ts";
import { nameOf } from "../background-remover/name.ts";
import { defineTool } from "../tool.ts";
import { cutVideo } from "./run.ts";

const { input } = manifest.work;

/** Each file is made of its spans, in their order; seconds. */
const kept = z.object({
  video: keptFile,
  files: z.array(z.array(z.object({ start: z.number(), end: z.number() })).min(1)).min(1),
});
export type CutInput = z.infer<typeof kept>;

/** Video cut: spans of a film, in one file or one each. */
export const videoCut = defineTool<z.output<typeof input>, CutInput>({
  manifest,
  kept: { version: 1, schema: kept },
  async prepare(call, { video: named, spans: text, keep, files }) {
    const { spans, issues } = parseSpans(text);
    refuse(issues);
    const video = await resolveFile(call, named, "video-cut");
    refuse(checkSpans(spans, video.duration));
    const wanted = keep === "keep" ? spans.map(({ start, end }) => ({ start, end })) : spansWithout(spans, video.duration);
    if (wanted.length === 0) throw new AppError("span.nothingLeft");
    return { input: { video, files: files === "one" ? [wanted] : wanted.map((one) => [one]) }, title: nameOf(video.name) };
  },
  files: ({ video }) => [video.key],
  check() {
    /* All that can be refused is refused while the order is read. */
  },
  quote: ({ files, video }) => ({
    credits: 0,
    seconds: Math.round(files.flat().reduce((sum, { start, end }) => sum + Math.min(end, video.duration) - start, 0)),
  }),
  run: cutVideo,
});
