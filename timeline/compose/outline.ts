import type { Placed } from "./document-builder.ts";

/** The frame of a picture as a shape: rounded, an ellipse or an arch, as its effects clip it (draw/image/clip.ts). */
export function outline({ box: { w, h }, effects = [] }: Pick<Placed, "box" | "effects">) {
  const mask = effects.find((effect) => effect.type === "mask");
  const radius = effects.find((effect) => effect.type === "radius")?.value ?? 0;
  if (mask?.shape === "ellipse") return { kind: "ellipse" as const };
  if (mask?.shape !== "arch") return { kind: "rect" as const, radius };
  const r = w / 2;
  return { kind: "path" as const, d: `M0 ${h} V${r} A${r} ${r} 0 0 1 ${w} ${r} V${h} Z`, width: w, height: h };
}
