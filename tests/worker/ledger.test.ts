import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { release, reserve, settle } from "../../db/queries/ledger.ts";
import { balance, ledger } from "../../db/schema/index.ts";
import { GUEST_CREDITS } from "../../trpc/contract/rules/credits.ts";
import { randomId } from "../../workers/upstream/ids.ts";
import { all, env, guest } from "./support.ts";

const { db } = all;
const movement = (owner_id: string, amount: number, task_id = randomId()) => ({ id: randomId(), owner_id, task_id, amount });

async function balanceOf(owner: string) {
  const [row] = await db.select().from(balance).where(eq(balance.owner_id, owner));
  const entries = await db.select().from(ledger).where(eq(ledger.owner_id, owner));
  const sum = (pick: "available" | "reserved") => entries.reduce((total, entry) => total + entry[pick], 0);
  return { row, sums: { available: sum("available"), reserved: sum("reserved") } };
}

describe("the credit ledger", () => {
  it("gives a guest enough for one ad", async () => {
    const { userId } = await guest();
    expect((await balanceOf(userId)).row).toMatchObject({ available: GUEST_CREDITS, reserved: 0 });
  });

  it("never goes below zero, however many reservations race", async () => {
    const { userId } = await guest();
    const tries = Array.from({ length: 40 }, () => reserve(db, movement(userId, 3)));
    const outcomes = await Promise.allSettled(tries);
    const taken = outcomes.filter(({ status }) => status === "fulfilled").length;
    expect(taken).toBe(Math.floor(GUEST_CREDITS / 3));
    const { row, sums } = await balanceOf(userId);
    expect(row).toMatchObject(sums);
    expect(row?.available).toBe(GUEST_CREDITS - taken * 3);
  });

  it("closes a reservation once, whichever of settle and release comes first", async () => {
    const { userId } = await guest();
    const held = movement(userId, 5);
    await reserve(db, held);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? settle : release)(db, { ...held, id: randomId() })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { row, sums } = await balanceOf(userId);
    expect(row).toMatchObject({ ...sums, reserved: 0 });
  });

  it("refuses to settle or release what was never reserved", async () => {
    const { userId } = await guest();
    await expect(settle(db, movement(userId, 5))).rejects.toThrow();
    await expect(release(db, movement(userId, 5))).rejects.toThrow();
    expect((await balanceOf(userId)).row?.available).toBe(GUEST_CREDITS);
  });

  it("takes one entry of a kind for a task", async () => {
    const { userId } = await guest();
    const held = movement(userId, 2);
    await reserve(db, held);
    await expect(reserve(db, { ...held, id: randomId() })).rejects.toThrow();
    expect((await balanceOf(userId)).row).toMatchObject({ available: GUEST_CREDITS - 2, reserved: 2 });
  });

  it("keeps every row: no update, no delete", async () => {
    await guest();
    await expect(env.DB.prepare("UPDATE ledger SET available = 1000").run()).rejects.toThrow(/append only/);
    await expect(env.DB.prepare("DELETE FROM ledger").run()).rejects.toThrow(/append only/);
  });
});
