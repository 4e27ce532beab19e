import type { TimelineDocument } from "../../../../timeline/document.ts";
import { fontsFor } from "../../../../timeline/fonts.ts";

/** Files of the faces by their package path: those that `timeline/fonts` names, each at an address of this site. */
export const FONT_FILES = import.meta.glob<string>(
  [
    "/node_modules/@fontsource/{bricolage-grotesque,unbounded}/files/*-{latin,latin-ext}-800-normal.woff2",
    "/node_modules/@fontsource/{instrument-sans,barlow-condensed}/files/*-{latin,latin-ext}-{500,700}-normal.woff2",
    "/node_modules/@fontsource/{ibm-plex-mono,unbounded}/files/*-{latin,latin-ext}-500-normal.woff2",
    "/node_modules/@fontsource/{anton,permanent-marker,instrument-serif}/files/*-{latin,latin-ext}-400-normal.woff2",
    "/node_modules/@fontsource/instrument-serif/files/*-{latin,latin-ext}-400-italic.woff2",
    "/node_modules/@fontsource/noto-sans-sc/files/*-chinese-simplified-{300,400,500,900}-normal.woff2",
    "/node_modules/@fontsource/zcool-{qingke-huangyou,xiaowei,kuaile}/files/*-chinese-simplified-{300,400,500,900}-normal.woff2",
    "/node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-{86,87,88,89,90,91,100,101,102,103,104,105,106,107,109}-700-normal.woff2",
    "/node_modules/@fontsource/noto-sans/files/noto-sans-{latin-ext,cyrillic,cyrillic-ext,greek,vietnamese,devanagari}-700-normal.woff2",
    "/node_modules/@fontsource/noto-sans-{arabic,hebrew}/files/*-{arabic,hebrew}-700-normal.woff2",
    "/node_modules/@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2",
  ],
  { eager: true, query: "?url", import: "default" },
);

const loaded = new Map<string, Promise<unknown>>();

/** Loads the faces that a document draws, each once for the life of the page, as its export does. True where any of them is new. */
export async function loadFonts({ tracks }: TimelineDocument): Promise<boolean> {
  const before = loaded.size;
  const uses = tracks.flatMap(({ elements }) =>
    elements.flatMap((one) =>
      one.type === "text"
        ? [
            {
              text: one.style.uppercase ? `${one.text}${one.text.toUpperCase()}` : one.text,
              families: one.style.families,
              weight: one.style.weight,
            },
          ]
        : [],
    ),
  );
  const faces = fontsFor(uses).map(({ family, weights: weight, style, file, range }) => {
    const key = `${family}/${weight}/${style}/${file}/${range ?? ""}`;
    const address = FONT_FILES[`/node_modules/${file}`];
    const known = loaded.get(key);
    if (known || !address) return known;
    // The interface may name the same face: its words stay in the one that they have until this one is there.
    const face = new FontFace(family, `url(${address})`, { weight, style, display: "swap", ...(range ? { unicodeRange: range } : {}) });
    document.fonts.add(face);
    const loading = face.load().catch(() => undefined);
    loaded.set(key, loading);
    return loading;
  });
  await Promise.all(faces);
  return loaded.size > before;
}
