import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Tests are in no bundle: to change one is no reason to build anew. */
const TEST = /\.test\.tsx?$/;

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).toSorted()) {
    if (name !== "node_modules" && name !== ".wrangler" && !TEST.test(name)) yield* files(join(path, name));
  }
}

/** One hash over the contents of files and folders. */
export function fingerprint(paths: string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) for (const file of files(path)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** Does `work` only when the inputs changed since it was last done; `mark` remembers. */
export async function whenChanged(mark: string, inputs: string[], work: () => Promise<unknown>): Promise<void> {
  const now = fingerprint(inputs);
  if (existsSync(mark) && readFileSync(mark, "utf8") === now) return;
  await work();
  writeFileSync(mark, now);
}
