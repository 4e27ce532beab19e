import type { ReactNode } from "react";
import type { z } from "zod";
import type { WordedTool } from "../../locales/app-words.ts";
import type { BuiltManifest } from "../../trpc/contract/tools/app.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { EnterButton } from "../ui/enter-button.tsx";
import type { ToolAnswer } from "./actions.ts";
import { Fields } from "./fields.tsx";
import { fieldsOf } from "./schema.ts";
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
  /** How much of its price's unit there is; null: only the upstream knows, and says so when it is asked. */
  size?: number | null;
  /** What its lead names. */
  leadValues?: Readonly<Record<string, number>>;
  /** The tool's own way to show a result. */
  result?: ReactNode;
  /** The tool's own buttons; else one that starts it. */
  buttons?: ReactNode;
  /** What is to be known before the form is filled in. */
  note?: ReactNode;
  /** What stands in place of a field that a plain control would not serve. */
  custom?: Record<string, ReactNode>;
}

/** Whether its form may bring files. */
const posts = (input: z.ZodType, { files }: ToolState): boolean => files !== null || fieldsOf(input).some(({ textFile }) => textFile);

/** The page of a tool whose form is all of its schema: its fields, its price, and one button. */
export function SchemaPage({
  slug,
  manifest,
  state,
  answer,
  sample,
  size = 1,
  leadValues,
  result,
  buttons,
  note,
  custom,
}: SchemaPageProps) {
  const { t } = useTranslation();
  const { values = {}, problems = [], quote } = answer ?? {};
  return (
    <ToolPage
      slug={slug}
      state={state}
      problems={problems}
      leadValues={leadValues}
      result={result}
      form={
        <div className="grid gap-6">
          {!state.task && <Sample slug={slug} state={state} sample={sample} />}
          {note}
          <x-behave name="busy">
            <form
              method="post"
              action={`/${slug}`}
              encType={posts(manifest.work.input, state) ? "multipart/form-data" : undefined}
              className="grid gap-10"
            >
              {/* Without a stage it is the first one: what the first of several buttons begins. */}
              {buttons && <EnterButton />}
              <input type="hidden" name="key" value={state.key} />
              <Fields slug={slug} input={manifest.work.input} values={values} problems={problems} files={state.files} custom={custom} />
              <div className="flex flex-wrap items-end justify-between gap-6 border-t hair pt-6">
                <Price of={slug as never} size={size} quoted={quote?.cost} available={state.available} scripts={state.scripts} />
                {buttons ?? (
                  <button className="btn btn-primary" data-busy={t(`tools.${slug}.going` as never)}>
                    {t(`tools.${slug}.go` as never)}
                  </button>
                )}
              </div>
            </form>
          </x-behave>
        </div>
      }
    />
  );
}
