import { models } from "../../../trpc/contract/model.ts";
import { type App, implement } from "../http/implement.ts";
import { telling } from "../providers/book-call.ts";
import { languageModelFor } from "../providers/language-model.ts";
import { improve } from "./improve.ts";
import { registry, shownModelOf } from "./registry.ts";

/** Serves the `model` calls. */
export function modelRoutes(app: App): void {
  implement(app, models.list, async (_input, installed) => ({
    list: (await registry(installed)).map(shownModelOf),
    improver: languageModelFor(installed.variables)?.engine ?? null,
  }));
  implement(app, models.improve, (asked, { variables, db, user }) => improve(asked, variables, telling(db, user.id, null)));
}
