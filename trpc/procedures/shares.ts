import { shares } from "../contract/share.ts";
import { mutation, query, router } from "../init.ts";

export const sharesRouter = router({
  create: mutation(shares.create),
  revoke: mutation(shares.revoke),
  detail: query(shares.detail),
});
