export type Rgb = readonly [number, number, number];

/** `#rgb`, `#rrggbb` or `rgb(r,g,b)` → channels 0…255; anything else is black. */
export function parseColor(color: string): Rgb {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color.trim())?.[1];
  if (hex) {
    const full = hex.length === 3 ? hex.replaceAll(/./g, "$&$&") : hex;
    return [0, 2, 4].map((i) => Number.parseInt(full.slice(i, i + 2), 16)) as unknown as Rgb;
  }
  const parts = color.match(/[\d.]+/g)?.map(Number) ?? [];
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0];
}

function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** `#rrggbb` with an alpha 0…1, as canvas reads it. */
export function alpha(color: string, opacity: number): string {
  const [r, g, b] = parseColor(color);
  return `rgba(${r},${g},${b},${opacity})`;
}

/** WCAG relative luminance, 0…1. */
export function luminance(color: string): number {
  const [r, g, b] = parseColor(color).map((c) => {
    const s = c / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast, 1…21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** `amount` 0…1 of `b` in `a`. */
export function mix(a: string, b: string, amount: number): string {
  const [x, y] = [parseColor(a), parseColor(b)];
  return toHex(x.map((c, i) => c + ((y[i] ?? 0) - c) * amount) as unknown as Rgb);
}

/** Hue in degrees, saturation and lightness 0…1. */
export function toHsl(color: string): Rgb {
  const [r, g, b] = parseColor(color).map((c) => c / 255) as unknown as Rgb;
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const l = (max + min) / 2;
  const d = max - min;
  if (d === 0) return [0, 0, l];
  const s = d / (1 - Math.abs(2 * l - 1));
  const h = max === r ? ((g - b) / d) % 6 : max === g ? (b - r) / d + 2 : (r - g) / d + 4;
  return [(h * 60 + 360) % 360, s, l];
}

export function fromHsl(h: number, s: number, l: number): string {
  const k = (n: number) => (n + (((h % 360) + 360) % 360) / 30) % 12;
  const a = s * Math.min(l, 1 - l);
  const f = (n: number) => 255 * (l - a * Math.max(-1, Math.min(k(n) - 3, Math.min(9 - k(n), 1))));
  return toHex([f(0), f(8), f(4)]);
}

/** `color` moved towards black or white, whichever is nearer, until it reads on `ground`. */
export function readable(color: string, ground: string, wanted = 4.5): string {
  const pole = contrast("#ffffff", ground) > contrast("#000000", ground) ? "#ffffff" : "#000000";
  for (let amount = 0; amount < 1; amount += 0.05) {
    const tried = mix(color, pole, amount);
    if (contrast(tried, ground) >= wanted) return tried;
  }
  return pole;
}
