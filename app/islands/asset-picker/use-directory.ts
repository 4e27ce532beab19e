import { useCallback, useEffect, useRef, useState } from "react";
import type { Asset } from "../../../trpc/contract/asset.ts";
import { type AssetSource, type Place, readPage } from "./directory.ts";

interface Directory {
  /** null while they are on their way. */
  assets: readonly Asset[] | null;
  failed: string;
  more: () => void;
}

interface Read {
  place: Place;
  assets: readonly Asset[];
  next: string | null;
}

/** What is in a place, a page at a time. What comes too late for the place that is shown is dropped. */
export function useDirectory(source: AssetSource, place: Place, open: boolean): Directory {
  const [known, setKnown] = useState<Read | null>(null);
  const [failed, setFailed] = useState("");
  const turn = useRef(0);
  const busy = useRef(false);

  const read = useCallback(
    (before: Pick<Read, "assets" | "next">) => {
      turn.current += 1;
      const mine = turn.current;
      busy.current = true;
      const settled = (then: () => void) => {
        if (mine !== turn.current) return;
        busy.current = false;
        then();
      };
      readPage(source, place, before.next ?? undefined).then(
        ({ list, next }) =>
          settled(() => {
            setKnown({ place, assets: [...before.assets, ...list], next });
            setFailed("");
          }),
        (error: unknown) => settled(() => setFailed(error instanceof Error ? error.message : String(error))),
      );
    },
    [source, place],
  );
  useEffect(() => {
    if (open) read({ assets: [], next: null });
  }, [open, read]);
  const here = known?.place === place ? known : null;
  const more = useCallback(() => {
    if (here && here.next !== null && !busy.current) read(here);
  }, [here, read]);
  return { assets: here?.assets ?? null, failed, more };
}
