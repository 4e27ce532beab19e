import { z } from "zod";
import { TEMPLATES } from "../../timeline/brief.ts";
import { PAGE_SIZE } from "./cursor.ts";
import { get, post } from "./endpoint.ts";
import { templateTag } from "./rules/template-tags.ts";
import { localizedText } from "./localized-text.ts";

const tag = z.object({ id: templateTag, tag_name: localizedText(40) });
const tagList = { session: "none", input: z.object({}), output: z.object({ list: z.array(tag) }) } as const;

export const templates = {
  list: post("/template/list", {
    summary: "The templates on offer, in the admin's order, 20 a page; of one tag, or all. For a draft: those that it has pictures for.",
    session: "none",
    idempotent: true,
    input: z.object({
      tag_id: templateTag.optional(),
      /** One of the caller's. */
      draft_id: z.string().max(40).optional(),
      page: z.number().int().min(1).max(50).default(1),
      page_size: z.number().int().min(1).max(PAGE_SIZE).default(PAGE_SIZE),
    }),
    output: z.object({
      total: z.number().int(),
      list: z.array(
        z.object({
          id: z.enum(TEMPLATES),
          video_url: z.string(),
          poster_url: z.string(),
          tags: z.array(templateTag),
          /** It is on offer only for a product with a picture of how it was before. */
          needs_before: z.boolean(),
        }),
      ),
    }),
  }),
  recommendTags: get("/template/recommendTagList", { summary: "Tags by what an ad is like.", ...tagList }),
  categoryTags: get("/template/categoryTagList", { summary: "Tags by what an ad is about.", ...tagList }),
};
