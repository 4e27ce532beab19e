import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { BURN, expireLots, grant, lotsOf, release, reserve, revokeLot, settle } from "../../db/queries/ledger.ts";
import { balance, creditLot, ledger, lotDraw } from "../../db/schema/index.ts";
import { isOverdraft } from "../../workers/upstream/tasks/ledger-errors.ts";
import { randomId } from "../../workers/upstream/ids.ts";
import { all } from "./support.ts";

const { db } = all;
const HOUR = 3_600_000;
const give = (owner_id: string, task_id: string, amount: number, more: object = {}) =>
  grant(db, { id: randomId(), owner_id, task_id, amount, ...more });
const taking = (owner_id: string, amount: number) => ({ id: randomId(), owner_id, task_id: randomId(), amount });
const left = async (owner: string) => (await lotsOf(db, owner)).map(({ id, remaining }) => [id.replace(`${owner}:`, ""), remaining]);

/** Sums that must be the same however they are counted (money.md, invariants). */
async function sums(owner: string) {
  const [kept] = await db.select().from(balance).where(eq(balance.owner_id, owner));
  const total = async (table: typeof ledger | typeof creditLot | typeof lotDraw, column: string) =>
    (await db.all<{ n: number | null }>(sql`SELECT sum(${sql.identifier(column)}) AS n FROM ${table} WHERE owner_id = ${owner}`))[0]?.n ??
    0;
  return {
    available: [kept?.available, await total(ledger, "available"), await total(creditLot, "remaining")],
    reserved: [kept?.reserved, await total(ledger, "reserved"), await total(lotDraw, "amount")],
  };
}

describe("credit lots", () => {
  it("are spent by priority, then by the earliest end, then by age", async () => {
    const owner = randomId();
    const end = Date.now() + HOUR;
    await give(owner, `${owner}:pack`, 10, { priority: BURN.bought });
    await give(owner, `${owner}:late`, 10, { priority: BURN.plan, expires_at: end + HOUR });
    await give(owner, `${owner}:gift`, 10);
    await give(owner, `${owner}:soon`, 10, { priority: BURN.plan, expires_at: end });
    const held = taking(owner, 25);
    await reserve(db, held);
    expect(await left(owner)).toEqual([
      ["gift", 5],
      ["pack", 10],
    ]);
    await release(db, { ...held, id: randomId() });
    expect(await left(owner)).toEqual([
      ["soon", 10],
      ["late", 10],
      ["gift", 10],
      ["pack", 10],
    ]);
    expect(await sums(owner)).toEqual({ available: [40, 40, 40], reserved: [0, 0, 0] });
  });

  it("end: what is left is written off once, and what comes back later is, too", async () => {
    const owner = randomId();
    const end = Date.now() + HOUR;
    await give(owner, `${owner}:plan`, 10, { priority: BURN.plan, expires_at: end });
    await give(owner, `${owner}:gift`, 3);
    const [spent, returned] = [taking(owner, 4), taking(owner, 2)];
    await reserve(db, spent);
    await reserve(db, returned);
    await expireLots(db, end);
    await expireLots(db, end);
    expect(await left(owner)).toEqual([["gift", 3]]);
    await settle(db, { ...spent, id: randomId() });
    await release(db, { ...returned, id: randomId() });
    expect(await sums(owner)).toEqual({ available: [5, 5, 5], reserved: [0, 0, 0] });
    await expireLots(db, end + 1);
    expect(await sums(owner)).toEqual({ available: [3, 3, 3], reserved: [0, 0, 0] });
  });

  it("whose time is over are not spent, though nobody wrote them off yet", async () => {
    const owner = randomId();
    await give(owner, `${owner}:plan`, 10, { priority: BURN.plan, expires_at: Date.now() - 1 });
    await give(owner, `${owner}:gift`, 3);
    const refusal: unknown = await reserve(db, taking(owner, 4)).then(
      () => null,
      (error: unknown) => error,
    );
    expect(isOverdraft(refusal)).toBe(true);
    await reserve(db, taking(owner, 3));
    expect(await sums(owner)).toEqual({ available: [10, 10, 10], reserved: [3, 3, 3] });
  });

  it("are taken back once, and only what is left of them", async () => {
    const owner = randomId();
    await give(owner, `${owner}:pack`, 10, { priority: BURN.bought });
    const held = taking(owner, 4);
    await reserve(db, held);
    const revoke = () => revokeLot(db, { lot_id: `${owner}:pack`, task_id: `refund:${owner}` });
    await Promise.allSettled([revoke(), revoke(), revoke()]);
    expect(await sums(owner)).toEqual({ available: [0, 0, 0], reserved: [4, 4, 4] });
    await settle(db, { ...held, id: randomId() });
    expect(await sums(owner)).toEqual({ available: [0, 0, 0], reserved: [0, 0, 0] });
  });

  it("keep to their grant, whatever is written beside the triggers", async () => {
    const owner = randomId();
    await give(owner, `${owner}:pack`, 10);
    await expect(
      db
        .update(creditLot)
        .set({ remaining: 11 })
        .where(eq(creditLot.id, `${owner}:pack`)),
    ).rejects.toThrow();
    await expect(db.delete(creditLot).where(eq(creditLot.id, `${owner}:pack`))).rejects.toThrow();
  });
});
