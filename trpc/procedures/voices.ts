import { voices } from "../contract/voice.ts";
import { query, router } from "../init.ts";

export const voicesRouter = router({ list: query(voices.list) });
