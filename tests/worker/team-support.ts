import { eq, sql } from "drizzle-orm";
import { balance } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { teams } from "../../trpc/contract/team.ts";
import { register } from "./account-support.ts";
import { buy, type Buyer, buyer } from "./payment-support.ts";
import { all } from "./support.ts";

const { db } = all;

/** Someone who has bought Business, and so has a team. */
export async function founder(seats = 3): Promise<Buyer> {
  const who = await buyer();
  await buy(who, { product: "business", period: "monthly", seats });
  return who;
}

/** Someone new who takes a seat of a team by an invitation to their address. */
export async function joins({ call }: Buyer, role: "administrator" | "member" = "member"): Promise<Buyer> {
  const who = await register();
  const { code } = await call(teams.invite, { email: who.email, role });
  await who.call(account.acceptInvite, { invite_code: code });
  return { call: who.call, id: who.info.userId, email: who.email };
}

export async function teamOf({ call }: Pick<Buyer, "call">) {
  const { team } = await call(teams.current, {});
  if (!team) throw new Error("no team");
  return team;
}

export const balanceOf = async (owner: string): Promise<number> =>
  (await db.select().from(balance).where(eq(balance.owner_id, owner)))[0]?.available ?? 0;

/** money.md: a team's pool is what was allocated and what is free; and each owner's lots add up to their balance. */
export async function poolSums(teamId: string) {
  const one = async (query: ReturnType<typeof sql>) => (await db.all<{ n: number | null }>(query))[0]?.n ?? 0;
  const pool = await one(sql`SELECT sum(available) AS n FROM ledger WHERE owner_id = ${teamId} AND kind <> 'allocate'`);
  const allocated = await one(sql`SELECT -sum(available) AS n FROM ledger WHERE owner_id = ${teamId} AND kind = 'allocate'`);
  const deeds = await one(sql`SELECT sum(amount) AS n FROM team_allocation WHERE team_id = ${teamId}`);
  const free = await one(sql`SELECT sum(remaining) AS n FROM credit_lot WHERE owner_id = ${teamId}`);
  return { pool, allocated, deeds, free, balance: await balanceOf(teamId) };
}
