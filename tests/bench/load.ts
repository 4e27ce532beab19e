import http from "node:http";
import { readdirSync, readFileSync } from "node:fs";
import { processesBelow } from "../setup/process-tree.ts";

const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });

/** One GET, read to its end; throws on an error page. */
export const get = (url: string, cookie: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { cookie } }, (response) => {
      response.resume();
      response.on("end", () => ((response.statusCode ?? 500) < 400 ? resolve() : reject(new Error(`${url}: ${response.statusCode}`))));
    });
    request.on("error", reject);
  });

/** Requests a second, `lanes` at a time. */
export async function requestsPerSecond(
  urls: string[],
  cookie: string,
  { lanes, seconds }: { lanes: number; seconds: number },
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const lane = async (first: number) => {
    for (let index = first; performance.now() < end; index++, done++) await get(urls[index % urls.length] ?? "", cookie);
  };
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
  return done / seconds;
}

/** Nanoseconds of CPU that a process's threads have used. */
export const cpuNanoseconds = (pids: number[]): number =>
  pids
    .flatMap((pid) =>
      readdirSync(`/proc/${pid}/task`).map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0])),
    )
    .reduce((sum, value) => sum + value, 0);

/** The workerd processes below a process id. */
export const workerdBelow = (root: number): number[] =>
  processesBelow(root)
    .filter(({ command }) => command === "workerd")
    .map(({ pid }) => pid);
