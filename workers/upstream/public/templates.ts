import { templates } from "../../../trpc/contract/template.ts";
import { CATEGORY_TAGS, RECOMMENDED_TAGS, TAG_WORDS, TAGS_OF, type TemplateTag } from "../../../trpc/contract/rules/template-tags.ts";
import { readDocument } from "../admin/documents.ts";
import { type App, implementPublic } from "../http/implement.ts";

const worded = (tags: readonly TemplateTag[]) => ({ list: tags.map((id) => ({ id, tag_name: TAG_WORDS[id] })) });

/** Serves the `templates` calls: the templates on offer, and their tags. */
export function templateRoutes(app: App): void {
  implementPublic(app, templates.recommendTags, async () => worded(RECOMMENDED_TAGS));
  implementPublic(app, templates.categoryTags, async () => worded(CATEGORY_TAGS));
  implementPublic(app, templates.list, async ({ tag_id, page, page_size }, { db }) => {
    const { value } = await readDocument(db, "dictionaries");
    const all = value.templates
      .map((id) => ({
        id,
        video_url: `/samples/templates/${id}.mp4`,
        poster_url: `/samples/templates/${id}.jpg`,
        tags: [...TAGS_OF[id]] as TemplateTag[],
      }))
      .filter(({ tags }) => tag_id === undefined || tags.includes(tag_id));
    return { total: all.length, list: all.slice((page - 1) * page_size, page * page_size) };
  });
}
