import { expect, it } from "vitest";
import { ERRORS_EN, type MessageKey } from "../../../trpc/contract/rules/errors.en.ts";
import { reasonWithin, withReason } from "./reason-text.ts";

it.each(Object.keys(ERRORS_EN) as MessageKey[])("%s crosses a step, whatever the runtime puts in front of it", (key) => {
  expect(reasonWithin(withReason(key))).toBe(key);
  expect(reasonWithin(`NonRetryableError: ${withReason(key)}`)).toBe(key);
});

it("any other failure carries no reason", () => {
  expect(reasonWithin("D1_ERROR: reason:unknown.key")).toBeUndefined();
  expect(reasonWithin("connection refused")).toBeUndefined();
});
