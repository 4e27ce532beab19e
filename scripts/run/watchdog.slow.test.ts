import { expect, it, onTestFinished, vi } from "vitest";
import { freePort } from "./ports.ts";
import { watchdog } from "./watchdog.ts";
import { start, untilReady } from "./process.ts";

/** A server that answers three times, and then does what is said here. */
const server = (then: string) => `let seen = 0;
  require("node:http").createServer(({ url }, answer) => {
    if (url === "/seen") return answer.end(String(seen));
    seen += 1; if (seen > 3) { ${then} } else answer.end("yes");
  }).listen(Number(process.env.PORT), "127.0.0.1");`;

/** It has been asked so often, and the watch over it goes on. */
async function isLeftAlone(url: string, questions: number, watching: Promise<string>): Promise<void> {
  const seen = async () => Number(await (await fetch(`${url}seen`)).text());
  await Promise.race([
    expect.poll(seen, { timeout: 60_000 }).toBeGreaterThanOrEqual(questions),
    watching.then((how) => expect(how).toBe("alive")),
  ]);
}

/** The clock goes on by so much with each question to this address, and by nothing else. */
function laterByEachQuestion(address: string, ms: number): void {
  let now = 0;
  const ask = globalThis.fetch;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  const asking = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    if (input === address) now += ms;
    return ask(input, init);
  });
  onTestFinished(() => [clock, asking].forEach((spy) => spy.mockRestore()));
}

async function run(then: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const running = start(process.execPath, ["-e", server(then)], { cwd: ".", env: { PORT: String(port) } });
  await untilReady(running, url, 20);
  return { running, question: { url, everyMs: 20, patienceMs: 300 } };
}

it.each([
  ["waits for ever", ""],
  ["turns in a circle", "for (;;);"],
])("a server that %s is ended", async (_name, then) => {
  const { running, question } = await run(then);
  await watchdog("The server", running, question);
  expect(await running.exited).toBe(1);
});

it("one that answers late now and then, or not with a page, is left alone", async () => {
  const { running, question } = await run("seen % 3 === 0 || answer.writeHead(500).end()");
  const watching = watchdog("The server", running, { ...question, patienceMs: 1000 }).then(() => "ended");
  await isLeftAlone(question.url, 12, watching);
  await running.stop();
  await watching;
});

it("one that says for too long that it stands still is ended, with its reason said", async () => {
  const { running, question } = await run(`answer.writeHead(503).end("a render job has run for 1000 s")`);
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  laterByEachQuestion(question.url, 100);
  await watchdog("The server", running, { ...question, stuckMs: 1000 });
  expect(await running.exited).toBe(1);
  expect(said.mock.calls.join("")).toContain("a render job has run for 1000 s");
});

it.each([
  ["mends itself meanwhile", "answer.writeHead(seen % 4 === 0 ? 200 : 503).end()", 1000],
  ["may say so as long as it likes", "answer.writeHead(503).end()", undefined],
])("one that says so, and %s, is left alone", async (_name, then, stuckMs) => {
  const { running, question } = await run(then);
  laterByEachQuestion(question.url, 100);
  const watching = watchdog("The server", running, { ...question, stuckMs }).then(() => "ended");
  await isLeftAlone(question.url, 40, watching);
  await running.stop();
  await watching;
});
