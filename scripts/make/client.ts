import { createTRPCClient, httpBatchLink } from "@trpc/client";
import type { AppRouter } from "../../trpc/index.ts";

/** The typed client that any script would use: a guest's token, then every procedure. */
export async function connect(origin: string) {
  let token = "";
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: `${origin}/trpc`, headers: () => (token ? { "x-token": token } : {}) })],
  });
  ({ token } = await client.account.guestLogin.mutate({ channel: "cli" }));
  return client;
}
export type Client = Awaited<ReturnType<typeof connect>>;
