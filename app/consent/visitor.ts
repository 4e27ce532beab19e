import type { AppLoadContext } from "@remix-run/cloudflare";
import { asks, mayMeasure, type Visitor } from "../../trpc/contract/rules/consent.ts";
import { configured } from "./third-parties.ts";
import { readCookies } from "../http/cookies.ts";

/** A request's visitor: what they chose before, and what their browser says by itself. */
export function visitorOf(request: Request, country: string): Visitor {
  const said = readCookies(request).get("consent");
  return { country, choice: said === "yes" || said === "no" ? said : null, gpc: request.headers.get("sec-gpc") === "1" };
}

export interface Consent {
  /** The question is put on this page. */
  asked: boolean;
  /** This visit is measured. */
  measured: boolean;
  /** They said yes themselves: services of others are loaded. Where nobody is asked, nobody has. */
  agreed: boolean;
  /** The browser says no by itself (Global Privacy Control). */
  gpc: boolean;
}

/** How this visitor stands to being measured. */
export function consentOf(request: Request, { country, thirdParties }: Pick<AppLoadContext, "country" | "thirdParties">): Consent {
  const visitor = visitorOf(request, country);
  const { gpc, choice } = visitor;
  const open = choice === null && !gpc && configured(thirdParties).length > 0;
  return { asked: asks(visitor) || open, measured: mayMeasure(visitor), agreed: choice === "yes" && !gpc, gpc };
}
