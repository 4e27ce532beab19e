import { finalSeconds, previewSeconds } from "./flow.ts";
import { scriptSizes } from "./js-size.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { renderRatios } from "./render.ts";
import { serverRendering } from "./ssr.ts";
import { workerSize } from "./worker-size.ts";

/** Answers the origin of a running product, started for the first figure that needs it. */
export type Origin = () => Promise<string>;

export interface Figure {
  /** What it prints; those ending in `*` print one for each page. */
  names: string[];
  measure(origin: Origin): Promise<Record<string, number>>;
}

export const FIGURES: Figure[] = [
  { names: ["worker.web_gzip_kb"], measure: workerSize },
  { names: ["js.gzip_kb.*"], measure: scriptSizes },
  { names: ["lighthouse.*"], measure: lighthouseScores },
  { names: ["ssr.rps_vs_bare_remix", "ssr.cpu_ms_p99"], measure: serverRendering },
  { names: ["flow.preview_s"], measure: previewSeconds },
  { names: ["flow.final_s"], measure: finalSeconds },
  { names: ["render.wall_vs_encode_only", "render.wall_vs_ffmpeg_graph"], measure: renderRatios },
];
