import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { describe, expect, it, onTestFinished } from "vitest";
import { webhookDelivery } from "../../db/schema/index.ts";
import { textToSpeech } from "../../trpc/contract/tools/text-to-speech.ts";
import { MOST_WEBHOOKS, webhooks } from "../../trpc/contract/webhook.ts";
import { fail } from "../../workers/upstream/tasks/finish.ts";
import { sendDue, WAITS } from "../../workers/upstream/webhooks/send.ts";
import { register } from "./account-support.ts";
import { client } from "./api-support.ts";
import { rowOf } from "./frame-support.ts";
import { all, guest } from "./support.ts";

interface Sent {
  url: string;
  body: string;
  headers: Record<string, string>;
}

/** What the media service would post to, answered by `status`; 0: nothing answers. */
function receiver(status: (sent: Sent) => number) {
  const { media } = all;
  const sent: Sent[] = [];
  all.media = {
    ...media,
    notify: async (message) => {
      sent.push(message);
      const answer = status(message);
      return { status: answer, error: answer === 0 ? "INPUT_UNREACHABLE" : "" };
    },
  };
  onTestFinished(() => void Object.assign(all, { media }));
  return sent;
}

const URL_OF_MINE = "https://hooks.example/reelwright";
const EVENTS = ["task.succeeded", "task.failed", "task.review"] as const;

/** A task of somebody's that has failed, and told so. */
async function failedTask({ send }: Awaited<ReturnType<typeof client>>): Promise<string> {
  const input = { text: `failing ${crypto.randomUUID()}`, voice: "af_heart" };
  const { task_id } = (await (await send("POST", `/v1/tools/${textToSpeech.slug}/tasks`, { input })).json()) as { task_id: string };
  await fail(all.db, await rowOf(task_id), "task.generationFailed");
  return task_id;
}

/** Brings what waits for its next try to now. */
const due = () => all.db.update(webhookDelivery).set({ next_at: Date.now() }).where(eq(webhookDelivery.state, "pending"));

describe("a webhook", () => {
  it("is told when a task ends, once, signed as Standard Webhooks says", async () => {
    const me = await client();
    const { webhook_id, secret } = await me.me.call(webhooks.create, { url: URL_OF_MINE, events: ["task.failed"] });
    const sent = receiver(() => 204);
    const task_id = await failedTask(me);
    await sendDue(all);
    await sendDue(all);
    const mine = sent.filter(({ body }) => body.includes(task_id));
    expect(mine).toHaveLength(1);
    const [{ body, headers } = { body: "", headers: {} }] = mine;
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: "task.failed", data: { task_id, state: "failed" } });
    expect(() => new Webhook(secret).verify(body.replace(task_id, "another"), headers)).toThrow();
    const { list } = await me.me.call(webhooks.deliveries, { webhook_id });
    expect(list).toMatchObject([{ state: "delivered", tries: 1, attempts: [{ status: 204 }], next_at: null }]);
  });

  it("that does not answer is tried again for three days, and then no more", async () => {
    const hours = WAITS.reduce((sum, ms) => sum + ms, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(70);
    expect(hours).toBeLessThanOrEqual(72);
    const me = await client();
    const { webhook_id } = await me.me.call(webhooks.create, { url: URL_OF_MINE, events: ["task.failed"] });
    const sent = receiver(() => 0);
    const task_id = await failedTask(me);
    for (let at = 0; at <= WAITS.length + 2; at += 1) {
      await sendDue(all);
      await due();
    }
    const mine = sent.filter(({ body }) => body.includes(task_id));
    expect(mine).toHaveLength(WAITS.length + 1);
    expect(new Set(mine.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect((await me.me.call(webhooks.deliveries, { webhook_id })).list).toMatchObject([{ state: "failed", next_at: null }]);
  });

  it("that answers 410 is ended, and nothing more is sent to it", async () => {
    const me = await client();
    const { webhook_id } = await me.me.call(webhooks.create, { url: URL_OF_MINE, events: [...EVENTS] });
    const sent = receiver(() => 410);
    await failedTask(me);
    await sendDue(all);
    expect((await me.me.call(webhooks.list, {})).list).toMatchObject([{ webhook_id, state: "ended" }]);
    const before = sent.length;
    await failedTask(me);
    await due();
    await sendDue(all);
    expect(sent).toHaveLength(before);
  });

  it("is replayed under the same message id, by its owner alone", async () => {
    const me = await client();
    const { webhook_id } = await me.me.call(webhooks.create, { url: URL_OF_MINE, events: ["task.failed"] });
    const sent = receiver(() => (sent.length === 1 ? 500 : 200));
    await failedTask(me);
    await sendDue(all);
    const [delivery] = (await me.me.call(webhooks.deliveries, { webhook_id })).list;
    expect(delivery).toMatchObject({ state: "pending" });
    const delivery_id = String(delivery?.delivery_id);
    const stranger = await register();
    await expect(stranger.call(webhooks.replay, { delivery_id })).rejects.toMatchObject({ code: -20001 });
    await expect(stranger.call(webhooks.deliveries, { webhook_id })).rejects.toMatchObject({ code: -20001 });
    await expect(stranger.call(webhooks.rotate, { webhook_id })).rejects.toMatchObject({ code: -20001 });
    await expect(stranger.call(webhooks.delete, { webhook_id })).rejects.toMatchObject({ code: -20001 });
    const again = await me.send("POST", `/v1/deliveries/${delivery_id}/replay`);
    expect(await again.json()).toMatchObject({ state: "delivered", message_id: delivery?.message_id, tries: 2 });
  });

  it("has a new secret when it is asked for, and the old one signs nothing more", async () => {
    const me = await client();
    const { webhook_id, secret } = await me.me.call(webhooks.create, { url: URL_OF_MINE, events: ["task.failed"] });
    const rotated = await me.me.call(webhooks.rotate, { webhook_id });
    expect(rotated.secret).not.toBe(secret);
    const sent = receiver(() => 200);
    await me.me.call(webhooks.ping, { webhook_id });
    const [{ body, headers } = { body: "", headers: {} }] = sent;
    expect(new Webhook(rotated.secret).verify(body, headers)).toMatchObject({ type: "webhook.ping" });
    expect(() => new Webhook(secret).verify(body, headers)).toThrow();
  });

  it("goes to https addresses without a user, at most ten of an account, and to no guest's", async () => {
    const me = await register();
    for (const url of ["http://hooks.example/", "ftp://hooks.example/", "https://a:b@hooks.example/", "hooks", "javascript:alert(1)"])
      await expect(me.call(webhooks.create, { url, events: ["task.failed"] }), url).rejects.toMatchObject({ code: -20920 });
    const made = await Promise.allSettled(
      Array.from({ length: MOST_WEBHOOKS + 3 }, () => me.call(webhooks.create, { url: URL_OF_MINE, events: ["task.failed"] })),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST_WEBHOOKS);
    const { call } = await guest();
    await expect(call(webhooks.create, { url: URL_OF_MINE, events: ["task.failed"] })).rejects.toMatchObject({ code: -202 });
  });
});
