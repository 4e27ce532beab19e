import type { MouthFrame } from "../../../../../timeline/measured.ts";
import type { Character } from "./character.ts";
import { mouth } from "./mouth.ts";
import { INK } from "./palette.ts";

const HEAD =
  "M205 235 C203 165 245 126 300 126 C355 126 397 165 395 235 C395 300 374 345 340 368 C315 384 285 384 260 368 C226 345 205 300 205 235Z";
const NECK = "M258 340 V404 C258 428 244 436 214 444 L300 500 L386 444 C356 436 342 428 342 404 V340Z";

const line = (d: string, width = 6.5): string => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}"/>`;

function eye(x: number, blink: boolean, lashes: boolean): string {
  const out = Math.sign(x - 300);
  const lash = lashes ? line(`M${x + out * 15} ${blink ? 258 : 246} l${out * 9} -6`, 5) : "";
  if (blink) return line(`M${x - 17} 256 Q${x} 268 ${x + 17} 256`) + lash;
  return (
    `<path d="M${x - 19} 254 Q${x} 226 ${x + 19} 254 Q${x} 274 ${x - 19} 254Z" fill="#fffaf1"/><ellipse cx="${x}" cy="252" rx="10.5" ry="12.5" fill="${INK}"/>` +
    `<circle cx="${x + 3.5}" cy="247" r="3.6" fill="#fffaf1"/>${line(`M${x - 20} 253 Q${x} 226 ${x + 20} 253`, 6.5)}${lash}`
  );
}

/** One frame as an SVG document. */
export function frameSvg(who: Character, { open, wide, blink }: MouthFrame): string {
  const drop = open * 5;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" stroke-linecap="round" stroke-linejoin="round">` +
    who.hairBack +
    `<path d="${NECK}" fill="${who.skin}" stroke="${INK}" stroke-width="6.5"/><path d="M258 362 Q300 402 342 362 V384 Q300 424 258 388Z" fill="${who.shade}"/>` +
    who.clothes +
    `<ellipse cx="204" cy="262" rx="20" ry="27" fill="${who.skin}" stroke="${INK}" stroke-width="6.5"/><ellipse cx="396" cy="262" rx="20" ry="27" fill="${who.skin}" stroke="${INK}" stroke-width="6.5"/>` +
    `<path d="${HEAD}" fill="${who.skin}" stroke="${INK}" stroke-width="6.5" transform="translate(300 126) scale(1 ${(1 + drop / 250).toFixed(4)}) translate(-300 -126)"/>` +
    `<ellipse cx="240" cy="298" rx="21" ry="13" fill="${who.blush}" opacity=".55"/><ellipse cx="360" cy="298" rx="21" ry="13" fill="${who.blush}" opacity=".55"/>` +
    `<g transform="translate(0 ${drop.toFixed(1)})">${who.beard ?? ""}</g>` +
    eye(258, blink, who.lashes) +
    eye(342, blink, who.lashes) +
    `<path d="${who.brows}" fill="none" stroke="${who.hair}" stroke-width="9" transform="translate(0 ${(-open * 3).toFixed(1)})"/>` +
    line("M303 262 C312 280 312 290 297 292", 5.5) +
    mouth(open, wide, who.shade) +
    who.hairFront +
    (who.extras ?? "") +
    "</svg>"
  );
}
