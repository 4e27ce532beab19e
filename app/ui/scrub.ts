/** Tiles of a film's strip (`Asset.strip_url`). */
const TILES = 12;

/** Shows of a film the moment over which the pointer is; its strip loads with the first. */
export function scrub(thumb: HTMLElement, clientX: number): void {
  const { left, width } = thumb.getBoundingClientRect();
  const tile = Math.min(TILES - 1, Math.max(0, Math.floor(((clientX - left) / width) * TILES)));
  thumb.style.setProperty("--strip", `url("${thumb.dataset.strip}")`);
  thumb.style.setProperty("--tile", `${(tile / (TILES - 1)) * 100}%`);
  thumb.dataset.scrubbed = "";
}

/** Shows its picture again. */
export const unscrub = (thumb: HTMLElement): void => void delete thumb.dataset.scrubbed;
