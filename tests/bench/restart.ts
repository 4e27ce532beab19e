import { follow } from "../../scripts/run/follow.ts";
import { untilOver } from "../../scripts/run/progress.ts";
import type { Client } from "../../scripts/run/client.ts";
import type { Task } from "../../trpc/index.ts";
import { STALL_SECONDS } from "../setup/stall.ts";
import { say } from "../../scripts/setup/say.ts";
import { startStandalone } from "../setup/standalone.ts";
import { startThrowaway } from "../setup/throwaway.ts";
import { untilUp } from "../setup/up.ts";
import { pushed, sampleDraft } from "./made.ts";

/** At which progress (0…100) of a render it is killed. BENCH_MOMENTS=18,58,93 for fewer of them. */
const MOMENTS = (process.env.BENCH_MOMENTS ?? "1,8,18,28,38,46,58,70,82,93").split(",").map(Number);

/** Something that can be killed, and is there again when `kill` has ended. */
interface Killable {
  origin: string;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Looks until the task is so far, or over. */
const untilProgress = (client: Client, { task_id }: Task, percent: number): Promise<Task> =>
  untilOver(() => client.tasks.status.query({ task_id }), {
    what: `task ${task_id}`,
    isOver: ({ progress, finished_at }) => progress >= percent || finished_at !== null,
    markOf: ({ state, phase, progress }) => `${state}, ${phase}, ${progress} %`,
    everyMs: 50,
    stallSeconds: STALL_SECONDS,
  });

/** Whether a render that was killed at that moment has its ad in the end. One that was over before is an error of this measure. */
async function resumed({ origin, kill }: Killable, percent: number): Promise<boolean> {
  const { client, draft_id } = await sampleDraft(origin);
  const first = await pushed(client, draft_id, "render");
  const task = await untilProgress(client, first, percent);
  if (task.finished_at !== null) throw new Error(`the render was over before ${percent} %`);
  await kill();
  await untilUp(origin);
  return (await follow(client, first, { stallSeconds: STALL_SECONDS })).state === "success";
}

/** The media service or the Workers runtime alone: both are started again by who keeps them. */
async function part(which: "killMedia" | "killWorkers"): Promise<Killable> {
  const product = await startThrowaway();
  return { origin: product.origin, kill: async () => product[which](), stop: product.stop };
}

async function whole(): Promise<Killable> {
  const { origin, cutPower, start, stop } = await startStandalone();
  return {
    origin,
    kill: async () => {
      await cutPower();
      await start();
    },
    stop,
  };
}

async function countResumed(what: string, killable: Killable): Promise<number> {
  let count = 0;
  try {
    for (const percent of MOMENTS) {
      const ok = await resumed(killable, percent);
      say(`  ${what} killed at ${percent} %: ${ok ? "the ad was made" : "no ad"}`);
      if (ok) count += 1;
    }
  } finally {
    await killable.stop();
  }
  return count;
}

const ALL_WAYS: [what: string, open: () => Promise<Killable>][] = [
  ["the media service", () => part("killMedia")],
  ["the Workers runtime", () => part("killWorkers")],
  ["the whole product", whole],
];

/** BENCH_WAYS="runtime|whole" for some of them. */
const WAYS = ALL_WAYS.filter(([what]) => new RegExp(process.env.BENCH_WAYS ?? "").test(what));

/** Renders that were killed at ten moments each of three ways, and those of them that have their ad: all, if nothing is lost. */
export async function restartFigures(): Promise<Record<string, number>> {
  let count = 0;
  for (const [what, open] of WAYS) count += await countResumed(what, await open());
  return { "restart.tasks": WAYS.length * MOMENTS.length, "restart.tasks_resumed": count };
}
