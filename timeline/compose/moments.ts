import type { AdBrief } from "../brief.ts";
import type { Schedule, Shot, Timed } from "./schedule.ts";
import { wordsOf } from "./marked-words.ts";

/** Words for buttons and labels that a brief does not carry. */
export const LABELS = {
  en: {
    tap: "Shop now",
    look: "See it",
    before: "Before",
    after: "After",
    now: "Now",
    was: "was",
    page: "p. {number}",
  },
  zh: {
    tap: "立即购买",
    look: "查看详情",
    before: "以前",
    after: "现在",
    now: "现价",
    was: "原价",
    page: "第{number}页",
  },
} as const;

/** What the button says: the user's own words; of what cannot be bought now, nothing of buying. */
export const buttonOf = ({ call, language, product }: Pick<AdBrief, "call" | "language" | "product">): string =>
  call || LABELS[language][product.sold_out ? "look" : "tap"];

const digits = (text: string) => text.replaceAll(/\D/g, "");

/** When a clip says the price, in seconds of the ad; null when it does not. */
function saidAt(clip: Timed, price: string): number | null {
  const wanted = digits(price);
  return wanted === "" ? null : (wordsOf(clip).find((word) => digits(word.text) === wanted)?.start ?? null);
}

/**
 * The shot for the price: where it is said, else where the offer begins. The hook keeps its first shot; null: the call
 * to action shows it.
 */
export function priceShot(plan: Schedule, { price }: AdBrief["product"]): Shot | null {
  const clips = plan.clips.filter(({ role }) => role !== "cta");
  const offer = clips.find(({ role }) => role === "offer");
  for (const clip of offer ? [offer] : clips) {
    const at = saidAt(clip, price);
    if (at === null) continue;
    const shot = clip.shots.findLast(({ start }) => start <= at) ?? clip.shots[0];
    const shown = shot && clip.index === 0 && shot.first ? clip.shots[1] : shot;
    if (shown) return shown;
  }
  return offer?.shots[0] ?? null;
}

/** Where the finger comes down: a second before the end. */
export const tapTime = (clip: Timed): number => Math.max(clip.start + 0.9, clip.end - 1.25);
