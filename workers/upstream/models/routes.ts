import { models } from "../../../trpc/contract/model.ts";
import { type App, implement } from "../http/implement.ts";
import { languageModelFor } from "../providers/language-model.ts";
import { improve } from "./improve.ts";
import { registry, shownModelOf } from "./registry.ts";

/** Serves the `model` calls. */
export function modelRoutes(app: App): void {
  implement(app, models.list, async (_input, installed) => ({
    list: (await registry(installed)).map(shownModelOf),
    improver: languageModelFor(installed.variables)?.engine ?? null,
  }));
  implement(app, models.improve, (asked, { variables }) => improve(asked, variables));
}
