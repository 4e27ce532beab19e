import { createTRPCClient, httpBatchLink, TRPCClientError } from "@trpc/client";
import type { AppRouter, Draft, Task } from "../../trpc/index.ts";

const fromEnvironment = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests by \`npm test -- product\`.`);
  return value;
};

export const ORIGIN = fromEnvironment("REELWRIGHT_ORIGIN");
export const SHOP = fromEnvironment("REELWRIGHT_SHOP");
export const killMedia = () => fetch(`${fromEnvironment("REELWRIGHT_CONTROL")}/kill-media`, { method: "POST" });

/** A guest of the test's own, as any script would be one. */
export async function visitor({ origin = ORIGIN, lang = "en" }: { origin?: string; lang?: "en" | "zh" } = {}) {
  let token = "";
  const headers = () => ({ lang, ...(token ? { "x-token": token } : {}) });
  const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: `${origin}/trpc`, headers })] });
  ({ token } = await client.account.guestLogin.mutate({}));
  return { client, token };
}
export type Client = Awaited<ReturnType<typeof visitor>>["client"];

/** A draft of a link, read and with scripts. */
export async function draftOf(client: Client, link: string): Promise<Draft> {
  const { id: draft_id } = await client.drafts.create.mutate({ app_id: 104, url: link, language: "en" });
  await client.drafts.analyseUrl.mutate({ draft_id });
  return client.drafts.writeScripts.mutate({ draft_id });
}

export async function finished(client: Client, { task_id }: Task, seconds = 150): Promise<Task> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    const task = await client.tasks.status.query({ task_id });
    if (task.state === "success" || task.state === "failed") return task;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`task ${task_id} did not finish in ${seconds} s`);
}

/** The upstream's code of a refused call; fails where it was not refused. */
export async function codeOf(work: Promise<unknown>): Promise<{ code: number; message: string }> {
  try {
    await work;
  } catch (error) {
    if (error instanceof TRPCClientError) {
      const data = error.data as { upstream_code?: number } | undefined;
      return { code: data?.upstream_code ?? 0, message: error.message };
    }
    throw error;
  }
  throw new Error("the call was not refused");
}
