import type { Asset } from "../../../trpc/contract/asset.ts";

/** Minutes and seconds (spec §5 Time strings). */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

const VIDEO = 2;

/** A picture of an asset, with its length on a video; one that cannot be shown is hidden (spec §2 Asset picker pieces). */
export function Thumb({ asset: { thumb_url, asset_type, duration }, size }: { asset: Asset; size?: number }) {
  return (
    <span className="pickthumb" style={size ? { width: size, height: size } : undefined}>
      {thumb_url && <img src={thumb_url} alt="" loading="lazy" onError={({ currentTarget }) => (currentTarget.hidden = true)} />}
      {asset_type === VIDEO && <span className="badge num">{clockText(duration)}</span>}
    </span>
  );
}
