import { TRPCClientError } from "@trpc/client";
import { type Client, connect } from "../../scripts/run/client.ts";
import { follow } from "../../scripts/run/follow.ts";
import type { Draft, Task } from "../../trpc/index.ts";
import { untilUp } from "../setup/up.ts";

const fromEnvironment = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests by \`npm test -- product\`.`);
  return value;
};

export const ORIGIN = fromEnvironment("REELWRIGHT_ORIGIN");
export const SHOP = fromEnvironment("REELWRIGHT_SHOP");

/** A guest of the test's own, as any script would be one. */
export async function visitor({ origin = ORIGIN, lang = "en" }: { origin?: string; lang?: "en" | "zh" } = {}) {
  await untilUp(origin);
  return connect(origin, { lang });
}

/** A draft of a link, read and with scripts. */
export async function draftOf(client: Client, link: string): Promise<Draft> {
  const { id: draft_id } = await client.drafts.create.mutate({ app_id: 104, url: link, language: "en" });
  await client.drafts.analyseUrl.mutate({ draft_id });
  return client.drafts.writeScripts.mutate({ draft_id });
}

/** A task that is over, one way or the other. */
export const finished = (client: Client, task: Task): Promise<Task> => follow(client, task, { seconds: 150 });

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
