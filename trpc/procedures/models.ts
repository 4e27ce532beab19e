import { models } from "../contract/model.ts";
import { query, router } from "../init.ts";
import { shared } from "./public.ts";

export const modelsRouter = router({ list: shared(models.list), improve: query(models.improve) });
