import { eq } from "drizzle-orm";
import { expect, it, onTestFinished, vi } from "vitest";
import { task as table } from "../../db/schema/index.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { aiImage } from "../../trpc/contract/tools/ai-image.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import type { MediaClient } from "../../workers/upstream/media/client.ts";
import { sweep } from "../../workers/upstream/tasks/revive.ts";
import { callsOf, crash, ledgerOf, openFrame, rowOf, until } from "./frame-support.ts";
import { all, guest } from "./support.ts";
import { pngHeader } from "./upload-support.ts";

const PROVIDER = "https://pictures.test";
const KEYS = { FAL_API_KEY: "f-1", FAL_BASE_URL: PROVIDER, BFL_API_KEY: "b-1", BFL_BASE_URL: PROVIDER, OPENAI_API_KEY: "o-1" };
const PIXEL = btoa(String.fromCharCode(...pngHeader(8, 8)));

interface Manner {
  answer: (asked: { method: string; path: string; body: string; nth: number }) => Response;
  /** How a picture elsewhere is answered, the n-th time. */
  picture?: (nth: number) => Response;
}
const FOUND = () => new Response(pngHeader(8, 8), { headers: { "content-type": "image/png" } });
const AWAY = (said: string) => Response.json({ code: "INPUT_UNREACHABLE", message: `the page answered ${said}` }, { status: 422 });

/** Providers of pictures with their keys set; answers what was asked of them, and which results were fetched. */
function openProvider({ answer, picture = FOUND }: Manner) {
  const { variables, media } = all;
  all.variables = { ...variables, ...KEYS, OPENAI_BASE_URL: PROVIDER };
  const [asked, fetched]: [string[], string[]] = [[], []];
  all.media = {
    ...media,
    egress: async (url, limits) => {
      if (!url.startsWith("https://results.example/")) return media.egress(url, limits);
      fetched.push(url);
      return picture(fetched.length);
    },
  };
  const { fetch: real } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(PROVIDER)) return real(input, init);
    const { pathname: path } = new URL(request.url);
    asked.push(`${request.method} ${path}`);
    return answer({ method: request.method, path, body: await request.text(), nth: asked.length });
  });
  onTestFinished(() => {
    spy.mockRestore();
    all.variables = variables;
  });
  return { asked, fetched, paid: () => asked.filter((one) => one.startsWith("POST")).length };
}

const order = (model: string, more: object = {}) => ({
  app_id: appIdOf(aiImage),
  input: { prompt: "A bottle on a rock", model, ratio: "1:1", ...more },
});
const FAL = "fal/fal-ai/flux/dev";
const falAnswer = () => Response.json({ images: [{ url: "https://results.example/a.png", width: 8, height: 8 }] });

it("a picture that is made and paid for is fetched again where its server is down: the provider is asked, and booked, once", async () => {
  await openFrame();
  const { paid, fetched } = openProvider({ answer: falAnswer, picture: (nth) => (nth < 2 ? AWAY("503") : FOUND()) });
  const me = await guest();
  const { task_id, cost } = await me.call(tasks.push, order(FAL));
  await until(task_id, "success");
  expect([paid(), fetched.length]).toEqual([1, 2]);
  expect(await callsOf(task_id)).toMatchObject([{ kind: "image", model: FAL, units: 1, micros: 25_000 }]);
  expect(await ledgerOf(me, task_id)).toMatchObject({ held: 0, charged: cost });
});

it("of four pictures by a seed each, those that were answered are not asked for again for the sake of one that was not", async () => {
  await openFrame();
  const seeds: unknown[] = [];
  const { fetched } = openProvider({
    answer: ({ body, nth }) => {
      const { seed } = JSON.parse(body) as { seed: number };
      seeds.push(seed);
      // It is asked once more at once, and has no room yet.
      return seed === 9 && nth <= 5 ? Response.json({ detail: "Rate limit" }, { status: 429 }) : falAnswer();
    },
  });
  const me = await guest();
  const { task_id } = await me.call(tasks.push, order(FAL, { count: 4, seed: 7 }));
  await until(task_id, "success");
  expect(seeds.toSorted()).toEqual([10, 7, 8, 9, 9, 9]);
  expect(fetched.length).toBeGreaterThanOrEqual(4);
  const booked = await callsOf(task_id);
  expect(booked.map(({ units, micros }) => [units, micros])).toEqual(Array.from({ length: 4 }, () => [1, 25_000]));
});

it("a job of pictures that has been taken is asked for again where its server is down, and not started anew", async () => {
  await openFrame();
  const { asked, paid } = openProvider({
    answer: ({ method, nth }) => {
      if (method === "POST") return Response.json({ id: "b1", polling_url: `${PROVIDER}/v1/get_result?id=b1` });
      return nth <= 3
        ? new Response("<html>Bad gateway</html>", { status: 502 })
        : Response.json({ id: "b1", status: "Ready", result: { sample: "https://results.example/b.png" } });
    },
  });
  const me = await guest();
  const { task_id } = await me.call(tasks.push, order("black-forest-labs/flux-pro-1.1"));
  await until(task_id, "success");
  expect(paid()).toBe(1);
  expect(asked.length).toBeGreaterThan(2);
  expect(await callsOf(task_id)).toMatchObject([{ kind: "image", units: 1, micros: 40_000 }]);
});

it("an instance that dies after the provider has answered is followed by one that pays for nothing again", async () => {
  await openFrame();
  const run = all.media.run.bind(all.media);
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const held = (async (job, following) => {
    if (job.kind === "provenance") await opened;
    return run(job, following);
  }) as MediaClient["run"];
  const { paid } = openProvider({ answer: () => Response.json({ created: 1, data: [{ b64_json: PIXEL }, { b64_json: PIXEL }] }) });
  const spy = vi.spyOn(all.media, "run").mockImplementation(held);
  onTestFinished(() => spy.mockRestore());
  const me = await guest();
  const { task_id, cost } = await me.call(tasks.push, order("openai/gpt-image-2", { count: 2 }));
  await expect.poll(async () => (await callsOf(task_id)).length, { timeout: 15_000 }).toBe(1);
  await crash(task_id);
  open();
  await all.db.update(table).set({ lease_until: 1 }).where(eq(table.id, task_id));
  await sweep(all);
  expect((await until(task_id, "success")).output?.artifacts).toHaveLength(2);
  expect(await rowOf(task_id)).toMatchObject({ attempt: 2 });
  expect(paid()).toBe(1);
  expect(await callsOf(task_id)).toMatchObject([
    { kind: "image", model: "openai/gpt-image-2", units: 2, unit: "picture", micros: 120_000 },
  ]);
  expect(await ledgerOf(me, task_id)).toMatchObject({ held: 0, charged: cost });
});

it.each<[string, Manner, "model.refused" | "model.expired" | "model.busy", number]>([
  [
    "that is refused for what it would show is not booked",
    { answer: () => Response.json({ detail: "content moderated" }, { status: 422 }) },
    "model.refused",
    0,
  ],
  [
    "of a provider that has no room is not booked",
    { answer: () => Response.json({ detail: "Rate limit" }, { status: 429 }) },
    "model.busy",
    0,
  ],
  ["that is gone before it was fetched is booked: it was made", { answer: falAnswer, picture: () => AWAY("404") }, "model.expired", 1],
])("a picture %s, and its credits come back", async (_what, manner, reason, booked) => {
  await openFrame();
  openProvider(manner);
  const me = await guest();
  const { task_id } = await me.call(tasks.push, order(FAL));
  await until(task_id, "failed");
  expect((await me.call(tasks.status, { task_id })).error_code).toBe(codeOf(reason));
  expect(await callsOf(task_id)).toHaveLength(booked);
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
});
