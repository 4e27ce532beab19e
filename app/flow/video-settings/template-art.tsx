import type { ReactNode } from "react";
import type { TemplateName } from "../../../timeline/brief.ts";

const INK = "#1d1a16";
const PAPER = "#f2ecdf";
const HOT = "#f7640f";

const bottle = (x: number, y: number, size: number, fill: string): ReactNode => (
  <path d={`M${x} ${y}h${size * 0.36}v${size * 0.16}l${size * 0.12} ${size * 0.16}v${size * 1.1}h${-size * 0.6}v${-size * 1.1}l${size * 0.12} ${-size * 0.16}z`} fill={fill} />
);

/** How each director lays out a frame, sketched: shown where no film of the template has been made. */
const ART = {
  kinetic: (
    <>
      <rect width="90" height="160" fill={INK} />
      <path d="M10 30h52v14H10zM10 50h38v14H10z" fill={PAPER} />
      <path d="M10 70h66v18H10z" fill={HOT} />
      <path d="M10 96h44v14H10z" fill={PAPER} opacity="0.4" />
    </>
  ),
  studio: (
    <>
      <rect width="90" height="160" fill={PAPER} />
      <circle cx="45" cy="78" r="38" fill="#fff" />
      <ellipse cx="45" cy="122" rx="22" ry="4" fill={INK} opacity="0.25" />
      {bottle(36, 56, 50, INK)}
    </>
  ),
  magazine: (
    <>
      <rect width="90" height="160" fill="#fff" />
      <path d="M8 12h74v2H8zM8 20h50v16H8z" fill={INK} />
      <path d="M8 44h74v70H8z" fill="#cfc6b4" />
      {bottle(38, 54, 38, INK)}
      <path d="M8 122h34v2H8zm0 6h34v2H8zm0 6h26v2H8zm40-12h34v2H48zm0 6h34v2H48zm0 6h30v2H48z" fill={INK} opacity="0.6" />
    </>
  ),
  street: (
    <>
      <rect width="90" height="160" fill={HOT} />
      <path d="M-4 44 94 16v34L-4 78zM-4 118l98-28v10l-98 28z" fill={INK} />
      {bottle(46, 62, 46, PAPER)}
    </>
  ),
  demo: (
    <>
      <rect width="90" height="160" fill={PAPER} />
      <path d="M12 16h66v36H12zm0 46h66v36H12zm0 46h66v36H12z" fill="#fff" stroke={INK} />
      <path d="M18 22h8v8h-8z" fill={INK} />
      <path d="M18 68h8v8h-8z" fill={HOT} />
      <path d="M18 114h8v8h-8z" fill={INK} />
      {bottle(52, 68, 18, INK)}
    </>
  ),
  "before-after": (
    <>
      <rect width="90" height="160" fill={PAPER} />
      <path d="M0 0h45v160H0z" fill="#7b746a" />
      {bottle(12, 58, 40, "#5b554d")}
      {bottle(58, 58, 40, INK)}
      <path d="M44 0h2v160h-2z" fill="#fff" />
      <circle cx="45" cy="80" r="8" fill={HOT} />
    </>
  ),
} satisfies Record<TemplateName, ReactNode>;

export function TemplateArt({ name }: { name: TemplateName }) {
  return (
    <svg viewBox="0 0 90 160" aria-hidden="true" className="h-auto w-full" preserveAspectRatio="xMidYMid slice">
      {ART[name]}
    </svg>
  );
}
