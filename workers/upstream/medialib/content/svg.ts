import { Parser } from "htmlparser2";

/** Elements that run, frame, or change others later; what is in them goes with them. */
const DROPPED = new Set(
  "script foreignobject iframe object embed audio video canvas handler listener set animate animatetransform animatemotion".split(" "),
);
/** What is in a link stays, without it. */
const LINK = "a";
const HREF = /^(?:[\w.-]+:)?href$/;
/** What a drawing may name: its own parts, and pictures that it brings along. */
const OWN = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]*$)/i;
/** In a style: anything that leads out, by whatever way it is written. */
const OUTSIDE = /url\s*\((?!\s*["']?\s*(?:#|data:image\/(?:png|jpeg|gif|webp);base64,))/i;
const WAYS_OUT = /@import|expression\s*\(|javascript:|image-set|(?:image|src)\s*\(|\\/i;
const leadsOut = (text: string): boolean => OUTSIDE.test(text) || WAYS_OUT.test(text);

/** An element's name whatever its namespace is called. */
const localName = (tag: string): string => tag.slice(tag.indexOf(":") + 1).toLowerCase();

const escape = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const isKept = (name: string, value: string): boolean => {
  const low = name.toLowerCase();
  if (!/^[a-z_][\w:.-]*$/i.test(name) || low.startsWith("on") || low === "xml:base") return false;
  if (HREF.test(low)) return OWN.test(value);
  return !leadsOut(value);
};

const attributesOf = (given: Readonly<Record<string, string>>): string =>
  Object.entries(given)
    .filter(([name, value]) => isKept(name, value))
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join("");

/** A drawing without scripts, events, references to anything outside, and entities of its own; null where it is none. */
export function cleanSvg(text: string): string | null {
  let out = "";
  let depth = 0;
  let skipped = 0;
  let style = "";
  let inStyle = false;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const isRoot = depth === 0;
        depth += 1;
        const name = localName(tag);
        if (skipped > 0 || DROPPED.has(name) || (isRoot && (tag !== "svg" || out !== ""))) return void (skipped += 1);
        if (name === LINK) return;
        inStyle = name === "style";
        style = "";
        out += `<${tag}${attributesOf(attributes)}>`;
      },
      ontext(said) {
        if (skipped > 0 || depth === 0) return;
        if (inStyle) style += said;
        else out += escape(said);
      },
      onclosetag(tag) {
        depth -= 1;
        if (skipped > 0) return void (skipped -= 1);
        if (localName(tag) === LINK) return;
        if (inStyle && !leadsOut(style)) out += escape(style);
        inStyle = false;
        out += `</${tag}>`;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return /^<svg[\s>]/i.test(out) ? out : null;
}

const pixelsOf = (text: string | undefined): number => {
  const value = Number.parseFloat(text ?? "");
  return value > 0 && !/%\s*$/.test(text ?? "") ? Math.round(value) : 0;
};

/** Its size in pixels: what it says, else that of its view box, else a browser's own 300 × 150. */
export function svgSize(clean: string): { width: number; height: number } {
  const open = /^<svg[^>]*>/i.exec(clean)?.[0] ?? "";
  const said = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(open)?.[1];
  const [, , boxWidth, boxHeight] = (said("viewBox") ?? "").trim().split(/[\s,]+/);
  return {
    width: pixelsOf(said("width")) || pixelsOf(boxWidth) || 300,
    height: pixelsOf(said("height")) || pixelsOf(boxHeight) || 150,
  };
}
