import { and, count, desc, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { webhookDelivery, webhookEndpoint } from "../schema/index.ts";
import { after, newestFirst, type Position } from "./cursor.ts";
import type { Database } from "./database.ts";

export type EndpointRow = typeof webhookEndpoint.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;

export const listEndpoints = (db: Database, ownerId: string): Promise<EndpointRow[]> =>
  db.select().from(webhookEndpoint).where(eq(webhookEndpoint.owner_id, ownerId)).orderBy(desc(webhookEndpoint.created_at)).limit(100);

export const findOwnEndpoint = (db: Database, ownerId: string, id: string): Promise<EndpointRow | undefined> =>
  db
    .select()
    .from(webhookEndpoint)
    .where(and(eq(webhookEndpoint.owner_id, ownerId), eq(webhookEndpoint.id, id)))
    .get();

/** Keeps an endpoint, unless its owner has so many: counted in the same statement. */
export async function insertEndpoint(db: Database, row: EndpointRow, most: number): Promise<boolean> {
  const { id, owner_id, url, events, secret_version, created_at } = row;
  const had = db.select({ count: count() }).from(webhookEndpoint).where(eq(webhookEndpoint.owner_id, owner_id));
  const made = await db.all(sql`
    INSERT INTO ${webhookEndpoint} (id, owner_id, url, events, secret_version, ended_at, created_at)
    SELECT ${id}, ${owner_id}, ${url}, ${JSON.stringify(events)}, ${secret_version}, NULL, ${created_at}
    WHERE (${had}) < ${most} RETURNING id`);
  return made.length === 1;
}

export const dropEndpoint = (db: Database, id: string) =>
  db.batch([
    db.delete(webhookDelivery).where(eq(webhookDelivery.endpoint_id, id)),
    db.delete(webhookEndpoint).where(eq(webhookEndpoint.id, id)),
  ]);

export const changeEndpoint = (db: Database, id: string, change: Partial<Pick<EndpointRow, "secret_version" | "ended_at">>) =>
  db.update(webhookEndpoint).set(change).where(eq(webhookEndpoint.id, id));

const ORDER = { time: webhookDelivery.created_at, id: webhookDelivery.id };

/** What was sent to an endpoint, newest first. */
export const listDeliveries = (
  db: Database,
  endpointId: string,
  { place, limit }: { place: Position | undefined; limit: number },
): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.endpoint_id, endpointId), after(ORDER, place)))
    .orderBy(...newestFirst(ORDER))
    .limit(limit);

export const findOwnDelivery = (db: Database, ownerId: string, id: string): Promise<DeliveryRow | undefined> =>
  db
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.owner_id, ownerId), eq(webhookDelivery.id, id)))
    .get();

export const insertDelivery = (db: Database, row: DeliveryRow) => db.insert(webhookDelivery).values(row);

/** Takes what is due, each by one of many who ask: until `until` it is not due again, whatever becomes of who took it. */
export async function takeDue(db: Database, { now, until, limit }: { now: number; until: number; limit: number }): Promise<DeliveryRow[]> {
  const due = db
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .where(and(isNotNull(webhookDelivery.next_at), lte(webhookDelivery.next_at, now)))
    .orderBy(webhookDelivery.next_at)
    .limit(limit);
  return db.update(webhookDelivery).set({ next_at: until }).where(inArray(webhookDelivery.id, due)).returning();
}

/** Takes one, whenever it is due. */
export const takeDelivery = (db: Database, id: string, until: number) =>
  db.update(webhookDelivery).set({ next_at: until, state: "pending" }).where(eq(webhookDelivery.id, id));

export const writeDelivery = (
  db: Database,
  id: string,
  change: Pick<DeliveryRow, "state" | "attempts" | "next_at"> & { tries: number | SQL },
) => db.update(webhookDelivery).set(change).where(eq(webhookDelivery.id, id)).returning();

/** Nothing more is sent to an endpoint that is gone. */
export const endDeliveries = (db: Database, endpointId: string) =>
  db
    .update(webhookDelivery)
    .set({ state: "failed", next_at: null })
    .where(and(eq(webhookDelivery.endpoint_id, endpointId), eq(webhookDelivery.state, "pending")));

const MONTH_MS = 30 * 24 * 60 * 60_000;

/** The log is kept for 30 days. */
export const forgetDeliveries = (db: Database, now: number) =>
  db.delete(webhookDelivery).where(and(lte(webhookDelivery.created_at, now - MONTH_MS), sql`${webhookDelivery.next_at} IS NULL`));
