import { isKnown } from "./dictionary.ts";

const ACRONYMS = new Set(
  (
    "USB LED HD UHD FHD TV PC AI UV BPA UK US EU DIY FAQ CEO CTA GPS HDMI NFC RGB SUV VIP VR AR XR XL XXL XS SPF PVC ABS EVA IPX IP CPU GPU RAM " +
    "SSD HDR OLED QLED LCD API URL SEO ROI CRM SMS PDF QR ID AM PM IT ETA FDA CE GMO PH AC DC EV"
  ).split(" "),
);
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  vs: "versus",
  etc: "et cetera",
  approx: "approximately",
  incl: "including",
  dept: "department",
  mr: "mister",
  mrs: "missus",
  dr: "doctor",
  ok: "okay",
  "e-mail": "email",
  tbsp: "tablespoons",
  tsp: "teaspoons",
  qty: "quantity",
  max: "max",
  ft: "featuring",
  oled: "O led",
};

/** How a run of letters is said: a word stays, an acronym becomes its letters, CamelCase falls into words. */
export function spelled(text: string): string[] {
  const known = ABBREVIATIONS[text.toLowerCase()];
  if (known !== undefined) return known.split(" ");
  if (ACRONYMS.has(text)) return [...text];
  const many = /^([A-Z]{2,})s$/.exec(text);
  if (many !== null) return [...(many[1] ?? ""), "/Z"];
  const lower = text.toLowerCase();
  if (isKnown(lower)) return [lower];
  if (/^[A-Z]+$/.test(text) && (text.length <= 3 || !/[AEIOUY]/.test(text))) return [...text];
  if (/^[bcdfghjklmnpqrstvwxz]{2,}$/.test(lower)) return [...text.toUpperCase()];
  const pieces = text.split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).filter((piece) => piece !== "");
  return pieces.length > 1 ? pieces.flatMap((piece) => (/^[A-Z]$/.test(piece) ? [piece] : spelled(piece))) : [lower];
}
