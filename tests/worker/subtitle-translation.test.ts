import { expect, it, onTestFinished } from "vitest";
import { subtitleTranslation as manifest } from "../../trpc/contract/tools/subtitle-translation.ts";
import { videoTranslation } from "../../trpc/contract/tools/video-translation.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { linesProposal, type LinesAnswer } from "../../trpc/contract/translation.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { useOfTokens } from "../../trpc/contract/rules/provider-calls.ts";
import { HttpFailed } from "../../workers/upstream/providers/http-failed.ts";
import type { Translator } from "../../workers/upstream/providers/translator/translator.ts";
import { callsOf, ledgerOf, openFrame, until } from "./frame-support.ts";
import { all, guest } from "./support.ts";

const app_id = appIdOf(manifest);
const LINES = "1\n00:00:01,000 --> 00:00:03,000\nHello.\n\n2\n00:00:31,000 --> 00:00:33,000\nBye.\n";

/** Gives the upstream a translator for the time of a test; answers what it is asked. */
function withTranslator(translate: Translator["translate"]) {
  const asked: string[][] = [];
  const { translator } = all;
  all.translator = {
    engine: "test:translator",
    translate: (lines, terms, tell) => {
      asked.push([...lines]);
      return translate(lines, terms, tell);
    },
  };
  onTestFinished(() => void Object.assign(all, { translator }));
  return asked;
}

const proposed = (row: Awaited<ReturnType<typeof until>>) => linesProposal.parse(row.review?.proposal);

it("lines are translated but for those that have a translation, asked for until they are done, and charged at the end", async () => {
  await openFrame();
  const asked = withTranslator(async (lines, _terms, tell) => {
    await tell?.(useOfTokens("translation", "openai:gpt-5.6-terra", { read: 100, written: 50 }));
    return lines.map((line) => line.toUpperCase());
  });
  const me = await guest();
  const input = { lines: LINES, to: "fr" };
  expect((await me.call(tasks.cost, { app_id, input })).cost).toBe(2);
  const { task_id } = await me.call(tasks.push, { app_id, input });
  const first = proposed(await until(task_id, "review"));
  expect(first).toMatchObject({ origin: { transcript: "given", translator: "test:translator", failed: "" }, to: "fr" });
  expect(first.lines.map(({ target }) => target)).toEqual(["HELLO.", "BYE."]);
  const send = (name: string, answer: LinesAnswer) => me.call(tasks.review, { task_id, name, answer });
  await send("lines-1", { lines: first.lines.map((line) => ({ ...line, target: line.target.toLowerCase() })), done: false });
  await expect.poll(async () => (await me.call(tasks.status, { task_id })).review?.name, { timeout: 20_000 }).toBe("lines-2");
  const second = proposed(await until(task_id, "review"));
  expect(second.lines.map(({ target }) => target)).toEqual(["hello.", "bye."]);
  expect(await ledgerOf(me, task_id)).toEqual({ held: 2, charged: 0 });
  await send("lines-2", { lines: second.lines.slice(0, 1), done: true });
  const { output } = await until(task_id, "success");
  expect(output?.artifacts.map(({ name }) => name)).toEqual(["subtitles-srt", "subtitles-vtt", "subtitles-ass", "original-srt"]);
  expect(output?.facts).toMatchObject({ count: 1, translator: "test:translator" });
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 2 });
  expect(asked).toEqual([["Hello.", "Bye."]]);
  expect(await callsOf(task_id)).toMatchObject([{ kind: "translation", unit: "token", units: 150, micros: 800 }]);
});

it("a translator that fails leaves the lines to a person, says why, and is not charged for", async () => {
  await openFrame();
  withTranslator(async () => {
    throw new HttpFailed("test", 403, "no");
  });
  const me = await guest();
  const { task_id } = await me.call(tasks.push, { app_id, input: { lines: LINES, to: "de" } });
  const { lines, origin } = proposed(await until(task_id, "review"));
  expect([origin.failed, lines.map(({ target }) => target)]).toEqual(["key-refused", ["", ""]]);
  await me.call(tasks.cancel, { task_id });
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
});

it("an answer that is none, or has no translation, is asked for again", async () => {
  await openFrame();
  const me = await guest();
  const { task_id } = await me.call(tasks.push, { app_id, input: { lines: LINES, to: "es" } });
  const { lines } = proposed(await until(task_id, "review"));
  await me.call(tasks.review, { task_id, name: "lines-1", answer: { lines, done: true } });
  await expect.poll(async () => (await me.call(tasks.status, { task_id })).review?.name, { timeout: 20_000 }).toBe("lines-2");
  await me.call(tasks.review, { task_id, name: "lines-2", answer: { lines: "all of them" } });
  await expect.poll(async () => (await me.call(tasks.status, { task_id })).review?.name, { timeout: 20_000 }).toBe("lines-3");
  expect(proposed(await until(task_id, "review")).lines).toEqual(lines);
});

it("who may use the pro apps is the installation's word, and is asked before anything is read", async () => {
  const me = await guest();
  const { PRO_APPS_FOR } = all.variables;
  all.variables.PRO_APPS_FOR = "members";
  onTestFinished(() => void Object.assign(all.variables, { PRO_APPS_FOR }));
  const order = { app_id: appIdOf(videoTranslation), input: { video: "asset:nobodys", to: "zh" } };
  await expect(me.call(tasks.push, order)).rejects.toMatchObject({ code: -105 });
  await expect(me.call(tasks.cost, order)).rejects.toMatchObject({ code: -105 });
  await expect(me.call(tasks.cost, { app_id, input: { lines: LINES, to: "es" } })).resolves.toMatchObject({ cost: 0 });
});
