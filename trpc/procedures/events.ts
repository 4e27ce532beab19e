import { eventStat } from "../contract/events.ts";
import { mutation, router } from "../init.ts";

export const eventsRouter = router({ add: mutation(eventStat.add) });
