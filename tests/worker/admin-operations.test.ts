import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { adminAudit, paymentOrder } from "../../db/schema/index.ts";
import { admin as calls } from "../../trpc/contract/admin.ts";
import { admin } from "./admin-support.ts";
import { openFrame, pushed } from "./frame-support.ts";
import { buy, buyer, creditsOf } from "./payment-support.ts";
import { all, as, guest } from "./support.ts";

const ops = calls.operations;
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
