import type { Api } from "../../trpc/router.ts";

/** What every loader and action gets of its request, made once by the web worker. */
export interface RequestContext {
  api: Api;
  lang: "en" | "zh";
  nonce: string;
  /** The server's version as last heard; empty until it was, null where the page answers a form: to load that anew is to post it again. */
  version: string | null;
  /** The `Set-Cookie` that ends this session, wherever its cookie lives. */
  endSession: string;
  /** Sends a file to a signed address of ours (`/files/…`); answers whether it was taken. */
  putFile(path: string, file: Blob): Promise<boolean>;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends RequestContext {}
}
