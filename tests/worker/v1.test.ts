import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiSpend, ledger } from "../../db/schema/index.ts";
import { apiKeys } from "../../trpc/contract/api-key.ts";
import { textToSpeech } from "../../trpc/contract/tools/text-to-speech.ts";
import { fail } from "../../workers/upstream/tasks/finish.ts";
import { register } from "./account-support.ts";
import { type Client, client, ORIGIN, sender } from "./api-support.ts";
import { rowOf } from "./frame-support.ts";
import { all, ask } from "./support.ts";

let count = 0;
/** Work of text to speech unlike any before: 2 credits for each 100 characters begun. */
const speech = (characters = 90) => ({ input: { text: `${(count += 1)} `.padEnd(characters, "a"), voice: "af_heart" } });
const TASKS = `/v1/tools/${textToSpeech.slug}/tasks`;
const QUOTES = `/v1/tools/${textToSpeech.slug}/quotes`;

const run = async ({ send }: Pick<Client, "send">, body: object, headers: Record<string, string> = {}) => {
  const response = await send("POST", TASKS, body, headers);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, never> };
};

describe("requests of the public API", () => {
  it("are answered with real statuses, problems and the state of the limit", async () => {
    const { send } = await client();
    const missing = await send("GET", "/v1/tasks/not-there");
    expect(missing.status).toBe(404);
    expect(missing.headers.get("content-type")).toBe("application/problem+json");
    expect(await missing.json()).toMatchObject({ type: "/api-docs#error-SYSTEM_NOT_FOUND", status: 404, code: -20001 });
    expect(missing.headers.get("ratelimit-policy")).toMatch(/^"key";q=\d+;w=60$/);
    expect(missing.headers.get("ratelimit")).toMatch(/^"key";r=\d+;t=\d+$/);
    expect((await send("GET", "/v1/nothing")).status).toBe(404);
    const wrong = await send("DELETE", "/v1/tasks");
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get("allow")).toBe("GET");
  });

  it("name what is wrong by JSON pointers", async () => {
    const { send } = await client();
    const refused = await send("POST", TASKS, { input: { text: "", voice: "nobody" } });
    expect(refused.status).toBe(422);
    const { errors } = (await refused.json()) as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(["/input/text", "/input/voice"]));
    const forbidden = await send("POST", TASKS, { input: { text: "a naked child in bed", voice: "af_heart" } });
    expect(await forbidden.json()).toMatchObject({ errors: [{ pointer: "/input/text", detail: expect.stringContaining("minors") }] });
  });

  it("refuse what is no JSON object, is of another type, or is too large", async () => {
    const { send } = await client();
    const status = async (body: string, headers = {}) => (await send("POST", TASKS, body, headers)).status;
    expect(await status("{")).toBe(400);
    expect(await status("[1]")).toBe(400);
    expect(await status("null")).toBe(400);
    expect(await status("{}", { "content-type": "text/plain" })).toBe(415);
    expect(await status(`{"input":"${"x".repeat(300_000)}"}`)).toBe(413);
  });

  it("page by cursors that lead nowhere but into the caller's own list", async () => {
    const one = await client();
    const other = await client();
    const { body } = await run(one, speech());
    for (const cursor of [`9999999999999-${body.task_id}`, "9999999999999-zzzz", "0-a"]) {
      const answer = await other.send("GET", `/v1/tasks?cursor=${cursor}`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ list: [], next: null });
    }
    expect((await other.send("GET", "/v1/tasks?cursor=1%27%20OR%201=1")).status).toBe(422);
  });

  it("find nothing of another account's", async () => {
    const one = await client();
    const other = await client();
    const { body: task } = await run(one, speech());
    const draft = (await (await one.send("POST", "/v1/drafts", { app_id: 103, name: "A bottle", language: "en" })).json()) as {
      id: string;
    };
    for (const [method, path] of [
      ["GET", `/v1/tasks/${task.task_id}`],
      ["DELETE", `/v1/tasks/${task.task_id}`],
      ["POST", `/v1/tasks/${task.task_id}/cancel`],
      ["GET", `/v1/tasks/${task.task_id}/receipt`],
      ["GET", `/v1/drafts/${draft.id}`],
      ["DELETE", `/v1/drafts/${draft.id}`],
      ["POST", `/v1/drafts/${draft.id}/scripts`],
    ] as const)
      expect((await other.send(method, path)).status, `${method} ${path}`).toBe(404);
    const theirs = { input: { draft_id: draft.id }, stage: "preview" };
    expect((await other.send("POST", "/v1/tools/link-to-video/tasks", theirs)).status).toBe(404);
    expect((await one.send("GET", `/v1/drafts/${draft.id}`)).status).toBe(200);
  });

  it("show addresses of files with the origin that the web worker says, and believe no stranger's", async () => {
    const { send } = await client();
    const path = "/v1/templates";
    const first = async (headers: Record<string, string>) =>
      ((await (await send("GET", path, undefined, headers)).json()) as { list: { poster_url: string }[] }).list[0]?.poster_url;
    expect(await first({})).toMatch(new RegExp(`^${ORIGIN}/samples/`));
    expect(await first({ "x-client-origin": "https://evil.example" })).toMatch(new RegExp(`^${ORIGIN}/samples/`));
    const proven = { "x-client-origin": "https://studio.example", "x-upstream-secret": all.variables.UPSTREAM_SECRET };
    expect(await first(proven)).toMatch(/^https:\/\/studio\.example\/samples\//);
  });

  it("are counted by day, operation and status", async () => {
    const { me, send, client_id } = await client();
    await send("GET", "/v1/account");
    await send("GET", "/v1/account");
    await send("GET", "/v1/tasks/not-there");
    await expect
      .poll(async () => (await me.call(apiKeys.usage, {})).list)
      .toEqual([
        expect.objectContaining({ client_id, operation: "get_account", status: 200, count: 2 }),
        expect.objectContaining({ client_id, operation: "get_task", status: 404, count: 1 }),
      ]);
  });
});

describe("an Idempotency-Key", () => {
  it("is asked of every change, and of nothing that only asks", async () => {
    const { send } = await client();
    expect((await send("POST", TASKS, speech(), { "idempotency-key": "" })).status).toBe(400);
    expect((await send("POST", TASKS, speech(), { "idempotency-key": "short" })).status).toBe(400);
    expect((await send("POST", QUOTES, speech(), { "idempotency-key": "" })).status).toBe(200);
  });

  it("sent many times at once is one task and one charge; sent again it is the same answer", async () => {
    const me = await client();
    const key = { "idempotency-key": crypto.randomUUID() };
    const work = speech();
    const at_once = await Promise.all(Array.from({ length: 8 }, () => run(me, work, key)));
    const made = at_once.filter(({ status }) => status === 202);
    expect(made.length).toBeGreaterThan(0);
    expect(at_once.every(({ status }) => status === 202 || status === 409)).toBe(true);
    const again = await run(me, work, key);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(new Set([...made, again].map(({ body }) => body.task_id)).size).toBe(1);
    expect(await all.db.$count(ledger, eq(ledger.task_id, String(again.body.task_id)))).toBe(1);
    expect(await all.db.$count(apiSpend, eq(apiSpend.key_id, me.client_id))).toBe(1);
  });

  it("used for something else is refused, and is another's where another uses it", async () => {
    const me = await client();
    const other = await client();
    const key = { "idempotency-key": crypto.randomUUID() };
    const work = speech();
    const { body } = await run(me, work, key);
    expect((await run(me, speech(), key)).status).toBe(422);
    const theirs = await run(other, work, key);
    expect(theirs.status).toBe(202);
    expect(theirs.body.task_id).not.toBe(body.task_id);
  });

  it("of a request that was refused may be sent again", async () => {
    const me = await client({ cap: 1 });
    const key = { "idempotency-key": crypto.randomUUID() };
    expect((await run(me, speech(), key)).status).toBe(402);
    expect((await run(me, speech(), key)).status).toBe(402);
  });
});

describe("what a key spends", () => {
  it("stops at its cap, however many requests come at once, and what failed is not counted", async () => {
    const me = await client({ cap: 5 });
    const tries = await Promise.all(Array.from({ length: 6 }, () => run(me, speech())));
    const begun = tries.filter(({ status }) => status === 202);
    expect(begun).toHaveLength(2);
    expect(tries.filter(({ status }) => status === 402)).toHaveLength(4);
    expect((await me.me.call(apiKeys.list, {})).list[0]?.credits).toEqual({ spent: 4, cap: 5 });
    await fail(all.db, await rowOf(String(begun[0]?.body.task_id)), "task.generationFailed");
    expect((await me.me.call(apiKeys.list, {})).list[0]?.credits).toEqual({ spent: 2, cap: 5 });
    expect((await run(me, speech())).status).toBe(202);
  });

  it("is no more than a quote says; one that is forged, or for other work, buys nothing", async () => {
    const me = await client();
    const work = speech();
    const quoted = (await (await me.send("POST", QUOTES, work)).json()) as { cost: number; quote: string; expires_at: number };
    expect(quoted.cost).toBe(2);
    expect((await run(me, { ...speech(900), quote: quoted.quote })).status).toBe(409);
    const cheaper = quoted.quote.replace(/^q1\.2\./, "q1.1.");
    expect((await run(me, { ...work, quote: cheaper })).status).toBe(409);
    const longer = quoted.quote.replace(String(quoted.expires_at), String(quoted.expires_at + 1000));
    expect((await run(me, { ...work, quote: longer })).status).toBe(409);
    const other = await client();
    expect((await run(other, { ...work, quote: quoted.quote })).status).toBe(409);
    expect((await run(me, { ...work, quote: quoted.quote })).status).toBe(202);
  });

  it("is not more than the account has, and says so as 402", async () => {
    const me = await client();
    const refused = await run(me, speech(9000));
    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({ name: "CREDITS_INSUFFICIENT" });
    expect(await all.db.$count(apiSpend, eq(apiSpend.key_id, me.client_id))).toBe(0);
  });

  it("is shown by task to its owner, and to nobody else", async () => {
    const me = await client();
    const { body } = await run(me, speech());
    expect((await me.me.call(apiKeys.spending, {})).list).toMatchObject([{ client_id: me.client_id, task_id: body.task_id, credits: 2 }]);
    expect((await (await register()).call(apiKeys.spending, {})).list).toEqual([]);
  });
});

it("the limit of a key is its own, and says when to come back", async () => {
  const { me, send } = await client();
  const { key } = await me.call(apiKeys.create, { name: "slow", scopes: ["account:read"], per_minute: 30 });
  const { LIMITS_SCALE } = all.variables;
  try {
    Object.assign(all.variables, { LIMITS_SCALE: 0.1 });
    const slow = sender(key);
    const answers = await Promise.all(Array.from({ length: 5 }, () => slow("GET", "/v1/account")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused?.headers.get("ratelimit")).toMatch(/^"key";r=0;t=\d+$/);
    expect((await send("GET", "/v1/account")).status).toBe(200);
  } finally {
    Object.assign(all.variables, { LIMITS_SCALE });
  }
});

it("the document of the API needs no key", async () => {
  const response = await ask(`${ORIGIN}/v1/openapi.json`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ openapi: "3.1.0", servers: [{ url: `${ORIGIN}/v1` }] });
});
