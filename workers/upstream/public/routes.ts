import { publicCalls } from "../../../trpc/contract/dictionary.ts";
import { plans } from "../../../trpc/contract/pricing.ts";
import { apps } from "../../../trpc/contract/settings-of-app.ts";
import { BUILT_IN_TRANSCRIBER, translation } from "../../../trpc/contract/translation.ts";
import { USER_TYPE } from "../../../trpc/contract/rules/user-types.ts";
import { appPermission } from "../../../trpc/contract/rules/access.ts";
import { readDocument } from "../admin/documents.ts";
import { registry, shownModelOf } from "../models/registry.ts";
import { clientPlace } from "../http/address.ts";
import { type App, implement } from "../http/implement.ts";
import { appRoutes } from "./apps.ts";
import { dictionariesOf } from "./dictionaries.ts";
import { templateRoutes } from "./templates.ts";

/** Serves the `public` calls, the same for everyone; but for the caller's own address. */
export function publicRoutes(app: App): void {
  implement(app, publicCalls.getVersion, async (_input, { db, variables }) => ({
    version: (await readDocument(db, "version")).value.version ?? variables.VERSION,
  }));
  implement(app, publicCalls.getDictList, async (_input, all) => {
    const [{ value }, known] = await Promise.all([readDocument(all.db, "dictionaries"), registry(all)]);
    return dictionariesOf(value, known.map(shownModelOf));
  });
  implement(app, plans.pricing, async (_input, { db, payments }) => ({
    pricing: (await readDocument(db, "plans")).value,
    takes_payment: payments !== null,
    test: payments?.test ?? false,
  }));
  implement(app, translation.engines, async (_input, { translator, transcriber, media }) => ({
    translator: translator?.engine ?? null,
    transcriber: transcriber?.engine ?? ((await media.can("transcribe")) ? BUILT_IN_TRANSCRIBER : null),
  }));
  implement(app, apps.content, async (_input, { db }) => (await readDocument(db, "content")).value);
  implement(app, apps.ip, async (_input, { request, variables }) => {
    const { address, country } = clientPlace(request.headers, variables.UPSTREAM_SECRET);
    const app_permission = appPermission({ user_type: USER_TYPE.guest }, variables.PRO_APPS_FOR);
    return { ip: address, country, app_permission };
  });
  appRoutes(app);
  templateRoutes(app);
}
