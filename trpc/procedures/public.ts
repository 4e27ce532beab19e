import type { z } from "zod";
import { sharedAnswer } from "../cache/shared.ts";
import { publicCalls } from "../contract/dictionary.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { plans } from "../contract/pricing.ts";
import { apps } from "../contract/settings-of-app.ts";
import { templates } from "../contract/template.ts";
import { translation } from "../contract/translation.ts";
import { cachedQuery, query, router } from "../init.ts";

/** The projects whose version is kept. Anyone may ask, and by any name: only ours may take room in the caches. */
const PROJECTS: readonly string[] = ["reelwright"];

const anything = () => true;

/** Read through the caches; an answer to an input that `keeps` refuses takes no room in them. */
export const shared = <I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  keeps: (input: z.input<I>) => boolean = anything,
) =>
  cachedQuery(endpoint, async (context, input): Promise<z.output<O>> =>
    keeps(input) ? (await sharedAnswer(context, endpoint, input)).value : context.upstream(endpoint, input),
  );

export const publicRouter = router({
  getVersion: shared(publicCalls.getVersion, ({ project_name }) => PROJECTS.includes(project_name)),
  getDictList: shared(publicCalls.getDictList),
  content: shared(apps.content),
  ip: query(apps.ip),
});

export const appsRouter = router({
  setting: shared(apps.setting),
  list: shared(apps.list),
  detail: query(apps.detail),
});

export const templatesRouter = router({
  list: query(templates.list),
  recommendTags: shared(templates.recommendTags),
  categoryTags: shared(templates.categoryTags),
});

export const translationRouter = router({
  engines: shared(translation.engines),
});

export const plansRouter = router({
  /** Prices with `as_of` (Unix ms): old where the upstream cannot be reached. */
  pricing: cachedQuery(plans.pricing, async (context, input) => {
    const { value, asOf } = await sharedAnswer(context, plans.pricing, input);
    return { ...value, as_of: asOf };
  }),
});
