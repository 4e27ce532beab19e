import { createCallerFactory, router } from "./init.ts";
import { accountRouter } from "./procedures/account.ts";
import { adminRouter } from "./procedures/admin.ts";
import { avatarsRouter } from "./procedures/avatars.ts";
import { apiKeysRouter, catalogueRouter, webhooksRouter } from "./procedures/developer.ts";
import { draftsRouter } from "./procedures/drafts.ts";
import { eventsRouter } from "./procedures/events.ts";
import { mediaLibRouter, userAssetsRouter } from "./procedures/media-lib.ts";
import { appsRouter, plansRouter, publicRouter, templatesRouter, translationRouter } from "./procedures/public.ts";
import { ordersRouter, planRouter, promotionsRouter, testPaymentsRouter } from "./procedures/payments.ts";
import { previewsRouter } from "./procedures/previews.ts";
import { releaseNoticeRouter } from "./procedures/release-notice.ts";
import { reportsRouter, sharesRouter } from "./procedures/shares.ts";
import { teamRouter } from "./procedures/team.ts";
import { timelineCommentsRouter } from "./procedures/timeline-comments.ts";
import { timelineHooksRouter } from "./procedures/timeline-hooks.ts";
import { timelineVariantsRouter } from "./procedures/timeline-variants.ts";
import { timelinesRouter } from "./procedures/timelines.ts";
import { tasksRouter } from "./procedures/tasks.ts";
import { toolsRouter } from "./procedures/tools.ts";
import { voicesRouter } from "./procedures/voices.ts";
import { modelsRouter } from "./procedures/models.ts";

/** Everything that a page does, a script can do: `/trpc`, for any plain `@trpc/client`. */
export const appRouter = router({
  account: accountRouter,
  avatars: avatarsRouter,
  team: teamRouter,
  public: publicRouter,
  apps: appsRouter,
  templates: templatesRouter,
  plans: plansRouter,
  orders: ordersRouter,
  plan: planRouter,
  promotions: promotionsRouter,
  testPayments: testPaymentsRouter,
  previews: previewsRouter,
  releaseNotice: releaseNoticeRouter,
  drafts: draftsRouter,
  shares: sharesRouter,
  reports: reportsRouter,
  tasks: tasksRouter,
  tools: toolsRouter,
  timelineComments: timelineCommentsRouter,
  timelineHooks: timelineHooksRouter,
  timelineVariants: timelineVariantsRouter,
  timelines: timelinesRouter,
  translation: translationRouter,
  mediaLib: mediaLibRouter,
  voices: voicesRouter,
  models: modelsRouter,
  userAssets: userAssetsRouter,
  events: eventsRouter,
  apiKeys: apiKeysRouter,
  webhooks: webhooksRouter,
  catalogue: catalogueRouter,
  admin: adminRouter,
});
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export type Api = ReturnType<typeof createCaller>;
