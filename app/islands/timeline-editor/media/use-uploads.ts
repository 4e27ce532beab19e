import { useEffect, useRef, useState } from "react";
import type { Asset } from "../../../../trpc/contract/asset.ts";
import type { T } from "../props.ts";
import { mostBytes, purposeOf, RULES } from "./rules.ts";
import { upload } from "./take.ts";

interface Options {
  onDone: (all: readonly Asset[]) => void;
  onWrong: (text: string) => void;
  t: T;
}

const MEGABYTE = 1024 * 1024;

/** Why a file is not sent, in words; null: nothing is against it. */
function against({ name, size }: File, t: T): string | null {
  if (purposeOf(name) === null) return t("timelineEditor.media.format", { name, formats: (RULES.formats ?? []).join(", ") });
  return size > mostBytes(name) ? t("picker.tooLarge", { name, max: Math.round(mostBytes(name) / MEGABYTE) }) : null;
}

/** Sends files of this device one after the other, and hands them over together. */
export function useUploads({ onDone, onWrong, t }: Options) {
  const [share, setShare] = useState<number | null>(null);
  const leave = useRef(new AbortController());
  useEffect(() => {
    const control = new AbortController();
    leave.current = control;
    return () => control.abort();
  }, []);
  const send = async (all: readonly File[]) => {
    const files = all.slice(0, RULES.maxCount);
    const { signal } = leave.current;
    const wrong = files.flatMap((file) => against(file, t) ?? []);
    if (all.length > files.length) wrong.push(t("picker.maxCount", { count: RULES.maxCount }));
    onWrong(wrong.join(" "));
    const fit = files.filter((file) => against(file, t) === null);
    const done: Asset[] = [];
    for (const [at, file] of fit.entries()) {
      const tell = (part: number) => setShare((at + part) / fit.length);
      tell(0);
      try {
        done.push(await upload(file, { tell, signal }));
      } catch (error) {
        if (!signal.aborted)
          onWrong(t("timelineEditor.media.failed", { name: file.name, why: error instanceof Error ? error.message : "" }));
      }
    }
    if (signal.aborted) return;
    setShare(null);
    if (done.length > 0) onDone(done);
  };
  return { share, send: (all: readonly File[]) => void send(all) };
}
