import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { registry } from "../handlers.ts";
import { JobQueue, QUEUE_LIMIT } from "../jobs/job-queue.ts";
import type { Registry } from "../jobs/registry.ts";
import { jobStatus } from "../protocol/status.ts";
import { cancelledTask, capacity, health, refusal } from "../protocol/service.ts";
import { capacityOf, usefulTasks } from "./capacity.ts";
import { fullFor, HealthMonitor } from "./health.ts";
import { createService } from "./routes.ts";

const SECRET = "0123456789abcdef";
const ORIGIN = "http://127.0.0.1:9";

/** The service over jobs that last until they are stopped. */
async function running({ answers = async () => true }: { answers?: () => Promise<boolean> } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "routes-test-"));
  const probe: Registry["probe"] = {
    ...registry.probe,
    run: async (_, { signal }) => {
      await sleep(600_000, undefined, { signal });
      throw new Error("not reached");
    },
  };
  const own: Registry = { ...registry, probe };
  const board = new JobQueue({ registry: own, folder, origins: new Set([ORIGIN]), egress: { allowed: [], ports: new Set() } });
  const monitor = new HealthMonitor({ registry: own, occupants: () => board.occupants(), lanes: { speech: { answers } } });
  const parts = {
    board,
    health: () => monitor.state(),
    capacity: () => capacityOf(own, board.occupants(), { tasks: 2, limit: QUEUE_LIMIT }),
  };
  const server = createService(parts, { secret: SECRET, egress: { allowed: [], ports: new Set([80]) } }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    await board.close();
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${base}${path}`, { method, body: body && JSON.stringify(body), headers: { authorization: `Bearer ${SECRET}` } });
  const post = (key: string, more: object = {}) => ask("POST", "/jobs", { kind: "probe", file: { key, url: `${ORIGIN}/${key}` }, ...more });
  return { ask, post, monitor, board };
}

test("capacity says how many ads are useful at once, and how much there is to do", async () => {
  const { ask, post } = await running();
  for (const key of ["a", "b", "c"]) await post(key);
  const said = capacity.parse(await (await ask("GET", "/capacity")).json());
  expect(said).toMatchObject({
    tasks: 2,
    running: 2,
    queued: 1,
    limit: QUEUE_LIMIT,
    lanes: { probe: { running: 2, queued: 1, places: 2 }, render: { running: 0, queued: 0, places: 1 } },
  });
});

test("ads that are useful at once are as many as there are cores, films and voices for", () => {
  const places = registry.speech.places + registry.render.places;
  expect([1, 2, 64].map((cores) => usefulTasks(registry, cores))).toEqual([1, 2, places]);
});

test("a full queue is told apart from a failure, and says when to come again", async () => {
  const { post, board } = await running();
  for (let i = 0; i < QUEUE_LIMIT; i++) board.submit({ kind: "probe", still: null, file: { key: `k${i}`, url: `${ORIGIN}/${i}` } });
  const answer = await post("one-more");
  expect(answer.status).toBe(503);
  const { code, retry_after } = refusal.parse(await answer.json());
  expect([code, answer.headers.get("retry-after")]).toEqual(["QUEUE_FULL", String(retry_after)]);
  expect((await post("k0")).status).toBe(202);
  await board.close();
  expect(refusal.parse(await (await post("late")).json()).code).toBe("SHUTTING_DOWN");
});

test("a task's name is no part of a job's identity, and cancelling it stops what it alone holds", async () => {
  const { ask, post } = await running();
  const id = async (response: Promise<Response>) => jobStatus.parse(await (await response).json()).id;
  const [own, shared] = [await id(post("own", { task: "one" })), await id(post("shared", { task: "one" }))];
  expect(await id(post("shared", { task: "two" }))).toBe(shared);
  expect(cancelledTask.parse(await (await ask("DELETE", "/tasks/one")).json())).toEqual({ cancelled: [own] });
  await expect
    .poll(async () => ((await (await ask("GET", `/jobs/${own}`)).json()) as { error?: { code: string } }).error?.code)
    .toBe("CANCELLED");
  expect(await (await ask("GET", `/jobs/${shared}`)).json()).toMatchObject({ state: "running" });
  expect(await (await ask("DELETE", "/tasks/nobody")).json()).toEqual({ cancelled: [] });
  expect((await post("x", { task: "no such/name" })).status).toBe(400);
});

test("health has the protocol's form, and an engine that does not answer makes it a 503 with the reason", async () => {
  let lives = true;
  const { ask, post, monitor } = await running({ answers: async () => lives });
  await post("a");
  const busy = await ask("GET", "/health");
  expect(busy.status).toBe(200);
  expect(health.parse(await busy.json())).toMatchObject({ lanes: { probe: { running: 1 } }, egress: { pages: { used: 0 } } });
  lives = false;
  await monitor.watch();
  const stuck = await ask("GET", "/health");
  expect(stuck.status).toBe(503);
  expect(health.parse(await stuck.json())).toMatchObject({
    status: "stuck",
    reasons: expect.arrayContaining([expect.stringMatching(/speech engine did not answer/)]),
  });
  lives = true;
  await monitor.watch();
  expect((await ask("GET", "/health")).status).toBe(200);
});

test("a room is stuck when a reader is in it past every limit, and not before", () => {
  const state = { used: 100, places: 100, readers: 1, waiting: 30 };
  expect(fullFor({ pages: { ...state, oldest_seconds: 59 } })).toEqual([]);
  expect(fullFor({ pages: { ...state, oldest_seconds: 80 } })).toEqual(["egress: a reader has been in the room of pages for 80 s"]);
});
