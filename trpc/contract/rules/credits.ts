import { z } from "zod";

/** What a cost is counted in: `size` is characters, seconds or pieces; each started step costs `credits`. */
export type CostRule = {
  unit: "characters" | "seconds" | "items";
  step: number;
  credits: number;
  source: "spec" | "decision";
};

/** Tools by slug; a page, a contract and a workflow of the same slug use the row. */
export const costTool = z.enum([
  "link-to-video",
  "ai-video-ads",
  "text-to-speech",
  "video-translation",
  "subtitles-remover",
  "subtitles-remover-advanced",
  "video-enhancer",
  "background-remover",
  "image-to-videos",
  "create-ai-video",
  "ai-image",
  "video-avatar",
  "clips-to-videos",
  "sample-to-ai-video",
  "video-remix",
  "video-to-script",
  "smart-editing",
  "video-downloader",
  "mp3-downloader",
]);
export type CostTool = z.infer<typeof costTool>;

const perSeconds = (step: number, credits: number): CostRule => ({ unit: "seconds", step, credits, source: "decision" });
const perItem = (credits: number): CostRule => ({ unit: "items", step: 1, credits, source: "decision" });

/**
 * Spec §9 gives the price of text to speech, and the step (not the price) of translation (30 s)
 * and of watermark removal (15 s). The rest is decided here: a rendered ad costs 5 credits for each
 * started 15 s, so a month of Starter (150 credits, $29) is fifteen ads of 30 s, about $2 each.
 * Analysis, scripts, downloads and every preview are free.
 */
export const COSTS = {
  "link-to-video": perSeconds(15, 5),
  "ai-video-ads": perSeconds(15, 5),
  "text-to-speech": { unit: "characters", step: 100, credits: 2, source: "spec" },
  "video-translation": perSeconds(30, 5),
  "subtitles-remover": perSeconds(15, 2),
  "subtitles-remover-advanced": perSeconds(15, 5),
  "video-enhancer": perSeconds(15, 3),
  "background-remover": perItem(1),
  "image-to-videos": perSeconds(5, 3),
  "create-ai-video": perSeconds(5, 5),
  "ai-image": perItem(2),
  "video-avatar": perSeconds(15, 5),
  "clips-to-videos": perSeconds(15, 3),
  "sample-to-ai-video": perSeconds(15, 5),
  "video-remix": perSeconds(15, 3),
  "video-to-script": perItem(2),
  "smart-editing": perSeconds(15, 3),
  "video-downloader": perItem(0),
  "mp3-downloader": perItem(0),
} as const satisfies Record<CostTool, CostRule>;

/** A preview never costs (decision; spec §4: the preview is not the final video). */
export const PREVIEW_CREDITS = 0;

/** What a new guest is given: one rendered ad of up to 60 s. */
export const GUEST_CREDITS = 20;

/**
 * Whole credits for `size` characters, seconds or pieces of one tool's output; each started step
 * is charged. Nothing costs nothing. Throws RangeError when the size is negative or not finite.
 */
export const costOf = (tool: CostTool, size: number): number => {
  if (!Number.isFinite(size) || size < 0) throw new RangeError(`size must be zero or more, got ${size}`);
  const { step, credits } = COSTS[tool];
  return Math.ceil(size / step) * credits;
};

/** Characters as text to speech charges them: code points, whitespace at the ends left out. */
export const speechCost = (text: string): number => costOf("text-to-speech", Array.from(text.trim()).length);
