import { availableParallelism } from "node:os";
import { printed } from "./start.ts";

/** What a program that opens a stranger's file may use. */
export interface Bounds {
  /** Bytes of address space. */
  readonly memory: number;
  /** Seconds of processor time, on all cores together. */
  readonly processor: number;
  /** Bytes of any one file that it writes. */
  readonly written: number;
}

/** Which parts of the confinement this machine has. */
export interface Confinement {
  /** `unshare` and its options for a network namespace of the program's own, which has no way out; null: not permitted here. */
  readonly network: readonly string[] | null;
  /** `prlimit` of util-linux is there. */
  readonly limits: boolean;
}

/** Who the program is inside stays who it is outside; older util-linux knows the second only, a container's root perhaps the third. */
const NAMESPACES = [["--map-current-user", "--net"], ["--map-root-user", "--net"], ["--net"]] as const;
const ASKED_SECONDS = 5;
/** Between SIGXCPU, which ffmpeg ends on by itself, and SIGKILL. */
const LAST_SECONDS = 2;

async function namespaces(): Promise<Confinement["network"]> {
  for (const options of NAMESPACES)
    if ((await printed("unshare", [...options, "true"], ASKED_SECONDS)) !== null) return ["unshare", ...options, "--"];
  return null;
}

async function look(): Promise<Confinement> {
  const [network, prlimit] = await Promise.all([namespaces(), printed("prlimit", ["--core=0", "true"], ASKED_SECONDS)]);
  return { network, limits: prlimit !== null };
}

let found: Promise<Confinement> | null = null;
/** Looked up once. */
export const confinement = (): Promise<Confinement> => (found ??= look());

/** Every thread's stack is address space, and programs start some for each core. */
export const addressSpace = (gibibytes: number): number => gibibytes * 1024 ** 3 + availableParallelism() * 128 * 1024 ** 2;

/** The command that runs `command` within `bounds` and without a network, as far as this machine can. */
export function confine(
  { network, limits }: Confinement,
  { memory, processor, written }: Bounds,
  command: readonly string[],
): readonly string[] {
  const bounds = [
    "--core=0",
    `--as=${memory}`,
    `--cpu=${Math.ceil(processor)}:${Math.ceil(processor) + LAST_SECONDS}`,
    `--fsize=${written}`,
  ];
  return [...(network ?? []), ...(limits ? ["prlimit", ...bounds, "--"] : []), ...command];
}
