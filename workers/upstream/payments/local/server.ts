import { sha256 } from "../../ids.ts";
import { find, keep, type LocalSettings, type Turn, turnOf } from "./context.ts";
import { commit, deliver, deliverLate } from "./events.ts";
import { missing, Refused } from "./failure.ts";
import { forward } from "./forward.ts";
import { type Params, paramsOf, textAt, textsAt } from "./form.ts";
import { type Card, fresh, newId, type PaymentIntent, type PaymentMemory, seconds, type Session } from "./objects.ts";
import { closeDispute, createRefund, openDispute } from "./reversal.ts";
import { ageSession, bounceSession, createSession, expireSession, paySession } from "./session.ts";
import type { Shown } from "./store.ts";
import { ageSubscription, cancelSubscription, payInvoice, updateSubscription } from "./subscription.ts";

interface Asked {
  turn: Turn;
  id: string;
  params: Params;
}
type Answer = Promise<object>;

function created(turn: Turn, prefix: string, object: string, more: object, memory: object = {}): Shown {
  const shown = { id: newId(prefix, 14), object, created: seconds(turn.now()), ...more };
  keep(turn, fresh(shown, memory));
  return shown;
}

async function events({ turn, params }: Asked): Answer {
  const all = await turn.store.list("event", 500);
  const undelivered = textAt(params, "delivery_success") === "false";
  const data = all
    .map(({ shown }) => shown as Shown & { pending_webhooks: number })
    .filter(({ pending_webhooks }) => !undelivered || pending_webhooks > 0)
    .slice(0, Number(textAt(params, "limit") ?? 10));
  return { object: "list", data, has_more: false, url: "/v1/events" };
}

const shownOf = async ({ turn, id }: Asked): Answer => (await find<Shown, object>(turn, id)).shown;

/** The calls that it answers: those that the product makes of the provider. */
const CALLS: [method: string, path: RegExp, answer: (asked: Asked) => Answer][] = [
  [
    "POST",
    /^customers$/,
    async ({ turn, params }) =>
      created(turn, "cus", "customer", { email: textAt(params, "email") ?? null, metadata: textsAt(params, "metadata"), livemode: false }),
  ],
  [
    "POST",
    /^coupons$/,
    async ({ turn, params }) => {
      const amount_off = Number(textAt(params, "amount_off"));
      const duration = textAt(params, "duration") ?? "once";
      return created(
        turn,
        "co",
        "coupon",
        { amount_off, duration, currency: textAt(params, "currency") ?? "usd", livemode: false, valid: true },
        { amount_off },
      );
    },
  ],
  ["POST", /^checkout\/sessions$/, ({ turn, params }) => createSession(turn, params)],
  ["POST", /^checkout\/sessions\/([\w]+)\/expire$/, ({ turn, id }) => expireSession(turn, id)],
  ["POST", /^subscriptions\/(sub_\w+)$/, ({ turn, id, params }) => updateSubscription(turn, id, params)],
  ["DELETE", /^subscriptions\/(sub_\w+)$/, ({ turn, id }) => cancelSubscription(turn, id)],
  ["POST", /^refunds$/, ({ turn, params }) => createRefund(turn, params)],
  ["GET", /^events$/, events],
  ["GET", /^(?:checkout\/sessions|subscriptions|invoices|refunds|disputes|events|payment_intents|customers)\/(\w+)$/, shownOf],
];

const json = (body: object, status = 200) => Response.json(body, { status, headers: { "request-id": newId("req", 14) } });

function failed(error: unknown): Response {
  if (!(error instanceof Refused)) {
    console.error(error);
    return json({ error: { type: "api_error", message: "An unknown error occurred" } }, 500);
  }
  const { type, code, message, status } = error;
  return json({ error: { type, code, message } }, status);
}

/** How often a call begins again before it gives up. */
const RACES = 10;
const isRaced = (error: unknown): boolean =>
  error instanceof Error && (/(?:NOT NULL|UNIQUE) constraint failed: local_payment/.test(error.message) || isRaced(error.cause));

/** A key that was used before answers what it answered then; for another request it is refused. */
async function repeated(turn: Turn, id: string, print: string): Promise<object | null> {
  const before = (await turn.store.read(id)) as { memory: { print: string; answer: object } } | null;
  if (!before) return null;
  if (before.memory.print !== print)
    throw new Refused("idempotency_key_in_use", "Keys for idempotent requests can only be used with the same parameters.", {
      type: "idempotency_error",
    });
  return before.memory.answer;
}

/**
 * A payment server for tests that speaks the part of Stripe's protocol which the product uses; nobody is charged. Its state
 * is in `store`, so that it lives as long as the product's own (docs/decisions/076).
 */
export function paymentServer(settings: LocalSettings) {
  /** Work on objects that another call changes meanwhile begins again. */
  async function written<T>(work: (turn: Turn) => Promise<T>, tries = RACES) {
    const turn = turnOf(settings);
    const result = await work(turn);
    try {
      return { result, events: await commit(turn) };
    } catch (error) {
      if (tries === 0 || !isRaced(error)) throw error;
      return written(work, tries - 1);
    }
  }
  async function within<T>(work: (turn: Turn) => Promise<T>): Promise<T> {
    const { result, events: told } = await written(work);
    await deliver(settings, told);
    return result;
  }

  async function answer(request: Request): Promise<object> {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^\/v1\//, "");
    const text = request.method === "POST" ? new TextDecoder().decode(await request.arrayBuffer()) : search.slice(1);
    const call = CALLS.find(([method, pattern]) => method === request.method && pattern.test(path));
    if (!call) throw missing(path);
    if (!request.headers.get("authorization")?.startsWith("Bearer sk_test_"))
      throw new Refused("", "You did not provide an API key.", { status: 401 });
    const key = request.method === "GET" ? null : request.headers.get("idempotency-key");
    const print = await sha256(`${request.method} ${path}\n${text}`);
    return within(async (turn) => {
      const name = key && `idem_${await sha256(key)}`;
      const before = name && (await repeated(turn, name, print));
      if (before) return before;
      const made = await call[2]({ turn, id: call[1].exec(path)?.[1] ?? "", params: paramsOf(text) });
      if (name) keep(turn, fresh({ id: name, object: "idempotency_key", created: seconds(turn.now()) }, { print, answer: made }));
      return made;
    });
  }

  return {
    fetch: async (request: Request): Promise<Response> => answer(request).then((body) => json(body), failed),
    /** What the page of a session or an invoice shows. */
    show: async (id: string): Promise<Shown | null> => (await settings.store.read(id))?.shown ?? null,
    pay: (id: string, card: Card) => within((turn) => (id.startsWith("in_") ? payInvoice(turn, id, card) : paySession(turn, id, card))),
    /** Does everything that was due until now, in its order. */
    age: async (): Promise<void> => {
      for (let due = await settings.store.due(settings.now()); due; due = await settings.store.due(settings.now())) {
        const { id } = due.shown;
        await within((turn) => (id.startsWith("cs_") ? ageSession(turn, id) : ageSubscription(turn, id)));
      }
    },
    forward: (customer: string, ms: number) => within((turn) => forward(turn, customer, ms)),
    deliverLate: () => deliverLate(settings),
    bounce: (session: string) => within((turn) => bounceSession(turn, session)),
    dispute: (intent: string) => within((turn) => openDispute(turn, intent)),
    closeDispute: (id: string, status: "won" | "lost") => within((turn) => closeDispute(turn, id, status)),
    refuseRefunds: (intent: string) =>
      within(async (turn) => {
        const kept = await find<PaymentIntent, PaymentMemory>(turn, intent);
        keep(turn, { ...kept, memory: { ...kept.memory, refund_fails: true } });
      }),
    sessionOf: (id: string) => settings.store.read(id) as Promise<{ shown: Session } | null>,
  };
}
export type PaymentServer = ReturnType<typeof paymentServer>;
