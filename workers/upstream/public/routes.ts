import { publicCalls } from "../../../trpc/contract/dictionary.ts";
import { plans } from "../../../trpc/contract/pricing.ts";
import { apps } from "../../../trpc/contract/settings-of-app.ts";
import { readDocument } from "../admin/documents.ts";
import { type App, implementPublic } from "../http/implement.ts";
import { appRoutes } from "./apps.ts";
import { dictionariesOf } from "./dictionaries.ts";
import { templateRoutes } from "./templates.ts";

/** What has to be set before a payment can be taken. No payment provider is built in: nothing that is set changes it yet. */
const PAYMENT_LACKS = ["STRIPE_SECRET_KEY"];

/** Serves the `public` calls, the same for everyone; but for the caller's own address. */
export function publicRoutes(app: App): void {
  implementPublic(app, publicCalls.getVersion, async (_input, { db, variables }) => ({ version: (await readDocument(db, "version")).value.version ?? variables.VERSION }));
  implementPublic(app, publicCalls.getDictList, async (_input, { db }) => dictionariesOf((await readDocument(db, "dictionaries")).value));
  implementPublic(app, plans.pricing, async (_input, { db }) => ({ pricing: (await readDocument(db, "plans")).value, payment_lacks: PAYMENT_LACKS }));
  implementPublic(app, apps.content, async (_input, { db }) => (await readDocument(db, "content")).value);
  implementPublic(app, apps.ip, async (_input, { request: { headers } }) => ({ ip: headers.get("client-ip") ?? "", country: headers.get("client-country") ?? "" }));
  appRoutes(app);
  templateRoutes(app);
}
