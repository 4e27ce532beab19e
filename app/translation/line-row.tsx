import type { ArtifactOf } from "../../trpc/contract/artifact.ts";
import { voicesFor } from "../../trpc/contract/rules/voices.ts";
import type { LineFit } from "../../trpc/contract/translation.ts";
import type { Problem } from "../http/problem.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { problemFor } from "../ui/problems.tsx";
import type { TypedLine } from "./form-lines.ts";

/** Number, start, dash, end; from a tablet's width on, speaker and voice beside them. */
const COLUMNS = [
  "grid grid-cols-[1.5rem_minmax(0,1fr)_0.75rem_minmax(0,1fr)] items-center gap-2",
  "sm:grid-cols-[1.5rem_6rem_0.75rem_6rem_minmax(0,1fr)_minmax(0,1fr)]",
].join(" ");

interface LineRowProps {
  at: number;
  line: TypedLine;
  problems: readonly Problem[];
  /** Whose voices it may be said in; null where nothing is spoken. */
  speaks: "en" | "zh" | null;
  fit: LineFit | null | undefined;
  heard: ArtifactOf<"audio"> | undefined;
}

type Column = keyof TypedLine;

/** How the line was fitted: what is not worth knowing is not said. */
function Fitted({ fit: { tempo, borrowed, merged, tooLong } }: { fit: LineFit }) {
  const { t } = useTranslation();
  const number = (value: number): string => value.toFixed(2).replace(/0$/, "");
  if (tooLong) return <p className="wrong">{t("translation.tooLong")}</p>;
  const facts = [
    Math.abs(tempo - 1) > 0.02 && t("translation.tempo", { tempo: number(tempo) }),
    borrowed > 0.05 && t("translation.borrowed", { seconds: number(borrowed) }),
    merged > 1 && t("translation.merged", { count: merged }),
  ].filter(Boolean);
  return facts.length > 0 ? <p className="hint num">{facts.join(" · ")}</p> : null;
}

/** One line in both languages, with its times, its voice, and how it sounds. */
export function LineRow({ at, line, problems, speaks, fit, heard }: LineRowProps) {
  const { t } = useTranslation();
  const nameOf = (column: Column): string => `${column}.${at}`;
  const labelOf = (column: Column): string => t("translation.labelled", { label: t(`translation.columns.${column}`), line: at + 1 });
  const field = (column: Column) => ({
    name: nameOf(column),
    defaultValue: line[column],
    "aria-label": labelOf(column),
    "aria-invalid": problemFor(problems, nameOf(column)) ? (true as const) : undefined,
  });
  const wrong = (["start", "end", "source", "target", "speaker", "voice"] as const).flatMap(
    (column) => problemFor(problems, nameOf(column)) ?? [],
  );
  return (
    <li className="grid gap-2 border-t hair py-4" id={`line-${at}`}>
      <div className={COLUMNS}>
        <span className="num hint">{at + 1}</span>
        <input className="input num" inputMode="decimal" autoComplete="off" placeholder="0:00" {...field("start")} />
        <span aria-hidden="true">–</span>
        <input className="input num" inputMode="decimal" autoComplete="off" placeholder="0:02" {...field("end")} />
        <input
          className="input col-span-2 min-w-0 sm:col-span-1"
          autoComplete="off"
          placeholder={t("translation.columns.speaker")}
          {...field("speaker")}
        />
        {speaks && (
          <select className="select col-span-2 min-w-0 sm:col-span-1" {...field("voice")}>
            <option value="">{t("translation.speakersVoice")}</option>
            {voicesFor(speaks).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <textarea className="textarea" rows={2} placeholder={t("translation.columns.source")} {...field("source")} />
        <textarea className="textarea" rows={2} placeholder={t("translation.columns.target")} {...field("target")} />
      </div>
      {wrong.map((text) => (
        <p key={text} className="wrong">
          {text}
        </p>
      ))}
      {(heard || fit) && (
        <div className="flex flex-wrap items-center gap-4">
          {heard && (
            <audio
              controls
              preload="none"
              src={heard.url}
              className="h-11 w-72 max-w-full"
              aria-label={t("translation.hear", { line: at + 1 })}
            />
          )}
          {fit && <Fitted fit={fit} />}
        </div>
      )}
    </li>
  );
}
