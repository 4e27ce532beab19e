import { veoOfferOf } from "../../../../trpc/contract/rules/flash.ts";
import { veo3 as manifest } from "../../../../trpc/contract/tools/veo3.ts";
import { readDocument } from "../../admin/documents.ts";
import { filmTool } from "../film/tool.ts";

/** Veo3: the Veo family, at a lower price while its offer runs (spec §9 Offers). */
export const veo3 = filmTool({
  manifest: manifest as never,
  purpose: "veo3",
  percentOff: async ({ db }) => veoOfferOf((await readDocument(db, "plans")).value.offers, Date.now())?.percent ?? 0,
});
