import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { MAX_TITLE } from "../../../trpc/contract/draft.ts";
import { flowOf } from "../../../trpc/contract/rules/product.ts";
import { scriptLanguageOf } from "../../../trpc/contract/rules/script-language.ts";
import { VARIANT_RATIOS } from "../../../trpc/contract/rules/timeline-variant.ts";
import { textOf } from "../../http/form.ts";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { timelineHref } from "../../timeline/view.ts";
import { oneOf } from "../../ui/choice.tsx";

const FIRST_KINDS = ["image", "video"] as const;

/** Begins an empty timeline, or one of the file that was sent to it, and opens it in the editor. */
export async function beginTimeline({ api, lang }: AppLoadContext, form: FormData) {
  const title = textOf(form, "title").trim().slice(0, MAX_TITLE);
  const ratio = oneOf(VARIANT_RATIOS, textOf(form, "ratio"));
  const file = textOf(form, "file").slice(0, 200);
  const type = oneOf(FIRST_KINDS, textOf(form, "kind"));
  const first = type && file ? { first: { type, file } } : {};
  const { value, problem } = await attempt(api.timelines.create({ title, ratio, language: scriptLanguageOf(lang), ...first }));
  return problem
    ? data({ problems: [problem], begun: { title, ratio: ratio ?? null } }, { status: 422 })
    : redirect(timelineHref(flowOf(value.app_id), value.id), 303);
}

/** What was asked for, and refused. */
export interface Begun {
  title: string;
  ratio: string | null;
}

/** An ad of one's own films: nothing is read, written or spoken for it. What was refused stands in it again. */
export function NewTimeline({ begun }: { begun?: Begun | undefined }) {
  const { t } = useTranslation();
  return (
    <details className="tl-more" open={begun !== undefined}>
      <summary>{t("library.cut.title")}</summary>
      <form method="post" className="grid max-w-2xl gap-4 pt-3">
        <p className="hint">{t("library.cut.note")}</p>
        <div className="flex flex-wrap items-end gap-4">
          <label className="grid min-w-0 basis-60 grow gap-1">
            <span className="label-text">{t("library.newName")}</span>
            <input
              className="input"
              name="title"
              maxLength={MAX_TITLE}
              autoComplete="off"
              placeholder={t("library.untitled")}
              defaultValue={begun?.title}
            />
          </label>
          <label className="grid gap-1">
            <span className="label-text">{t("settings.ratio")}</span>
            <select className="select" name="ratio" defaultValue={begun?.ratio ?? undefined}>
              {VARIANT_RATIOS.map((ratio) => (
                <option key={ratio}>{ratio}</option>
              ))}
            </select>
          </label>
          <button className="btn btn-plain" name="begin" value="timeline">
            {t("library.cut.begin")}
          </button>
        </div>
      </form>
    </details>
  );
}
