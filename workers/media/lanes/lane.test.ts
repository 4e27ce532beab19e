import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { JobOf } from "../protocol/jobs.ts";
import { Lane } from "./lane.ts";

const job: JobOf<"music"> = {
  kind: "music",
  style: "lofi",
  duration: 4,
  seed: 1,
  audio: { key: "k", url: "http://127.0.0.1:9/k", content_type: "audio/wav" },
};
const never = new AbortController().signal;

function deafLane(): { lane: Lane; run: (signal?: AbortSignal) => Promise<unknown> } {
  const lane = new Lane("music", join(import.meta.dirname, "testing/deaf.ts"));
  onTestFinished(() => lane.close());
  return { lane, run: (signal = never) => lane.run({ job, files: {} }, signal, () => undefined) };
}
const gone = (pid: unknown) => expect.poll(() => existsSync(`/proc/${String(pid)}`), { timeout: 5000 }).toBe(false);

test("an engine that does not answer is ended, and the next call has a new one", async () => {
  const { lane, run } = deafLane();
  expect(await lane.answers()).toBe(true);
  const first = await run();
  expect(await lane.answers(0.3)).toBe(false);
  await gone(first);
  expect(await run()).not.toBe(first);
});

test("warming up that never ends is given up, and the next call has a new engine", async () => {
  const { lane, run } = deafLane();
  const first = await run();
  await expect(lane.warm("music", 0.3)).rejects.toMatchObject({ code: "ENGINE_FAILED" });
  await gone(first);
  expect(await run()).not.toBe(first);
});

test("a call that is stopped while it waits for its turn is answered at once, and never begins", async () => {
  const { run } = deafLane();
  const first = await run();
  const [stop, stopWaiting] = [new AbortController(), new AbortController()];
  const deaf = run(stop.signal);
  const waiting = run(stopWaiting.signal);
  stopWaiting.abort(new Error("not any more"));
  await expect(waiting).rejects.toThrow("not any more");
  stop.abort(new Error("enough"));
  await expect(deaf).rejects.toThrow("enough");
  await gone(first);
  expect(await run()).not.toBe(first);
});
