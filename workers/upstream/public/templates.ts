import { inEveryLanguage, sharedWords } from "../../../locales/index.ts";
import { templates } from "../../../trpc/contract/template.ts";
import type { TemplateName } from "../../../timeline/brief.ts";
import { needsBefore, templatesFor } from "../../../trpc/contract/rules/offered-templates.ts";
import { CATEGORY_TAGS, RECOMMENDED_TAGS, TAGS_OF, type TemplateTag } from "../../../trpc/contract/rules/template-tags.ts";
import { sampleFilm } from "../../../trpc/contract/rules/sample-films.ts";
import { AppError } from "../app-error.ts";
import { readDocument } from "../admin/documents.ts";
import { ownDraft } from "../drafts/own.ts";
import { type App, implement, type PublicCall } from "../http/implement.ts";

const worded = (tags: readonly TemplateTag[]) => ({
  list: tags.map((id) => ({ id, tag_name: inEveryLanguage((lang) => sharedWords(lang).templateTags[id]) })),
});

/** Of the templates on offer those that a draft of the caller's has pictures for; all of them where none is named. */
async function offeredFor({ db, visitor }: PublicCall, draftId: string | undefined): Promise<TemplateName[]> {
  const { templates: offered } = (await readDocument(db, "dictionaries")).value;
  if (draftId === undefined) return offered;
  const present = await visitor();
  if (!present) throw new AppError("auth.loginRequired");
  return templatesFor(offered, (await ownDraft({ db, user: present.user }, draftId)).product);
}

/** Serves the `templates` calls: the templates on offer, and their tags. */
export function templateRoutes(app: App): void {
  implement(app, templates.recommendTags, async () => worded(RECOMMENDED_TAGS));
  implement(app, templates.categoryTags, async () => worded(CATEGORY_TAGS));
  implement(app, templates.list, async ({ tag_id, draft_id, page, page_size }, call) => {
    const { lang } = call;
    const all = (await offeredFor(call, draft_id))
      .map((id) => ({
        id,
        video_url: sampleFilm(id, lang).video,
        poster_url: sampleFilm(id, lang).poster,
        tags: [...TAGS_OF[id]] as TemplateTag[],
        needs_before: needsBefore(id),
      }))
      .filter(({ tags }) => tag_id === undefined || tags.includes(tag_id));
    return { total: all.length, list: all.slice((page - 1) * page_size, page * page_size) };
  });
}
