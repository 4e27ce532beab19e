import { account } from "./account.ts";
import { admin } from "./admin.ts";
import { avatars } from "./avatar.ts";
import { apiKeys } from "./api-key.ts";
import { batch } from "./batch.ts";
import { publicCalls } from "./dictionary.ts";
import { drafts } from "./draft.ts";
import { eventStat, gateway } from "./events.ts";
import { userAssets } from "./library.ts";
import { mediaLib } from "./media.ts";
import { previews } from "./preview.ts";
import { orders } from "./payment/order.ts";
import { planCalls, promotions, testPayments } from "./payment/plan.ts";
import { plans } from "./pricing.ts";
import { reports } from "./report-of-content.ts";
import { releaseNotices } from "./release-notice.ts";
import { shares } from "./share.ts";
import { apps } from "./settings-of-app.ts";
import { tasks } from "./task.ts";
import { teams } from "./team.ts";
import { templates } from "./template.ts";
import { voices } from "./voice.ts";
import { models } from "./model.ts";
import { catalogue } from "./v1/catalogue.ts";
import { webhooks } from "./webhook.ts";
import { timelineComments } from "./timeline-comment.ts";
import { timelineHooks } from "./timeline-hook.ts";
import { timelineVariants } from "./timeline-variant.ts";
import { timelines } from "./timeline.ts";
import { translation } from "./translation.ts";

/** The upstream API (spec §7), by domain: the one place that states it. */
export const contract = {
  account,
  avatars,
  teams,
  public: publicCalls,
  apps,
  templates,
  plans,
  orders,
  plan: planCalls,
  promotions,
  testPayments,
  previews,
  releaseNotices,
  shares,
  reports,
  drafts,
  tasks,
  timelineComments,
  timelineHooks,
  timelineVariants,
  timelines,
  translation,
  mediaLib,
  voices,
  models,
  userAssets,
  eventStat,
  gateway,
  apiKeys,
  webhooks,
  catalogue,
  admin,
  batch,
} as const;
