import { MOST_BOXES, type EraseQuality } from "../../../trpc/contract/rules/erase-boxes.ts";
import { COSTS } from "../../../trpc/contract/rules/credits.ts";
import { subtitlesRemover as manifest } from "../../../trpc/contract/tools/subtitles-remover.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import BoxEditor from "../../islands/box-editor/island.tsx";
import { Island } from "../../islands/runtime/island.tsx";
import { Fields } from "../../tool/fields.tsx";
import { Price } from "../../tool/price.tsx";
import type { ToolState } from "../../tool/queries.ts";
import { Choice, Choices, oneOf } from "../../ui/choice.tsx";
import { Follows } from "../../ui/follows.tsx";
import { problemFor } from "../../ui/problems.tsx";
import { boxesIn } from "./asked.ts";
import { filmOf } from "./film.ts";

const QUALITIES = ["basic", "advanced"] as const;
const ROW = { basic: "subtitles-remover", advanced: "subtitles-remover-advanced" } as const;

interface Values {
  values: Record<string, unknown>;
}

/** Both ways with their prices (spec §9: per 15 s, basic or advanced). */
function Quality({ value }: { value: EraseQuality }) {
  const { t } = useTranslation();
  return (
    <Choices legend={t("tools.subtitles-remover.fields.quality.label")} min={240}>
      {QUALITIES.map((one) => {
        const { credits, step } = COSTS[ROW[one]];
        return (
          <Choice
            key={one}
            name="quality"
            value={one}
            chosen={one === value}
            title={`${t(`tools.subtitles-remover.fields.quality.options.${one}`)} · ${t("toolBox.cost.seconds", { credits, step })}`}
            text={t(`tools.subtitles-remover.qualities.${one}`, { count: MOST_BOXES[one] })}
          />
        );
      })}
    </Choices>
  );
}

interface BoxesProps extends Values {
  files: ToolState["files"];
  problems: readonly Problem[];
}

/** Boxes on the first video: drawn, or typed where no script runs. */
function Boxes({ values, files, problems }: BoxesProps) {
  const { t } = useTranslation();
  const wrong = problemFor(problems, "boxes");
  const namespaces = ["tools.subtitles-remover"] as const;
  const props = { film: filmOf(files, values.videos), boxes: boxesIn(values.boxes), most: MOST_BOXES.advanced };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!props.film && <p className="hint">{t("tools.subtitles-remover.editor.first")}</p>}
      {props.film?.copied && <p className="hint">{t("files.copied")}</p>}
      {wrong && <p className="wrong">{wrong}</p>}
      <Island name="box-editor" component={BoxEditor} props={props} namespaces={namespaces} />
      <p>
        <button className="btn btn-plain" name="stage" value="find" data-busy={t("tools.subtitles-remover.going")}>
          {t("tools.subtitles-remover.find")}
        </button>
      </p>
    </div>
  );
}

interface RemovalFormProps extends Values {
  state: ToolState;
  problems: readonly Problem[];
  /** What the upstream said it costs, where that was asked. */
  quoted: number | undefined;
}

/** Videos, boxes and how well; captions can be found and three seconds seen for nothing first. */
export function RemovalForm({ state, values, problems, quoted }: RemovalFormProps) {
  const { t } = useTranslation();
  const { key, files, available, scripts } = state;
  const quality = oneOf(QUALITIES, values.quality) ?? "basic";
  const going = t("tools.subtitles-remover.going");
  const several = Array.isArray(values.videos) && values.videos.length > 1;
  const seconds = !several && typeof values.seconds === "number" ? values.seconds : null;
  const custom = {
    boxes: (
      <Follows of="boxes">
        <Boxes values={values} files={files} problems={problems} />
      </Follows>
    ),
    quality: <Quality value={quality} />,
  };
  return (
    <x-behave name="busy">
      <form method="post" action={`/${manifest.slug}`} encType="multipart/form-data" className="grid gap-10">
        <input type="hidden" name="key" value={key} />
        <Fields slug={manifest.slug} input={manifest.work.input} values={values} problems={problems} files={files} custom={custom} />
        <div className="flex flex-wrap items-end justify-between gap-6 border-t hair pt-6">
          <Price of={ROW[quality]} size={seconds} quoted={quoted} available={available} scripts={scripts} />
          <div className="flex flex-wrap gap-3">
            <button className="btn btn-primary" name="stage" value="preview" data-busy={going}>
              {t("tools.subtitles-remover.preview")}
            </button>
            <button className="btn btn-plain" name="stage" value="render" data-busy={going}>
              {t("tools.subtitles-remover.render")}
            </button>
          </div>
        </div>
      </form>
    </x-behave>
  );
}
