import { sql } from "drizzle-orm";
import { allocate, recallFromMember } from "../../db/queries/team-credits.ts";
import type { Database } from "../../db/queries/database.ts";
import { seat } from "../../db/schema/index.ts";
import { BURN, expireLots, grant, release, reserve, revokeLot, settle } from "../../db/queries/ledger.ts";

const OWNERS = 12;
const POOL = "the-pool";
const HOUR = 3_600_000;
const PRIORITIES = Object.values(BURN);

/** A generator of numbers below 1 that is the same for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What a bookkeeper of the simplest kind knows: which deeds went through. */
interface Books {
  held: { task_id: string; owner: string; amount: number }[];
  lots: string[];
  /** Deeds that may happen once and happened again. */
  repeated: number;
  operations: number;
}

const succeeded = (work: PromiseLike<unknown>): Promise<boolean> =>
  Promise.resolve(work).then(
    () => true,
    () => false,
  );

/** Runs seeded operations upon a ledger, each of them also when it is wrong: overdrafts, second closings, second reversals. */
export function operations(db: Database, { seed, run }: { seed: number; run: string }) {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const books: Books = { held: [], lots: [], repeated: 0, operations: 0 };
  let count = 0;
  const name = (what: string) => `${what}:${run}:${(count += 1)}`;
  const owner = () => `owner${Math.floor(random() * OWNERS)}`;

  async function give(): Promise<void> {
    const task_id = name("lot");
    const ends = random() < 0.5 ? { expires_at: Date.now() + Math.ceil(random() * 48 * HOUR) } : {};
    const amount = 1 + Math.floor(random() * 60);
    if (await succeeded(grant(db, { id: name("g"), owner_id: owner(), task_id, amount, priority: pick(PRIORITIES), ...ends })))
      books.lots.push(task_id);
  }
  async function hold(): Promise<void> {
    const row = { id: name("r"), owner_id: owner(), task_id: name("task"), amount: 1 + Math.floor(random() * 30) };
    if (await succeeded(reserve(db, row))) books.held.push({ task_id: row.task_id, owner: row.owner_id, amount: row.amount });
  }
  async function close(): Promise<void> {
    const held = pick(books.held.slice(-40));
    if (!held) return;
    const row = () => ({ id: name("c"), owner_id: held.owner, task_id: held.task_id, amount: held.amount });
    const closings = [random() < 0.5 ? settle(db, row()) : release(db, row()), random() < 0.5 ? settle(db, row()) : release(db, row())];
    const done = [];
    for (const closing of closings) done.push(await succeeded(closing));
    books.held.splice(books.held.lastIndexOf(held), 1);
    if (done.filter(Boolean).length !== 1) books.repeated += 1;
  }
  async function revoke(): Promise<void> {
    const lot_id = pick(books.lots);
    if (!lot_id) return;
    await succeeded(revokeLot(db, { lot_id, task_id: `refund:${lot_id}` }));
    await succeeded(revokeLot(db, { lot_id, task_id: `refund:${lot_id}` }));
  }

  /** Every owner sits in one team, whose pool is given to, gives, and takes back: also too much, and the same deed twice. */
  async function move(): Promise<void> {
    const owner_id = owner();
    await db.insert(seat).values({ id: owner_id, owner_id, team_id: POOL, role: "member", created_at: 0 }).onConflictDoNothing();
    if (random() < 0.3)
      await succeeded(grant(db, { id: name("g"), owner_id: POOL, task_id: name("pool"), amount: 20, expires_at: Date.now() + 24 * HOUR }));
    const deed = { id: name("move"), owner_id, team_id: POOL, actor_id: "", amount: Math.floor(random() * 40) - 15 };
    if (deed.amount === 0) return;
    await succeeded(allocate(db, deed));
    await succeeded(allocate(db, deed));
    if (random() < 0.1) await succeeded(recallFromMember(db, POOL, owner_id));
  }

  const DEEDS: [share: number, deed: () => Promise<void>][] = [
    [0.2, give],
    [0.56, hold],
    [0.84, close],
    [0.9, revoke],
    [0.98, move],
    [1, async () => void (await expireLots(db, Date.now()))],
  ];
  return {
    books,
    async step(): Promise<void> {
      const drawn = random();
      await DEEDS.find(([share]) => drawn < share)?.[1]();
      books.operations += 1;
    },
  };
}

/** Where the books do not agree with themselves (money.md, invariants): none of these may have a row. */
const RULES = {
  "sum of the ledger is the balance": sql`SELECT b.owner_id FROM balance AS b JOIN
    (SELECT owner_id, sum(available) AS a, sum(reserved) AS r FROM ledger GROUP BY owner_id) AS l ON l.owner_id = b.owner_id
    WHERE l.a <> b.available OR l.r <> b.reserved`,
  "sum of the lots is the balance": sql`SELECT b.owner_id FROM balance AS b
    WHERE b.available <> (SELECT coalesce(sum(remaining), 0) FROM credit_lot WHERE owner_id = b.owner_id)`,
  "sum of the draws is what is reserved": sql`SELECT b.owner_id FROM balance AS b
    WHERE b.reserved <> (SELECT coalesce(sum(amount), 0) FROM lot_draw WHERE owner_id = b.owner_id)`,
  "nothing is negative": sql`SELECT owner_id FROM balance WHERE available < 0 OR reserved < 0
    UNION ALL SELECT id FROM credit_lot WHERE remaining < 0 OR remaining > granted`,
  "what a pool gives its members have": sql`SELECT 1 FROM ledger WHERE kind = 'allocate' GROUP BY kind HAVING sum(available) <> 0`,
  "what was allocated is what was asked for": sql`SELECT owner_id FROM team_allocation AS deed GROUP BY owner_id, team_id HAVING sum(amount) <>
    (SELECT coalesce(sum(available), 0) FROM ledger WHERE kind = 'allocate' AND owner_id = deed.owner_id)`,
  "a reservation is closed once": sql`SELECT task_id FROM ledger WHERE kind IN ('settle', 'release') GROUP BY task_id HAVING count(*) > 1`,
  "a lot is taken back once": sql`SELECT lot_id FROM ledger WHERE kind = 'revoke' GROUP BY lot_id HAVING count(*) > 1`,
};

/** Names of the rules that are broken, once what has ended is written off; among them that no credit outlives its lot. */
export async function violations(db: Database): Promise<string[]> {
  await expireLots(db, Date.now());
  const outlived = sql`SELECT id FROM credit_lot WHERE remaining > 0 AND expires_at <= ${Date.now()}`;
  const found = await Promise.all(
    Object.entries({ ...RULES, "no credit outlives its lot": outlived }).map(async ([rule, query]) =>
      (await db.all(query)).length > 0 ? [rule] : [],
    ),
  );
  return found.flat();
}
