import type { Stripe } from "stripe";
import { knowsEvent, rememberEvent } from "../../../db/queries/payment.ts";
import { clashes } from "../account/claim.ts";
import { boundedText } from "../http/bounded-text.ts";
import type { Services } from "../services.ts";
import { type Books, type Effects, NOTHING } from "./effects/effects.ts";
import { invoiceEffects } from "./effects/invoice.ts";
import { disputeEffects, refundEffects } from "./effects/reversal.ts";
import { sessionEffects } from "./effects/session.ts";
import { subscriptionEffects } from "./effects/subscription.ts";

/** What each kind of event has us ask for again. Anything else is taken, and leads to nothing. */
const HANDLERS: [type: RegExp, effects: (books: Books, id: string) => Promise<Effects>][] = [
  [/^invoice\.(?:paid|payment_failed|payment_action_required|finalization_failed|voided|marked_uncollectible)$/, invoiceEffects],
  [/^customer\.subscription\./, subscriptionEffects],
  [/^checkout\.session\./, sessionEffects],
  [/^refund\./, refundEffects],
  [/^charge\.dispute\./, disputeEffects],
];

/** The books of an installation that takes payments. */
export const booksOf = ({ db, variables, payments }: Services): Books | null => payments && { db, variables, payments };

/** An event and all that it leads to, in one batch: both, or neither, and once. Its own word is not believed: the object is fetched. */
async function handleEvent(books: Books, { id, type, object }: { id: string; type: string; object: string }): Promise<void> {
  if (await knowsEvent(books.db, id)) return;
  const handler = HANDLERS.find(([pattern]) => pattern.test(type));
  const { statements, after } = handler ? await handler[1](books, object) : NOTHING;
  try {
    await books.db.batch([rememberEvent(books.db, id, type), ...statements]);
  } catch (error) {
    if (clashes(error, /UNIQUE constraint failed: payment_event/)) return;
    throw error;
  }
  await after?.();
}

const objectId = ({ data }: Stripe.Event): string => ("id" in data.object && typeof data.object.id === "string" ? data.object.id : "");

export const handleTold = (books: Books, event: Stripe.Event): Promise<void> =>
  handleEvent(books, { id: event.id, type: event.type, object: objectId(event) });

/** `POST /webhooks/stripe`: 400 for what is not signed, or too old; 5xx where it is to be sent again. */
export async function takePaymentEvent(all: Services, request: Request): Promise<Response> {
  const books = booksOf(all);
  if (!books?.payments.webhookSecret) return new Response(null, { status: 503 });
  const body = await boundedText(request);
  if (body === null) return new Response(null, { status: 413 });
  const { stripe, webhookSecret } = books.payments;
  const event = await stripe.webhooks
    .constructEventAsync(body, request.headers.get("stripe-signature") ?? "", webhookSecret)
    .catch(() => null);
  if (!event) return new Response(null, { status: 400 });
  try {
    await handleTold(books, event);
    return new Response(null, { status: 204 });
  } catch (error) {
    console.error(error);
    return new Response(null, { status: 500 });
  }
}
