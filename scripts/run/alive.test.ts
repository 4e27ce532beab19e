import { expect, it } from "vitest";
import { freePort } from "./ports.ts";
import { endWhenStill } from "./alive.ts";
import { start, untilReady } from "./process.ts";

/** A server that answers three times, and then does what is said here. */
const server = (then: string) => `let seen = 0;
  require("node:http").createServer((_, answer) => { seen += 1; if (seen > 3) { ${then} } else answer.end("yes"); }).listen(Number(process.env.PORT), "127.0.0.1");`;

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
  await endWhenStill("The server", running, question);
  expect(await running.exited).toBe(1);
});

it("one that answers late now and then, or not with a page, is left alone", async () => {
  const { running, question } = await run(`seen % 3 === 0 ? setTimeout(() => answer.end(), 600) : answer.writeHead(500).end()`);
  const watching = endWhenStill("The server", running, question).then(() => "ended");
  expect(await Promise.race([watching, new Promise((resolve) => setTimeout(() => resolve("alive"), 3000))])).toBe("alive");
  await running.stop();
  await watching;
});
