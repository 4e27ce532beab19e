import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { openFileOrigin } from "../testing/file-origin.ts";
import { JobError, type JobHandler } from "../protocol/handler.ts";
import type { Job } from "../protocol/jobs.ts";
import { Board, type BoardOptions } from "./board.ts";
import type { Registration, Registry } from "./registry.ts";

const ORIGIN = "http://127.0.0.1:9";
const file = (key: string, origin = ORIGIN): { key: string; url: string } => ({ key, url: `${origin}/${key}?sign=${Math.random()}` });
const probe = (key: string, origin?: string): Job => ({ kind: "probe", still: null, file: file(key, origin) });
const music = (seed: number): Job => ({
  kind: "music",
  style: "lofi",
  duration: 5,
  seed,
  audio: { ...file("m"), content_type: "audio/wav" },
});
const FACTS = { type: "image", format: "png", width: 1, height: 1, duration: 0 } as const;

const boards: Board[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(boards.splice(0).map((board) => board.close()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

function place<K extends "probe" | "music">(run: JobHandler<K>, seconds = 5, places = 1): Registration<K> {
  return { run, lane: "test", places, seconds, check: async () => undefined };
}

async function boardWith(parts: Partial<Registry>, options: Partial<BoardOptions> = {}): Promise<{ board: Board; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), "board-test-"));
  const unused = {
    run: async () => {
      throw new Error("not in this test");
    },
    lane: "unused",
    places: 1,
    seconds: 1,
    check: async () => undefined,
  };
  const registry: Registry = {
    speech: unused,
    picture: unused,
    presenter: unused,
    music: unused,
    render: unused,
    probe: unused,
    footage: unused,
    ...parts,
  };
  const board = new Board({ registry, folder, origins: new Set([ORIGIN]), ...options });
  boards.push(board);
  folders.push(folder);
  return { board, folder };
}

const settled = (board: Board, id: string) =>
  vi.waitFor(
    () => {
      const status = board.status(id);
      if (status?.state !== "done" && status?.state !== "failed") throw new Error(`still ${status?.state}`);
      return status;
    },
    { timeout: 5000, interval: 5 },
  );

test("a repeat with other signed URLs joins the job in flight, and is answered from memory once it is done", async () => {
  const run = vi.fn(async () => {
    await sleep(30);
    return FACTS;
  });
  const { board } = await boardWith({ probe: place(run) });
  const first = board.submit(probe("a"));
  expect(board.submit(probe("a"))?.id).toBe(first?.id);
  expect((await settled(board, first?.id ?? "")).result).toEqual(FACTS);
  expect(board.submit(probe("a"))).toMatchObject({ state: "done", result: FACTS });
  expect(run).toHaveBeenCalledTimes(1);
});

test("other content is another job", async () => {
  const { board } = await boardWith({
    music: place(async () => {
      throw new JobError("STYLE_UNKNOWN", "no");
    }),
  });
  expect(board.submit(music(1))?.id).not.toBe(board.submit(music(2))?.id);
});

test("a failed job says why, and runs again when it is posted again", async () => {
  const run = vi.fn(async () => {
    if (run.mock.calls.length === 1) throw new JobError("INPUT_UNREADABLE", "broken");
    return FACTS;
  });
  const { board } = await boardWith({ probe: place(run) });
  const id = board.submit(probe("a"))?.id ?? "";
  expect(await settled(board, id)).toMatchObject({ state: "failed", error: { code: "INPUT_UNREADABLE", message: "broken" } });
  board.submit(probe("a"));
  expect(await settled(board, id)).toMatchObject({ state: "done", result: FACTS });
});

test("who waits for a job is answered when it is over, or when the time is", async () => {
  const { board } = await boardWith({
    probe: place(async () => {
      await sleep(80);
      return FACTS;
    }),
  });
  const id = board.submit(probe("a"))?.id ?? "";
  expect(await board.waited(id, 0.02)).toMatchObject({ state: "running" });
  const started = performance.now();
  expect(await board.waited(id, 10)).toMatchObject({ state: "done", result: FACTS });
  expect(performance.now() - started).toBeLessThan(2000);
  expect(await board.waited("0".repeat(64), 10)).toBeNull();
});

test("a lane runs as many jobs at once as it has places", async () => {
  let [now, most] = [0, 0];
  const run = async () => {
    now += 1;
    most = Math.max(most, now);
    await sleep(15);
    now -= 1;
    return FACTS;
  };
  const { board } = await boardWith({ probe: place(run, 5, 2) });
  const ids = ["a", "b", "c", "d", "e"].map((key) => board.submit(probe(key))?.id ?? "");
  await Promise.all(ids.map((id) => settled(board, id)));
  expect(most).toBe(2);
});

test("a job that takes too long is stopped through its signal and fails with TIMED_OUT", async () => {
  let stopped = false;
  const run: JobHandler<"probe"> = async (_, { signal }) => {
    await sleep(60_000, undefined, { signal }).catch(() => {
      stopped = true;
    });
    return FACTS;
  };
  const { board } = await boardWith({ probe: place(run, 0.05) });
  expect(await settled(board, board.submit(probe("a"))?.id ?? "")).toMatchObject({ state: "failed", error: { code: "TIMED_OUT" } });
  expect(stopped).toBe(true);
});

test("a cancelled job stops, whether it runs or waits, and the next one starts", async () => {
  const { board } = await boardWith({
    probe: place<"probe">(async (job, { signal }) => {
      if (job.file.key !== "c") await sleep(60_000, undefined, { signal });
      return FACTS;
    }),
  });
  const [running, waiting, last] = ["a", "b", "c"].map((key) => board.submit(probe(key))?.id ?? "");
  board.cancel(waiting ?? "");
  board.cancel(running ?? "");
  for (const id of [running, waiting])
    expect(await settled(board, id ?? "")).toMatchObject({ state: "failed", error: { code: "CANCELLED" } });
  expect(await settled(board, last ?? "")).toMatchObject({ state: "done" });
});

test("nothing of a job stays on disk", async () => {
  let own = "";
  const run: JobHandler<"probe"> = async (_, { folder }) => {
    own = folder;
    await writeFile(join(folder, "big"), "x");
    return FACTS;
  };
  const { board, folder } = await boardWith({ probe: place(run) });
  await settled(board, board.submit(probe("a"))?.id ?? "");
  expect(own.startsWith(folder)).toBe(true);
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
  expect(existsSync(own)).toBe(false);
});

test("URLs on any other origin are refused before anything runs", async () => {
  const run = vi.fn(async () => FACTS);
  const { board } = await boardWith({ probe: place(run) });
  for (const url of [
    "http://169.254.169.254/latest",
    "http://127.0.0.1:10/a",
    "file:///etc/passwd",
    "ftp://127.0.0.1:9/a",
    "http://me:pw@127.0.0.1:9/a",
  ]) {
    expect(board.submit({ kind: "probe", still: null, file: { key: url, url } })).toMatchObject({
      state: "failed",
      error: { code: "INPUT_FORBIDDEN" },
    });
  }
  expect(
    board.submit({ ...music(1), audio: { key: "m", url: "https://elsewhere.example/m", content_type: "audio/wav" } } as Job),
  ).toMatchObject({ state: "failed", error: { code: "OUTPUT_REFUSED" } });
  expect(run).not.toHaveBeenCalled();
});

test("memory holds a bounded number of answers for a bounded time", async () => {
  const { board } = await boardWith({ probe: place(async () => FACTS) }, { archive: { size: 2, seconds: 0.2 } });
  const ids = ["a", "b", "c"].map((key) => board.submit(probe(key))?.id ?? "");
  await settled(board, ids[2] ?? "");
  expect(ids.map((id) => board.status(id)?.state)).toEqual([undefined, "done", "done"]);
  await sleep(250);
  expect(board.status(ids[2] ?? "")).toBeNull();
});

test("a download is bound by size, follows no redirect, and says what went wrong", async () => {
  const origin = await openFileOrigin();
  const { board } = await boardWith(
    {
      probe: place<"probe">(async (job, context) => {
        await context.fetch(job.file, { bytes: 1000 });
        return FACTS;
      }),
    },
    { origins: new Set([origin.url]) },
  );
  origin.files.set("/fits", new Uint8Array(1000)).set("/large", new Uint8Array(1001));
  origin.faults.set("/moved", 302).set("/expired", 403);
  const codes: Record<string, string> = {};
  for (const key of ["fits", "large", "moved", "expired", "absent"]) {
    const status = await settled(board, board.submit(probe(key, origin.url))?.id ?? "");
    codes[key] = status.error?.code ?? status.state;
  }
  await origin.close();
  expect(codes).toEqual({
    fits: "done",
    large: "INPUT_TOO_LARGE",
    moved: "INPUT_UNREACHABLE",
    expired: "INPUT_UNREACHABLE",
    absent: "INPUT_UNREACHABLE",
  });
});

test("closing stops what runs and takes nothing in any more", async () => {
  const { board, folder } = await boardWith({
    probe: place(async (_, { signal }) => {
      await sleep(60_000, undefined, { signal });
      return FACTS;
    }),
  });
  const id = board.submit(probe("a"))?.id ?? "";
  await sleep(20);
  await board.close();
  expect(board.status(id)).toMatchObject({ state: "failed", error: { code: "ENGINE_FAILED" } });
  expect(board.submit(probe("b"))).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});
