import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { keptIn } from "../jobs/context.ts";

const PREFIX = "reelwright-media-";

const isAlive = (id: number): boolean => {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/**
 * A folder for this process's jobs inside `parent`. Those of services that were killed are removed; what one of them had kept for
 * later jobs is taken over, so that a render that was cut off with it goes on from its pieces.
 */
export async function openScratch(parent: string): Promise<string> {
  const names = existsSync(parent) ? await readdir(parent) : [];
  const left = names.filter((name) => {
    const id = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    return id !== undefined && !isAlive(Number(id));
  });
  const folder = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
  // The first one that is there stays; another service may be starting as well.
  for (const name of left) await rename(keptIn(join(parent, name)), keptIn(folder)).catch(() => undefined);
  await Promise.all(left.map((name) => rm(join(parent, name), { recursive: true, force: true })));
  return folder;
}
