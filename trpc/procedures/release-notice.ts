import { releaseNotices } from "../contract/release-notice.ts";
import { mutation, query, router } from "../init.ts";
import { shared } from "./public.ts";

export const releaseNoticeRouter = router({
  get: shared(releaseNotices.get),
  isRead: query(releaseNotices.isRead),
  read: mutation(releaseNotices.read),
});
