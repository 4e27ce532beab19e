import { contrast, mix } from "../../../color.ts";

/** A light that is nowhere harsh: the product's colour, nearly white, falling off towards the floor. */
export const seamless = (tint: string, white = 0.72) => ({
  type: "linear" as const,
  angle: 90,
  stops: [
    { at: 0, color: mix(tint, "#ffffff", white) },
    { at: 0.62, color: mix(tint, "#ffffff", white + 0.18) },
    { at: 0.64, color: mix(tint, "#ffffff", white + 0.12) },
    { at: 1, color: mix(tint, "#ffffff", white - 0.1) },
  ],
});

/** As much white as the words need on it, and no more than leaves a colour. */
export function bearing(tint: string, ink: string): number {
  let white = 0.5;
  while (white < 0.72 && contrast(ink, mix(tint, "#ffffff", white - 0.1)) < 6) white += 0.02;
  return white;
}
