import { expect, it } from "vitest";
import { QUOTA, quotaOf } from "./storage.ts";

it.each([
  [5, QUOTA.guest],
  [1, QUOTA.free],
  [11, QUOTA.personal],
  [14, QUOTA.personal],
  [21, QUOTA.business],
  [24, QUOTA.business],
  [99, QUOTA.free],
])("user_type %d may keep %d bytes", (user_type, bytes) => {
  expect(quotaOf({ user_type })).toBe(bytes);
});

it("who registers or pays never has less room than before", () => {
  const rising = [QUOTA.guest, QUOTA.free, QUOTA.personal, QUOTA.business];
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
});
