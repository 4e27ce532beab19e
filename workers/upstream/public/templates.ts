import { inEveryLanguage, sharedWords } from "../../../locales/index.ts";
import { templates } from "../../../trpc/contract/template.ts";
import { CATEGORY_TAGS, RECOMMENDED_TAGS, TAGS_OF, type TemplateTag } from "../../../trpc/contract/rules/template-tags.ts";
import { sampleFilm } from "../../../trpc/contract/rules/sample-films.ts";
import { readDocument } from "../admin/documents.ts";
import { type App, implement } from "../http/implement.ts";

const worded = (tags: readonly TemplateTag[]) => ({
  list: tags.map((id) => ({ id, tag_name: inEveryLanguage((lang) => sharedWords(lang).templateTags[id]) })),
});

/** Serves the `templates` calls: the templates on offer, and their tags. */
export function templateRoutes(app: App): void {
  implement(app, templates.recommendTags, async () => worded(RECOMMENDED_TAGS));
  implement(app, templates.categoryTags, async () => worded(CATEGORY_TAGS));
  implement(app, templates.list, async ({ tag_id, page, page_size }, { db, lang }) => {
    const { value } = await readDocument(db, "dictionaries");
    const all = value.templates
      .map((id) => ({
        id,
        video_url: sampleFilm(id, lang).video,
        poster_url: sampleFilm(id, lang).poster,
        tags: [...TAGS_OF[id]] as TemplateTag[],
      }))
      .filter(({ tags }) => tag_id === undefined || tags.includes(tag_id));
    return { total: all.length, list: all.slice((page - 1) * page_size, page * page_size) };
  });
}
