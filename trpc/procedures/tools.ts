import { z } from "zod";
import { tasks } from "../contract/task.ts";
import { appIdOf, isBuilt } from "../contract/tools/app.ts";
import { TOOLS } from "../contract/tools/index.ts";
import type { Manifest, Work } from "../contract/tools/manifest.ts";
import { router, wordedMutation, wordedQuery } from "../init.ts";

type Built = Extract<(typeof TOOLS)[number], { work: Work }>;

/** What a tool takes, as its manifest types it. The upstream checks it by that schema, once it knows whose it is. */
interface Order<M extends Built> {
  input: z.input<M["work"]["input"]>;
  stage?: M["work"]["stages"][number];
}
type Pushed<M extends Built> = Order<M> & { idempotency_key?: string };

const ordered = tasks.cost.input.omit({ app_id: true });
const pushed = tasks.push.input.omit({ app_id: true });

/** `tasks.cost` and `tasks.push` of one tool. */
function proceduresOf<M extends Built>(manifest: M) {
  const app_id = appIdOf(manifest);
  return router({
    cost: wordedQuery(tasks.cost, {
      input: z.custom<Order<M>>((said) => ordered.safeParse(said).success),
      asks: (said) => ({ ...ordered.parse(said), app_id }),
    }),
    push: wordedMutation(tasks.push, {
      input: z.custom<Pushed<M>>((said) => pushed.safeParse(said).success),
      asks: (said) => ({ ...pushed.parse(said), app_id }),
    }),
  });
}

type Routers = { [M in Built as M["slug"]]: ReturnType<typeof proceduresOf<M>> };

const built = (TOOLS as readonly Manifest[]).filter(isBuilt) as unknown as readonly Built[];

/** `tools.<slug>`: every tool that is built, its input typed. */
export const toolsRouter = router(Object.fromEntries(built.map((one) => [one.slug, proceduresOf(one)])) as unknown as Routers);
