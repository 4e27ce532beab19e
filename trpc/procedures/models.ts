import { models } from "../contract/model.ts";
import { router } from "../init.ts";
import { shared } from "./public.ts";

export const modelsRouter = router({ list: shared(models.list) });
