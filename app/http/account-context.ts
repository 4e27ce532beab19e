import type { Attribution } from "../../trpc/contract/rules/attribution.ts";

/** What a browser wanted when it left to sign in. */
interface Wish {
  back: string;
  team: string;
}

/** What pages may do with the visitor's session; every cookie is the web worker's own business. */
export interface AccountContext {
  /** Where the visitor came from (spec §3). */
  attribution: Attribution;
  /** The partner's page to go to after signing in, of a host that the operator names; empty for none. */
  partner(): string;
  forgetPartner(): void;
  /** The product link that the operator's own site gave along; empty for none, or for what is no web address. */
  siteProduct(): string;
  forgetSiteProduct(): void;
  /** Makes a session this browser's: the cookie, and the calls from here on. */
  keep(session: { token: string; maxAge: number }): void;
  /** Ends the session on this browser: token and cookies (spec §4 Logout). */
  end(): void;
  /** Makes the admin calls of this request with a key that was typed. */
  asAdmin(key: string): void;
  /** Forgets who was measured: the id, and what was kept beside it. */
  forgetVisitor(): void;
  /** Google's client id, where this browser may still be prompted; empty otherwise. */
  oneTapClient(): string;
  /** The prompt is shown now, and not again. */
  prompted(): void;
  /** A fresh question for a sign-in provider, which only this browser can bring the answer to. */
  ask(wish: Wish): { state: string; nonce: string; verifier: string };
  /** The question and wish that an answer belongs to, once; null where this browser asked nothing of the kind. */
  answered(state: string): (Wish & { state: string; nonce: string; verifier: string }) | null;
  /** The token that a link gave along (`?att=`), until it is used or declined; empty for none. */
  handoff(): string;
  forgetHandoff(): void;
}
