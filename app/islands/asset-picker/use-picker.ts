import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Asset } from "../../../trpc/contract/asset.ts";
import type { Category } from "../../../trpc/contract/library.ts";
import { type CategoryPath, firstOf } from "./category-select.tsx";
import type { AssetSource, Place } from "./directory.ts";
import type { Rules } from "./rules.ts";
import { lowered, type Outcome, type Selection, selectAll, toggle, type Told } from "./selection.ts";
import { useDirectory } from "./use-directory.ts";
import { useSteps } from "./use-steps.ts";

/** The first entry of every breadcrumb (spec §2). */
export const ROOT = { name: "Asset" };
const NOWHERE: Place = { category: null, crumbs: [ROOT] };
const NOTHING: Selection<Asset> = new Map();

interface PickerOptions {
  /** Events are dispatched here, and rise. */
  host: RefObject<HTMLElement>;
  open: boolean;
  source: AssetSource;
  rules: Rules;
  onHide: () => void;
  onConfirm: (assets: Asset[]) => void;
}

/** All that the dialog knows and does (spec §4 Asset grid and dialog, §5 Picker). */
export function usePicker({ host, open, source, rules, onHide, onConfirm }: PickerOptions) {
  const [categories, setCategories] = useState<readonly Category[]>([]);
  const [place, setPlace] = useState<Place>(NOWHERE);
  const [selection, setSelection] = useState<Selection<Asset>>(NOTHING);
  const [told, setTold] = useState<Told<Asset> | null>(null);
  const { assets, failed, more } = useDirectory(source, place, open);

  const emit = (type: string, detail: object = {}) => void host.current?.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  const go = (crumbs: Place["crumbs"]) => setPlace((now) => ({ ...now, crumbs }));
  const { openFolder, back, stop } = useSteps({ crumbs: place.crumbs, go, emit });

  useEffect(() => {
    if (open) void source.categories().then(setCategories, () => undefined);
  }, [open, source]);
  const { maxCount } = rules;
  const [most, setMost] = useState(maxCount);
  if (most !== maxCount) {
    setMost(maxCount);
    if (maxCount < most) setSelection(lowered(selection, assets ?? [], rules));
  }

  const take = (outcome: Outcome<Asset>) => {
    setSelection(outcome.selection);
    setTold(outcome.told.at(-1) ?? null);
    for (const { type, detail } of outcome.told) emit(type, detail);
    emit("selection-change", { assets: [...outcome.selection.values()] });
  };
  const end = (type: "dialog-close" | "dialog-cancel" | "dialog-confirm") => {
    const chosen = [...selection.values()];
    stop();
    // Whoever hears of it finds it reset and hidden (spec §4).
    flushSync(() => {
      setSelection(NOTHING);
      setTold(null);
      setPlace(NOWHERE);
      onHide();
      if (type === "dialog-confirm") onConfirm(chosen);
    });
    emit("category-change", { ids: firstOf(categories) ?? [], reset: true });
    emit(type, type === "dialog-confirm" ? { assets: chosen } : {});
  };
  return {
    categories,
    category: place.category ?? firstOf(categories),
    crumbs: place.crumbs,
    assets,
    failed,
    told,
    selection,
    more,
    openFolder,
    back,
    end,
    pick: (asset: Asset) => take(toggle(selection, asset, rules)),
    pickAll: () => take(selectAll(selection, assets ?? [], rules)),
    choose: (category: CategoryPath) => {
      setPlace({ category, crumbs: [ROOT] });
      emit("category-change", { ids: category, reset: false });
    },
  };
}
