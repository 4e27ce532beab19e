import { readdir, readFile } from "node:fs/promises";

/** The ids of a process's living children (Linux). */
export async function childrenOf(parent: number): Promise<number[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, "utf8").catch(() => "")));
  return stats.flatMap((stat) => {
    const [id, state, ppid] = [/^\d+/.exec(stat)?.[0], ...stat.slice(stat.lastIndexOf(")") + 2).split(" ")];
    return Number(ppid) === parent && state !== "Z" ? [Number(id)] : [];
  });
}
