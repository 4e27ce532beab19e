import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const PREFIX = "reelwright-media-";

const isAlive = (id: number): boolean => {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** A folder for this process's jobs inside `parent`; those of services that were killed are removed. */
export async function openScratch(parent: string): Promise<string> {
  const names = existsSync(parent) ? await readdir(parent) : [];
  const left = names.filter((name) => {
    const id = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    return id !== undefined && !isAlive(Number(id));
  });
  await Promise.all(left.map((name) => rm(join(parent, name), { recursive: true, force: true })));
  return await mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
}
