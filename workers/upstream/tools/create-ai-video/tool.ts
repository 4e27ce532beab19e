import { createAiVideo as manifest } from "../../../../trpc/contract/tools/create-ai-video.ts";
import { filmTool } from "../film/tool.ts";

/** AI Video: words, two frames or several pictures to film. */
export const createAiVideo = filmTool({ manifest: manifest as never, purpose: "ai-video" });
