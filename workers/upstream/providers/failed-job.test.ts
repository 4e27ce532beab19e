import { createServer, type ServerResponse } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { onLoopback } from "../../../tests/setup/loopback.ts";
import { askJson } from "./ask-json.ts";
import { endingInReasons, stillThere } from "./failed-job.ts";

/** A provider that answers what the test says, asked about a job that is done. */
async function asking(answer: (response: ServerResponse) => void) {
  const { origin, close } = await onLoopback(createServer((_request, response) => answer(response)));
  onTestFinished(close);
  return () => askJson({ name: "provider", baseURL: origin, headers: {} }, "/jobs/1", undefined, 300);
}
const page = (status: number, words: string) => (response: ServerResponse) => void response.writeHead(status).end(words);

const PASSING = [
  ["429, with a page that says that somebody is blocked", page(429, "You have been blocked. Too many requests"), "model.busy"],
  ["503, with a page that says that something is gone", page(503, "Sorry, this page is gone for a moment"), "model.unreachable"],
  ["504", page(504, ""), "model.unreachable"],
  ["408", page(408, ""), "model.unreachable"],
  ["nothing in time", () => undefined, "model.unreachable"],
  [
    "half of what it said it would",
    (response: ServerResponse) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": 100 }).write('{"url":');
      setTimeout(() => response.destroy(), 20);
    },
    "model.unreachable",
  ],
] as const;

it.each(PASSING)("a provider that answers %s is asked again for what is done", async (_what, answer, key) => {
  const ask = await asking(answer);
  await expect(stillThere(ask)).rejects.toThrow(`reason:${key} `);
  await expect(stillThere(ask)).rejects.not.toHaveProperty("reason");
});

it.each(PASSING)("and so is one that answers %s while the job is followed: it goes on", async (_what, answer, key) => {
  const ask = await asking(answer);
  const start = async () => "1";
  const status = async () => ({ state: "done", result: await ask() }) as const;
  const adapter = endingInReasons({ name: "provider", start, status, result: expect.anything() as never });
  await expect(adapter.status("1")).rejects.toThrow(`reason:${key} `);
});

it.each([
  ["404", page(404, ""), "model.expired"],
  ["410", page(410, ""), "model.expired"],
  ["403", page(403, ""), "model.keyRefused"],
  ["422 for its content", page(422, "content moderated"), "model.refused"],
  ["no JSON", page(200, "<html>"), "model.unusable"],
] as const)("a provider that answers %s is not asked again, and why is told", async (_what, answer, reason) => {
  await expect(stillThere(await asking(answer))).rejects.toMatchObject({ reason });
});
