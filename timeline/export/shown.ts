import type { Picture } from "../draw/resources.ts";

/** A decoded frame as it is drawn. */
export interface Shown extends Picture {
  close(): void;
}

/** Frames of one film, one at a time: each takes the place of the one before. */
export interface Screen {
  show(frame: VideoFrame): Promise<Shown>;
}

const upright = ({ visibleRect, displayWidth, displayHeight }: VideoFrame) =>
  visibleRect?.width === displayWidth && visibleRect.height === displayHeight;

/** A film that can be seen through is so in all of its frames. */
const isSeeThrough = ({ format }: VideoFrame): boolean => format !== null && /^(?:I4\d\dA|RGBA|BGRA)/.test(format);

/**
 * Drawing a frame of a film would turn its colours into RGB on a new piece of memory each time, and that before
 * anything else can be drawn: here they are turned once, into memory that stays. A frame of pixels that are not square
 * is drawn as it is.
 */
export function screen(): Screen {
  let pixels: ImageData | null = null;
  let on: OffscreenCanvasRenderingContext2D | null = null;
  const fit = (width: number, height: number, alpha: boolean) => {
    if (pixels?.width === width && pixels.height === height) return { pixels, on };
    pixels = new ImageData(width, height);
    on = new OffscreenCanvas(width, height).getContext("2d", { alpha, willReadFrequently: true });
    return { pixels, on };
  };
  return {
    async show(frame) {
      const [width, height] = [frame.displayWidth, frame.displayHeight];
      const asItIs = { source: frame, width, height, close: () => frame.close() };
      if (!upright(frame)) return asItIs;
      const { pixels: data, on: context } = fit(width, height, isSeeThrough(frame));
      if (!context) throw new Error("no 2d context");
      // A Chromium before 127 knows no format here, and gives the planes of the film's own.
      if ((await frame.copyTo(data.data, { format: "RGBA" })).length > 1) return asItIs;
      frame.close();
      context.putImageData(data, 0, 0);
      return { source: context.canvas, width, height, close: () => {} };
    },
  };
}
