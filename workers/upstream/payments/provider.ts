import { Stripe } from "stripe";
import type { Database } from "../../../db/queries/database.ts";
import type { Variables } from "../env.ts";
import { keyedHash } from "../secrets/keyed-hash.ts";
import { type PaymentServer, paymentServer } from "./local/server.ts";
import { databaseStore } from "./local/store.ts";

/** The payment provider, by its own SDK: Stripe, or the local server that speaks its protocol. */
export interface Payments {
  stripe: Stripe;
  /** Nobody is charged: the local server, or a key of the provider's test mode. */
  test: boolean;
  local: PaymentServer | null;
  /** What signs events; null: none are taken by webhook. */
  webhookSecret: string | null;
  /** Where people come back to. */
  origin: string;
}

/** The local server reaches the product where the network would: its webhook. */
function localPayments(
  db: Database,
  { FILES_ORIGIN: origin, SIGNING_SECRET }: Variables,
  send: (request: Request) => Promise<Response>,
): Payments {
  const webhookSecret = `whsec_${SIGNING_SECRET}`;
  const local = paymentServer({ store: databaseStore(db), now: () => Date.now(), origin, webhookSecret, send });
  const httpClient = Stripe.createFetchHttpClient(((input: RequestInfo, init?: RequestInit) =>
    local.fetch(new Request(input, init))) as typeof fetch);
  return { stripe: new Stripe("sk_test_local", { httpClient, maxNetworkRetries: 0 }), test: true, local, webhookSecret, origin };
}

/** Null where the operator takes no payments. `send` takes an event of the local server. */
export function paymentsFor(db: Database, variables: Variables, send: (request: Request) => Promise<Response>): Payments | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET, PAYMENTS, FILES_ORIGIN: origin } = variables;
  if (!key) return PAYMENTS === "test" ? localPayments(db, variables, send) : null;
  const stripe = new Stripe(key, { httpClient: Stripe.createFetchHttpClient(), maxNetworkRetries: 2, timeout: 20_000 });
  return { stripe, test: !/^(?:sk|rk)_live_/.test(key), local: null, webhookSecret: STRIPE_WEBHOOK_SECRET ?? null, origin };
}

/** A key of idempotency that tells nothing of what it stands for. */
export const onceKey = (variables: Variables, deed: string): Promise<string> => keyedHash(variables.SIGNING_SECRET, `payment ${deed}`);
