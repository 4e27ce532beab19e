import { Hono } from "hono";
import { forgetEvents } from "../../db/queries/event.ts";
import { cleanUpAccounts } from "./account/cleanup.ts";
import { accountRoutes } from "./account/routes.ts";
import { adminRoutes } from "./admin/routes.ts";
import { makeMotions } from "./avatars/motion.ts";
import { avatarRoutes } from "./avatars/routes.ts";
import { draftRoutes } from "./drafts/routes.ts";
import type { UpstreamEnv } from "./env.ts";
import { eventRoutes } from "./events/routes.ts";
import { catalogueRoutes } from "./api/catalogue-routes.ts";
import { keyRoutes } from "./api/key-routes.ts";
import { apiRoutes } from "./api/routes.ts";
import { batchRoute } from "./http/batch.ts";
import { readFile, writeFile } from "./files/serve.ts";
import type { App } from "./http/implement.ts";
import { analyseWaiting } from "./medialib/analysis/queue.ts";
import { mediaLibRoutes } from "./medialib/routes.ts";
import { modelRoutes } from "./models/routes.ts";
import { takePaymentEvent } from "./payments/events.ts";
import { reconcile } from "./payments/reconcile.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { publicRoutes } from "./public/routes.ts";
import { mcpRoutes } from "./mcp/routes.ts";
import { reportRoutes } from "./reports/routes.ts";
import { releaseNoticeRoutes } from "./releasenotice/routes.ts";
import { takeWebhook } from "./providers/webhook.ts";
import { services } from "./services.ts";
import { collect } from "./storage/collect.ts";
import { timelineCommentRoutes } from "./timelines/comments.ts";
import { timelineHookRoutes } from "./timelines/hooks.ts";
import { timelineRoutes } from "./timelines/routes.ts";
import { timelineVariantRoutes } from "./timelines/variants.ts";
import { teamRoutes } from "./team/routes.ts";
import { taskRoutes } from "./tasks/routes.ts";
import { admit } from "./tasks/admit.ts";
import { resumeAll, sweep } from "./tasks/revive.ts";
import { forgetApi } from "./api/forget.ts";
import { webhookRoutes } from "./webhooks/routes.ts";
import { sendDue } from "./webhooks/send.ts";
import { voiceRoutes } from "./voices/routes.ts";

export { MediaContainer } from "./media/container.ts";
export { TaskWorkflow } from "./tasks/workflow.ts";

/** The "cron" by which a local runtime says that it has just started: nothing of what ran before lives (scripts/run). */
const AT_START = "@start";

const app: App = new Hono();
accountRoutes(app);
teamRoutes(app);
publicRoutes(app);
releaseNoticeRoutes(app);
adminRoutes(app);
eventRoutes(app);
avatarRoutes(app);
draftRoutes(app);
taskRoutes(app);
timelineRoutes(app);
reportRoutes(app);
timelineVariantRoutes(app);
timelineHookRoutes(app);
timelineCommentRoutes(app);
mediaLibRoutes(app);
voiceRoutes(app);
modelRoutes(app);
paymentRoutes(app);
keyRoutes(app);
catalogueRoutes(app);
webhookRoutes(app);
batchRoute(app);
apiRoutes(app);
mcpRoutes(app);
app.on(["GET", "HEAD"], "/files/*", (context) => readFile(context.req.raw, services(context.env)));
app.post("/webhooks/provider/:job", (context) =>
  takeWebhook(services(context.env), context.req.param("job"), context.req.query("s") ?? ""),
);
app.post("/webhooks/stripe", (context) => takePaymentEvent(services(context.env), context.req.raw));
app.put("/files/*", (context) => writeFile(context.req.raw, services(context.env)));

export default {
  fetch: app.fetch,
  scheduled: ({ cron }, env, context) => {
    const all = services(env);
    const tasks = (cron === AT_START ? resumeAll(all) : sweep(all)).then(() => admit(all));
    const kept = [cleanUpAccounts(all), forgetEvents(all.db), collect(all), forgetApi(all)];
    context.waitUntil(Promise.all([tasks.then(() => sendDue(all)), ...kept, analyseWaiting(all), makeMotions(all), reconcile(all)]));
  },
} satisfies ExportedHandler<UpstreamEnv>;
