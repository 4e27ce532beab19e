import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backgroundRemover as manifest } from "../../../trpc/contract/tools/background-remover.ts";
import { sampleReference } from "../../../trpc/contract/tools/file-input.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { toolAction, type ToolAnswer } from "../../tool/actions.ts";
import { Fields } from "../../tool/fields.tsx";
import { ToolPage } from "../../tool/page.tsx";
import { Sample } from "../../tool/sample.tsx";
import { Price } from "../../tool/price.tsx";
import { readPartsState, shown, type ToolState } from "../../tool/queries.ts";
import { Cutouts } from "./cutouts.tsx";

const SLUG = manifest.slug;
const SAMPLE = sampleReference("bottle/packshot.jpg");
/** What its own form asks; the rest is the editor's. */
const PICTURES = manifest.work.input.pick({ pictures: true, ground: true });

export const loader = async (args: LoaderFunctionArgs) => shown(await readPartsState(args, manifest));
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = toolAction(manifest);

interface FormProps {
  state: ToolState;
  answer: Pick<ToolAnswer["data"], "values" | "problems" | "quote">;
}

/** Up to ten pictures and short films; the price is asked for, for a film's is by its length. */
function PicturesForm({ state: { key, available, scripts, files }, answer: { values, problems, quote } }: FormProps) {
  const { t } = useTranslation();
  const ground = (
    <input
      type="color"
      className="h-11 w-24"
      name="ground"
      defaultValue={String(values["ground"] ?? "#ffffff")}
      aria-label={t("tools.background-remover.fields.ground.label")}
    />
  );
  return (
    <x-behave name="busy">
      <form method="post" action={`/${SLUG}`} encType="multipart/form-data" className="grid gap-10">
        <input type="hidden" name="key" value={key} />
        <Fields slug={SLUG} input={PICTURES} values={values} problems={problems} files={files} custom={{ ground }} />
        <div className="flex flex-wrap items-end justify-between gap-6 border-t hair pt-6">
          <Price of={SLUG} size={null} quoted={quote?.cost} available={available} scripts={scripts} />
          <button className="btn btn-primary" data-busy={t("tools.background-remover.going")}>
            {t("tools.background-remover.go")}
          </button>
        </div>
      </form>
    </x-behave>
  );
}

/** Background removal (spec §2). */
export default function BackgroundRemover() {
  const state = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as ToolAnswer["data"] | undefined;
  const { values = {}, problems = [], quote = null } = answer ?? {};
  const { task, parts, receipt } = state;
  return (
    <ToolPage
      slug={SLUG}
      state={state}
      problems={problems}
      result={task && task.stage === "cut" && <Cutouts task={task} parts={parts} receipt={receipt} />}
      form={
        <div className="grid gap-6">
          {!task && <Sample slug={SLUG} state={state} sample={{ pictures: SAMPLE }} />}
          <PicturesForm state={state} answer={{ values, problems, quote }} />
        </div>
      }
    />
  );
}
