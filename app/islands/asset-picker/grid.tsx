import { useEffect, useRef } from "react";
import type { Asset } from "../../../trpc/contract/asset.ts";
import { Icon } from "../../shell/icon.tsx";
import type { IslandT } from "../runtime/translate.ts";
import { type Rules, isValid } from "./rules.ts";
import type { Selection } from "./selection.ts";
import { Thumb } from "./thumb.tsx";
import { useWindow } from "./use-window.ts";

const MOST = 99;
const countText = (count: number): string => (count > MOST ? `${MOST}+` : String(count));

interface GridProps {
  assets: readonly Asset[] | null;
  selection: Selection<Asset>;
  rules: Rules;
  onAsset: (asset: Asset) => void;
  onFolder: (folder: Asset) => void;
  /** Called when the end of the list comes into sight. */
  onEnd: () => void;
  t: IslandT<"picker">;
}

function Entry({ asset, selection, rules, onAsset, onFolder, t }: Omit<GridProps, "assets" | "onEnd"> & { asset: Asset }) {
  const { id, file_name, is_folder, item_count } = asset;
  if (is_folder) {
    return (
      <button type="button" className="pickcard" data-folder={id} onClick={() => onFolder(asset)}>
        <span className="pickthumb pickfolder">
          <Icon name="folder" size={28} />
          <span className="num">{t("picker.items", { count: item_count, shown: countText(item_count) })}</span>
        </span>
        <span className="line-clamp-2 break-words">{file_name}</span>
      </button>
    );
  }
  const chosen = selection.has(id);
  return (
    <button
      type="button"
      className="pickcard"
      role="checkbox"
      aria-checked={chosen}
      aria-disabled={!isValid(asset, rules)}
      aria-label={file_name}
      data-asset={id}
      onClick={() => onAsset(asset)}
    >
      <Thumb asset={asset} />
      <span className="pickbox" aria-hidden="true" />
      <span className="line-clamp-2 break-words">{file_name}</span>
    </button>
  );
}

/** Folders and files, four beside each other; more come as one scrolls (spec §2 Media selection dialog). Those in sight are rendered. */
export function Grid({ assets, onEnd, ...rest }: GridProps) {
  const { box, from, to, style } = useWindow(assets?.length ?? 0);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && onEnd());
    if (end.current) watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [onEnd]);
  return (
    <div ref={box} className="pickgrid" data-grid="" aria-busy={assets === null}>
      {assets?.length === 0 && <p className="col-span-full py-16 text-center quiet">{rest.t("picker.empty")}</p>}
      <div className="grid content-start" style={style}>
        {assets?.slice(from, to).map((asset) => (
          <Entry key={asset.id} asset={asset} {...rest} />
        ))}
      </div>
      <div ref={end} className="h-px" />
    </div>
  );
}
