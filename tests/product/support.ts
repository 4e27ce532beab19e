import { TRPCClientError } from "@trpc/client";
import { type Client, connect } from "../../scripts/run/client.ts";
import { follow } from "../../scripts/run/follow.ts";
import { untilOver } from "../../scripts/run/progress.ts";
import { artifactOf } from "../../trpc/contract/artifact.ts";
import type { Task } from "../../trpc/index.ts";
import { LOOK_MS, STALL_SECONDS } from "../setup/stall.ts";
import { untilUp } from "../setup/up.ts";

const fromEnvironment = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests by \`npm test -- product\`.`);
  return value;
};

export const ORIGIN = fromEnvironment("REELWRIGHT_ORIGIN");
export const SHOP = fromEnvironment("REELWRIGHT_SHOP");

/** A guest of the test's own, as any script would be one. */
export async function visitor({ origin = ORIGIN, ...options }: { origin?: string; lang?: "en" | "zh"; token?: string } = {}) {
  await untilUp(origin);
  return connect(origin, options);
}

/** A task that is over, one way or the other, however long it takes as long as it goes on. */
export const finished = (client: Client, task: Task): Promise<Task> =>
  follow(client, task, { everyMs: LOOK_MS, stallSeconds: STALL_SECONDS });

/** Looks until a task has come into a phase, however long it takes as long as it goes on. Throws where it was over before. */
export const untilPhase = (client: Client, { task_id }: Task, phase: string): Promise<Task> =>
  untilOver(
    async () => {
      const task = await client.tasks.status.query({ task_id });
      if (task.finished_at !== null) throw new Error(`task ${task_id} was over before ${phase}`);
      return task;
    },
    {
      what: `task ${task_id}`,
      isOver: (task) => task.phase === phase,
      markOf: ({ state, progress }) => `${state}, ${progress} %`,
      everyMs: 100,
      stallSeconds: STALL_SECONDS,
    },
  );

/** The video that a task has made. */
export const videoOf = ({ output }: Task) => artifactOf(output?.artifacts ?? [], "video");

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
