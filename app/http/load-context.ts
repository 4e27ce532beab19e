import type { Api } from "../../trpc/router.ts";

/** What every loader and action gets of its request, made once by the web worker. */
export interface RequestContext {
  api: Api;
  lang: "en" | "zh";
  nonce: string;
  /** Follows a task as it goes (Server-Sent Events). */
  clientVersion: string;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends RequestContext {}
}
