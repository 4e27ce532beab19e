import type { Jar } from "./cookie-jar.ts";

/** What is asked of a sign-in provider on behalf of one browser. */
export interface Question {
  /** Comes back unchanged in the address. */
  state: string;
  /** Comes back inside the signed answer. */
  nonce: string;
  /** Of PKCE (RFC 7636): kept here, its digest is sent ahead; who has stolen the answer's code lacks it. */
  verifier: string;
}

/** What the browser wanted when it left for the provider. */
export interface Wish {
  back: string;
  team: string;
}

const QUARTER = 15 * 60;
const random = (): string => [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A fresh question; only this browser can bring its answer. */
export function ask(jar: Jar, wish: Wish): Question {
  const question = { state: random(), nonce: random(), verifier: random() };
  jar.set("sign_in", JSON.stringify({ ...question, ...wish }), QUARTER);
  return question;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** The question that an answer's `state` belongs to, once; null where this browser asked no such thing. */
export function answered(jar: Jar, state: string): (Question & Wish) | null {
  try {
    const kept = JSON.parse(jar.get("sign_in") || "{}") as Partial<Record<keyof (Question & Wish), unknown>>;
    jar.clear("sign_in");
    const { nonce, verifier, back, team } = kept;
    return isText(kept.state) &&
      kept.state.length > 16 &&
      kept.state === state &&
      isText(nonce) &&
      isText(verifier) &&
      isText(back) &&
      isText(team)
      ? { state, nonce, verifier, back, team }
      : null;
  } catch {
    return null;
  }
}
