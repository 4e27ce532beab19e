import { createHash, type Hash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, rename, rm, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder } from "./cache.ts";
import { packageFolder } from "./packages.ts";
import { durationOutput } from "./onnx-output.ts";
import { kokoro } from "./table.ts";
import { verify } from "./verify.ts";

function shardPaths(): string[] {
  return kokoro.shards.flatMap((shard) => {
    const folder = packageFolder(shard.package);
    return Array.from({ length: shard.to - shard.from + 1 }, (_, index) => join(folder, kokoro.shardName(shard.from + index)));
  });
}

async function append(file: FileHandle, hash: Hash, path: string): Promise<void> {
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    hash.update(chunk);
    await file.write(chunk);
  }
}

async function assemble(path: string, onProgress: (fraction: number) => void): Promise<void> {
  const hash = createHash("sha256");
  const file = await open(path, "w");
  try {
    const shards = shardPaths();
    for (const [index, shard] of shards.entries()) {
      await append(file, hash, shard);
      onProgress((index + 1) / shards.length);
    }
    if (hash.digest("hex") !== kokoro.sha256)
      throw new Error('the Kokoro shards do not make the official file: remove workers/media/node_modules and run "npm run setup"');
    await file.write(durationOutput());
  } finally {
    await file.close();
  }
}

/**
 * The path of the Kokoro model with durations, made from its shards on first use (326 MB in the cache).
 * @throws Error when a shard is missing or a hash is wrong.
 */
export async function kokoroModel(onProgress: (fraction: number) => void = () => undefined): Promise<string> {
  const path = join(cacheFolder(), kokoro.fileName);
  if (!existsSync(path)) {
    await mkdir(cacheFolder(), { recursive: true });
    const draft = `${path}.${process.pid}`;
    try {
      await assemble(draft, onProgress);
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  }
  await verify(path, kokoro.patchedSha256);
  return path;
}
