import { chmodSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** What a machine keeps between starts: databases, objects, secrets. REELWRIGHT_STATE moves it. No other user of the machine gets in. */
export const stateFolder = (): string => {
  const folder = resolve(process.env.REELWRIGHT_STATE ?? join(ROOT, ".reelwright"));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  return folder;
};

export const MEDIA = join(ROOT, "workers/media");
