import type { AppLoadContext } from "@remix-run/cloudflare";
import { asks, mayMeasure, visitorOf } from "../../trpc/contract/rules/consent.ts";

export interface Consent {
  /** The question is put on this page. */
  asked: boolean;
  /** This visit is measured. */
  measured: boolean;
  /** The browser says no by itself (Global Privacy Control). */
  gpc: boolean;
}

/** How this visitor stands to being measured. */
export function consentOf(request: Request, { country }: AppLoadContext): Consent {
  const visitor = visitorOf(request.headers, country);
  return { asked: asks(visitor), measured: mayMeasure(visitor), gpc: visitor.gpc };
}
