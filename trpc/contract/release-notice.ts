import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { localizedText } from "./localized-text.ts";

const id = z.string().min(1).max(40);

/** A note on a release, as users see it. `published_at` in Unix ms. */
export const releaseNotice = z.object({ id, title: localizedText(120), body: localizedText(2000), published_at: z.number() });
export type ReleaseNotice = z.infer<typeof releaseNotice>;

export const releaseNotices = {
  get: get("/releaseNotice/get", {
    summary: "The newest notice that is not withdrawn; the same for everyone.",
    session: "none",
    input: z.object({}),
    output: z.object({ notice: releaseNotice.nullable() }),
  }),
  read: post("/releaseNotice/read", {
    summary: "The caller has read it: it is not shown again.",
    idempotent: true,
    input: z.object({ id }),
    output: z.object({}),
  }),
  isRead: get("/releaseNotice/isRead", {
    origin: "reelwright",
    summary: "Whether the caller has read it.",
    input: z.object({ id }),
    output: z.object({ read: z.boolean() }),
  }),
};
