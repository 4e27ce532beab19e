import { type RefObject, useEffect } from "react";
import { lastFrame } from "../../../../timeline/document.ts";
import { filled } from "../../../../timeline/document/filled.ts";
import { drawFrame } from "../../../../timeline/draw/frame.ts";
import type { Resources } from "../../../../timeline/draw/resources.ts";
import type { Editor } from "../editor.ts";
import { Films } from "./films.ts";
import { Pictures } from "./pictures.ts";

/** Draws the frame at the playhead with the code that draws the export, whenever something of it has changed. */
export function usePicture(editor: Editor, canvas: RefObject<HTMLCanvasElement>): void {
  useEffect(() => {
    const target = canvas.current;
    const context = target?.getContext("2d");
    if (!target || !context) return;
    let [asked, drawn, over] = [0, 0, false];
    const ask = () => {
      if (asked === 0 && !over) asked = requestAnimationFrame(draw);
    };
    const [films, pictures] = [new Films(ask), new Pictures(ask)];
    let resources: Resources | null = null;
    // The export draws off screen, and Chromium clips there otherwise than on a canvas of the page: what is shown is a copy.
    const sheet = new OffscreenCanvas(1, 1);
    const drawing = sheet.getContext("2d", { alpha: false });

    /** As many pixels as the screen shows of it, and never more than the film has. */
    const fitted = (): Resources => {
      const { width, height } = editor.document.canvas;
      const scale = Math.min(1, Math.max(0.1, (target.clientWidth * devicePixelRatio) / width));
      const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
      if (resources?.scale === scale && target.width === across && target.height === down) return resources;
      for (const one of [target, sheet]) [one.width, one.height] = [across, down];
      resources = {
        picture: (id, at) => pictures.of(id) ?? films.picture(id, at),
        surface: (wide, high) => new OffscreenCanvas(wide, high),
        scale,
        cache: new Map(),
      };
      return resources;
    };

    function draw() {
      asked = 0;
      const document = filled(editor.preview.get() ?? editor.document);
      // At its end the last frame of the film is shown.
      const time = Math.min(editor.playhead.get(), lastFrame(document));
      const now = fitted();
      pictures.load(document, editor.urls.get());
      films.prepare(document, editor.urls.get(), { time, playing: editor.playing.get() });
      drawing?.setTransform(now.scale, 0, 0, now.scale, 0, 0);
      if (drawing) drawFrame(drawing, document, time, now);
      context?.drawImage(sheet, 0, 0);
      drawn += 1;
      if (target) target.dataset.drawn = String(drawn);
    }

    const faces = () => {
      const document = filled(editor.document);
      void import("./fonts.ts")
        .then(({ loadFonts }) => loadFonts(document))
        .then((fresh) => {
          if (!fresh) return;
          // Text that was set in another face is set anew.
          resources = null;
          ask();
        });
    };
    faces();
    const sizes = new ResizeObserver(ask);
    sizes.observe(target);
    const leave = [
      editor.playhead.subscribe(ask),
      editor.playing.subscribe(ask),
      editor.preview.subscribe(ask),
      editor.urls.subscribe(ask),
      editor.log.subscribe(() => (ask(), faces())),
    ];
    ask();
    return () => {
      over = true;
      cancelAnimationFrame(asked);
      for (const one of leave) one();
      sizes.disconnect();
      films.close();
    };
  }, [editor, canvas]);
}
