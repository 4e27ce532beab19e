import { useMemo, useState } from "react";
import { seconds, ticks } from "../../../../timeline/time.ts";
import { bedsOf, fillersOf, pausesOf, seenIn, type Span, spanOfWords, transcriptOf } from "../../../../timeline/transcript.ts";
import { useDocument, useEditor } from "../use-editor.ts";
import { type Picked, Words } from "./words.tsx";

const PAUSES = [0.3, 0.5, 0.8, 1.2] as const;

/** Words that are said, as text: what is deleted of it is cut out of picture and sound. */
export default function TranscriptPanel() {
  const { editor, t } = useEditor();
  const document = useDocument();
  const words = useMemo(() => transcriptOf(document), [document]);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [longest, setLongest] = useState<number>(0.5);
  const { rate } = document.canvas;
  const pauses = useMemo(
    () => pausesOf(words, { longest: ticks(longest), rate, seen: seenIn(document) }),
    [words, longest, rate, document],
  );
  const fillers = useMemo(() => fillersOf(words, rate), [words, rate]);

  const cut = (spans: readonly Span[], said: "word" | "pause" | "filler", count: number) => {
    if (spans.length === 0) return;
    const before = editor.duration;
    if (!editor.run([{ type: "cut", spans: [...spans], keep: bedsOf(editor.document) }])) return;
    setPicked(null);
    editor.seek(Math.min(...spans.map(({ from }) => from)));
    editor.say({ text: t(`timelineEditor.transcript.said.${said}`, { count, length: seconds(before - editor.duration).toFixed(1) }) });
  };
  const cutWords = () => {
    const span = picked && spanOfWords(words, { ...picked, rate });
    if (picked && span) cut([span], "word", picked.last - picked.first + 1);
  };
  return (
    <section className="te-panel" aria-label={t("timelineEditor.transcript.title")}>
      <h2>{t("timelineEditor.transcript.title")}</h2>
      {words.length === 0 ? (
        <p className="te-note">{t("timelineEditor.transcript.none")}</p>
      ) : (
        <>
          <p className="te-note" id="te-transcript-help">
            {t("timelineEditor.transcript.help")}
          </p>
          <Words words={words} picked={picked} onPick={setPicked} onCut={cutWords} />
          <div className="te-ways">
            <button type="button" className="te-button te-primary" disabled={!picked} onClick={cutWords}>
              {picked
                ? t("timelineEditor.transcript.cut", { count: picked.last - picked.first + 1 })
                : t("timelineEditor.transcript.cutNone")}
            </button>
            <button
              type="button"
              className="te-button"
              disabled={fillers.length === 0}
              onClick={() => cut(fillers, "filler", fillers.length)}
            >
              {t("timelineEditor.transcript.fillers", { count: fillers.length })}
            </button>
            <button type="button" className="te-button" disabled={pauses.length === 0} onClick={() => cut(pauses, "pause", pauses.length)}>
              {t("timelineEditor.transcript.pauses", { count: pauses.length })}
            </button>
            <label className="te-field">
              <span>{t("timelineEditor.transcript.longer")}</span>
              <select className="te-input" value={longest} onChange={(event) => setLongest(Number(event.target.value))}>
                {PAUSES.map((one) => (
                  <option key={one} value={one}>
                    {`${one} s`}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </>
      )}
    </section>
  );
}
