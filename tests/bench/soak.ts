import { connect } from "../../scripts/run/client.ts";
import { processesBelow, residentMegabytes } from "../setup/process-tree.ts";
import type { Origin } from "./figures.ts";
import { requestsPerSecond } from "./load.ts";
import { flowPages } from "./pages.ts";

/** BENCH_SOAK_SECONDS for a shorter one. */
const SECONDS = Number(process.env.BENCH_SOAK_SECONDS ?? 600);
/** What a warm product holds is no growth. */
const WARM_SHARE = 0.1;
/** Connections: pages in lanes, and procedures three at a time. */
const CONNECTIONS = 20;
const PROCEDURES = 3;

const memory = (): number => residentMegabytes(processesBelow(process.pid).filter(({ command }) => /^(workerd|node)/.test(command)));

/** Procedures as scripts call them, one after the other, until the time is over. */
async function procedures(origin: string, seconds: number): Promise<void> {
  const { client } = await connect(origin);
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    await Promise.all([client.account.userInfo.query({}), client.tasks.last.query({}), client.drafts.list.query({})]);
  }
}

/** Growth of the resident memory of workerd and node under ten minutes of pages and procedures, after a warm-up. */
export async function soakGrowth(origin: Origin): Promise<Record<string, number>> {
  const base = await origin();
  const { cookie, paths } = await flowPages(base);
  const urls = Object.values(paths).map((path) => base + path);
  const load = (seconds: number) =>
    Promise.all([requestsPerSecond(urls, cookie, { lanes: CONNECTIONS - PROCEDURES, seconds }), procedures(base, seconds)]);
  await load(SECONDS * WARM_SHARE);
  const before = memory();
  await load(SECONDS * (1 - WARM_SHARE));
  return { "soak.memory_growth_mb": memory() - before };
}
