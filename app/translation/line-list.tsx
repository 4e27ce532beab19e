import { readSubtitles } from "../../timeline/subtitles/read.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { timeText } from "./times.ts";

/** The lines that were made, with their times. */
export function LineList({ srt }: { srt: string }) {
  const { t } = useTranslation();
  const read = readSubtitles(srt);
  if ("fault" in read) return null;
  return (
    <details className="grid gap-2">
      <summary className="min-h-11 cursor-pointer content-center">{t("translation.allLines", { count: read.cues.length })}</summary>
      <ol className="grid gap-1 text-small">
        {read.cues.map(({ start, text, speaker }) => (
          <li key={`${start} ${text}`} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-2">
            <span className="num hint">{timeText(start)}</span>
            <span className="whitespace-pre-line">{speaker ? `${speaker}: ${text}` : text}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
