import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { cacheFolder } from "./cache.ts";

/** Hashes already checked, by path: good while the file's size and time of change are the same. */
const memory = z.record(z.string(), z.object({ size: z.number(), changed: z.number(), sha256: z.string() }));
type Memory = z.infer<typeof memory>;

const memoryFile = (): string => join(cacheFolder(), "verified.json");

async function recall(): Promise<Memory> {
  try {
    return memory.parse(JSON.parse(await readFile(memoryFile(), "utf8")));
  } catch {
    return {};
  }
}

async function remember(path: string, fact: Memory[string]): Promise<void> {
  const known = await recall();
  await mkdir(cacheFolder(), { recursive: true });
  // A name of its own: files are checked side by side, in one process and in several.
  const draft = `${memoryFile()}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify({ ...known, [path]: fact }, null, 1));
  await rename(draft, memoryFile());
}

async function sha256(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk);
  return hash.digest("hex");
}

/** Checks a file's SHA-256, reading it only when it changed since it was last checked. @throws Error on a mismatch. */
export async function verify(path: string, expected: string): Promise<void> {
  const { size, mtimeMs: changed } = await stat(path);
  const known = (await recall())[path];
  if (known?.size === size && known.changed === changed && known.sha256 === expected) return;
  const actual = await sha256(path);
  if (actual !== expected) {
    throw new Error(`${path} is not the file it should be (sha256 ${actual}): remove workers/media/node_modules and run "npm run setup"`);
  }
  await remember(path, { size, changed, sha256: actual });
}
