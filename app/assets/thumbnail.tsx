import type { Asset } from "../../trpc/contract/asset.ts";
import { extensionOf } from "../../trpc/contract/rules/files.ts";
import { ASSET_TYPE } from "../../trpc/contract/rules/library.ts";
import { badgeText } from "../http/toast.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Icon } from "../shell/icon.tsx";

/** Minutes and seconds (spec §5 Time strings). */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** What an asset looks like: of a folder how much is in it, of a video its length too (spec §2 Asset picker pieces). */
export function AssetThumbnail({ asset, first }: { asset: Asset; first: boolean }) {
  const { t } = useTranslation();
  const { asset_type, thumb_url, strip_url, duration, item_count, is_folder, file_name, play_url } = asset;
  if (is_folder) {
    return (
      <span className="pickthumb pickfolder">
        <Icon name="folder" size={36} />
        <span className="num">{t("assets.items", { count: item_count, shown: badgeText(item_count) })}</span>
      </span>
    );
  }
  // Its copy is what would be shown.
  if (asset_type === ASSET_TYPE.image && play_url === "")
    return <span className="pickthumb hint">{extensionOf(file_name).toUpperCase()}</span>;
  return (
    <span className={asset_type === ASSET_TYPE.audio ? "pickthumb picksound" : "pickthumb"} data-strip={strip_url || undefined}>
      {thumb_url && <img src={thumb_url} alt="" width={300} height={300} loading={first ? "eager" : "lazy"} />}
      {asset_type === ASSET_TYPE.audio && <Icon name="sound" size={36} />}
      {asset_type !== ASSET_TYPE.image && <span className="badge num">{clockText(duration)}</span>}
    </span>
  );
}
