import { createCallerFactory, router } from "./init.ts";
import { accountRouter } from "./procedures/account.ts";
import { draftsRouter } from "./procedures/drafts.ts";
import { mediaLibRouter } from "./procedures/media-lib.ts";
import { publicRouter } from "./procedures/public.ts";
import { tasksRouter } from "./procedures/tasks.ts";

/** Everything that a page does, a script can do: `/trpc`, for any plain `@trpc/client`. */
export const appRouter = router({
  account: accountRouter,
  public: publicRouter,
  drafts: draftsRouter,
  tasks: tasksRouter,
  mediaLib: mediaLibRouter,
});
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export type Api = ReturnType<typeof createCaller>;
