import type { ElementOf } from "../../document/element.ts";
import { fontString } from "../../fonts.ts";
import type { Context } from "../resources.ts";
import { breakLines, type Measured, PAUSE } from "./lines.ts";
import { hasCjk, isRightToLeft, segment, type Token } from "./segment.ts";

type TextElement = ElementOf<"text">;
export interface Word {
  readonly text: string;
  readonly index: number;
  readonly x: number;
  readonly width: number;
}
/** `x` is where the line's first ink stands, `y` its baseline; canvas pixels from the box's corner. */
export interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly words: readonly Word[];
}
export interface Layout {
  readonly size: number;
  /** Height of a capital (or of an ideograph). */
  readonly cap: number;
  /** How far an ideograph stands below the baseline; 0 for letters. */
  readonly below: number;
  readonly lines: readonly Line[];
  readonly rtl: boolean;
}

export function setFont(context: Context, element: TextElement, size: number, italic = element.style.italic) {
  context.font = fontString(element.style.families, { weight: element.style.weight, italic, size });
  context.letterSpacing = `${(size * element.style.tracking) / 1000}px`;
  context.fontKerning = "normal";
  context.textRendering = "geometricPrecision";
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
}

function tokensOf(element: TextElement): Token[] {
  const up = (text: string) => (element.style.uppercase ? text.toLocaleUpperCase() : text);
  if (element.words.length === 0) return segment(up(element.text));
  const spaced = !hasCjk(element.text);
  const starts = lineStarts(element);
  return element.words.map((word, i) => ({
    text: up(word.text),
    space: i > 0 && (spaced || !hasCjk(word.text + (element.words[i - 1]?.text ?? ""))),
    newline: starts.has(i),
  }));
}

/** Which words begin a line, of a text that has line feeds: by how many letters stand before them. */
function lineStarts({ text, words }: TextElement): ReadonlySet<number> {
  const lettersOf = (one: string): number => one.replaceAll(/\s/gu, "").length;
  const ends = new Set(
    text
      .split("\n")
      .slice(0, -1)
      .reduce<number[]>((all, line) => [...all, (all.at(-1) ?? 0) + lettersOf(line)], []),
  );
  let at = 0;
  return new Set(words.flatMap((word, i) => ((at += lettersOf(word.text)), ends.has(at) ? [i + 1] : [])));
}

function measure(context: Context, element: TextElement, tokens: readonly Token[], size: number) {
  setFont(context, element, size);
  const slanted = element.emphasis?.italic ? element.emphasis.words : [];
  const items = tokens.map((token, index) => {
    if (slanted.includes(index)) setFont(context, element, size, true);
    const { width } = context.measureText(token.text);
    if (slanted.includes(index)) setFont(context, element, size);
    return { token, width };
  });
  const space = context.measureText(" ").width;
  return { items, space, ...heights(context, element, size) };
}

/** One that fills its square. */
const IDEOGRAPH = "国";

/** Lines of letters that reach far above and below their baseline stand apart by what they reach. */
const APART = 1.02;

/** How far letters reach: as capitals do; Arabic and Hebrew as what is written does, up and down. `step` is from line to line. */
function heights(context: Context, { text, style }: TextElement, size: number): Pick<Try, "cap" | "foot" | "step"> {
  const { actualBoundingBoxAscent: cap, actualBoundingBoxDescent: foot } = context.measureText(
    isRightToLeft(text) ? text.replaceAll("\n", " ") : hasCjk(text) ? IDEOGRAPH : "H",
  );
  if (!isRightToLeft(text)) return { cap, foot: 0, step: size * style.leading };
  return { cap, foot: Math.max(0, foot), step: Math.max(size * style.leading, (cap + foot) * APART) };
}

interface Try {
  size: number;
  cap: number;
  /** What stands below the last baseline and is to keep within the box. */
  foot: number;
  /** From one baseline to the next. */
  step: number;
  space: number;
  lines: Measured[][];
  fits: boolean;
}

function attempt(context: Context, element: TextElement, tokens: readonly Token[], size: number): Try {
  const { width, height } = element.transform;
  const { items, space, cap, foot, step } = measure(context, element, tokens, size);
  const lines = breakLines(items, space, width);
  const widest = Math.max(0, ...lines.map((line) => lineWidth(line, space)));
  const tall = cap + (lines.length - 1) * step + foot;
  return {
    size,
    cap,
    foot,
    step,
    space,
    lines,
    fits: widest <= width + 0.5 && lines.length <= element.style.maxLines && tall <= height + 0.5,
  };
}

const lineWidth = (line: readonly Measured[], space: number) =>
  line.reduce((sum, m, i) => sum + m.width + (i > 0 && m.token.space ? space : 0), 0);

/** Chinese lines end where the sentence pauses, if type that is smaller by no more than this makes it so. */
const FOR_PAUSES = 0.8;
const atPauses = ({ fits, lines }: Try): boolean =>
  fits &&
  lines.slice(0, -1).every((line, row) => PAUSE.test(line.at(-1)?.token.text ?? "") || (lines[row + 1]?.[0]?.token.newline ?? false));

/** A line of one Chinese character is an orphan; type smaller by no more than this keeps it with its word. */
const FOR_ORPHANS = 0.62;
const ORPHAN = /^\p{Script=Han}[\p{P}\p{S}]*$/u;
const withoutOrphans = ({ fits, lines }: Try): boolean =>
  fits && !lines.some((line) => ORPHAN.test(line.map(({ token }) => token.text).join("")));

function settled(context: Context, element: TextElement, tokens: readonly Token[]): Try {
  const first = fitted(context, element, tokens);
  if (!hasCjk(element.text) || tokens.length < 2) return first;
  const parted = element.text.includes("\n");
  const smaller = (good: (one: Try) => boolean, least: number): Try | undefined => {
    if (good(first)) return first;
    for (let size = first.size * 0.955; size >= Math.max(element.style.minSize, first.size * least); size *= 0.955) {
      const tried = attempt(context, element, tokens, size);
      if (good(tried)) return tried;
    }
    return undefined;
  };
  const pauses = parted || (element.words.length === 0 && tokens.slice(0, -1).some(({ text }) => PAUSE.test(text)));
  return (
    (pauses ? smaller((one) => atPauses(one) && withoutOrphans(one), FOR_PAUSES) : undefined) ??
    smaller(withoutOrphans, FOR_ORPHANS) ??
    first
  );
}

/** The largest size (down to `minSize`) at which balanced lines fit the box. */
function fitted(context: Context, element: TextElement, tokens: readonly Token[]): Try {
  const { style } = element;
  let size = style.size * style.grow;
  for (;;) {
    const tried = attempt(context, element, tokens, size);
    if (tried.fits || size <= style.minSize) return tried;
    size = Math.max(style.minSize, size * 0.955);
  }
}

function placeLine(
  context: Context,
  line: readonly Measured[],
  start: number,
  { x, y, space }: { x: number; y: number; space: number },
): Line {
  let at = x;
  const words = line.map(({ token, width }, i) => {
    if (i > 0 && token.space) at += space;
    const word = { text: token.text, index: start + i, x: at, width };
    at += width;
    return word;
  });
  return { text: line.map(({ token }, i) => (i > 0 && token.space ? " " : "") + token.text).join(""), x, y, width: at - x, words };
}

/** Sets the text: size, balanced lines, optical left edge, caps centred in the box. */
export function layoutText(context: Context, element: TextElement): Layout {
  context.save();
  const { style, transform } = element;
  const rtl = isRightToLeft(element.text);
  const { size, cap, foot, step, space, lines } = settled(context, element, tokensOf(element));
  setFont(context, element, size);
  const tall = cap + (lines.length - 1) * step + foot;
  const top = style.valign === "top" ? 0 : style.valign === "bottom" ? transform.height - tall : (transform.height - tall) / 2;
  const align = rtl && style.align === "left" ? "right" : style.align;
  let index = 0;
  const placed = lines.map((line, row) => {
    const width = lineWidth(line, space);
    const bearing = align === "left" ? context.measureText(line[0]?.token.text ?? "").actualBoundingBoxLeft : 0;
    const x = align === "left" ? bearing : align === "right" ? transform.width - width : (transform.width - width) / 2;
    const made = placeLine(context, line, index, { x, y: top + cap + row * step, space });
    index += line.length;
    return made;
  });
  const below = hasCjk(element.text) ? Math.max(0, context.measureText(IDEOGRAPH).actualBoundingBoxDescent) : 0;
  context.restore();
  return { size, cap, below, lines: placed, rtl };
}
