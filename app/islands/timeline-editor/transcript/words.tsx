import { Fragment, type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { hasCjk } from "../../../../timeline/draw/text/segment.ts";
import { isFiller, type SaidWord, voicesOf } from "../../../../timeline/transcript.ts";
import { writeAt } from "../parts/clock.ts";
import { useDocument, useEditor } from "../use-editor.ts";
import { linesOf, saidAt } from "./lines.ts";

export interface Picked {
  first: number;
  last: number;
  /** Where the keyboard is: one of the two. */
  at: number;
}

interface WordsProps {
  words: readonly SaidWord[];
  picked: Picked | null;
  onPick: (picked: Picked | null) => void;
  onCut: () => void;
}

const wordId = (at: number): string => `said-${at}`;
const between = (from: number, at: number): Picked => ({ first: Math.min(from, at), last: Math.max(from, at), at });

/** Marks the word that is said at the playhead, without rendering. */
function useSaid(words: readonly SaidWord[]) {
  const { editor } = useEditor();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let marked: HTMLElement | null = null;
    const show = () => {
      const word = list.current?.querySelector<HTMLElement>(`#${wordId(saidAt(words, editor.playhead.get()))}`) ?? null;
      if (word === marked) return;
      marked?.removeAttribute("data-heard");
      word?.setAttribute("data-heard", "");
      if (editor.playing.get()) word?.scrollIntoView({ block: "nearest" });
      marked = word;
    };
    show();
    const leave = editor.playhead.subscribe(show);
    return () => {
      leave();
      marked?.removeAttribute("data-heard");
    };
  }, [editor, words]);
  return list;
}

/** The words as a list with one tab stop: arrows walk, Shift takes more of them, Delete cuts them out. */
export function Words({ words, picked, onPick, onCut }: WordsProps) {
  const { editor, t } = useEditor();
  const document = useDocument();
  const lines = useMemo(() => linesOf(words, voicesOf(document)), [words, document]);
  const list = useSaid(words);
  const anchor = useRef(0);
  const focus = useRef(0);
  const dragged = useRef(false);

  const go = (to: number, more: boolean) => {
    const at = Math.max(0, Math.min(words.length - 1, to));
    if (!more) anchor.current = at;
    focus.current = at;
    onPick(between(anchor.current, at));
    editor.sound.stop();
    editor.seek(words[at]?.from ?? 0);
    list.current?.querySelector(`#${wordId(at)}`)?.scrollIntoView({ block: "nearest" });
  };
  const line = (by: 1 | -1): number => {
    const now = lines.findIndex((one) => one.words.some(({ at }) => at === focus.current));
    return lines[now + by]?.words[0]?.at ?? (by > 0 ? words.length - 1 : 0);
  };
  const keyed = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, () => number>> = {
      ArrowLeft: () => focus.current - 1,
      ArrowRight: () => focus.current + 1,
      ArrowUp: () => line(-1),
      ArrowDown: () => line(1),
      Home: () => 0,
      End: () => words.length - 1,
    };
    const step = steps[event.key];
    if (step && !event.ctrlKey && !event.metaKey && !event.altKey) go(step(), event.shiftKey);
    else if (event.key === "Delete" || event.key === "Backspace") onCut();
    else if ((event.ctrlKey || event.metaKey) && event.key === "a") onPick(between(0, words.length - 1));
    else if (event.key === "Escape" && picked) onPick(null);
    else return;
    event.preventDefault();
    event.nativeEvent.stopImmediatePropagation();
  };
  const atOf = (target: EventTarget): number | null => {
    const word = target instanceof Element ? target.closest<HTMLElement>("[data-at]") : null;
    return word ? Number(word.dataset.at) : null;
  };
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-multiselectable="true"
      aria-label={t("timelineEditor.transcript.words")}
      aria-describedby="te-transcript-help"
      aria-activedescendant={picked ? wordId(picked.at) : undefined}
      className="te-transcript"
      onKeyDown={keyed}
      onFocus={() => !picked && !dragged.current && go(Math.max(0, saidAt(words, editor.playhead.get())), false)}
      onPointerDown={(event) => {
        const at = atOf(event.target);
        dragged.current = true;
        if (at !== null) go(at, event.shiftKey);
      }}
      onPointerMove={(event) => {
        const at = event.buttons === 1 && dragged.current ? atOf(event.target) : null;
        if (at !== null && at !== focus.current) go(at, true);
      }}
      onPointerUp={() => void (dragged.current = false)}
    >
      {lines.map((one) => (
        <p key={one.words[0]?.at} role="group" aria-label={writeAt(one.from)}>
          <span className="te-said-at num" aria-hidden="true">
            {writeAt(one.from)}
          </span>
          {one.words.map(({ word, at }) => (
            <Fragment key={at}>
              <span
                role="option"
                id={wordId(at)}
                data-at={at}
                aria-selected={picked !== null && at >= picked.first && at <= picked.last}
                data-filler={isFiller(word.text) || undefined}
              >
                {word.text}
              </span>
              {hasCjk(word.text) ? "" : " "}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
