import { keyedHash } from "../../secrets/keyed-hash.ts";
import type { Delivery, LocalSettings, Turn } from "./context.ts";
import { fresh, newId, seconds } from "./objects.ts";
import type { Kept, Shown } from "./store.ts";

/** The newest version of the protocol that the SDK speaks; an event says which it is of. */
const API_VERSION = "2026-10-28.endive";

export interface Event extends Shown {
  object: "event";
  type: string;
  api_version: string;
  data: { object: Shown };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
}
export interface EventMemory {
  delivery: Delivery;
  /** Milliseconds that were let pass since: it is told of as that much older. */
  passed?: number;
}

/** Writes what a turn changed with its events, all or nothing, and answers the events. */
export async function commit(turn: Turn): Promise<Kept<Event, EventMemory>[]> {
  const now = turn.now();
  const events = turn.told.map(({ type, object }) =>
    fresh<Event, EventMemory>(
      {
        id: newId("evt"),
        object: "event",
        created: seconds(now),
        type,
        api_version: API_VERSION,
        data: { object: structuredClone(object.shown) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
      },
      { delivery: turn.delivery?.(type) ?? "once" },
    ),
  );
  await turn.store.write([...turn.changed.values(), ...(events as unknown as Kept[])]);
  return events;
}

/** The signature header of a body (Stripe's scheme v1). */
export async function signed(secret: string, body: string, now: number): Promise<string> {
  const at = seconds(now);
  return `t=${at},v1=${await keyedHash(secret, `${at}.${body}`)}`;
}

async function deliverOne({ store, send, webhookSecret, origin }: LocalSettings, event: Kept<Event, EventMemory>): Promise<void> {
  const body = JSON.stringify(event.shown);
  // Signatures are judged by the clock of who takes them, wherever a drill has moved ours.
  const headers = { "content-type": "application/json", "stripe-signature": await signed(webhookSecret, body, Date.now()) };
  const request = new Request(`${origin}/webhooks/stripe`, { method: "POST", body, headers });
  const answer = await send(request).catch(() => null);
  if (!answer?.ok) return;
  const now = (await store.read(event.shown.id)) as unknown as Kept<Event, EventMemory> | null;
  if (now && now.shown.pending_webhooks > 0)
    await store.write([{ ...now, shown: { ...now.shown, pending_webhooks: 0 } } as unknown as Kept]);
}

/** Takes events to the product: each as often as its delivery says. */
export async function deliver(settings: LocalSettings, events: readonly Kept<Event, EventMemory>[]): Promise<void> {
  for (const event of events) {
    const { delivery } = event.memory;
    if (delivery === "late" || delivery === "lost") continue;
    await deliverOne(settings, event);
    if (delivery === "twice") await deliverOne(settings, event);
  }
}

/** Takes what is still on its way to the product, the newest first: in no order, as a provider may. */
export async function deliverLate(settings: LocalSettings): Promise<void> {
  for (const event of (await settings.store.list("event", 500)) as unknown as Kept<Event, EventMemory>[])
    if (event.shown.pending_webhooks > 0 && event.memory.delivery === "late") await deliverOne(settings, event);
}
