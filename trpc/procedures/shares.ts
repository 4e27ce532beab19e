import { shares } from "../contract/share.ts";
import { reports } from "../contract/report-of-content.ts";
import { mutation, query, router } from "../init.ts";

export const sharesRouter = router({
  create: mutation(shares.create),
  revoke: mutation(shares.revoke),
  detail: query(shares.detail),
});

export const reportsRouter = router({
  ad: mutation(reports.ad),
  shared: mutation(reports.shared),
  decisions: query(reports.decisions),
});
