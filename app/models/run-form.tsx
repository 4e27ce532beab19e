import type { ComponentProps } from "react";
import type { z } from "zod";
import type { WordedTool } from "../../locales/app-words.ts";
import type { Problem } from "../http/problem.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import type { Answer } from "../tool/actions.ts";
import { Fields } from "../tool/fields.tsx";
import type { ToolState } from "../tool/queries.ts";
import { Follows } from "../ui/follows.tsx";
import { Improved, ImproveButton } from "./improved.tsx";
import { RunPrice } from "./run-price.tsx";

interface RunFormProps extends Pick<ComponentProps<typeof Fields>, "custom"> {
  input: z.ZodObject;
  slug: WordedTool;
  mode: string;
  state: Pick<ToolState, "key" | "available" | "files">;
  values: Record<string, unknown>;
  problems: readonly Problem[];
  cost: number | null;
  /** The language model that improves prompts; null: the page says which key would give one. */
  improver: string | null;
  improved: Answer["improved"];
  dearer: Answer["dearer"];
  /** Somebody has just been told the price: the page comes back where it stands, not at its top. */
  quoted: boolean;
}

/** The fields of one mode, what they cost, and one button. */
export function RunForm({
  slug,
  mode,
  input,
  custom,
  state: { key, available, files },
  values,
  problems,
  cost,
  improver,
  improved,
  dearer,
  quoted,
}: RunFormProps) {
  const { t } = useTranslation();
  return (
    <x-behave name="busy">
      <form method="post" action={`/${slug}`} encType="multipart/form-data" className="grid gap-10">
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="mode" value={mode} />
        {improved && <Improved improved={improved} prompt={String(values.prompt ?? "")} />}
        <Fields
          slug={slug}
          input={input}
          values={values}
          problems={problems}
          files={files}
          custom={custom}
          mode={mode}
          after={{ prompt: <ImproveButton engine={improver} /> }}
        />
        <div className="flex flex-wrap items-end justify-between gap-6 border-t hair pt-6">
          <Follows of="price">
            {cost !== null && <input type="hidden" name="shown_cost" value={cost} />}
            <RunPrice cost={cost} available={available} dearer={dearer} />
          </Follows>
          <button className="btn btn-primary" data-busy={t("models.going")} autoFocus={quoted}>
            {t("models.go")}
          </button>
        </div>
      </form>
    </x-behave>
  );
}
