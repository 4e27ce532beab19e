import type { TimelineDocument } from "../../document.ts";
import type { ElementOf } from "../../document/element.ts";
import { isStored, type Stored } from "../../document/save-element.ts";
import { plainLook } from "../../edit/commands/captions.ts";
import { TEXT_UNIT } from "./units.ts";

const ALIGN = ["left", "center", "right"] as const;

type Canvas = TimelineDocument["canvas"];
const unit = ({ width, height }: Canvas): number => Math.min(width, height) * TEXT_UNIT;

/** Red, green and blue of 0 to 1; white where a colour is none of the plain ones. */
function parts(color: string): number[] {
  const long = /^#([\da-f]{6})/i.exec(color)?.[1] ?? /^#([\da-f]{3})$/i.exec(color)?.[1]?.replace(/./g, "$&$&");
  return long ? [0, 2, 4].map((at) => Number((Number.parseInt(long.slice(at, at + 2), 16) / 255).toFixed(4))) : [1, 1, 1];
}

/** The entry of a text: its words, their size, colour and edge. */
export function textMaterial(id: string, { text, style }: ElementOf<"text">, canvas: Canvas): Stored {
  const said = style.uppercase ? text.toUpperCase() : text;
  const size = Number((style.size / unit(canvas)).toFixed(2));
  const solid = (color: string) => ({ render_type: "solid", solid: { alpha: 1, color: parts(color) } });
  const look = {
    fill: { alpha: 1, content: solid(style.color) },
    range: [0, said.length],
    size,
    bold: style.weight >= 600,
    italic: style.italic,
    underline: false,
    strokes: style.outline ? [{ content: solid(style.outline.color), width: Number((style.outline.width / style.size).toFixed(4)) }] : [],
  };
  return {
    id,
    type: "text",
    content: JSON.stringify({ styles: [look], text: said }),
    alignment: ALIGN.indexOf(style.align),
    check_flag: style.outline ? 15 : 7,
    font_size: size,
    letter_spacing: style.tracking / 1000,
    line_max_width: 0.82,
    line_spacing: 0.02,
    text_color: `#${parts(style.color)
      .map((one) =>
        Math.round(one * 255)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")
      .toUpperCase()}`,
    typesetting: 0,
    words: { end_time: [], start_time: [], text: [] },
  };
}

/** What the JSON of a text says, or the markup of older drafts. */
function contentOf(content: string): { text: string; style: Stored | null } {
  try {
    const read: unknown = JSON.parse(content);
    if (isStored(read) && typeof read.text === "string") {
      const [style] = Array.isArray(read.styles) ? (read.styles as unknown[]) : [];
      return { text: read.text, style: isStored(style) ? style : null };
    }
  } catch {
    // No JSON: markup.
  }
  return { text: content.replace(/<[^>]{0,400}>/g, "").replace(/^\[([^]*)\]$/, "$1"), style: null };
}

/** `#rrggbb` of red, green and blue of 0 to 1. */
function colorIn(style: Stored | null): string | null {
  const content = isStored(style?.fill) && isStored(style.fill.content) ? style.fill.content : null;
  const color = content && isStored(content.solid) ? content.solid.color : null;
  if (!Array.isArray(color) || color.length < 3) return null;
  const byte = (value: unknown) => Math.round(Math.min(1, Math.max(0, Number(value) || 0)) * 255);
  return `#${color
    .slice(0, 3)
    .map((one) => byte(one).toString(16).padStart(2, "0"))
    .join("")}`;
}

/** A text of a draft as one of ours; `plain`: all of its look is said here. */
export function readText(material: Stored, canvas: Canvas): { fields: Stored; plain: boolean } {
  const { text, style } = contentOf(String(material.content ?? ""));
  const look = plainLook({ document: { canvas } as TimelineDocument });
  const size = Number(style?.size ?? material.font_size);
  const own = {
    ...look.style,
    ...(size > 0 && size < 1000 ? { size: size * unit(canvas), minSize: size * unit(canvas) * 0.5 } : {}),
    color: colorIn(style) ?? look.style.color,
    weight: style?.bold === true ? 700 : 400,
    italic: style?.italic === true,
    align: ALIGN[Number(material.alignment)] ?? "center",
    valign: "middle",
    outline: Array.isArray(style?.strokes) && style.strokes.length > 0 ? look.style.outline : null,
  };
  const { width, height } = canvas;
  const fields = { type: "text", text, style: own, transform: { x: width / 2, y: height / 2, width: width * 0.82, height: height * 0.4 } };
  const worn = [style?.effectStyle, style?.shadows, material.background_color].some((one) =>
    Array.isArray(one) ? one.length > 0 : Boolean(one),
  );
  return { fields, plain: !worn && !isStored(style?.font) };
}
