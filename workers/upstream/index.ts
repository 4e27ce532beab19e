import { Hono } from "hono";
import { forgetEvents } from "../../db/queries/event.ts";
import { keepHouse } from "./account/keep-house.ts";
import { accountRoutes } from "./account/routes.ts";
import { adminRoutes } from "./admin/routes.ts";
import { draftRoutes } from "./drafts/routes.ts";
import type { UpstreamEnv } from "./env.ts";
import { eventRoutes } from "./events/routes.ts";
import { batchRoute } from "./http/batch.ts";
import { readFile, writeFile } from "./files/serve.ts";
import type { App } from "./http/implement.ts";
import { mediaLibRoutes } from "./medialib/routes.ts";
import { publicRoutes } from "./public/routes.ts";
import { releaseNoticeRoutes } from "./releasenotice/routes.ts";
import { services } from "./services.ts";
import { collect } from "./storage/collect.ts";
import { taskRoutes } from "./tasks/routes.ts";
import { sweep } from "./tasks/sweep.ts";

export { MediaContainer } from "./media/container.ts";
export { TaskWorkflow } from "./tasks/workflow.ts";

const app: App = new Hono();
accountRoutes(app);
publicRoutes(app);
releaseNoticeRoutes(app);
adminRoutes(app);
eventRoutes(app);
draftRoutes(app);
taskRoutes(app);
mediaLibRoutes(app);
batchRoute(app);
app.on(["GET", "HEAD"], "/files/*", (context) => readFile(context.req.raw, services(context.env)));
app.put("/files/*", (context) => writeFile(context.req.raw, services(context.env)));

export default {
  fetch: app.fetch,
  scheduled: (_event, env, context) => {
    const all = services(env);
    context.waitUntil(Promise.all([sweep(all), keepHouse(all), forgetEvents(all.db), collect(all)]));
  },
} satisfies ExportedHandler<UpstreamEnv>;
