import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { adminAudit, paymentOrder } from "../../db/schema/index.ts";
import { admin as calls } from "../../trpc/contract/admin.ts";
import { admin } from "./admin-support.ts";
import { cloudVoices, transcriberFor } from "../../workers/upstream/providers/index.ts";
import { bookCall } from "../../workers/upstream/providers/book-call.ts";
import { openFrame, pushed, until } from "./frame-support.ts";
import { buy, buyer, creditsOf } from "./payment-support.ts";
import { all, as, guest } from "./support.ts";

const { operations: ops, costs: adminCosts } = calls;
const auditOf = (subject: string) => all.db.select().from(adminAudit).where(eq(adminAudit.subject, subject));

describe("the operator's pages", () => {
  it("open by a session that stands for the key; a forged, changed or old one opens nothing", async () => {
    const { token, expires_at } = await admin(ops.session, {});
    const session = as("", "en", { adminKey: token });
    expect((await session(ops.users, {})).list).toBeInstanceOf(Array);
    const forged = [
      token.replace(String(expires_at), String(expires_at + 1)),
      `adm.${expires_at}.${"0".repeat(64)}`,
      token.slice(0, -1),
      `adm.${Date.now() - 1}.${token.split(".")[2]}`,
    ];
    for (const adminKey of forged)
      await expect(as("", "en", { adminKey })(ops.users, {}), adminKey).rejects.toMatchObject({ code: -20801 });
    expect(await auditOf("session")).not.toHaveLength(0);
  });

  it("are nobody's who has only an account", async () => {
    const { call } = await buyer();
    const refused = [
      call(ops.users, {}),
      call(ops.orders, {}),
      call(ops.tasks, {}),
      call(ops.health, {}),
      call(ops.finance, {}),
      call(ops.session, {}),
      call(ops.refund, { order_id: "a", reason: "b" }),
      call(ops.cancelTask, { task_id: "a", reason: "b" }),
    ];
    for (const { status, ...why } of await Promise.allSettled(refused)) {
      expect(status).toBe("rejected");
      expect(why).toMatchObject({ reason: { code: -20801 } });
    }
  });

  it("list users by pages that end", async () => {
    await buyer();
    await buyer();
    const { list } = await admin(ops.users, {});
    expect(list.every(({ user_type }) => user_type !== 5)).toBe(true);
    const { userId } = await guest();
    expect((await admin(ops.users, { guests: "yes" })).list.map(({ user_id }) => user_id)).toContain(userId);
  });
});

describe("what an operator does", () => {
  it("a refund is by the buyer's rules, and logged with its reason", async () => {
    const me = await buyer();
    const { order } = await buy(me, { product: "starter", period: "monthly" });
    const before = await creditsOf(me);
    const done = await admin(ops.refund, { order_id: order.id, reason: "Asked for by mail" });
    expect(done.refund.state).toBe("refunded");
    expect((await creditsOf(me)).available).toBeLessThan(before.available);
    expect(await auditOf(`order:${order.id}`)).toMatchObject([{ action: "refund", after: { reason: "Asked for by mail" } }]);
    await admin(ops.refund, { order_id: order.id, reason: "Again" });
    const [row] = await all.db.select().from(paymentOrder).where(eq(paymentOrder.id, order.id));
    expect(row?.refund_amount).toBe(done.refund.amount);
    expect((await admin(ops.orders, { owner_id: me.id })).list).toMatchObject([{ order_id: order.id }]);
  });

  it("a task that is stopped gives its credits back, once, and says who stopped it", async () => {
    await openFrame({ tasks: 0 });
    const me = await guest();
    const { task_id } = await pushed(me, {});
    expect((await admin(ops.tasks, { owner_id: me.userId, state: "queued" })).list).toMatchObject([{ task_id }]);
    expect((await admin(ops.cancelTask, { task_id, reason: "Stuck" })).state).toBe("failed");
    await admin(ops.cancelTask, { task_id, reason: "Stuck" });
    expect(await auditOf(`task:${task_id}`)).toHaveLength(1);
    await expect(admin(ops.cancelTask, { task_id: "not-there", reason: "x" })).rejects.toMatchObject({ code: -20001 });
  });

  it("many deeds at once are each logged", async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => admin(ops.session, {})));
    const rows = await auditOf("session");
    expect(new Set(rows.map(({ revision }) => revision)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(opened.length);
  });
});

it("health says what is down and what is off; money tells tests apart", async () => {
  const found = await admin(ops.health, {});
  expect(found.parts.find(({ name }) => name === "payments")?.state).toBe("test");
  expect(found.parts.find(({ name }) => name === "mail")).toMatchObject({ state: "off", detail: "RESEND_API_KEY" });
  const me = await buyer();
  const before = await admin(ops.finance, { days: 1 });
  const { order } = await buy(me, { product: "starter", period: "monthly" });
  const after = await admin(ops.finance, { days: 1 });
  expect(after.test_cents - before.test_cents).toBe(order.amount);
  expect(after.revenue_cents).toBe(before.revenue_cents);
});

it("health says when a model ends at its provider, and what goes on in its place", async () => {
  const { transcriber, voices, variables } = all;
  onTestFinished(() => void Object.assign(all, { transcriber, voices, variables }));
  const own = { ...variables, OPENAI_API_KEY: "sk-1", OPENAI_BASE_URL: undefined };
  Object.assign(all, {
    variables: own,
    transcriber: transcriberFor(own, () => "2026-11-27"),
    voices: cloudVoices(own, () => "2026-11-27"),
  });
  const ends = async () => {
    const { parts } = await admin(ops.health, {});
    return ["transcriber", "voices", "mail"].map((name) => parts.find((part) => part.name === name)?.ends);
  };
  expect(await ends()).toEqual([
    { model: "whisper-1", on: "2027-02-26", by: "gpt-transcribe" },
    { model: "gpt-4o-mini-tts", on: "2027-01-06", by: null },
    null,
  ]);
  all.variables = { ...own, OPENAI_BASE_URL: "http://127.0.0.1:9000/v1" };
  expect(await ends()).toEqual([null, null, null]);
});

describe("what providers' calls cost", () => {
  /** A task that took so many credits, and what it called at this cost. */
  async function called(credits: number, uses: readonly [model: string, units: number, dollars: number | null][]) {
    const me = await guest();
    const { task_id } = await pushed(me, { cost: credits });
    await until(task_id, "success");
    for (const [model, units, dollars] of uses) {
      const use = { kind: "image", provider: "test", model: `test/${model}`, units, unit: "picture", dollars } as const;
      const caller = { id: `${task_id} ${model}`, owner_id: me.userId, task_id };
      // A step that is tried again books it again.
      for (let tries = 0; tries < 2; tries += 1) await bookCall(all.db, caller, use);
    }
  }
  const found = async (model: string) => (await admin(ops.finance, { days: 1 })).calls.find((call) => call.model === `test/${model}`);
  /** $29 are 150 credits. */
  const CREDIT = 2900 / 150;

  it("are told by model beside the credits that they took, shared by what each cost", async () => {
    await openFrame();
    const before = (await admin(ops.finance, { days: 1 })).cost_cents;
    await called(3, [
      ["dear", 3, 0.1],
      ["cheap", 2, 0.05],
    ]);
    const shared = { kind: "image", provider: "test", unit: "picture", calls: 1, unpriced: 0 };
    expect(await found("dear")).toEqual({
      ...shared,
      model: "test/dear",
      units: 3,
      cents: 30,
      credits: 2.25,
      margin_cents: expect.closeTo(2.25 * CREDIT - 30),
    });
    expect(await found("cheap")).toMatchObject({ units: 2, cents: 10, credits: 0.75, margin_cents: expect.closeTo(0.75 * CREDIT - 10) });
    expect((await admin(ops.finance, { days: 1 })).cost_cents - before).toBeCloseTo(40);
    await called(2, [["dear", 1, 0.1]]);
    expect(await found("dear")).toMatchObject({ calls: 2, units: 4, cents: 40, credits: 4.25 });
  });

  it("are calls without a price where nobody knows it, never nothing; the operator's own price goes before", async () => {
    await openFrame();
    await called(4, [
      ["unknown", 2, null],
      ["untold", 1, null],
    ]);
    expect(await found("unknown")).toMatchObject({ calls: 1, units: 2, unpriced: 1, cents: null, margin_cents: null, credits: 2 });
    // Its price became known later.
    await called(1, [["unknown", 1, 0.2]]);
    expect(await found("unknown")).toMatchObject({ calls: 2, unpriced: 1, cents: 20, margin_cents: null, credits: 3 });
    const { revision, value } = await admin(adminCosts.get, {});
    await admin(adminCosts.set, { revision, value: { ...value, jobs: [{ provider: "test/unknown", cents: 12.5 }] } });
    expect(await found("unknown")).toMatchObject({ unpriced: 0, cents: 37.5, margin_cents: expect.closeTo(3 * CREDIT - 37.5) });
    expect(await found("untold")).toMatchObject({ cents: null });
    await admin(adminCosts.set, { revision: revision + 1, value });
  });

  it("what comes as a free preview took no credits, and cost all the same", async () => {
    await openFrame();
    await called(0, [["free", 1, 0.04]]);
    expect(await found("free")).toMatchObject({ credits: 0, cents: 4, margin_cents: -4 });
  });
});
