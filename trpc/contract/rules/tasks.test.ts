import { expect, it } from "vitest";
import { APP_ID, canMove, TASK_TRANSITIONS, taskState, VIDEO_CREATION_APPS } from "./tasks.ts";

it("spec §3: gives every app its own id, but for the two names of face swap", () => {
  const ids = Object.values(APP_ID);
  expect(new Set(ids).size).toBe(ids.length - 1);
  expect(APP_ID.SWAP_FACE).toBe(APP_ID.FACE_SWAP_VIDEO);
  expect(VIDEO_CREATION_APPS).toContain(APP_ID.URL_TO_VIDEO);
});

it("never leaves an end, and never goes back", () => {
  for (const state of taskState.options) {
    expect(canMove("success", state)).toBe(false);
    expect(canMove("failed", state)).toBe(false);
    expect(canMove(state, "queued")).toBe(false);
  }
  expect(canMove("queued", "generating")).toBe(true);
  expect(canMove("queued", "success")).toBe(false);
  expect(Object.keys(TASK_TRANSITIONS)).toEqual(taskState.options);
});
