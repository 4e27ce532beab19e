import type { AccountContext } from "./account-context.ts";
import type { Api } from "../../trpc/router.ts";

/** What every loader and action gets of its request, made once by the web worker. */
export interface RequestContext {
  api: Api;
  lang: "en" | "zh";
  nonce: string;
  account: AccountContext;
  /** Sends a file to a signed address of ours (`/files/…`); answers whether it was taken. */
  putFile(path: string, file: Blob): Promise<boolean>;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends RequestContext {}
}
