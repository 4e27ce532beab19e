import { expect, it } from "vitest";
import { flash, FLASH_SAID, seeOther } from "./flash.ts";
import { readFlash } from "./read-flash.ts";
import { badgeText, groupToasts, type Toast } from "./toast.ts";

const SAID: Toast = { type: "success", message: "file.corrupted", params: { name: "Bottle" } };

const visit = (cookie: string, headers: Record<string, string> = {}): Request =>
  new Request("https://studio.example/projects", { headers: { cookie, ...headers } });
const valueOf = (setCookie: string): string => setCookie.split(";")[0] ?? "";
const forged = (value: unknown): string => `flash=${encodeURIComponent(JSON.stringify(value))}`;

it("what a redirect says, the next page reads, with its values", () => {
  const answer = seeOther("/projects", SAID, { type: "error", message: "task.renderFailed", grouping: true });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/projects"]);
  const { toasts, said } = readFlash(visit(`a=b; ${valueOf(answer.headers.get("set-cookie") ?? "")}`));
  expect(said).toBe(true);
  expect(toasts).toEqual([SAID, { type: "error", message: "task.renderFailed", grouping: true }]);
});

it("the cookie is out of a script's reach, and ends", () => {
  for (const cookie of [flash(SAID), FLASH_SAID]) expect(cookie).toMatch(/Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/);
  expect(FLASH_SAID).toContain("flash=; Path=/; Max-Age=0");
});

it("a redirect with nothing to say sets no cookie", () => {
  expect(seeOther("/home").headers.get("set-cookie")).toBeNull();
});

it.each([
  ["free text", [{ type: "info", message: "You have won. Call us." }]],
  ["a room, not a message", [{ type: "info", message: "shell" }]],
  ["a member of every object", [{ type: "info", message: "shell.constructor" }]],
  ["an unknown type", [{ type: "evil", message: "library.removed" }]],
  ["a value that the message does not name", [{ type: "info", message: "library.removed", params: { returnDetails: 1 } }]],
  ["an option of no toast", [{ type: "info", message: "library.removed", html: "<b>" }]],
  ["a value with control characters", [{ type: "info", message: "file.corrupted", params: { name: "a\u0000b" } }]],
  ["a value as long as a page", [{ type: "info", message: "file.corrupted", params: { name: "x".repeat(500) } }]],
  ["too many", Array.from({ length: 5 }, () => ({ type: "info", message: "library.removed" }))],
  ["no list", { type: "info" }],
])("a forged cookie says nothing: %s", (_name, value) => {
  expect(readFlash(visit(forged(value)))).toEqual({ toasts: [], said: true });
});

it.each(["flash=%", "flash=%7B", `flash=${"x".repeat(5000)}`])("a cookie that cannot be read says nothing: %#", (cookie) => {
  expect(readFlash(visit(cookie))).toEqual({ toasts: [], said: true });
});

it("a page fetched ahead of a visit leaves the message for the visit", () => {
  expect(readFlash(visit(valueOf(flash(SAID)), { "sec-purpose": "prefetch" }))).toEqual({ toasts: [], said: false });
});

it("a long value is shortened, so that the cookie fits", () => {
  const { toasts } = readFlash(visit(valueOf(flash({ ...SAID, params: { name: "长".repeat(500) } }))));
  expect(String(toasts[0]?.params?.name)).toHaveLength(60);
});

it("grouped toasts of one message are one, counted; others stand each for itself", () => {
  const grouped = { ...SAID, grouping: true };
  expect(groupToasts([grouped, grouped, SAID, SAID]).map(({ count }) => count)).toEqual([2, 1, 1]);
});

it("a badge counts to 99 (spec §9)", () => {
  expect([badgeText(2), badgeText(99), badgeText(100)]).toEqual(["2", "99", "99+"]);
});
