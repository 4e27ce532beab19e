import { createTRPCClient, httpBatchLink } from "@trpc/client";
import type { Language } from "../../locales/index.ts";
import type { AppRouter } from "../../trpc/index.ts";

/** The typed client that any script would use (docs/scripting.md): a new guest's token, then every procedure as that guest. */
export async function connect(origin: string, { lang = "en", channel }: { lang?: Language; channel?: string } = {}) {
  let token = "";
  const headers = () => ({ lang, ...(token ? { "x-token": token } : {}) });
  const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: `${origin}/trpc`, headers })] });
  ({ token } = await client.account.guestLogin.mutate({ channel }));
  return { client, token };
}
export type Client = Awaited<ReturnType<typeof connect>>["client"];
