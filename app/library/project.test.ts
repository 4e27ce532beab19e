import { expect, it } from "vitest";
import type { DraftSummary } from "../../trpc/contract/draft.ts";
import { projectOf } from "./project.ts";

type Task = NonNullable<DraftSummary["task"]>;

const draft = (task: Partial<Task> | null): DraftSummary => ({
  id: "d",
  app_id: 104,
  analysis: "success",
  source_url: "https://shop.example/bottle",
  updated_at: 1,
  name: "Bottle",
  media_count: 1,
  script_count: 1,
  timeline_id: null,
  picture: "",
  film: null,
  task: task && { task_id: "t", stage: "preview", state: "queued", progress: 0, ...task },
});

it.each([
  [{ state: "queued" }, "queued"],
  [{ state: "generating", progress: 40 }, "working"],
  [{ state: "success" }, "preview"],
  [{ state: "success", stage: "render" }, "success"],
  [{ state: "failed" }, "failed"],
  [null, "draft"],
] as [Partial<Task> | null, string][])("a draft whose newest task is %j is shown as %s", (task, state) => {
  expect(projectOf(draft(task)).state).toBe(state);
});

it("a failed preview may be tried again from the list: it is free", () => {
  expect(projectOf(draft({ state: "failed" })).retry).toEqual({ appId: 104 });
});

it("a failed render may not: its price stands on its own page", () => {
  expect(projectOf(draft({ state: "failed", stage: "render" })).retry).toBeNull();
});

it("only work that waits or runs is followed", () => {
  expect(projectOf(draft({ state: "generating" })).work).toEqual({ taskId: "t", stage: "preview" });
  for (const state of ["success", "failed"] as const) expect(projectOf(draft({ state })).work).toBeNull();
});
