import type { Language } from "../../locales/index.ts";
import type { ThirdParties } from "../consent/third-parties.ts";
import type { AccountContext } from "./account-context.ts";
import type { Api } from "../../trpc/router.ts";

/** What every loader and action gets of its request, made once by the web worker. */
export interface RequestContext {
  api: Api;
  lang: Language;
  /** The visitor's time zone (IANA) as the edge knows it, else UTC; likewise the country (ISO 3166), else empty. */
  zone: string;
  country: string;
  nonce: string;
  /** The server's version as last heard; empty until it was, null where the page answers a form: to load that anew is to post it again. */
  version: string | null;
  /** Whether the upstream answered before the page was begun. */
  reachable: boolean;
  /** Where events are sent, if not kept here. */
  eventsHost: string;
  /** The operator's own, by their ids. */
  thirdParties: ThirdParties;
  account: AccountContext;
  /** Sends a file to a signed address of ours (`/files/…`); answers whether it was taken. */
  putFile(path: string, file: Blob): Promise<boolean>;
  /** A file at a signed address of ours. */
  getFile(path: string): Promise<Response>;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends RequestContext {}
}
