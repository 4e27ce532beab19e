import type { Context } from "../draw/resources.ts";

export interface PooledCanvas {
  readonly canvas: OffscreenCanvas;
  readonly context: Context;
}

/** A canvas of its own for each frame that waits for the encoder, and one that is drawn. */
const CANVASES = 5;
/** An encoder that answers nothing for so long keeps more frames than these: they are no longer counted. */
const PATIENCE_MS = 2000;

export interface CanvasPool {
  /** Waits until the encoder has let a canvas go, and hands it out to be drawn on. */
  next(): Promise<PooledCanvas>;
  /** The encoder has answered a frame. */
  release(): void;
}

/** With `alpha`, what is not drawn on can be seen through. */
export function pooledCanvas(width: number, height: number, alpha = false): PooledCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha });
  if (!context) throw new Error("no 2d context");
  return { canvas, context };
}

/**
 * Canvases in turn. A frame made of a canvas shares its pixels for as long as the encoder holds it: drawn on meanwhile,
 * the canvas would be copied whole, eight megabytes at 1080 × 1920.
 */
export function canvases({ width, height, transparent }: { width: number; height: number; transparent: boolean }): CanvasPool {
  const all = Array.from({ length: CANVASES }, () => pooledCanvas(width, height, transparent));
  const held = { frames: 0, most: CANVASES - 1 };
  let given = 0;
  let wake = () => {};
  const answer = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        held.most = Number.POSITIVE_INFINITY;
        resolve();
      }, PATIENCE_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return {
    async next() {
      while (held.frames >= held.most) await answer();
      const one = all[given % CANVASES];
      if (!one) throw new Error("there is no canvas");
      [given, held.frames] = [given + 1, held.frames + 1];
      return one;
    },
    release() {
      held.frames -= 1;
      wake();
    },
  };
}
