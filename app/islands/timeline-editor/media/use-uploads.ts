import { useEffect, useRef, useState } from "react";
import type { Asset } from "../../../../trpc/contract/asset.ts";
import type { T } from "../props.ts";
import { mostBytes, purposeOf, RULES } from "./rules.ts";
import { upload, whenShown } from "./take.ts";

interface Options {
  onDone: (all: readonly Asset[]) => void;
  onTold: (text: string) => void;
  t: T;
}

const MEGABYTE = 1024 * 1024;

/** Why a file is not sent, in words; null: nothing is against it. */
function against({ name, size }: File, t: T): string | null {
  if (purposeOf(name) === null) return t("timelineEditor.media.format", { name, formats: (RULES.formats ?? []).join(", ") });
  return size > mostBytes(name) ? t("picker.tooLarge", { name, max: Math.round(mostBytes(name) / MEGABYTE) }) : null;
}

/** Sends files of this device one after the other; they are handed over together once browsers show them, as those of the library are. */
export function useUploads({ onDone, onTold, t }: Options) {
  const [share, setShare] = useState<number | null>(null);
  const leave = useRef(new AbortController());
  useEffect(() => {
    const control = new AbortController();
    leave.current = control;
    return () => control.abort();
  }, []);
  const hand = async (all: readonly Asset[]) => {
    const { signal } = leave.current;
    const waits = all.filter(({ copy }) => copy === "waiting").map(({ file_name }) => file_name);
    if (waits.length > 0) onTold(t("timelineEditor.media.waiting", { name: waits.join(", ") }));
    const shown = await Promise.all(all.map((one) => whenShown(one, signal)));
    if (!signal.aborted) onDone(shown);
  };
  const send = async (all: readonly File[]) => {
    const files = all.slice(0, RULES.maxCount);
    const { signal } = leave.current;
    const wrong = files.flatMap((file) => against(file, t) ?? []);
    if (all.length > files.length) wrong.push(t("picker.maxCount", { count: RULES.maxCount }));
    onTold(wrong.join(" "));
    const fit = files.filter((file) => against(file, t) === null);
    const done: Asset[] = [];
    for (const [at, file] of fit.entries()) {
      const tell = (part: number) => setShare((at + part) / fit.length);
      tell(0);
      try {
        done.push(await upload(file, { tell, signal }));
      } catch (error) {
        if (!signal.aborted)
          onTold(t("timelineEditor.media.failed", { name: file.name, why: error instanceof Error ? error.message : "" }));
      }
    }
    if (signal.aborted) return;
    setShare(null);
    if (done.length > 0) await hand(done);
  };
  return { share, send: (all: readonly File[]) => void send(all), hand: (all: readonly Asset[]) => void hand(all) };
}
