import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** What a machine keeps between starts: databases, objects, secrets. REELWRIGHT_STATE moves it. */
export const stateFolder = (): string => {
  const folder = resolve(process.env.REELWRIGHT_STATE ?? join(ROOT, ".reelwright"));
  mkdirSync(folder, { recursive: true });
  return folder;
};

export const MEDIA = join(ROOT, "workers/media");
