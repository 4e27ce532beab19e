import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { untilOver } from "../../scripts/run/progress.ts";
import type { Task } from "../../trpc/index.ts";
import type { Posted } from "../setup/inbox.ts";
import { registered } from "../setup/registered.ts";
import { LOOK_MS, STALL_SECONDS } from "../setup/stall.ts";
import { ORIGIN, SHOP, visitor } from "./support.ts";

const TOOL = "/tools/text-to-speech";
const work = { input: { text: "Still reheating your coffee? Keep it hot for a day.", voice: "af_heart" } };
const COST = 2;
const CAP = 3;

interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}
interface Delivery {
  delivery_id: string;
  message_id: string;
  state: string;
  tries: number;
  body: string;
}

let key = "";
/** What a program of somebody else's does: HTTP, and nothing of ours. */
async function call<T>(method: string, path: string, body?: object, idempotency: string = crypto.randomUUID()): Promise<Answer<T>> {
  const response = await fetch(`${ORIGIN}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "idempotency-key": idempotency, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as T };
}

const credits = async () => (await call<{ credits: { available: number; reserved: number } }>("GET", "/account")).body.credits;
const inbox = `${SHOP}/inbox/${crypto.randomUUID()}`;
const arrived = async (): Promise<Posted[]> => (await fetch(inbox)).json();

/** The signature of Standard Webhooks, by the text of its specification: no library of ours or theirs. */
function signatureOf(secret: string, { headers, body }: Posted): string {
  const bytes = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", bytes).update(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`).digest("base64")}`;
}

beforeAll(async () => {
  const { client } = await visitor(await registered(ORIGIN));
  const scopes = ["account:read", "tools:read", "tasks:read", "tasks:write", "webhooks:read", "webhooks:write"] as const;
  ({ key } = await client.apiKeys.create.mutate({ name: "paid order", scopes: [...scopes], cap: CAP }));
});

describe("a program orders, pays, and is told", () => {
  let secret = "";
  let webhook_id = "";
  let task: Task;
  const once = crypto.randomUUID();
  let before = { available: 0, reserved: 0 };
  let order: typeof work & { quote: string };

  it("is quoted, and the order holds what was quoted, once for an Idempotency-Key", async () => {
    const endpoint = await call<{ webhook_id: string; secret: string }>("POST", "/webhooks", { url: inbox, events: ["task.succeeded"] });
    expect(endpoint.status).toBe(201);
    ({ secret, webhook_id } = endpoint.body);
    before = await credits();
    const { cost, quote } = (await call<{ cost: number; quote: string }>("POST", `${TOOL}/quotes`, work)).body;
    expect(cost).toBe(COST);
    order = { ...work, quote };
    const first = await call<Task>("POST", `${TOOL}/tasks`, order, once);
    expect(first.status).toBe(202);
    task = first.body;
    const again = await call<Task>("POST", `${TOOL}/tasks`, order, once);
    expect([again.status, again.headers.get("idempotent-replayed"), again.body.task_id]).toEqual([202, "true", task.task_id]);
    expect((await call("POST", `${TOOL}/tasks`, { input: { ...work.input, text: "Another" } }, once)).status).toBe(422);
    expect((await credits()).available).toBe(before.available - COST);
  });

  it("is made, charged what was quoted, and has its receipt", async () => {
    task = await untilOver(async () => (await call<Task>("GET", `/tasks/${task.task_id}`)).body, {
      what: `task ${task.task_id}`,
      isOver: ({ finished_at }) => finished_at !== null,
      markOf: ({ state, progress }) => `${state}, ${progress} %`,
      everyMs: LOOK_MS,
      stallSeconds: STALL_SECONDS,
    });
    expect(task).toMatchObject({ state: "success", cost: COST, tool: "text-to-speech" });
    const [sound] = (task.output?.artifacts ?? []).filter(({ kind }) => kind === "audio");
    expect((await fetch(sound?.url ?? "")).headers.get("content-type")).toMatch(/^audio\//);
    const receipt = await call("GET", `/tasks/${task.task_id}/receipt`);
    expect(receipt.body).toMatchObject({ charged: COST, held: 0 });
    expect(await credits()).toMatchObject({ available: before.available - COST, reserved: 0 });
    const [movement] = (await call<{ list: object[] }>("GET", "/credits/movements")).body.list;
    expect(movement).toMatchObject({ kind: "task", amount: -COST, held: 0, returned: false });
  });

  it("is the same task and the same charge when it is sent once more, and another order stops at the key's cap", async () => {
    expect((await call<Task>("POST", `${TOOL}/tasks`, order, once)).body.task_id).toBe(task.task_id);
    const beyond = await call<{ name: string }>("POST", `${TOOL}/tasks`, { input: { ...work.input, text: "One more." } });
    expect([beyond.status, beyond.body.name]).toEqual([402, "API_CAP_REACHED"]);
    expect(await credits()).toMatchObject({ available: before.available - COST, reserved: 0 });
  });

  it("hears of it once, signed as Standard Webhooks says, and again when the log is replayed", async () => {
    await expect.poll(arrived, { timeout: 20_000, interval: 200 }).toHaveLength(1);
    const [message] = await arrived();
    if (!message) throw new Error("nothing came");
    expect(message.headers["webhook-signature"]?.split(" ")).toContain(signatureOf(secret, message));
    expect(signatureOf(secret, { ...message, body: message.body.replace("success", "failed") })).not.toBe(signatureOf(secret, message));
    expect(Math.abs(Number(message.headers["webhook-timestamp"]) * 1000 - Date.now())).toBeLessThan(300_000);
    expect(JSON.parse(message.body)).toMatchObject({ type: "task.succeeded", data: { task_id: task.task_id, state: "success" } });

    const { list } = (await call<{ list: Delivery[] }>("GET", `/webhooks/${webhook_id}/deliveries`)).body;
    expect(list).toMatchObject([{ message_id: message.headers["webhook-id"], state: "delivered", tries: 1, body: message.body }]);
    const replayed = await call<Delivery>("POST", `/deliveries/${list[0]?.delivery_id}/replay`);
    expect(replayed.body).toMatchObject({ state: "delivered", tries: 2 });
    const [, second, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(second).toMatchObject({ body: message.body, headers: { "webhook-id": message.headers["webhook-id"] } });
    if (second) expect(second.headers["webhook-signature"]).toBe(signatureOf(secret, second));
  });
});
