import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JobOf } from "../protocol/jobs.ts";
import { childrenOf } from "../testing/processes.ts";
import { Pool } from "./pool.ts";

let folder = "";
const pool = new Pool("music", 2);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pool-test-"));
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

const play = async (seed: number): Promise<number> => {
  const audio = join(folder, `${seed}.wav`);
  const job: JobOf<"music"> = {
    kind: "music",
    style: "lofi",
    duration: 4,
    seed,
    audio: { key: "k", url: "http://127.0.0.1:9/k", content_type: "audio/wav" },
  };
  await pool.run({ job, files: { audio } }, new AbortController().signal, () => undefined);
  return (await stat(audio)).size;
};

test("warming up loads one process, tasks that follow one another have that one, and those at the same time one each, as far as there are", async () => {
  const before = new Set(await childrenOf(process.pid));
  const started = async () => (await childrenOf(process.pid)).filter((id) => !before.has(id)).length;
  await pool.warm("music");
  expect(await started()).toBe(1);
  await play(1);
  await play(2);
  expect(await started()).toBe(1);
  const sizes = await Promise.all([play(3), play(4), play(5)]);
  expect(await started()).toBe(2);
  expect(Math.min(...sizes)).toBeGreaterThan(4 * 48_000 * 4);
});

test("a task that is stopped ends its own process alone", async () => {
  const stop = new AbortController();
  const audio = { key: "k", url: "http://127.0.0.1:9/k", content_type: "audio/wav" };
  const long = pool.run(
    { job: { kind: "music", style: "lofi", duration: 300, seed: 6, audio }, files: { audio: join(folder, "6.wav") } },
    stop.signal,
    () => undefined,
  );
  const beside = play(7);
  stop.abort(new Error("enough"));
  await expect(long).rejects.toThrow("enough");
  expect(await beside).toBeGreaterThan(0);
  expect(await play(8)).toBeGreaterThan(0);
});
