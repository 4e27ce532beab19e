import { imageToVideos as manifest } from "../../../../trpc/contract/tools/image-to-videos.ts";
import { filmTool } from "../film/tool.ts";

/** Image to Video: a film of each picture. */
export const imageToVideos = filmTool({ manifest: manifest as never, purpose: "image-to-videos" });
