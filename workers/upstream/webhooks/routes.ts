import { paged, positionOf } from "../../../db/queries/cursor.ts";
import {
  changeEndpoint,
  type DeliveryRow,
  dropEndpoint,
  type EndpointRow,
  findOwnDelivery,
  findOwnEndpoint,
  insertDelivery,
  insertEndpoint,
  listDeliveries,
  listEndpoints,
  takeDelivery,
} from "../../../db/queries/webhook.ts";
import { PAGE_SIZE } from "../../../trpc/contract/cursor.ts";
import { type Delivery, MOST_WEBHOOKS, type Webhook, webhooks } from "../../../trpc/contract/webhook.ts";
import { AppError } from "../app-error.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { secretOf } from "./secret.ts";
import { deliver, TAKEN_MS } from "./send.ts";

const presentEndpoint = ({ id, url, events, ended_at, created_at }: EndpointRow): Webhook => ({
  webhook_id: id,
  url,
  events,
  state: ended_at === null ? "active" : "ended",
  created_at,
});

const presentDelivery = ({ id, endpoint_id, ...row }: DeliveryRow): Delivery => ({ delivery_id: id, webhook_id: endpoint_id, ...row });

async function ownEndpoint({ db, user }: Call, id: string): Promise<EndpointRow> {
  const row = await findOwnEndpoint(db, user.id, id);
  if (!row) throw new AppError("system.notFound");
  return row;
}

/** Only https; plain http where the operator has opened it for this machine (`MEDIA_EGRESS_ALLOW`), which the egress knows. */
function checkedAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const local = url?.protocol === "http:" && (url.hostname === "127.0.0.1" || url.hostname === "localhost");
  if (!url || url.username || url.password || !(url.protocol === "https:" || local)) throw new AppError("webhook.address");
  return url.href;
}

async function create({ db, user, variables }: Call, { url, events }: Pick<EndpointRow, "url" | "events">) {
  const row: EndpointRow = {
    id: randomId(),
    owner_id: user.id,
    url: checkedAddress(url),
    events: [...new Set(events)],
    secret_version: 1,
    ended_at: null,
    created_at: Date.now(),
  };
  if (!(await insertEndpoint(db, row, MOST_WEBHOOKS))) throw new AppError("webhook.tooMany", { params: { max: MOST_WEBHOOKS } });
  return { ...presentEndpoint(row), secret: await secretOf(variables, row) };
}

async function rotate(call: Call, id: string) {
  const row = await ownEndpoint(call, id);
  const fresh = { ...row, secret_version: row.secret_version + 1 };
  await changeEndpoint(call.db, id, { secret_version: fresh.secret_version });
  return { ...presentEndpoint(fresh), secret: await secretOf(call.variables, fresh) };
}

async function ping(call: Call, id: string): Promise<Delivery> {
  const { owner_id } = await ownEndpoint(call, id);
  const now = Date.now();
  const type = "webhook.ping";
  const row: DeliveryRow = {
    id: randomId(),
    owner_id,
    endpoint_id: id,
    message_id: `msg_${randomId(24)}`,
    type,
    body: JSON.stringify({ type, timestamp: new Date(now).toISOString(), data: { webhook_id: id } }),
    state: "pending",
    tries: 0,
    attempts: [],
    next_at: now + TAKEN_MS,
    created_at: now,
  };
  await insertDelivery(call.db, row);
  return presentDelivery(await deliver(call, row));
}

async function replay(call: Call, id: string): Promise<Delivery> {
  const row = await findOwnDelivery(call.db, call.user.id, id);
  if (!row) throw new AppError("system.notFound");
  await takeDelivery(call.db, row.id, Date.now() + TAKEN_MS);
  return presentDelivery(await deliver(call, { ...row, tries: 0 }));
}

/** Serves the `webhooks` calls. Another's endpoint is not found. */
export function webhookRoutes(app: App): void {
  implement(app, webhooks.list, async (_input, { db, user }) => ({ list: (await listEndpoints(db, user.id)).map(presentEndpoint) }));
  implement(app, webhooks.create, (wanted, call) => create(call, wanted));
  implement(app, webhooks.rotate, ({ webhook_id }, call) => rotate(call, webhook_id));
  implement(app, webhooks.ping, ({ webhook_id }, call) => ping(call, webhook_id));
  implement(app, webhooks.replay, ({ delivery_id }, call) => replay(call, delivery_id));
  implement(app, webhooks.delete, async ({ webhook_id }, call) => {
    await dropEndpoint(call.db, (await ownEndpoint(call, webhook_id)).id);
    return { webhook_id };
  });
  implement(app, webhooks.deliveries, async ({ webhook_id, cursor }, call) => {
    const { id } = await ownEndpoint(call, webhook_id);
    const rows = await listDeliveries(call.db, id, { place: positionOf(cursor), limit: PAGE_SIZE + 1 });
    const { page, next } = paged(rows, PAGE_SIZE, ({ created_at, id: one }) => ({ time: created_at, id: one }));
    return { list: page.map(presentDelivery), next };
  });
}
