import { afterAll, beforeAll, expect, test } from "vitest";
import { results } from "../../workers/media/protocol/jobs.ts";
import { jobStatus } from "../../workers/media/protocol/status.ts";
import { cancelledTask, capacity, health, refusal } from "../../workers/media/protocol/service.ts";

/** A media service, real or not, as its protocol is held against it. */
export interface Spoken {
  ask(method: string, path: string, body?: unknown, secret?: string): Promise<Response>;
  /** Where the files of its jobs lie: what is called `!hold…` never comes, `!fail:INPUT_UNREADABLE…` is broken, `picture.png` is one. */
  files: string;
  close(): Promise<unknown>;
}

const OPEN = /^(queued|running)$/;

/** What the upstream expects of the media service: the same for the real one and for the fake. */
export function speaksTheProtocol(open: () => Promise<Spoken>): void {
  let service: Spoken;
  beforeAll(async () => void (service = await open()));
  afterAll(() => service.close());

  const probe = (key: string, more: object = {}) => ({ kind: "probe", file: { key, url: `${service.files}/${key}` }, ...more });
  const post = async (job: object) => {
    const answer = await service.ask("POST", "/jobs", job);
    expect(answer.status).toBe(202);
    return jobStatus.parse(await answer.json());
  };
  const status = async (id: string, wait = 0) => jobStatus.parse(await (await service.ask("GET", `/jobs/${id}?wait=${wait}`)).json());
  const said = async () => capacity.parse(await (await service.ask("GET", "/capacity")).json());
  const cancel = async (task: string) => cancelledTask.parse(await (await service.ask("DELETE", `/tasks/${task}`)).json()).cancelled;

  test("a wrong secret is refused", async () => {
    for (const [method, path] of [
      ["GET", "/capacity"],
      ["GET", "/health"],
      ["POST", "/jobs"],
      ["DELETE", "/tasks/t"],
    ] as const) {
      expect((await service.ask(method, path, method === "POST" ? {} : undefined, "another-secret-altogether")).status).toBe(401);
    }
  });

  test("a job is done with a result of its kind's shape, and a repeat is answered by the same", async () => {
    const { id } = await post(probe("picture.png"));
    await expect.poll(async () => (await status(id, 1)).state, { timeout: 30_000 }).toBe("done");
    const { result } = await status(id);
    expect(results.probe.parse(result)).toMatchObject({ type: "image", format: "png" });
    expect(await post(probe("picture.png"))).toMatchObject({ id, state: "done", result });
  });

  test("a job that fails says why by a code", async () => {
    const { id } = await post(probe("!fail:INPUT_UNREADABLE.png"));
    await expect.poll(async () => (await status(id, 1)).error?.code, { timeout: 30_000 }).toBe("INPUT_UNREADABLE");
  });

  test("what is no job, and a job that was never posted", async () => {
    expect((await service.ask("POST", "/jobs", { kind: "probe" })).status).toBe(400);
    expect((await service.ask("POST", "/jobs", probe("x", { task: "no such/name" }))).status).toBe(400);
    expect((await service.ask("GET", `/jobs/${"0".repeat(64)}`)).status).toBe(404);
  });

  test("jobs of a task are counted, and stopped with it unless another holds them", async () => {
    const before = await said();
    const own = await post(probe("!hold-own.png", { task: "one" }));
    const shared = await post(probe("!hold-shared.png", { task: "one" }));
    expect((await post(probe("!hold-shared.png", { task: "two" }))).id).toBe(shared.id);
    const during = await said();
    expect(during.running + during.queued).toBe(before.running + before.queued + 2);
    expect(during.tasks).toBeGreaterThan(0);
    expect(await cancel("one")).toEqual([own.id]);
    await expect.poll(async () => (await status(own.id)).error?.code, { timeout: 15_000 }).toBe("CANCELLED");
    expect((await status(shared.id)).state).toMatch(OPEN);
    expect(await cancel("two")).toEqual([shared.id]);
    expect(await cancel("nobody")).toEqual([]);
  });

  test("health has its form", async () => {
    expect(health.parse(await (await service.ask("GET", "/health")).json()).lanes.probe).toMatchObject({ running: expect.any(Number) });
  });

  test("a full queue refuses what is new, says when to come again, and still joins what it has", async () => {
    const { limit } = await said();
    const answers = await Promise.all(
      Array.from({ length: limit + 1 }, (_, index) => service.ask("POST", "/jobs", probe(`!hold-${index}.png`, { task: "many" }))),
    );
    const refused = answers.filter(({ status: code }) => code !== 202);
    expect(refused.map(({ status: code }) => code)).toEqual([503]);
    const { code, retry_after } = refusal.parse(await refused[0]?.json());
    expect([code, refused[0]?.headers.get("retry-after")]).toEqual(["QUEUE_FULL", String(retry_after)]);
    expect(await cancel("many")).toHaveLength(limit);
  });
}
