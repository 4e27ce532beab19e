export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type Surface = OffscreenCanvas | HTMLCanvasElement;
export interface Picture {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

/** What drawing needs from the world. One instance serves one document; `cache` may be kept between frames. */
export interface Resources {
  /** The picture of an asset, for video the frame at `seconds` of its own time; null draws nothing. */
  picture(assetId: string, seconds: number): Picture | null;
  surface(width: number, height: number): Surface;
  /** Device pixels for a canvas pixel: 0.5 for a half-size preview. */
  readonly scale: number;
  readonly cache: Map<string, unknown>;
}

export function context2d(surface: Surface): Context {
  const context = surface.getContext("2d") as Context | null;
  if (!context) throw new Error("this surface has no 2d context");
  return context;
}

/** Makes once, then answers the same: for bitmaps and text layouts. */
export function cached<T>(resources: Resources, key: string, make: () => T): T {
  const known = resources.cache.get(key) as T | undefined;
  if (known !== undefined) return known;
  const made = make();
  resources.cache.set(key, made);
  return made;
}

/** Bytes of bitmaps that are kept: a film of half an hour has a thousand captions, and each is painted once. */
const MOST_BYTES = 128 * 1024 * 1024;

/** As `cached`, for bitmaps: those that were not drawn for longest go first. */
function kept(resources: Resources, key: string, make: () => Picture): Picture {
  const bitmaps = cached(resources, "bitmaps", () => new Map<string, Picture>());
  const known = bitmaps.get(key);
  bitmaps.delete(key);
  const picture = known ?? make();
  bitmaps.set(key, picture);
  let bytes = 0;
  for (const [one, { width, height }] of known ? [] : [...bitmaps].toReversed()) {
    bytes += width * height * 4;
    if (bytes > MOST_BYTES && one !== key) bitmaps.delete(one);
  }
  return picture;
}

/** A bitmap in device pixels, drawn once by `paint` in canvas pixels. */
export function bitmap(
  resources: Resources,
  key: string,
  size: { width: number; height: number },
  paint: (context: Context) => void,
): Picture {
  return kept(resources, `${key}@${size.width}x${size.height}`, () => {
    const width = Math.max(1, Math.ceil(size.width * resources.scale));
    const height = Math.max(1, Math.ceil(size.height * resources.scale));
    const surface = resources.surface(width, height);
    const context = context2d(surface);
    context.scale(width / size.width, height / size.height);
    paint(context);
    return { source: surface, width, height };
  });
}
