import { aiImage as manifest } from "../../../trpc/contract/tools/ai-image.ts";
import type { Problem } from "../../http/problem.ts";
import { Counts, Styles } from "../../models/choices.tsx";
import { fieldsFrom } from "../../models/fields-from.ts";
import { ModelCards } from "../../models/model-cards.tsx";
import type { ModelsState } from "../../models/queries.ts";
import { RunForm } from "../../models/run-form.tsx";
import type { Answer } from "../../tool/actions.ts";
import type { ToolState } from "../../tool/queries.ts";
import { FIELDS_OF, type ImageMode } from "./modes.ts";

const SLUG = manifest.slug;

interface ImageFormProps {
  state: ToolState & ModelsState;
  values: Record<string, unknown>;
  problems: readonly Problem[];
  cost: number | null;
  improved: Answer["improved"];
  dearer: Answer["dearer"];
  quoted: boolean;
}

/** The form of one mode of pictures. */
export function ImageForm({ state, values, problems, cost, improved, dearer, quoted }: ImageFormProps) {
  const mode = values.mode as ImageMode;
  const custom = {
    model: <ModelCards models={state.models.filter(({ can }) => can.includes(mode))} chosen={String(values.model)} problems={problems} />,
    style: <Styles slug={SLUG} chosen={String(values.style ?? "auto")} />,
    count: <Counts slug={SLUG} chosen={Number(values.count ?? 1)} problems={problems} />,
  };
  return (
    <RunForm
      slug={SLUG}
      mode={mode}
      input={fieldsFrom(manifest.work.input, FIELDS_OF[mode])}
      custom={custom}
      state={state}
      values={values}
      problems={problems}
      cost={cost}
      improver={state.improver}
      improved={improved}
      dearer={dearer}
      quoted={quoted}
    />
  );
}
