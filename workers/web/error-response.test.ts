import { expect, it, vi } from "vitest";
import { caught } from "./error-response.ts";

it("a failure that nobody foresaw is a 500 page in the visitor's language, which tells nothing of it; the log does", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const answer = await caught(new Request("https://studio.example/home?lang=zh"), Promise.reject(new Error("no such table: secret")));
  const page = await answer.text();
  expect(answer.status).toBe(500);
  expect(page).toContain("页面没能打开");
  expect(page).not.toContain("secret");
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
