import http from "node:http";
import { readdirSync, readFileSync } from "node:fs";

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
export function workerdBelow(root: number): number[] {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        const [, command = "", parent = "0"] = /\((.*)\) \S (\d+)/.exec(stat) ?? [];
        return [{ pid: Number(name), parent: Number(parent), command }];
      } catch {
        return [];
      }
    });
  const below = (pid: number): typeof children =>
    children.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return below(root)
    .filter(({ command }) => command === "workerd")
    .map(({ pid }) => pid);
}
