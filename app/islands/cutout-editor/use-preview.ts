import { type RefObject, useCallback, useEffect, useRef } from "react";
import { composite, type Layers } from "../../../timeline/cutout/composite.ts";
import type { Placement } from "../../../timeline/cutout/placement.ts";
import type { Size } from "../../../timeline/raster/pixels.ts";
import { backdropOf, recipeOf } from "./form-recipe.ts";
import { readLayers, readPicture } from "./layers.ts";

const LONGEST = 900;

/** Where the cut-out lies in what is shown. */
export interface Shown extends Placement {
  readonly cutout: Size;
}

interface PreviewOptions {
  canvas: RefObject<HTMLCanvasElement>;
  shown: string;
  before: string;
  strokes: string;
}

/** Draws what the server would make, whenever the form or what was painted changes. */
export function usePreview({ canvas, shown, before, strokes }: PreviewOptions): RefObject<Shown> {
  const layers = useRef<Promise<Layers>>();
  const backdrops = useRef(new Map<string, ReturnType<typeof readPicture>>());
  const placed = useRef<Shown>(null) as { current: Shown | null };
  const turn = useRef(0);

  const draw = useCallback(async () => {
    const [target, form] = [canvas.current, canvas.current?.closest("form")];
    if (!target || !form) return;
    turn.current += 1;
    const mine = turn.current;
    layers.current ??= readLayers(shown, before);
    const address = backdropOf(form);
    if (address && !backdrops.current.has(address)) backdrops.current.set(address, readPicture(address));
    const [base, backdrop] = await Promise.all([layers.current, address ? (backdrops.current.get(address) ?? null) : null]);
    await new Promise(requestAnimationFrame);
    if (mine !== turn.current) return;
    const { picture, placement } = composite({ ...base, backdrop }, recipeOf(form, strokes), LONGEST);
    [target.width, target.height] = [picture.width, picture.height];
    target.getContext("2d")?.putImageData(new ImageData(Uint8ClampedArray.from(picture.data), picture.width, picture.height), 0, 0);
    target.dataset.drawn = String(mine);
    placed.current = { ...placement, cutout: base.cutout };
  }, [canvas, shown, before, strokes]);

  useEffect(() => {
    const form = canvas.current?.closest("form");
    const changed = () => void draw();
    changed();
    form?.addEventListener("input", changed);
    return () => form?.removeEventListener("input", changed);
  }, [canvas, draw]);
  return placed;
}
