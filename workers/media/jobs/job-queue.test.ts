import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { openFileOrigin } from "../testing/file-origin.ts";
import { JobError, type JobHandler } from "../protocol/handler.ts";
import type { Job } from "../protocol/jobs.ts";
import { JobQueue, type JobQueueOptions } from "./job-queue.ts";
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
const AN_HOUR = 3600;
const FACTS = { type: "image" as const, format: "png", width: 1, height: 1, duration: 0, odd: [] };

const boards: JobQueue[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(boards.splice(0).map((board) => board.close()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

function place<K extends "probe" | "music">(run: JobHandler<K>, seconds = 5, places = 1): Registration<K> {
  return { run, lane: "test", places, seconds, check: async () => undefined };
}

async function boardWith(parts: Partial<Registry>, options: Partial<JobQueueOptions> = {}): Promise<{ board: JobQueue; folder: string }> {
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
    narration: unused,
    speech: unused,
    picture: unused,
    thumbnail: unused,
    fit: unused,
    palette: unused,
    logo: unused,
    cutout: unused,
    composite: unused,
    presenter: unused,
    loop: unused,
    lips: unused,
    faces: unused,
    music: unused,
    render: unused,
    export: unused,
    still: unused,
    paper: unused,
    probe: unused,
    footage: unused,
    download: unused,
    cut: unused,
    transcribe: unused,
    tracks: unused,
    dub: unused,
    study: unused,
    enhance: unused,
    erase: unused,
    "film-cutout": unused,
    captions: unused,
    playable: unused,
    strip: unused,
    waveform: unused,
    describe: unused,
    layers: unused,
    retouch: unused,
    blend: unused,
    morph: unused,
    provenance: unused,
    embed: unused,
    ...parts,
  };
  const board = new JobQueue({ registry, folder, origins: new Set([ORIGIN]), egress: { allowed: [], ports: new Set() }, ...options });
  boards.push(board);
  folders.push(folder);
  return { board, folder };
}

const settled = (board: JobQueue, id: string) =>
  vi.waitFor(
    () => {
      const status = board.status(id);
      if (status?.state !== "done" && status?.state !== "failed") throw new Error(`still ${status?.state}`);
      return status;
    },
    { timeout: 60_000, interval: 5 },
  );

const untilRunning = (board: JobQueue, id: string) => vi.waitFor(() => expect(board.status(id)?.state).toBe("running"));

/** Work that goes on until it is let go, or stopped. */
function held() {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const work = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      void promise.then(resolve);
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    });
  return { letGo, work };
}

test("a repeat with other signed URLs joins the job in flight, and is answered from memory once it is done", async () => {
  const { letGo, work } = held();
  const run = vi.fn<JobHandler<"probe">>(async (_, { signal }) => {
    await work(signal);
    return FACTS;
  });
  const { board } = await boardWith({ probe: place(run, 60) });
  const first = board.submit(probe("a"));
  await untilRunning(board, first?.id ?? "");
  expect(board.submit(probe("a"))?.id).toBe(first?.id);
  letGo();
  expect((await settled(board, first?.id ?? "")).result).toEqual(FACTS);
  expect(board.submit(probe("a"))).toMatchObject({ state: "done", result: FACTS });
  expect(run).toHaveBeenCalledTimes(1);
});

test("a job that takes long has a place of its own: no other waits for it", async () => {
  const { letGo, work } = held();
  const run: JobHandler<"probe"> = async (_, { signal }) => {
    await work(signal);
    return FACTS;
  };
  const long = (job: Job) => job.kind === "probe" && job.file.key.startsWith("long");
  const { board } = await boardWith({ probe: { ...place(run, 60), long } });
  const jobs = ["long-1", "long-2", "a", "b"].map((key) => board.submit(probe(key))?.id ?? "");
  await untilRunning(board, jobs[2] ?? "");
  expect(jobs.map((id) => board.status(id)?.state)).toEqual(["running", "queued", "running", "queued"]);
  expect(board.occupants().map(({ lane }) => lane)).toEqual(["test-long", "test-long", "test", "test"]);
  letGo();
  for (const id of jobs) expect((await settled(board, id)).state).toBe("done");
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
  const { letGo, work } = held();
  const { board } = await boardWith({
    probe: place<"probe">(async (_, { signal }) => {
      await work(signal);
      return FACTS;
    }, AN_HOUR),
  });
  const id = board.submit(probe("a"))?.id ?? "";
  await untilRunning(board, id);
  expect(await board.waited(id, 0.02)).toMatchObject({ state: "running" });
  // Longer than a test may take: who is not answered when the job is over is not answered in this test.
  const over = board.waited(id, AN_HOUR);
  letGo();
  expect(await over).toMatchObject({ state: "done", result: FACTS });
  expect(await board.waited("0".repeat(64), AN_HOUR)).toBeNull();
});

test("a lane runs as many jobs at once as it has places", async () => {
  let [now, most] = [0, 0];
  const { letGo, work } = held();
  const run: JobHandler<"probe"> = async (_, { signal }) => {
    now += 1;
    most = Math.max(most, now);
    await work(signal);
    now -= 1;
    return FACTS;
  };
  const { board } = await boardWith({ probe: place(run, 60, 2) });
  const ids = ["a", "b", "c", "d", "e"].map((key) => board.submit(probe(key))?.id ?? "");
  await vi.waitFor(() => expect(now).toBe(2));
  expect(ids.map((id) => board.status(id)?.state)).toEqual(["running", "running", "queued", "queued", "queued"]);
  letGo();
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
  const { board } = await boardWith({ probe: place(async () => FACTS) }, { archive: { size: 2, seconds: 60 } });
  const ids = ["a", "b", "c"].map((key) => board.submit(probe(key))?.id ?? "");
  await settled(board, ids[2] ?? "");
  expect(ids.map((id) => board.status(id)?.state)).toEqual([undefined, "done", "done"]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  onTestFinished(() => void vi.useRealTimers());
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

test("a product that is away for a moment is waited for: to read from it, and to write to it", async () => {
  const origin = await openFileOrigin();
  const { board } = await boardWith(
    {
      probe: place<"probe">(async (job, context) => {
        const path = await context.fetch(job.file, { bytes: 1000 });
        await context.put({ key: "out", url: `${origin.url}/out`, content_type: "text/plain" }, path);
        return FACTS;
      }),
    },
    { origins: new Set([origin.url]) },
  );
  origin.files.set("/in", new Uint8Array(1000));
  origin.faults.set("/in", 502).set("/out", 503);
  const id = board.submit(probe("in", origin.url))?.id ?? "";
  for (const [path, asked] of [
    ["/in", "GET /in"],
    ["/out", "PUT /out"],
  ] as const) {
    await vi.waitUntil(() => origin.requests.includes(asked), { timeout: 60_000 });
    expect(board.status(id)?.state).toBe("running");
    origin.faults.delete(path);
  }
  expect((await settled(board, id)).state).toBe("done");
  expect(origin.files.get("/out")?.length).toBe(1000);
  await origin.close();
});

test("closing stops what runs and takes nothing in any more", async () => {
  const { board, folder } = await boardWith({
    probe: place(async (_, { signal }) => {
      await sleep(60_000, undefined, { signal });
      return FACTS;
    }),
  });
  const id = board.submit(probe("a"))?.id ?? "";
  await untilRunning(board, id);
  await board.close();
  expect(board.status(id)).toMatchObject({ state: "failed", error: { code: "INTERRUPTED" } });
  expect(board.submit(probe("b"))).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});

test("a handler that does not look at its signal keeps neither its job nor its place", async () => {
  const run = vi.fn<JobHandler<"probe">>((job) => (job.file.key === "deaf" ? new Promise(() => undefined) : Promise.resolve(FACTS)));
  const { board } = await boardWith({ probe: place(run, 0.05) }, { graceSeconds: 0.05 });
  const [deaf, next] = ["deaf", "next"].map((key) => board.submit(probe(key))?.id ?? "");
  expect(await settled(board, deaf ?? "")).toMatchObject({ state: "failed", error: { code: "TIMED_OUT" } });
  expect(await settled(board, next ?? "")).toMatchObject({ state: "done" });
  expect(board.occupants()).toEqual([]);
});

test("cancelling a task stops the jobs that it alone holds, waiting or running; a job of another's lives on", async () => {
  const seen: string[] = [];
  const { letGo, work } = held();
  const run: JobHandler<"probe"> = async (job, { signal }) => {
    await work(signal);
    seen.push(job.file.key);
    return FACTS;
  };
  const { board } = await boardWith({ probe: place(run, 60, 2) });
  const id = (key: string, task?: string) => board.submit(probe(key), task)?.id ?? "";
  const [running, shared, waiting, unnamed] = [id("running", "one"), id("shared", "one"), id("waiting", "one"), id("unnamed", "one")];
  expect([id("shared", "two"), id("unnamed")]).toEqual([shared, unnamed]);
  expect(board.cancelTask("one").toSorted()).toEqual([running, waiting].toSorted());
  letGo();
  for (const stopped of [running, waiting]) expect(await settled(board, stopped)).toMatchObject({ error: { code: "CANCELLED" } });
  for (const kept of [shared, unnamed]) expect(await settled(board, kept)).toMatchObject({ state: "done" });
  expect(seen.toSorted()).toEqual(["shared", "unnamed"]);
  expect(board.cancelTask("one")).toEqual([]);
});

test("a job that is posted again while it is being stopped is not taken in yet", async () => {
  const { board } = await boardWith({
    probe: place<"probe">(async (_, { signal }) => {
      await sleep(60_000, undefined, { signal });
      return FACTS;
    }),
  });
  const id = board.submit(probe("a"))?.id ?? "";
  board.cancel(id);
  expect(board.submit(probe("a"))).toBeNull();
  await settled(board, id);
  await vi.waitFor(() => expect(board.submit(probe("a"))?.id).toBe(id));
});
