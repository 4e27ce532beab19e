import type { Origin } from "./figures.ts";
import { startBare } from "./bare/start.ts";
import { cpuNanoseconds, get, requestsPerSecond, workerdBelow } from "./load.ts";
import { median } from "./median.ts";
import { flowPages } from "./pages.ts";

const LOAD = { lanes: 8, seconds: 4 };
const CPU_REQUESTS = 300;

/** CPU milliseconds of single requests, one after the other: the 99th percentile. */
async function cpuP99(urls: string[], cookie: string): Promise<number> {
  const pids = workerdBelow(process.pid);
  const used: number[] = [];
  for (let index = 0; index < CPU_REQUESTS; index++) {
    const before = cpuNanoseconds(pids);
    await get(urls[index % urls.length] ?? "", cookie);
    used.push((cpuNanoseconds(pids) - before) / 1e6);
  }
  return used.toSorted((a, b) => a - b)[Math.floor(CPU_REQUESTS * 0.99)] ?? Number.NaN;
}

/** The flow's five pages against a bare Remix page (one D1 read, 50 links) in the same run, in turn. */
export async function serverRendering(origin: Origin): Promise<Record<string, number>> {
  const base = await origin();
  const { cookie, paths } = await flowPages(base);
  const urls = Object.values(paths).map((path) => base + path);
  const bare = await startBare();
  try {
    await requestsPerSecond(urls, cookie, { lanes: 4, seconds: 2 });
    await requestsPerSecond([bare.origin], "", { lanes: 4, seconds: 2 });
    const ratios: number[] = [];
    for (let round = 0; round < 3; round++) {
      const theirs = await requestsPerSecond([bare.origin], "", LOAD);
      ratios.push((await requestsPerSecond(urls, cookie, LOAD)) / theirs);
    }
    await bare.stop();
    return { "ssr.rps_vs_bare_remix": median(ratios), "ssr.cpu_ms_p99": await cpuP99(urls, cookie) };
  } finally {
    await bare.stop();
  }
}
