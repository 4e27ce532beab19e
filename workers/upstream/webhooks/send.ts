import { sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import {
  changeEndpoint,
  type DeliveryRow,
  endDeliveries,
  type EndpointRow,
  findOwnEndpoint,
  takeDue,
  writeDelivery,
} from "../../../db/queries/webhook.ts";
import { webhookDelivery } from "../../../db/schema/index.ts";
import type { Services } from "../services.ts";
import { secretOf } from "./secret.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Waits between the tries, as Standard Webhooks advises: the last is made three days after the first. */
export const WAITS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR,
];
/** How long an endpoint may take to answer. */
const PATIENCE_SECONDS = 20;
/** What is taken to be sent is left alone for so long: whoever took it may have died. */
export const TAKEN_MS = 2 * MINUTE;
const AT_ONCE = 20;
const LOGGED = 10;

async function post({ media, variables }: Services, { url, ...endpoint }: EndpointRow, { message_id, body }: DeliveryRow) {
  const at = new Date();
  const signature = new Webhook(await secretOf(variables, endpoint)).sign(message_id, at, body);
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signed = { "webhook-id": message_id, "webhook-timestamp": timestamp, "webhook-signature": signature };
  const headers = { "content-type": "application/json", "user-agent": "Reelwright-Webhooks/1", ...signed };
  const answer = await media.notify({ url, body, headers, seconds: PATIENCE_SECONDS }).catch(() => ({ status: 0, error: "SERVICE_DOWN" }));
  return { at: at.getTime(), ms: Date.now() - at.getTime(), ...answer };
}

const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** Sends one delivery now, and writes what became of it. 410 ends its endpoint. */
export async function deliver(all: Services, row: DeliveryRow): Promise<DeliveryRow> {
  const endpoint = await findOwnEndpoint(all.db, row.owner_id, row.endpoint_id);
  if (!endpoint || endpoint.ended_at !== null) return written(all, row, { state: "failed", next_at: null, attempts: row.attempts });
  const attempt = await post(all, endpoint, row);
  const attempts = [...row.attempts, attempt].slice(-LOGGED);
  if (attempt.status === 410) {
    await changeEndpoint(all.db, endpoint.id, { ended_at: attempt.at });
    await endDeliveries(all.db, endpoint.id);
  }
  const wait = WAITS[row.tries];
  const state = isTaken(attempt.status) ? "delivered" : wait === undefined || attempt.status === 410 ? "failed" : "pending";
  return written(all, row, { state, attempts, next_at: state === "pending" && wait !== undefined ? Date.now() + wait : null });
}

async function written(all: Services, row: DeliveryRow, change: Pick<DeliveryRow, "state" | "attempts" | "next_at">): Promise<DeliveryRow> {
  const tried = change.attempts === row.attempts ? row.tries : sql`${webhookDelivery.tries} + 1`;
  const [now] = await writeDelivery(all.db, row.id, { ...change, tries: tried });
  return now ?? row;
}

/** Sends what is due; as much as one run of the cron can. */
export async function sendDue(all: Services): Promise<void> {
  const now = Date.now();
  const rows = await takeDue(all.db, { now, until: now + TAKEN_MS, limit: AT_ONCE });
  await Promise.all(rows.map((row) => deliver(all, row)));
}
