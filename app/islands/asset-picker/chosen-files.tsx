import { useRef } from "react";
import type { Asset } from "../../../trpc/contract/asset.ts";
import type { IslandT } from "../runtime/translate.ts";
import { SIZE } from "./rules.ts";
import { Thumb } from "./thumb.tsx";

interface ChosenFilesProps {
  assets: readonly Asset[];
  onRemove: (asset: Asset) => void;
  t: IslandT<"picker">;
}

/** What is chosen, in a row; it is paged where it is wider than its place (spec §2 Asset picker pieces). */
export function ChosenFiles({ assets, onRemove, t }: ChosenFilesProps) {
  const row = useRef<HTMLUListElement>(null);
  if (assets.length === 0) return null;
  const width = assets.length * SIZE.item + (assets.length - 1) * SIZE.gap;
  const page = (by: number) => row.current?.scrollBy({ left: by });
  return (
    <div className="flex items-center gap-2" data-strip="">
      {width > SIZE.strip && (
        <button type="button" className="iconbtn" aria-label={t("picker.previous")} onClick={() => page(-SIZE.step)}>
          ‹
        </button>
      )}
      <ul ref={row} className="flex min-w-0 grow overflow-x-auto" style={{ gap: SIZE.gap }}>
        {assets.map((asset) => (
          <li key={asset.id} className="relative shrink-0" style={{ width: SIZE.item }}>
            <Thumb asset={asset} size={SIZE.item} />
            <button
              type="button"
              className="pickremove"
              aria-label={t("picker.remove", { name: asset.file_name })}
              onClick={() => onRemove(asset)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {width > SIZE.strip && (
        <button type="button" className="iconbtn" aria-label={t("picker.next")} onClick={() => page(SIZE.step)}>
          ›
        </button>
      )}
    </div>
  );
}
