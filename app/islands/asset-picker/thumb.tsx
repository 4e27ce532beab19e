import type { Asset } from "../../../trpc/contract/asset.ts";
import { extensionOf } from "../../../trpc/contract/rules/files.ts";
import { ASSET_TYPE } from "../../../trpc/contract/rules/library.ts";
import { Icon } from "../../shell/icon.tsx";
import { scrub, unscrub } from "../../ui/scrub.ts";

/** Minutes and seconds (spec §5 Time strings). */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

const [IMAGE, AUDIO] = [ASSET_TYPE.image, ASSET_TYPE.audio];

/** A picture of an asset, of a sound its waveform, with its length; one that cannot be shown is hidden (spec §2 Asset picker pieces). */
export function Thumb({ asset, size }: { asset: Asset; size?: number }) {
  const { thumb_url, strip_url, asset_type, duration, play_url, file_name } = asset;
  // Its copy is what would be shown.
  const waits = asset_type === IMAGE && play_url === "";
  return (
    <span
      className={asset_type === AUDIO ? "pickthumb picksound" : "pickthumb"}
      style={size ? { width: size, height: size } : undefined}
      data-strip={strip_url || undefined}
      onPointerMove={strip_url ? ({ currentTarget, clientX }) => scrub(currentTarget, clientX) : undefined}
      onPointerLeave={strip_url ? ({ currentTarget }) => unscrub(currentTarget) : undefined}
    >
      {waits && <span className="hint">{extensionOf(file_name).toUpperCase()}</span>}
      {thumb_url && !waits && <img src={thumb_url} alt="" loading="lazy" onError={({ currentTarget }) => (currentTarget.hidden = true)} />}
      {asset_type === AUDIO && <Icon name="sound" size={20} />}
      {asset_type !== IMAGE && <span className="badge num">{clockText(duration)}</span>}
    </span>
  );
}
