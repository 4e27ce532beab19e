import { veo3 as manifest } from "../../../../trpc/contract/tools/veo3.ts";
import { VEO_OFFER } from "../../../../trpc/contract/rules/models/index.ts";
import { filmTool } from "../film/tool.ts";

/** Veo3: the Veo family at half price (spec §9 Offers). */
export const veo3 = filmTool({ manifest: manifest as never, purpose: "veo3", offer: VEO_OFFER });
