import { BLANK } from "../../../../timeline/compose/blank.ts";
import { onlineAssets, type TimelineDocument } from "../../../../timeline/document.ts";
import { copyOf, isMediaKey } from "../../files/keys.ts";

/**
 * Whether a timeline shows and plays uploads alone: it was begun empty, and nothing in it comes from a template or from
 * a job of ours. Its film is only cut.
 */
export const isOwnClips = (document: Pick<TimelineDocument, "template" | "assets">): boolean =>
  document.template === BLANK && onlineAssets(document).every(([, { url }]) => isMediaKey(url) || copyOf(url) !== null);
