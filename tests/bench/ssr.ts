import type { Origin } from "./figures.ts";
import { startBare } from "./bare/start.ts";
import { cpuNanoseconds, get, requestsPerSecond, workerdBelow } from "./load.ts";
import { median } from "./median.ts";
import { flowPages } from "./pages.ts";

const LOAD = { lanes: 8, seconds: 4 };
const WARM_UP = { lanes: 4, seconds: 2 };
const ROUNDS = 3;
const CPU_REQUESTS = 300;

/** Pages that are asked for in turn, and the workerd processes that answer them. */
interface Served {
  urls: string[];
  cookie: string;
  pids: number[];
}

/** Nanoseconds of CPU that one request takes. */
async function cpuOf({ urls, cookie, pids }: Served, index: number): Promise<number> {
  const before = cpuNanoseconds(pids);
  await get(urls[index % urls.length] ?? "", cookie);
  return cpuNanoseconds(pids) - before;
}

const p99 = (all: number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? Number.NaN;

/** The 99th percentile of the CPU of single requests, ours against theirs: one of each in turn. */
async function cpuRatio(ours: Served, theirs: Served): Promise<number> {
  const used: { ours: number; theirs: number }[] = [];
  for (let index = 0; index < CPU_REQUESTS; index++) used.push({ ours: await cpuOf(ours, index), theirs: await cpuOf(theirs, index) });
  return p99(used.map((one) => one.ours)) / p99(used.map((one) => one.theirs));
}

const load = ({ urls, cookie }: Served, how = LOAD): Promise<number> => requestsPerSecond(urls, cookie, how);

/** Requests a second, ours against theirs, in turn. */
async function rateRatio(ours: Served, theirs: Served): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await load(theirs);
    ratios.push((await load(ours)) / bare);
  }
  return median(ratios);
}

/** The flow's five pages against a bare Remix page (one D1 read, 50 links) behind the same front, in the same run. */
export async function serverRendering(origin: Origin): Promise<Record<string, number>> {
  const base = await origin();
  const { cookie, paths } = await flowPages(base);
  const ours: Served = { urls: Object.values(paths).map((path) => base + path), cookie, pids: workerdBelow(process.pid) };
  const bare = await startBare();
  try {
    const theirs: Served = { urls: [bare.origin], cookie: "", pids: workerdBelow(process.pid).filter((pid) => !ours.pids.includes(pid)) };
    for (const served of [ours, theirs]) await load(served, WARM_UP);
    return { "ssr.rps_vs_bare_remix": await rateRatio(ours, theirs), "ssr.cpu_p99_vs_bare_remix": await cpuRatio(ours, theirs) };
  } finally {
    await bare.stop();
  }
}
