import { createTRPCClient, httpBatchLink } from "@trpc/client";
import type { AppRouter } from "../../trpc/router.ts";

/** The most calls that the server takes in one request (workers/web/trpc.ts). */
const MOST_CALLS = 20;

/**
 * Every procedure, typed, for islands: calls of one turn go out as one request to `/trpc` of this site, as the visitor whose
 * cookies the browser sends with it. A refusal is a TRPCClientError with a message in the page's language. 5 kB gzip: a
 * behaviour that makes one call or two does without.
 */
export const browserApi = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: "/trpc", maxItems: MOST_CALLS })] });
