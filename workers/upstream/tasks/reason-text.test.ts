import { expect, it } from "vitest";
import { errors } from "../../../locales/en/errors.ts";
import type { MessageKey } from "../../../locales/index.ts";
import { reasonWithin, withReason } from "./reason-text.ts";

it.each(Object.keys(errors) as MessageKey[])("%s crosses a step with its values, whatever the runtime puts around it", (key) => {
  const reason = { key, values: { size: 230.5, max: 200, name: 'ad, "final" 产品 100%.mp4' } };
  expect(reasonWithin(withReason(reason))).toEqual(reason);
  expect(reasonWithin(`NonRetryableError: ${withReason(reason)} (in step 3)`)).toEqual(reason);
});

it("any other failure carries no reason", () => {
  expect(reasonWithin("D1_ERROR: reason:unknown.key")).toBeUndefined();
  expect(reasonWithin("connection refused")).toBeUndefined();
});

it.each([
  "",
  "%",
  "{}x",
  encodeURIComponent('{"max":{"a":1}}'),
  encodeURIComponent(`{"name":"${"x".repeat(301)}"}`),
  encodeURIComponent("[1]"),
])("values that are none (%s) are left out", (text) => {
  expect(reasonWithin(`reason:file.tooLarge ${text}`)).toEqual({ key: "file.tooLarge", values: {} });
});
