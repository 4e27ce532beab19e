import { expect, it, vi } from "vitest";
import type { Task } from "../../../trpc/contract/task.ts";
import { translationOf } from "../../i18n/translation.ts";
import { follow } from "./follow.ts";

const task = (change: Partial<Task>): Task => ({
  task_id: "t",
  app_id: 104,
  tool: "link-to-video",
  subject_id: "d",
  parent_id: null,
  title: "Bottle",
  stage: "preview",
  state: "generating",
  progress: 0,
  phase: "voice",
  queue: null,
  seconds_left: null,
  review: null,
  error_code: null,
  error_values: null,
  error_msg: null,
  cost: 0,
  output: null,
  favourites: [],
  created_at: 0,
  finished_at: null,
  ...change,
});
const { t } = translationOf("en");
const textOf = (stream: ReadableStream<Uint8Array>): Promise<string> => new Response(stream).text();

it("tells each change once, keeps the line open between, and ends with the task", async () => {
  const states = [
    task({ progress: 10 }),
    task({ progress: 10 }),
    task({ progress: 60, phase: "rendering" }),
    task({ state: "success", progress: 100, phase: "done", finished_at: 1 }),
  ];
  const text = await textOf(follow({ status: async () => states.shift() ?? task({}), t, signal: new AbortController().signal }));
  expect(text.match(/^data: .*$/gm)?.map((line) => JSON.parse(line.slice(6)) as object)).toEqual([
    { progress: 10, phase: 1, text: "Voice and images", left: "", over: false },
    { progress: 60, phase: 3, text: "Rendering", left: "", over: false },
    { progress: 100, phase: 4, text: "Done", left: "", over: true },
  ]);
  expect(text).toContain("\n:\n");
  expect(text.startsWith("retry: ")).toBe(true);
});

it("says that it waits for a media service that does not answer, and what it does once that is there", async () => {
  const states = [task({ progress: 10, stalled: true }), task({ progress: 10 }), task({ progress: 100, phase: "done", finished_at: 1 })];
  const text = await textOf(follow({ status: async () => states.shift() ?? task({}), t, signal: new AbortController().signal }));
  const told = text.match(/^data: .*$/gm)?.map((line) => (JSON.parse(line.slice(6)) as { text: string }).text);
  expect(told).toEqual(["The media service isn't responding. Your task will continue once it's back.", "Voice and images", "Done"]);
});

it("stops asking when the browser has left", async () => {
  const leaving = new AbortController();
  const status = vi.fn(async () => {
    leaving.abort();
    return task({});
  });
  await textOf(follow({ status, t, signal: leaving.signal }));
  expect(status).toHaveBeenCalledTimes(1);
});

it("ends quietly where the task cannot be had", async () => {
  const status = () => Promise.reject(new Error("gone"));
  expect(await textOf(follow({ status, t, signal: new AbortController().signal }))).toBe("retry: 200\n\n");
});
