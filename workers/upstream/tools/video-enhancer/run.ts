import type { StoredOutput } from "../../../../db/schema/index.ts";
import { PREVIEW_SECONDS } from "../../../../trpc/contract/tools/video-enhancer.ts";
import type { JobOf } from "../../../media/protocol/jobs.ts";
import { beforeAfter, bothFilms } from "../before-after.ts";
import { sourceOf } from "../job-files.ts";
import { signedOutput } from "../signed.ts";
import type { ToolRun } from "../tool.ts";
import type { EnhanceInput } from "./tool.ts";

const SHARE = { phase: "enhancing", from: 2, to: 98 };
const TIMES = { "1": 1, "2": 2, "4": 4 } as const;
const RATES = { keep: null, "30": 30, "60": 60 } as const;

function recipeOf({ asked: { video: _video, at: _at, times, rate, ...rest } }: EnhanceInput): JobOf<"enhance">["recipe"] {
  return { ...rest, times: TIMES[times], rate: RATES[rate] };
}

/** A preview or the whole: before and after, in step. What was asked for is said with it, so that its page can go on from there. */
export async function enhanceVideo(run: ToolRun<EnhanceInput>): Promise<StoredOutput> {
  const { video, start, asked } = run.input;
  const [film, films] = await Promise.all([sourceOf(run, video.key), beforeAfter(run)]);
  const span = run.task.stage === "preview" ? { start, seconds: PREVIEW_SECONDS } : null;
  const made = await run.media("enhance", { kind: "enhance", film, recipe: recipeOf(run.input), span, ...films }, SHARE);
  const output = {
    artifacts: bothFilms("enhanced", films, made),
    facts: { ...asked, seconds: video.duration, upscaler: made.upscaler, has_sound: made.has_sound },
    engines: { render: made.engine },
    timings: {},
  };
  return signedOutput(run, output, { engines: output.engines, source: "algorithmicallyEnhanced", of: ["enhanced"] });
}
