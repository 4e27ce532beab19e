import type { TimelineDocument } from "../../../../timeline/document.ts";
import { fontsFor } from "../../../../timeline/fonts.ts";

const loaded = new Map<string, Promise<unknown>>();

/** Loads the faces that this document draws, each once for the life of the page. */
export async function loadFonts(document: TimelineDocument): Promise<void> {
  const uses = document.tracks.flatMap((track) =>
    track.elements.flatMap((e) =>
      e.type === "text"
        ? [{ text: e.style.uppercase ? `${e.text}${e.text.toUpperCase()}` : e.text, families: e.style.families, weight: e.style.weight }]
        : [],
    ),
  );
  await Promise.all(
    fontsFor(uses).map((font) => {
      const key = `${font.family}/${font.weights}/${font.style}/${font.file}/${font.range ?? ""}`;
      const known = loaded.get(key);
      if (known) return known;
      const face = new FontFace(font.family, `url(/font/${font.file})`, {
        weight: font.weights,
        style: font.style,
        ...(font.range ? { unicodeRange: font.range } : {}),
      });
      window.document.fonts.add(face);
      const loading = face.load();
      loaded.set(key, loading);
      return loading;
    }),
  );
}
