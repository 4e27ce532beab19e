import { useEffect, useRef, useState } from "react";
import type { ElementOf } from "../../../../timeline/document/element.ts";
import { seconds, TIMEBASE } from "../../../../timeline/time.ts";
import type { Editor } from "../editor.ts";
import { useRead, useValue } from "../value.ts";
import { type Strip, stripOf } from "./strips.ts";

const HEIGHT = 40;
const WAVE = 14;
/** Pixels that a clip's own drawing has at most: a longer one is stretched. */
const MOST = 4096;
const SETTLED_MS = 120;

interface Drawn {
  strip: Strip;
  wave: { peaks: Float32Array; length: number } | null;
}

/** Pictures of a film side by side, each of its own moment, and its wave below them. */
function draw(target: HTMLCanvasElement, element: ElementOf<"video">, { strip, wave }: Drawn) {
  const context = target.getContext("2d");
  if (!context) return;
  const rate = element.speed.num / element.speed.den;
  const [from, whole] = [seconds(element.trimStart), seconds(element.duration) * rate];
  const tile = (strip.width / strip.height) * HEIGHT;
  context.clearRect(0, 0, target.width, target.height);
  for (let x = 0; x < target.width; x += tile) {
    const at = from + (whole * (x + tile / 2)) / target.width;
    const n = Math.max(0, Math.min(strip.count - 1, Math.floor((at / strip.length) * strip.count)));
    context.drawImage(strip.picture, n * strip.width, 0, strip.width, strip.height, x, 0, tile, HEIGHT);
  }
  if (!wave) return;
  context.fillStyle = "rgb(255 255 255 / 0.8)";
  for (let x = 0; x < target.width; x += 2) {
    const peak = wave.peaks[Math.floor(((from + (whole * x) / target.width) / wave.length) * wave.peaks.length)] ?? 0;
    const high = Math.max(1, peak * Math.min(1, element.volume) * WAVE);
    context.fillRect(x, HEIGHT - high, 1, high);
  }
}

/** A value once it has not changed for a moment: while it does, what is drawn is stretched. */
function useSettled(now: number): number {
  const [settled, settle] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => settle(now), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return settled;
}

/** What a film shows, on its clip. */
export function FilmStrip({ element, url, editor }: { element: ElementOf<"video">; url: string; editor: Editor }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [strip, setStrip] = useState<Strip | null>(null);
  const scale = useSettled(useValue(editor.scale));
  const found = useRead(editor.sound.peaks, (all) => all.get(element.assetId));
  const width = Math.max(1, Math.min(MOST, Math.round((element.duration / TIMEBASE) * scale)));
  useEffect(() => {
    let over = false;
    void stripOf(element.assetId, url).then((one) => !over && setStrip(one));
    return () => void (over = true);
  }, [element.assetId, url]);
  useEffect(() => {
    const wave = found && !element.muted ? { peaks: found.wave, length: found.length } : null;
    if (!canvas.current || !strip) return;
    [canvas.current.width, canvas.current.height] = [width, HEIGHT];
    draw(canvas.current, element, { strip, wave });
  }, [element, strip, found, width]);
  return <canvas ref={canvas} className="te-clip-film" aria-hidden="true" />;
}
