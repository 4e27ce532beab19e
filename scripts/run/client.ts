import { createTRPCClient, httpBatchLink } from "@trpc/client";
import type { Language } from "../../locales/index.ts";
import type { AppRouter } from "../../trpc/index.ts";

interface Options {
  lang?: Language;
  channel?: string;
  /** A session to go on with, else a new guest's. */
  token?: string;
}

/** The typed client that any script would use (docs/scripting.md): a token, then every procedure as its user. */
export async function connect(origin: string, { lang = "en", channel, token = "" }: Options = {}) {
  const headers = () => ({ lang, ...(token ? { "x-token": token } : {}) });
  const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: `${origin}/trpc`, headers })] });
  if (!token) ({ token } = await client.account.guestLogin.mutate({ channel }));
  return { client, token };
}
export type Client = Awaited<ReturnType<typeof connect>>["client"];
