import { readdirSync, readFileSync } from "node:fs";

interface Process {
  pid: number;
  parent: number;
  command: string;
}

function known(pid: string): Process[] {
  try {
    const [, command = "", parent = "0"] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return [{ pid: Number(pid), parent: Number(parent), command }];
  } catch {
    return [];
  }
}

/** Every process below one, as the system knows them now (Linux). */
export function processesBelow(root: number): Process[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(known);
  const below = (pid: number): Process[] => all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return below(root);
}

/** The words of a process's command line; none where it has ended. */
export function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return [];
  }
}

/** Resident memory of processes, in megabytes (1,048,576 bytes). One that has ended has none. */
export const residentMegabytes = (processes: readonly Pick<Process, "pid">[]): number =>
  processes.reduce((sum, { pid }) => {
    try {
      return sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
    } catch {
      return sum;
    }
  }, 0);

/** As `residentMegabytes`, where what several of them share is counted once. */
export const proportionalMegabytes = (processes: readonly Pick<Process, "pid">[]): number =>
  processes.reduce((sum, { pid }) => {
    try {
      return sum + Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1024;
    } catch {
      return sum;
    }
  }, 0);
