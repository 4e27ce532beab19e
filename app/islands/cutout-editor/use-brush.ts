import { type PointerEvent, type RefObject, useRef } from "react";
import type { Stroke } from "../../../timeline/cutout/strokes.ts";
import type { Shown } from "./use-preview.ts";

export type Mode = "keep" | "erase";

interface BrushOptions {
  /** Over the picture: shows the line while it is painted. */
  overlay: RefObject<HTMLCanvasElement>;
  placed: RefObject<Shown>;
  mode: Mode;
  /** Of the cut-out's longest side. */
  radius: number;
  onStroke: (stroke: Stroke) => void;
}

const INK = { keep: "rgb(40 170 90 / 45%)", erase: "rgb(220 60 50 / 45%)" } as const;

/** Paints over the picture with a pointer; a line becomes a stroke when the pointer is lifted. */
export function useBrush({ overlay, placed, mode, radius, onStroke }: BrushOptions) {
  const points = useRef<[number, number][]>([]);

  const at = ({ clientX, clientY }: PointerEvent): { point: [number, number]; x: number; y: number } | null => {
    const [canvas, where] = [overlay.current, placed.current];
    if (!canvas || !where) return null;
    const box = canvas.getBoundingClientRect();
    const [x, y] = [((clientX - box.left) / box.width) * canvas.width, ((clientY - box.top) / box.height) * canvas.height];
    const { cutout, scale } = where;
    return { x, y, point: [(x - where.x) / scale / cutout.width, (y - where.y) / scale / cutout.height] };
  };
  const mark = (event: PointerEvent) => {
    const [context, here, where] = [overlay.current?.getContext("2d"), at(event), placed.current];
    if (!context || !here || !where) return;
    points.current.push(here.point);
    context.fillStyle = INK[mode];
    context.beginPath();
    context.arc(here.x, here.y, Math.max(1, radius * Math.max(where.cutout.width, where.cutout.height) * where.scale), 0, Math.PI * 2);
    context.fill();
  };
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    const [canvas, picture] = [overlay.current, overlay.current?.previousElementSibling];
    if (!canvas || !(picture instanceof HTMLCanvasElement)) return;
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.setPointerCapture(event.pointerId);
    points.current = [];
    mark(event);
  };
  const move = (event: PointerEvent) => {
    if (points.current.length > 0) mark(event);
  };
  const end = () => {
    const canvas = overlay.current;
    canvas?.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height);
    if (points.current.length > 0) onStroke({ keep: mode === "keep", radius, points: points.current });
    points.current = [];
  };
  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}
