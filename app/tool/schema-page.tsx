import type { WordedTool } from "../../locales/app-words.ts";
import type { BuiltManifest } from "../../trpc/contract/tools/app.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import type { ToolAnswer } from "./actions.ts";
import { Fields } from "./fields.tsx";
import { ToolPage } from "./page.tsx";
import { Sample } from "./sample.tsx";
import { Price } from "./price.tsx";
import type { ToolState } from "./queries.ts";

interface SchemaPageProps {
  slug: WordedTool & BuiltManifest["slug"];
  manifest: Pick<BuiltManifest, "work">;
  state: ToolState;
  answer: ToolAnswer["data"] | undefined;
  /** An input that shows the tool at one click. */
  sample: Record<string, string>;
}

/** The page of a tool whose form is all of its schema: its fields, its price, and one button. */
export function SchemaPage({ slug, manifest, state, answer, sample }: SchemaPageProps) {
  const { t } = useTranslation();
  const { values = {}, problems = [] } = answer ?? {};
  return (
    <ToolPage
      slug={slug}
      state={state}
      problems={problems}
      form={
        <div className="grid gap-6">
          {!state.task && <Sample slug={slug} state={state} sample={sample} />}
          <x-behave name="busy">
            <form method="post" action={`/${slug}`} className="grid gap-10">
              <input type="hidden" name="key" value={state.key} />
              <Fields slug={slug} input={manifest.work.input} values={values} problems={problems} files={state.files} />
              <div className="flex flex-wrap items-end justify-between gap-6 border-t hair pt-6">
                <Price of={slug as never} size={1} available={state.available} scripts={state.scripts} />
                <button className="btn btn-primary" data-busy={t(`tools.${slug}.going` as never)}>
                  {t(`tools.${slug}.go` as never)}
                </button>
              </div>
            </form>
          </x-behave>
        </div>
      }
    />
  );
}
