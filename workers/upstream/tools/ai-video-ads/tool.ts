import { aiVideoAds as manifest } from "../../../../trpc/contract/tools/ai-video-ads.ts";
import { adTool } from "../link-to-video/tool.ts";

/** Description to Video: the engine of Link to Video, begun by another page. */
export const aiVideoAds = adTool(manifest);
