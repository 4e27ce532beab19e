import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { adminKey } from "../../../scripts/setup/secrets.ts";
import type { AppRouter } from "../../../trpc/index.ts";

/** The admin of the product under test: its key lies in the state folder of this run. */
export const adminOf = (origin: string) =>
  createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: `${origin}/trpc`, headers: { "x-admin-key": adminKey() } })] });
