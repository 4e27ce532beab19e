import { z } from "zod";
import { element, type ElementInput } from "../../document/element.ts";
import { wordTiming } from "../../document/text.ts";
import type { Workbench } from "../bench.ts";
import { command, id, tick } from "../command.ts";
import { EditRefused } from "../refused.ts";

type Text = Extract<ElementInput, { type: "text" }>;
type Look = Pick<Text, "transform" | "style"> & Partial<Text>;

/** How captions look where no text of the document says it: white with a dark edge, in the lower third. */
export function plainLook({ document: { canvas } }: Pick<Workbench, "document">): Look {
  const { width, height } = canvas;
  const size = Math.min(width, height) * 0.055;
  return {
    transform: { x: width / 2, y: height * 0.74, width: width * 0.86, height: size * 3.4 },
    style: {
      families: ["Instrument Sans", "Noto Sans SC"],
      weight: 600,
      size,
      minSize: size * 0.55,
      leading: 1.25,
      color: "#ffffff",
      align: "center",
      valign: "bottom",
      maxLines: 3,
      outline: { color: "rgba(10,10,10,0.92)", width: size * 0.13 },
    },
  };
}

function lookOf(bench: Workbench, track: string, like: string | undefined): Look {
  const named = like === undefined ? undefined : bench.get(like).element;
  const shown = named ?? bench.on(track).find(({ type }) => type === "text");
  if (shown && shown.type !== "text") throw new EditRefused("INVALID_VALUE", [shown.id], "like");
  if (!shown) return plainLook(bench);
  const { transform, style, enter, exit, plate, spoken, effects } = shown;
  return { transform, style, enter, exit, plate, spoken, effects };
}

const cue = z.object({
  start: tick,
  end: tick,
  text: z.string().min(1).max(2000),
  /** Ticks from the cue's start. */
  words: z.array(wordTiming).max(400).default([]),
});

/** Whether a caption was made of that recording. */
export const isOf = (of: string, caption: string): boolean => caption.startsWith(`${of}-caption-`);

/**
 * Puts captions in place of all text of a track; with `of`, which names a recording, in place of what was made of that alone. They look
 * like `like`, else like the text that was there.
 */
export const captions = command(
  "captions",
  { track: id, cues: z.array(cue).max(5000), like: id.optional(), of: id.optional() },
  (bench, { track, cues, like, of }) => {
    bench.track(track);
    const look = lookOf(bench, track, like);
    for (const one of bench.on(track)) if (one.type === "text" && (of === undefined || isOf(of, one.id))) bench.remove(one.id);
    for (const { start, end, text, words } of cues.toSorted((a, b) => a.start - b.start)) {
      if (end <= start) throw new EditRefused("TOO_SHORT", [], text.slice(0, 40));
      const name = bench.freshId(`${of ?? track}-caption-${start}`);
      const made = {
        ...look,
        type: "text",
        id: name,
        name: "caption",
        startTime: start,
        duration: end - start,
        text,
        words,
      };
      bench.put(track, element.parse(made));
    }
  },
);
