import { expect, it } from "vitest";
import { withReason } from "../tasks/reason-text.ts";
import { lostResult } from "./lost-result.ts";

it.each([
  ["download.private", "model.expired"],
  ["link.failed", "model.unreachable"],
  ["download.busy", "model.unreachable"],
  ["download.siteNotSupported", "model.unusable"],
  ["download.tooLong", "model.unusable"],
  ["picture.tooManyPixels", "model.unusable"],
  ["video.unreadable", "model.unusable"],
] as const)("%s: who gave no link is told of the provider's result, %s", (key, reason) => {
  expect(lostResult(new Error(withReason({ key, values: {} })))).toMatchObject({ reason });
});

it("any other failure stays as it is", () => {
  const [own, other] = [new Error(withReason({ key: "task.generationFailed", values: {} })), new Error("superseded")];
  expect([lostResult(own), lostResult(other)]).toEqual([own, other]);
});
