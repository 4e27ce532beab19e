import { Hono } from "hono";
import { accountRoutes } from "./account/routes.ts";
import { draftRoutes } from "./drafts/routes.ts";
import type { UpstreamEnv } from "./env.ts";
import { batchRoute } from "./http/batch.ts";
import { readFile, writeFile } from "./files/serve.ts";
import type { App } from "./http/implement.ts";
import { mediaLibRoutes } from "./medialib/routes.ts";
import { publicRoutes } from "./public/routes.ts";
import { services } from "./services.ts";
import { taskRoutes } from "./tasks/routes.ts";
import { sweep } from "./tasks/sweep.ts";

export { MediaContainer } from "./media/container.ts";
export { TaskWorkflow } from "./tasks/workflow.ts";

const app: App = new Hono();
accountRoutes(app);
publicRoutes(app);
draftRoutes(app);
taskRoutes(app);
mediaLibRoutes(app);
batchRoute(app);
app.on(["GET", "HEAD"], "/files/*", (context) => readFile(context.req.raw, services(context.env)));
app.put("/files/*", (context) => writeFile(context.req.raw, services(context.env)));

export default {
  fetch: app.fetch,
  scheduled: (_event, env, context) => context.waitUntil(sweep(services(env))),
} satisfies ExportedHandler<UpstreamEnv>;
