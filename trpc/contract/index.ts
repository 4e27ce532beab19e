import { account } from "./account.ts";
import { batch } from "./batch.ts";
import { publicCalls } from "./dictionary.ts";
import { drafts } from "./draft.ts";
import { mediaLib } from "./media.ts";
import { tasks } from "./task.ts";

/** The upstream API (spec §7), by domain: the one place that states it. */
export const contract = { account, public: publicCalls, drafts, tasks, mediaLib, batch } as const;
