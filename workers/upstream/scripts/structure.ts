import type { ScriptAngle } from "../../../trpc/contract/script.ts";

/**
 * What a script is made of, in order. `first` is the first fact, `facts` those that were not said, `proof` what others say
 * of it; `price` stands once, as the hook of an offer or on its own before the call.
 */
export type Part = "hook" | "problem" | "name" | "first" | "facts" | "proof" | "price" | "closer" | "call";

/** Each angle is built in another order, not only named otherwise. */
export const STRUCTURES: Readonly<Record<ScriptAngle, readonly Part[]>> = {
  // A question, what annoys, what helps.
  "problem-solution": ["hook", "problem", "name", "facts", "proof", "price", "call"],
  // The thing itself from the first second: fact by fact.
  "benefit-first": ["first", "name", "facts", "proof", "price", "closer", "call"],
  // What it costs comes first, then what one gets for it.
  offer: ["hook", "price", "name", "facts", "proof", "closer", "call"],
  // A moment among people; the thing comes in before its name.
  story: ["hook", "first", "name", "facts", "proof", "price", "call"],
  // What buyers say, then why.
  "social-proof": ["hook", "name", "price", "facts", "proof", "closer", "call"],
};
