import { expect, it } from "vitest";
import { APP_ID, OPEN_STATES, statesBefore, TASK_TRANSITIONS, taskState } from "./tasks.ts";

it("spec §3: gives every app its own id, but for the two names of face swap", () => {
  const ids = Object.values(APP_ID);
  expect(new Set(ids).size).toBe(ids.length - 1);
  expect(APP_ID.SWAP_FACE).toBe(APP_ID.FACE_SWAP_VIDEO);
});

it("never leaves an end, and never goes back to the queue", () => {
  for (const state of taskState.options)
    expect(
      statesBefore(state).filter((from) => from === "success" || from === "failed"),
      state,
    ).toEqual([]);
  expect(statesBefore("queued")).toEqual([]);
  expect(statesBefore("success")).toEqual(["generating"]);
  expect(OPEN_STATES).toEqual(["queued", "generating", "review"]);
  expect(Object.keys(TASK_TRANSITIONS)).toEqual(taskState.options);
});
