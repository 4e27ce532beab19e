import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { expect, it, vi } from "vitest";
import { codeOf } from "../../../trpc/contract/rules/errors.ts";
import { action } from "./route.tsx";

/** Presses a button of a row: what was asked for, and the answer. */
async function pressed(fields: Record<string, string>, answer: () => Promise<unknown> = async () => ({})) {
  const [review, report] = [vi.fn(answer), vi.fn(answer)];
  const body = new FormData();
  for (const [name, value] of Object.entries({ id: "a1", reason: "Fine.", ...fields })) body.set(name, value);
  const request = new Request("https://ads.test/admin/reviews", { method: "POST", body });
  const context = { api: { admin: { avatars: { review }, reports: { answer: report } } } } as unknown as ActionFunctionArgs["context"];
  const given = await action({ request, context, params: {} } as ActionFunctionArgs);
  return { asked: [...review.mock.calls, ...report.mock.calls].flat(), given };
}

it.each([
  ["pass", { of: "avatar", name: "Ben" }, { review_status: 1, review_note: "Fine.", of: "avatar", name: "Ben", waits: true }],
  ["reject", { of: "offer", name: "王小明" }, { review_status: -1, review_note: "Fine.", of: "offer", name: "王小明", waits: true }],
  ["keep", {}, { state: "kept", note: "Fine." }],
  ["remove", {}, { state: "removed", note: "Fine." }],
])("%s decides what its page showed, and leads back to the queue", async (intent, seen, asked) => {
  const { asked: calls, given } = await pressed({ intent, ...seen });
  expect(calls).toEqual([{ id: "a1", ...asked }]);
  expect(given).toMatchObject({ status: 303 });
});

it("a decision that came too late is said to be so, not to be done", async () => {
  const cause = Object.assign(new Error("decided"), { code: codeOf("admin.seenOtherwise") });
  const { given } = await pressed({ intent: "remove" }, () => Promise.reject(new Error("call", { cause })));
  const asked = { id: "a1", intent: "remove", reason: "Fine." };
  expect(given).toMatchObject({ init: { status: 422 }, data: { problems: [{ text: "decided" }], asked } });
});

it("what is no button of the page is refused", async () => {
  await expect(pressed({ intent: "toString" })).rejects.toMatchObject({ init: { status: 400 } });
});
