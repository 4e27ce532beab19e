import type { z } from "zod";
import { renew } from "../cache/shared.ts";
import { admin } from "../contract/admin.ts";
import { publicCalls } from "../contract/dictionary.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { models } from "../contract/model.ts";
import { plans } from "../contract/pricing.ts";
import { releaseNotices } from "../contract/release-notice.ts";
import { apps } from "../contract/settings-of-app.ts";
import { changing, mutation, query, router, type TrpcContext } from "../init.ts";

type Renewal = (context: TrpcContext) => Promise<void>;

const anew =
  <I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O>, input: z.input<I>): Renewal =>
  (context) =>
    renew(context, endpoint, input);

const aboutApps = [anew(apps.setting, {}), anew(apps.list, {})];
const aboutNotices = [anew(releaseNotices.get, {})];

/** Every procedure asks for the header X-Admin-Key. A change renews the cached answers that tell of it. */
export const adminRouter = router({
  settings: router({ get: query(admin.settings.get), set: changing(admin.settings.set, aboutApps) }),
  version: router({
    get: query(admin.version.get),
    set: changing(admin.version.set, [anew(publicCalls.getVersion, { project_name: "reelwright" })]),
  }),
  plans: router({ get: query(admin.plans.get), set: changing(admin.plans.set, [anew(plans.pricing, {})]) }),
  dictionaries: router({ get: query(admin.dictionaries.get), set: changing(admin.dictionaries.set, [anew(publicCalls.getDictList, {})]) }),
  content: router({ get: query(admin.content.get), set: changing(admin.content.set, [anew(apps.content, {})]) }),
  models: router({
    get: query(admin.models.get),
    set: changing(admin.models.set, [anew(models.list, {}), anew(apps.list, {}), anew(publicCalls.getDictList, {})]),
  }),
  notices: router({
    list: query(admin.notices.list),
    publish: changing(admin.notices.publish, aboutNotices),
    withdraw: changing(admin.notices.withdraw, aboutNotices),
  }),
  credits: router({ grant: mutation(admin.credits.grant) }),
  promotions: router({ create: mutation(admin.promotions.create) }),
  avatars: router({ pending: query(admin.avatars.pending), review: mutation(admin.avatars.review) }),
  reports: router({ pending: query(admin.reports.pending), answer: mutation(admin.reports.answer) }),
  users: router({ find: query(admin.users.find) }),
  events: router({ daily: query(admin.events.daily) }),
  feedback: router({ list: query(admin.feedback.list) }),
  audit: query(admin.audit),
  costs: router({ get: query(admin.costs.get), set: mutation(admin.costs.set) }),
  operations: router({
    users: query(admin.operations.users),
    orders: query(admin.operations.orders),
    refund: mutation(admin.operations.refund),
    tasks: query(admin.operations.tasks),
    cancelTask: mutation(admin.operations.cancelTask),
    health: query(admin.operations.health),
    finance: query(admin.operations.finance),
    session: mutation(admin.operations.session),
  }),
});
