import { follow } from "../../scripts/run/follow.ts";
import { STALL_SECONDS } from "../setup/stall.ts";
import type { Origin } from "./figures.ts";
import { pushed, sampleDraft } from "./made.ts";

const GUESTS = 16;
/** BENCH_AD_SECONDS=20 for a machine on which sixteen ads of a minute would take too long. */
const LENGTH = process.env.BENCH_AD_SECONDS === "20" ? 20 : 60;
/** Without any progress of its own a task waits as long as the others take. */
const PATIENCE_SECONDS = 3600;

/** One render, from its push on: whether it succeeded, and seconds until it did. */
async function rendered({ client, draft_id }: Awaited<ReturnType<typeof sampleDraft>>) {
  const start = performance.now();
  const first = await pushed(client, draft_id, "render");
  const { state } = await follow(client, first, { everyMs: 1000, stallSeconds: Math.max(STALL_SECONDS, PATIENCE_SECONDS) });
  return { ok: state === "success", seconds: (performance.now() - start) / 1000 };
}

/**
 * Sixteen guests each have an ad rendered at once: how many have theirs, and how much longer the last waited for it than
 * the first. Places are given in turn, so about sixteen over the places there are is the least.
 */
export async function queueFigures(origin: Origin): Promise<Record<string, number>> {
  const base = await origin();
  const ready = [];
  for (let index = 0; index < GUESTS; index++) ready.push(await sampleDraft(base, LENGTH));
  const ends = await Promise.all(ready.map(rendered));
  const waits = ends.map(({ seconds }) => seconds);
  return {
    "load.renders": GUESTS,
    "load.renders_ok": ends.filter(({ ok }) => ok).length,
    "load.queue_fair": Math.max(...waits) / Math.min(...waits),
  };
}
