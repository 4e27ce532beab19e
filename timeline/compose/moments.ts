import type { Schedule, Timed } from "./schedule.ts";

/** Words for buttons and labels that a brief does not carry. */
export const LABELS = {
  en: { tap: "Shop now", before: "Before", after: "After", step: "Step", now: "Now", was: "was", issue: "No.", with: "With", without: "Without", figure: "fig." },
  zh: { tap: "立即购买", before: "以前", after: "现在", step: "步骤", now: "现价", was: "原价", issue: "第", with: "有它", without: "没有它", figure: "图" },
} as const;

/** The clip that names the price: the offer, else the call to action. */
export function priceClip(plan: Schedule): Timed | null {
  return plan.clips.find((c) => c.role === "offer") ?? plan.clips.at(-1) ?? null;
}

/** Where the finger comes down: a second before the end. */
export const tapTime = (clip: Timed): number => Math.max(clip.start + 0.9, clip.end - 1.25);
