import { TOOLS, type ToolManifest } from "../tools/index.ts";
import type { CostRule } from "./price.ts";

type KeysOf<T> = T extends unknown ? Extract<keyof T, string> : never;
/** A row of the cost table: a tool's slug, or one of its several prices. */
export type CostName = KeysOf<ToolManifest["prices"]>;

/**
 * Every price, of the tools' manifests. Spec §9 gives that of text to speech, and the step (not the price) of
 * translation (30 s) and of watermark removal (15 s). The rest is decided there: a rendered ad costs 5 credits for each
 * started 15 s, so a month of Starter (150 credits, $29) is fifteen ads of 30 s, about $2 each. Analysis, scripts,
 * downloads and every preview are free.
 */
export const COSTS: Readonly<Record<CostName, CostRule>> = Object.assign({}, ...TOOLS.map(({ prices }) => prices));
export const COST_NAMES = Object.keys(COSTS) as [CostName, ...CostName[]];

/** A preview never costs (decision; spec §4: the preview is not the final video). */
export const PREVIEW_CREDITS = 0;

/** What a new guest is given: one rendered ad of up to 60 s. */
export const GUEST_CREDITS = 20;

/**
 * Whole credits for `size` characters, seconds or pieces of one tool's output; each started step
 * is charged. Nothing costs nothing. Throws RangeError when the size is negative or not finite.
 */
export const costOf = (name: CostName, size: number): number => {
  if (!Number.isFinite(size) || size < 0) throw new RangeError(`size must be zero or more, got ${size}`);
  const { step, credits } = COSTS[name];
  return Math.ceil(size / step) * credits;
};

/** Characters as text to speech charges them: code points, whitespace at the ends left out. */
export const speechCost = (text: string): number => costOf("text-to-speech", Array.from(text.trim()).length);
