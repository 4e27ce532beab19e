import { ACTION } from "../call-to-action.ts";
import { DECOR } from "../decor.ts";
import type { ElementOf } from "../document/element.ts";

export const TEXT_ROLES = ["price", "call", "caption", "text"] as const;
/** What a text is to whoever sees the ad. */
export type TextRole = (typeof TEXT_ROLES)[number];

const PRICE = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|元|块)/u;
/** A sentence that names a price, or asks to do something, is a line of the ad as any other. */
const MOST = { price: 24, call: 40 };

/** Null: it is there for its look. */
export function roleOf({ name, text, words }: Pick<ElementOf<"text">, "name" | "text" | "words">): TextRole | null {
  if (name === DECOR || text.trim() === "") return null;
  if (name === "caption" || words.length > 0) return "caption";
  if (text.length <= MOST.price && PRICE.test(text)) return "price";
  return text.length <= MOST.call && ACTION.test(text) ? "call" : "text";
}
