import { afterEach, expect, it, vi } from "vitest";
import { mediaClient } from "./client.ts";

afterEach(() => void vi.useRealTimers());

/** A request that is taken and never answered, as by a process that was stopped. */
const hung = (signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));

const status = (state: string, more: object = {}) => Response.json({ id: "j1", state, progress: 0.5, stage: "playing", ...more });

it("a service that takes a question and does not answer is asked again, and the task is heard of meanwhile", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const answers = [
    () => status("running"),
    hung,
    hung,
    () => status("failed", { error: { code: "INPUT_TOO_SMALL", message: "as the test wants it" } }),
  ];
  const send = ((url: URL, init?: RequestInit) => {
    asked.push(`${init?.method ?? "GET"} ${url.pathname}`);
    return Promise.resolve(answers[asked.length - 1]?.(init?.signal));
  }) as unknown as typeof fetch;
  const onProgress = vi.fn(() => Promise.resolve());
  const job = {
    kind: "music",
    style: "calm",
    duration: 5,
    seed: 1,
    audio: { key: "k", url: "http://x.example", content_type: "audio/wav" },
  };
  const made = mediaClient(send, "http://media.example", "secret").run(job as never, { onProgress });
  const over = expect(made).rejects.toMatchObject({ code: "INPUT_TOO_SMALL" });
  await vi.advanceTimersByTimeAsync(70_000);
  await over;
  expect(asked).toEqual(["POST /jobs", "GET /jobs/j1", "GET /jobs/j1", "GET /jobs/j1"]);
  expect(onProgress.mock.calls).toEqual([[0.5], [0.5], [0.5]]);
});
